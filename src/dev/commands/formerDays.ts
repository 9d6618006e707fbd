import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { days } from '../../calendar'

/** The slugs of days that have left the calendar, and not the project yet: a folder of theirs is still there. */
export function formerDays(): readonly string[] {
  const slugs: readonly string[] = days.map(({ slug }) => slug)
  const scenes = readdirSync('scenes').filter((name) => !name.includes('.'))
  const assets = readdirSync('assets').filter((name) => existsSync(`assets/${name}/vignette.ts`))
  return [...new Set([...scenes, ...assets])].filter((name) => !slugs.includes(name)).sort()
}

/** Where the files of a day are that bear its name, as Git is told so. */
export function filesOf(slug: string): readonly string[] {
  const parts = [
    `assets/${slug}-*`,
    `assets/public/${slug}-*`,
    `assets/public/cards/${slug}.*`,
    `tests/visual/snapshots/${slug}-*`,
  ]
  return [`scenes/${slug}`, `assets/${slug}`, `tests/play/${slug}.spec.ts`, ...parts]
}

/** The files of others that name the day. */
export function filesThatName(slug: string): readonly string[] {
  const others = filesOf(slug).map((path) => `:(exclude)${path}`)
  const named = `['"/#]${slug}(-[a-z]+)?['"/?]`
  const search = ['grep', '--untracked', '-lE', named, '--', 'src', 'scenes', 'assets/**.ts', 'tests/**.ts', ...others]
  try {
    return execFileSync('git', search, { encoding: 'utf8' }).trim().split('\n')
  } catch (error) {
    // What Git says when it finds nothing.
    if (error instanceof Error && 'status' in error && error.status === 1) return []
    throw error
  }
}
