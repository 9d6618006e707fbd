import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentSecurityPolicyPlugin } from './src/contentSecurityPolicyPlugin.ts'
import { dayFilesPlugin } from './src/day/dayFilesPlugin.ts'
import { hotDaysPlugin } from './src/day/hotDaysPlugin.ts'
import { localFirestorePlugin } from './src/localFirestore/localFirestorePlugin.ts'
import { slimFirestorePlugin } from './src/slimFirestorePlugin.ts'
import { slimSoundPlugin } from './src/sound/slimSoundPlugin.ts'
import { hotPicturesPlugin } from './src/stage/hotPicturesPlugin.ts'
import { oneRendererPlugin } from './src/stage/oneRendererPlugin.ts'

/** Folders of days, by mode: browser tests rehearse the frame around the days with days made for the purpose. */
const SCENES = { production: 'scenes', rehearsal: 'tests/rehearsal' }

export default defineConfig(({ mode }) => {
  const rehearsing = mode === 'rehearsal'
  const scenes = fileURLToPath(new URL(rehearsing ? SCENES.rehearsal : SCENES.production, import.meta.url))
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
