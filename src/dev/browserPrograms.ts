import { spawnSync } from 'node:child_process'
import { existsSync, readSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** A browser that the tests drive, and where it is to be found and had. */
export interface BrowserProgram {
  readonly name: string
  /** The environment variable that chooses its program. */
  readonly variable: string
  /** What it is called on the path of programs. */
  readonly commands: readonly string[]
  /** Where it lies on systems whose programs are on no path. */
  readonly applications: readonly string[]
  /** Debian's packages of it. */
  readonly packages: readonly string[]
  /** Debian's packages that do the same work with less, where they can be had. */
  readonly lighterPackages?: readonly string[]
  /** What Playwright downloads in its stead. */
  readonly download?: { readonly name: string; readonly path: () => string }
}

/** What it takes to find a browser that is there. */
type Findable = Pick<BrowserProgram, 'variable' | 'commands' | 'applications' | 'download'>

export const CHROMIUM: BrowserProgram = {
  name: 'Chromium',
  variable: 'CHROMIUM_PATH',
  commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  applications: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
  packages: ['chromium'],
  lighterPackages: ['chromium-headless-shell'],
  download: { name: 'chromium', path: () => chromium.executablePath() },
}

/** Chromium without what is around a page: it takes a third less of a processor, and nobody need have it. */
export const CHROMIUM_SHELL: Findable = {
  variable: 'CHROMIUM_SHELL_PATH',
  commands: ['chromium-headless-shell'],
  applications: [],
}

export const FIREFOX: BrowserProgram = {
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  commands: ['firefox', 'firefox-esr'],
  applications: [
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    'C:\\Program Files (x86)\\Mozilla Firefox\\firefox.exe',
  ],
  // Without a window it offers no WebGL: it is given a screen that nobody sees.
  packages: ['firefox-esr', 'xvfb'],
}

/** Driven by WebDriver, whose program brings its browser along: Debian's build of what Safari is made of. There is none but for Linux. */
export const WEBKIT: BrowserProgram = {
  name: 'WebKitGTK',
  variable: 'WEBKIT_DRIVER_PATH',
  commands: ['WebKitWebDriver'],
  applications: [],
  // It draws by Mesa on a screen that nobody sees.
  packages: ['webkit2gtk-driver', 'libgl1-mesa-dri', 'xvfb'],
}

/** Whether this machine can have WebKitGTK. */
export const hasWebKit = process.platform === 'linux'

/**
 * The browser that is there: the one its variable names, else an installed one, else what Playwright has
 * downloaded before.
 *
 * @returns the path of its program, or `undefined` when there is none
 * @throws when the variable names a file that does not exist
 */
export function findBrowser({ variable, commands, applications, download }: Findable): string | undefined {
  const chosen = process.env[variable]
  if (chosen && !existsSync(chosen)) throw new Error(`${variable} is ${chosen}, but there is no such file.`)
  if (chosen) return chosen
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = folders.flatMap((folder) => commands.map((command) => join(folder, command)))
  const downloaded = download ? [download.path()] : []
  return [...onPath, ...applications, ...downloaded].find((path) => existsSync(path))
}

/**
 * Finds a browser for the tests, or gets one: Debian's package where this user may install it, else Playwright's download
 * if it has one.
 *
 * @param isWanted asked before anything is installed
 * @returns the path of its program
 * @throws with all that was tried, when none of it works
 */
export function provideBrowser(program: BrowserProgram, isWanted = askPerson): string {
  const found = findBrowser(program)
  if (found) return found
  const tried = [`No ${program.name} is installed, and ${program.variable} is not set.`]
  for (const { name, commands } of [debianPackages(program), ...playwrightDownload(program)]) {
    const lines = commands.map((command) => command.join(' ')).join(' && ')
    if (!isWanted(`The tests need a browser. Get ${name} by "${lines}"?`)) {
      tried.push(`${name}: not wanted; "${lines}" gets it.`)
      continue
    }
    console.log(`Getting a browser for the tests: ${name}.`)
    const failed = commands.find(([command, ...args]) => spawnSync(command, args, { stdio: 'inherit' }).status !== 0)
    const provided = findBrowser(program)
    if (provided) return provided
    tried.push(`${name}: ${failed ? `"${failed.join(' ')}" failed.` : 'brought no browser.'}`)
  }
  throw new Error(
    [
      `The browser tests need ${program.name}.`,
      ...tried,
      `Install one, or set ${program.variable} to its program.`,
    ].join('\n  '),
  )
}

/** Asks whoever sits at the terminal. Where there is none, or `CI` is set, nobody is there to ask, and all is wanted. */
function askPerson(question: string): boolean {
  if (process.env.CI || !process.stdin.isTTY) return true
  process.stdout.write(`${question} [y/N] `)
  const answer = Buffer.alloc(80)
  return /^y(es)?$/i.test(answer.toString('utf8', 0, readSync(process.stdin.fd, answer)).trim())
}

type Command = readonly [program: string, ...args: string[]]

interface Source {
  readonly name: string
  /** Run one after the other until one fails; a program that this machine does not have fails, too. */
  readonly commands: readonly Command[]
}

function debianPackages({ name, packages, lighterPackages = [] }: BrowserProgram): Source {
  const isRoot = process.getuid?.() === 0
  const aptGet = (...args: string[]): Command =>
    isRoot ? ['apt-get', ...args] : ['sudo', '--non-interactive', 'apt-get', ...args]
  return {
    name: `Debian's ${name}`,
    commands: [
      aptGet('update', '-qq'),
      ...[packages, lighterPackages].flatMap((some) =>
        some.length > 0 ? [aptGet('install', '-y', '-qq', ...some)] : [],
      ),
    ],
  }
}

function playwrightDownload({ name, download }: BrowserProgram): Source[] {
  if (!download) return []
  return [
    {
      name: `Playwright's ${name}`,
      commands: [[process.execPath, 'node_modules/@playwright/test/cli.js', 'install', download.name]],
    },
  ]
}
