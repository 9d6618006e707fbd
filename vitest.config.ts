import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,scenes,assets,scripts}/**/*.test.ts'],
    environment: 'node',
  },
})
