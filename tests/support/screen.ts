import { spawn } from 'node:child_process'
import { Readable } from 'node:stream'

/** Larger than any window that the tests open, with a frame around it. */
const SIZE = '2000x1400x24'

/** A screen, and what takes it away. */
export interface WindowScreen {
  /** What a program with a window needs in its environment to find it. */
  readonly environment: Readonly<Record<string, string>>
  remove(): void
}

/**
 * Finds a screen for browsers with a window, or makes one where there is none, as on a server: Xvfb, drawn on by the processor.
 *
 * @throws when Xvfb cannot be started
 */
export async function provideScreen(): Promise<WindowScreen> {
  const hasScreen = process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY
  if (hasScreen) return { environment: {}, remove: () => {} }
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SIZE], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await new Promise<string>((resolve, reject) => {
    server.on('error', (cause) =>
      reject(new Error('Firefox needs a screen, and there is no Xvfb to make one.', { cause })),
    )
    server.on('exit', (code) => reject(new Error(`Xvfb stopped with ${code} before there was a screen.`)))
    const [, , , numbers] = server.stdio
    if (numbers instanceof Readable) numbers.once('data', (number) => resolve(`:${String(number).trim()}`))
  })
  return { environment: { DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' }, remove: () => server.kill() }
}
