import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadEnv, type Plugin, type ResolvedConfig } from 'vite'
import { bundleLicensedScript, bundleScript } from '../bundleScript.ts'
import { UNKNOWN_BUILD, WORKER, writeBox } from './writeBox.ts'

const KEEPER = moduleAt('worker')
const FAREWELL = moduleAt('farewell')

/** Says by `off` that the site is built without a worker. */
const SWITCH = 'VITE_SERVICE_WORKER'

/** What is found of licences, before `licensesPlugin` prints it. */
const LICENSES = 'licenses.json'

/**
 * Builds the service worker, and lists all files of the site for it. With `VITE_SERVICE_WORKER=off` there is one in its place that
 * takes an earlier one away. In development there is none.
 *
 * @throws when that setting says anything else
 */
export function serviceWorkerPlugin(): Plugin {
  let config: ResolvedConfig
  let isOff = false

  return {
    name: 'service-worker',
    apply: 'build',
    config(user, { mode }) {
      isOff = isSwitchedOff(loadEnv(mode, user.envDir || process.cwd(), SWITCH)[SWITCH])
      return { define: { 'import.meta.env.SERVICE_WORKER': JSON.stringify(isOff ? 'off' : 'on') } }
    },
    configResolved(resolved) {
      config = resolved
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const { base } = config
        if (isOff) {
          this.emitFile({ type: 'asset', fileName: WORKER, source: await bundleScript(FAREWELL, { base }) })
          return
        }
        const { code, licenses } = await bundleLicensedScript(KEEPER, {
          base,
          define: {
            'import.meta.env.BUILD': JSON.stringify(UNKNOWN_BUILD),
            'process.env.NODE_ENV': JSON.stringify('production'),
          },
        })
        this.emitFile({ type: 'asset', fileName: WORKER, source: code })
        const found = bundle[LICENSES]
        if (found?.type !== 'asset' || !Array.isArray(licenses))
          return this.error('No licences are found, of the site or of its worker.')
        found.source = JSON.stringify([...JSON.parse(String(found.source)), ...licenses])
      },
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        // Once all is there that the build makes or copies.
        if (!isOff) writeBox(resolve(config.root, config.build.outDir), config.base)
      },
    },
  }
}

/** @throws when the setting is neither `off` nor left out */
export function isSwitchedOff(setting: string | undefined): boolean {
  if (setting !== undefined && setting !== '' && setting !== 'off') {
    throw new Error(`${SWITCH} is either off or not set: ${setting}`)
  }
  return setting === 'off'
}

function moduleAt(name: string): string {
  return fileURLToPath(new URL(`../../../offline/worker/${name}.ts`, import.meta.url))
}
