import { defineConfig } from '@playwright/test'
import { CHROMIUM, CHROMIUM_SHELL, FIREFOX, findBrowser, hasWebKit } from './src/dev/browserPrograms.ts'
import { hashOf } from './src/stage/time/random.ts'

/** Every checkout serves on ports of its own, so that two can be tested at once. */
const SITE_PORT = 4180 + 2 * (hashOf(import.meta.dirname) % 400)
const FIXTURE_SITE_PORT = SITE_PORT + 1

const addressOn = (port: number) => `http://localhost:${port}/inktober2022/`

/** Builds a mode of the site, if need be, and serves what was built: bundling changes how Pixi behaves, so nothing else is tested. */
function builtSite(mode: string, port: number, { isBuilt = false } = {}) {
  const build = isBuilt ? '' : `npx vite build --mode ${mode} --logLevel warn && `
  return {
    command: `${build}npx vite preview --mode ${mode} --port ${port} --strictPort`,
    url: addressOn(port),
    reuseExistingServer: false,
  }
}

const chromium = findBrowser(CHROMIUM)
const shell = findBrowser(CHROMIUM_SHELL) ?? chromium
const firefox = findBrowser(FIREFOX)

/** The pictures are drawn by a processor, not a graphics card, which pays for every pixel: half a one to a CSS pixel will do. */
function inChromium(executablePath: string | undefined) {
  return {
    browserName: 'chromium' as const,
    deviceScaleFactor: 0.5,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update'],
    },
  }
}

/** Stock Firefox, in a window: without one it offers no WebGL. It is told no colour scheme, for it takes none. */
const inFirefox = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  headless: false,
  colorScheme: null,
  launchOptions: { ...(firefox && { executablePath: firefox }) },
} as const

/** How many tests that have much to draw run beside each other: one for each of the usual two processors. */
const DRAWING = 2

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/browser-tests',
  updateSnapshots: 'none',
  forbidOnly: true,
  // Generous, as nothing here is about speed.
  timeout: 240_000,
  fullyParallel: true,
  workers: DRAWING + 1,
  reporter: [['list'], ['json', { outputFile: '.cache/browser-tests.json' }]],
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    // What is served is what is tried; the tests of the worker itself allow it.
    serviceWorkers: 'block',
    // Without its films and copies of the page, which cost a machine without a graphics card as much as the page itself.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    // Visitors who type, and lines that are slow, leave the processors idle: these have a worker of their own beside the others.
    {
      name: 'chat',
      testMatch: '**/chat/*.spec.ts',
      workers: 1,
      // A fire that burns takes a processor to itself; how it burns is tested with the days.
      use: { ...inChromium(shell), baseURL: addressOn(SITE_PORT), contextOptions: { reducedMotion: 'reduce' } },
    },
    // Its tests drive it themselves, one after the other.
    ...(hasWebKit
      ? [
          {
            name: 'webkit',
            testMatch: '**/webkit/*.spec.ts',
            fullyParallel: false,
            workers: 1,
            use: { baseURL: addressOn(SITE_PORT) },
          },
        ]
      : []),
    {
      name: 'firefox',
      testMatch: '**/firefox/*.spec.ts',
      workers: 1,
      use: { ...inFirefox, baseURL: addressOn(SITE_PORT) },
    },
    {
      name: 'site',
      testIgnore: ['**/fixtureSite*', '**/chat/**', '**/firefox/**', '**/webkit/**', '**/visual/**'],
      workers: DRAWING,
      use: { ...inChromium(shell), baseURL: addressOn(SITE_PORT) },
    },
    {
      name: 'fixture-site',
      testMatch: '**/fixtureSite*.spec.ts',
      testIgnore: '**/visual/**',
      workers: DRAWING,
      use: { ...inChromium(shell), baseURL: addressOn(FIXTURE_SITE_PORT) },
    },
    // Snapshots are those of the browser that visitors have: the shell smooths some edges by a hair differently.
    {
      name: 'snapshots',
      testMatch: '**/visual/*.spec.ts',
      testIgnore: '**/fixtureSite*',
      workers: DRAWING,
      use: { ...inChromium(chromium), baseURL: addressOn(SITE_PORT) },
    },
    {
      name: 'fixture-site-snapshots',
      testMatch: '**/visual/fixtureSite.spec.ts',
      workers: DRAWING,
      use: { ...inChromium(chromium), baseURL: addressOn(FIXTURE_SITE_PORT) },
    },
  ],
  webServer: [
    // `npm test` has just built and weighed it.
    builtSite('production', SITE_PORT, { isBuilt: process.env.SITE_IS_BUILT === 'true' }),
    builtSite('fixture-site', FIXTURE_SITE_PORT),
  ],
})
