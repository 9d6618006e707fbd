import type { IncomingMessage } from 'node:http'

/**
 * The address that a request names, on whatever host; `null` where it names no path, as none of our pages' requests do: what
 * parses such a text is left to throw by Node's and Vite's own code, and would end the server.
 */
export function requestAddress({ url = '' }: Pick<IncomingMessage, 'url'>): URL | null {
  const isPath = url.startsWith('/') && URL.canParse(url, 'http://localhost')
  return isPath ? new URL(url, 'http://localhost') : null
}
