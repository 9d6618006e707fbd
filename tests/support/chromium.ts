import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The browser that is there: `CHROMIUM_PATH`, else an installed Chromium or Chrome, else the one that Playwright has
 * downloaded before.
 *
 * @returns the path of its program, or `undefined` when there is none
 * @throws when `CHROMIUM_PATH` names a file that does not exist
 */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, but there is no such file.`)
  if (chosen) return chosen
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = folders.flatMap((folder) => COMMANDS.map((command) => join(folder, command)))
  return [...onPath, ...APPLICATIONS, chromium.executablePath()].find((path) => existsSync(path))
}

/**
 * Finds a browser for the tests, or gets one: Debian's package where this user may install it, else Playwright's download.
 *
 * @returns the path of its program
 * @throws with all that was tried, when none of it works
 */
export function provideChromium(): string {
  const found = findChromium()
  if (found) return found
  const tried = ['No Chromium or Chrome is installed, and CHROMIUM_PATH is not set.']
  for (const { name, commands } of [debianPackage(), playwrightDownload()]) {
    console.log(`Getting a browser for the tests: ${name}.`)
    const failed = commands.find(([command, ...args]) => spawnSync(command, args, { stdio: 'inherit' }).status !== 0)
    const provided = findChromium()
    if (provided) return provided
    tried.push(`${name}: ${failed ? `"${failed.join(' ')}" failed.` : 'brought no browser.'}`)
  }
  throw new Error(
    ['The browser tests need Chromium.', ...tried, 'Install one, or set CHROMIUM_PATH to its program.'].join('\n  '),
  )
}

type Command = readonly [program: string, ...args: string[]]

interface Source {
  readonly name: string
  /** Run one after the other until one fails; a program that this machine does not have fails, too. */
  readonly commands: readonly Command[]
}

function debianPackage(): Source {
  const isRoot = process.getuid?.() === 0
  const aptGet = (...args: string[]): Command =>
    isRoot ? ['apt-get', ...args] : ['sudo', '--non-interactive', 'apt-get', ...args]
  return { name: "Debian's package", commands: [aptGet('update', '-qq'), aptGet('install', '-y', '-qq', 'chromium')] }
}

function playwrightDownload(): Source {
  return {
    name: "Playwright's download",
    commands: [[process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium']],
  }
}
