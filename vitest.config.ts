import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { dayFilesPlugin } from './src/day/dayFilesPlugin.ts'

const scenes = fileURLToPath(new URL('scenes', import.meta.url))

export default defineConfig({
  resolve: { alias: { '#scenes': scenes } },
  plugins: [dayFilesPlugin(scenes)],
  test: {
    include: ['{src,scenes,assets,tests}/**/*.test.ts'],
    environment: 'node',
  },
})
