import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { dayFilesPlugin } from './src/dev/plugins/dayFilesPlugin.ts'
import { findsPlugin } from './src/dev/plugins/findsPlugin.ts'
import { LongFirst } from './tests/longFirst.ts'

const scenes = fileURLToPath(new URL('scenes', import.meta.url))

export default defineConfig({
  resolve: { alias: { '#scenes': scenes } },
  plugins: [dayFilesPlugin(scenes), findsPlugin(scenes)],
  test: {
    // A `.long.test.ts` plays or draws for seconds: `npm run check` leaves it out.
    include: ['{src,scenes,assets,tests}/**/*.test.ts'],
    environment: 'node',
    // Every file in a world of its own loads the kit and all drawings anew: a third of all the work. What a test replaces it puts back.
    pool: 'threads',
    // All cores: by themselves they would leave one out, which is half of the usual two.
    maxWorkers: '100%',
    isolate: false,
    sequence: { sequencer: LongFirst },
    unstubGlobals: true,
    restoreMocks: true,
    // Some check every drawing of the site: generous, as nothing here is about speed.
    testTimeout: 60_000,
  },
})
