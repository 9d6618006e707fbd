import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** How much of a commit's id tells it from all others. */
const ID_LENGTH = 10

/**
 * Writes into the page which version it is, and of which commit it was built: `<meta name="version" content="1.0.0+0123456789">`. It
 * stands there and in no script, whose names then stay the same where nothing of them has changed.
 */
export function versionPlugin(): Plugin {
  let root = '.'

  return {
    name: 'version',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'version', content: versionOf(root, commitOf) }, injectTo: 'head' },
    ],
  }
}

/** The version of package.json, and behind a plus sign the commit's id, where there is one. */
export function versionOf(root: string, commitOf: (root: string) => string | null): string {
  const described: unknown = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))
  if (typeof described !== 'object' || described === null || !('version' in described)) {
    throw new Error(`${root}/package.json names no version.`)
  }
  const commit = commitOf(root)
  return `${described.version}${commit === null ? '' : `+${commit.slice(0, ID_LENGTH)}`}`
}

/** The commit that is checked out; `null` where the files came without their history. */
function commitOf(root: string): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    // No git, or no repository: an archive of the files can be built as well.
    return null
  }
}
