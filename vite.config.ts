import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentSecurityPolicyPlugin } from './src/contentSecurityPolicyPlugin.ts'
import { dayFilesPlugin } from './src/day/dayFilesPlugin.ts'
import { hotDaysPlugin } from './src/day/hotDaysPlugin.ts'
import { workshopPlugin } from './src/debug/workshopPlugin.ts'
import { localFirestorePlugin } from './src/localFirestore/localFirestorePlugin.ts'
import { slimFirestorePlugin } from './src/slimFirestorePlugin.ts'
import { slimSoundPlugin } from './src/sound/slimSoundPlugin.ts'
import { hotPicturesPlugin } from './src/stage/hotPicturesPlugin.ts'
import { oneRendererPlugin } from './src/stage/oneRendererPlugin.ts'

/**
 * Folders of days, by mode: browser tests rehearse the frame around the days with days made for the purpose, and try what
 * writes into a day's folder on a copy.
 */
const SCENES: Readonly<Record<string, string>> = { rehearsal: 'tests/rehearsal', workshop: '.cache/workshop/scenes' }
const FIXTURES: Readonly<Record<string, string>> = { workshop: '.cache/workshop/fixtures' }

export default defineConfig(({ mode }) => {
  const rehearsing = mode === 'rehearsal'
  const scenes = absolute(SCENES[mode] ?? 'scenes')
  const fixtures = absolute(FIXTURES[mode] ?? 'tests/fixtures')
  return {
    base: '/inktober2022/',
    publicDir: 'assets/public',
    resolve: { alias: { '#scenes': scenes } },
    plugins: [
      react(),
      dayFilesPlugin(scenes),
      contentSecurityPolicyPlugin(),
      slimFirestorePlugin(),
      slimSoundPlugin(),
      oneRendererPlugin(),
      hotPicturesPlugin(),
      hotDaysPlugin(scenes),
      workshopPlugin({ scenes, fixtures }),
      localFirestorePlugin(),
    ],
    build: {
      outDir: rehearsing ? '.cache/rehearsal' : 'dist',
      // The Content-Security-Policy allows no data: addresses.
      assetsInlineLimit: 0,
      // Pixi, whole, is what the stage brings along; nothing of it is on the way to the home page.
      chunkSizeWarningLimit: 600,
    },
  }
})

function absolute(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url))
}
