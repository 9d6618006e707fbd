import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentSecurityPolicyPlugin } from './src/dev/plugins/contentSecurityPolicyPlugin.ts'
import { dayFilesPlugin } from './src/dev/plugins/dayFilesPlugin.ts'
import { hotDaysPlugin } from './src/dev/plugins/hotDaysPlugin.ts'
import { hotPicturesPlugin } from './src/dev/plugins/hotPicturesPlugin.ts'
import { licensesPlugin } from './src/dev/plugins/licensesPlugin.ts'
import { localFirestorePlugin } from './src/dev/plugins/localFirestorePlugin.ts'
import { oneRendererPlugin } from './src/dev/plugins/oneRendererPlugin.ts'
import { prerenderPlugin } from './src/dev/plugins/prerenderPlugin.ts'
import { requestTargetPlugin } from './src/dev/plugins/requestTargetPlugin.ts'
import { slimFirestorePlugin } from './src/dev/plugins/slimFirestorePlugin.ts'
import { slimSoundPlugin } from './src/dev/plugins/slimSoundPlugin.ts'
import { sourceWriterPlugin } from './src/dev/plugins/sourceWriter/sourceWriterPlugin.ts'

/**
 * Folders of days, by mode: browser tests try the frame around the days on a fixture site, whose days are made for the
 * purpose, and what writes into a day's folder on a copy.
 */
const SCENES: Readonly<Record<string, string>> = {
  'fixture-site': 'tests/fixture-site',
  'source-writer': '.cache/source-writer/scenes',
}
const FIXTURES: Readonly<Record<string, string>> = { 'source-writer': '.cache/source-writer/fixtures' }

export default defineConfig(({ mode }) => {
  const isFixtureSite = mode === 'fixture-site'
  const scenes = absolute(SCENES[mode] ?? 'scenes')
  const fixtures = absolute(FIXTURES[mode] ?? 'tests/fixtures')
  return {
    base: '/inktober2022/',
    publicDir: 'assets/public',
    resolve: { alias: { '#scenes': scenes } },
    plugins: [
      requestTargetPlugin(),
      react(),
      dayFilesPlugin(scenes),
      prerenderPlugin(scenes),
      contentSecurityPolicyPlugin(),
      licensesPlugin(),
      slimFirestorePlugin(),
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
      rolldownOptions: {
        output: {
          codeSplitting: {
            // Only these very modules: what they import may be part of the home page, which would else load a day's.
            includeDependenciesRecursively: false,
            groups: [
              {
                // What is small and shared by some days came in a file each: a new visitor waits for every one.
                name: 'rules',
                test: /\/src\/stage\/(rules\/(lists|spans)|calmMotion|sceneLink|playhead|random|inputQueue|keyframes)\.ts$/,
              },
              {
                // Parts of Pixi that only some days draw with; they lean on the rest of it, and nothing of that on them.
                name: 'tilings',
                test: /\/pixi\.js\/lib\/(scene\/mesh\/shared\/Mesh|maths\/point\/pointInTriangle|scene\/sprite-tiling\/TilingSprite|utils\/misc\/Transform)\.mjs$/,
              },
            ],
          },
        },
      },
    },
  }
})

function absolute(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url))
}
