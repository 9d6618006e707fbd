import { spawnSync } from 'node:child_process'
import { provideChromium } from './support/chromium'

/** `npm run browser`: gets a browser where there is none, then runs the browser tests with the options given. */
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: provideChromium() } },
)
process.exitCode = status ?? 1
