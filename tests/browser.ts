import { spawnSync } from 'node:child_process'
import {
  CHROMIUM,
  CHROMIUM_SHELL,
  FIREFOX,
  findBrowser,
  hasWebKit,
  provideBrowser,
  WEBKIT,
} from '../src/dev/browserPrograms'
import { provideScreen } from './support/screen'

/** `npm run browser`: gets the browsers where there are none, then runs the browser tests with the options given. */
const chosen = process.env[CHROMIUM.variable]
const chromium = provideBrowser(CHROMIUM)
const browsers = {
  CHROMIUM_PATH: chromium,
  // Who chooses a Chromium wants it tested: what is lighter is found by itself only beside one that was, too.
  CHROMIUM_SHELL_PATH: process.env[CHROMIUM_SHELL.variable] ?? chosen ?? findBrowser(CHROMIUM_SHELL) ?? chromium,
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
