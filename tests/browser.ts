import { spawnSync } from 'node:child_process'
import { CHROMIUM, FIREFOX, hasWebKit, provideBrowser, WEBKIT } from '../src/dev/browserPrograms'
import { provideScreen } from './support/screen'

/** `npm run browser`: gets the browsers where there are none, then runs the browser tests with the options given. */
const browsers = {
  CHROMIUM_PATH: provideBrowser(CHROMIUM),
  FIREFOX_PATH: provideBrowser(FIREFOX),
  ...(hasWebKit && { WEBKIT_DRIVER_PATH: provideBrowser(WEBKIT) }),
}
const screen = await provideScreen()
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, ...browsers, ...screen.environment } },
)
screen.remove()
process.exitCode = status ?? 1
