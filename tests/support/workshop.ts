import { cpSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'

/** The folder with the copies that the debug overlay writes into when it is tried. */
export const WORKSHOP = '.cache/workshop'

/** Copies days and serves the copies as scene makers see their days, in development. */
export async function openWorkshop(days: readonly string[]): Promise<ViteDevServer> {
  rmSync(WORKSHOP, { recursive: true, force: true })
  for (const day of days) cpSync(`scenes/${day}`, join(WORKSHOP, 'scenes', day), { recursive: true })
  // What the days import from beside their folder.
  for (const room of ['src', 'assets']) symlinkSync(join('../..', room), join(WORKSHOP, room))
  const server = await createServer({
    mode: 'workshop',
    logLevel: 'error',
    cacheDir: join(WORKSHOP, 'vite'),
    server: { port: 0 },
  })
  return server.listen()
}
