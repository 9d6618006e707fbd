import { createServer, type ViteDevServer } from 'vite'
import { test as base } from './test'

/** A test in a browser on the days of the fixture site as scene makers see them: served by Vite, with hot reload, under React's StrictMode. */
export const test = base.extend<object, { developmentServer: ViteDevServer }>({
  developmentServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture asks for.
    async ({}, use) => {
      const server = await createServer({ mode: 'fixture-site', logLevel: 'error', server: { port: 0 } })
      await server.listen()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ developmentServer }, use) => {
    await use(developmentServer.resolvedUrls?.local[0])
  },
})

export { expect } from './test'
