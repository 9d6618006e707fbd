import { defineConfig } from '@playwright/test'
import { findChromium } from './tests/support/chromium.ts'

const SITE_PORT = 4173
const REHEARSAL_PORT = 4174

const addressOn = (port: number) => `http://localhost:${port}/inktober2022/`

/** Builds a mode of the site and serves what was built: bundling changes how Pixi behaves, so nothing else is tested. */
function builtSite(mode: string, port: number) {
  return {
    command: `npx vite build --mode ${mode} --logLevel warn && npx vite preview --mode ${mode} --port ${port} --strictPort`,
    url: addressOn(port),
    reuseExistingServer: false,
  }
}

const executablePath = findChromium()

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/browser-tests',
  snapshotPathTemplate: '{testDir}/visual/snapshots/{arg}{ext}',
  updateSnapshots: 'none',
  forbidOnly: true,
  // The pictures are drawn by a processor, not a graphics card: generous, as nothing here is about speed.
  timeout: 240_000,
  fullyParallel: true,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '.cache/browser-tests.json' }]],
  expect: { timeout: 30_000, toHaveScreenshot: { threshold: 0, maxDiffPixels: 50 } },
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update'],
    },
  },
  projects: [
    { name: 'site', testIgnore: '**/rehearsal*', use: { baseURL: addressOn(SITE_PORT) } },
    { name: 'rehearsal', testMatch: '**/rehearsal*.spec.ts', use: { baseURL: addressOn(REHEARSAL_PORT) } },
  ],
  webServer: [builtSite('production', SITE_PORT), builtSite('rehearsal', REHEARSAL_PORT)],
})
