import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroupsPlugin } from './src/dev/plugins/chunkGroupsPlugin.ts'
import { contentSecurityPolicyPlugin } from './src/dev/plugins/contentSecurityPolicyPlugin.ts'
import { dayFilesPlugin } from './src/dev/plugins/dayFilesPlugin.ts'
import { findsPlugin } from './src/dev/plugins/findsPlugin.ts'
import { hotDaysPlugin } from './src/dev/plugins/hotDaysPlugin.ts'
import { hotPicturesPlugin } from './src/dev/plugins/hotPicturesPlugin.ts'
import { inlineStylesPlugin } from './src/dev/plugins/inlineStylesPlugin.ts'
import { licensesPlugin } from './src/dev/plugins/licensesPlugin.ts'
import { localFirestorePlugin } from './src/dev/plugins/localFirestorePlugin.ts'
import { oneRendererPlugin } from './src/dev/plugins/oneRendererPlugin.ts'
import { prerenderPlugin } from './src/dev/plugins/prerenderPlugin.ts'
import { requestTargetPlugin } from './src/dev/plugins/requestTargetPlugin.ts'
import { runtimeChunkPlugin } from './src/dev/plugins/runtimeChunkPlugin.ts'
import { serviceWorkerPlugin } from './src/dev/plugins/serviceWorker/serviceWorkerPlugin.ts'
import { sharedLinksPlugin } from './src/dev/plugins/sharedLinks/sharedLinksPlugin.ts'
import { shortClassNamesPlugin } from './src/dev/plugins/shortClassNamesPlugin.ts'
import { slimFirestorePlugin } from './src/dev/plugins/slimFirestorePlugin.ts'
import { slimPixiPlugin } from './src/dev/plugins/slimPixiPlugin.ts'
import { slimReactPlugin } from './src/dev/plugins/slimReactPlugin.ts'
import { slimRouterPlugin } from './src/dev/plugins/slimRouterPlugin.ts'
import { slimSoundPlugin } from './src/dev/plugins/slimSoundPlugin.ts'
import { sourceWriterPlugin } from './src/dev/plugins/sourceWriter/sourceWriterPlugin.ts'
import { versionPlugin } from './src/dev/plugins/versionPlugin.ts'

/**
 * Folders of days, by mode: browser tests try the frame around the days on a fixture site, whose days are made for the
 * purpose, and what writes into a day's folder on a copy.
 */
const SCENES: Readonly<Record<string, string>> = {
  'fixture-site': 'tests/fixture-site',
  'source-writer': '.cache/source-writer/scenes',
}
const FIXTURES: Readonly<Record<string, string>> = { 'source-writer': '.cache/source-writer/fixtures' }

/** The script that the page itself runs, and that of the stage: whatever they import has all else that it needs there by then. */
const HOSTS = /\b(index|stage)-[^/]+\.js$/

/** What is there before any other script than the entry asks for more: it need not be named once more. */
const THERE = /\b((index|react|shared|stage|pixi)-[^/]+\.js|stage-[^/]+\.css)$/

export default defineConfig(({ mode }) => {
  const isFixtureSite = mode === 'fixture-site'
  const scenes = absolute(SCENES[mode] ?? 'scenes')
  const fixtures = absolute(FIXTURES[mode] ?? 'tests/fixtures')
  return {
    base: '/inktober2022/',
    publicDir: 'assets/public',
    // wouter brings along, for React before 18, what React has.
    resolve: { alias: { '#scenes': scenes, 'use-sync-external-store/shim/index.js': 'react' } },
    plugins: [
      requestTargetPlugin(),
      react(),
      dayFilesPlugin(scenes),
      findsPlugin(scenes),
      shortClassNamesPlugin([absolute('src'), scenes]),
      prerenderPlugin(scenes),
      inlineStylesPlugin(),
      versionPlugin(),
      sharedLinksPlugin(scenes),
      contentSecurityPolicyPlugin(),
      // What the fixture site is made for is tried without a cache between it and its server.
      ...(isFixtureSite ? [] : [serviceWorkerPlugin()]),
      licensesPlugin(),
      runtimeChunkPlugin(),
      chunkGroupsPlugin({ isWholeSite: !isFixtureSite }),
      // No day of the fixture site talks to a server.
      ...(isFixtureSite ? [] : [slimFirestorePlugin()]),
      slimPixiPlugin(),
      slimReactPlugin(),
      slimRouterPlugin(),
      slimSoundPlugin(),
      oneRendererPlugin(),
      hotPicturesPlugin(),
      hotDaysPlugin(scenes),
      sourceWriterPlugin({ scenes, fixtures }),
      localFirestorePlugin(),
    ],
    build: {
      outDir: isFixtureSite ? '.cache/fixture-site' : 'dist',
      // The Content-Security-Policy allows no data: addresses.
      assetsInlineLimit: 0,
      // Pixi, whole, is what the stage brings along; nothing of it is on the way to the home page.
      chunkSizeWarningLimit: 600,
      modulePreload: {
        // Where a browser knows no preloading of modules, scripts come a little later, and no more.
        polyfill: false,
        // The loader has fetched all that a day needs before it imports it: neither entry nor stage need name it once more.
        // Nor need any name the script itself that is asked for at once.
        resolveDependencies: (asked, files, { hostId, hostType }) =>
          hostType === 'js'
            ? files.filter((file) => (HOSTS.test(hostId) ? file.endsWith('.css') : file !== asked && !THERE.test(file)))
            : files,
      },
    },
  }
})

function absolute(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url))
}
