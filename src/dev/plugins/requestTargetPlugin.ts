import type { Server } from 'node:http'
import type { Http2SecureServer } from 'node:http2'
import type { Plugin } from 'vite'
import { requestAddress } from '../requestAddress.ts'

/** Nothing is served here. */
const NOWHERE = '/no-such-address'

/**
 * Keeps `npm start` and `npm run preview` alive where a request names no path: at `GET http://[` what Vite hands requests on
 * with throws before anything of ours is asked. Such a request is sent to an address that answers 404.
 */
export function requestTargetPlugin(): Plugin {
  return {
    name: 'request-target',
    configureServer: ({ httpServer }) => guardServer(httpServer),
    configurePreviewServer: ({ httpServer }) => guardServer(httpServer),
  }
}

function guardServer(server: Server | Http2SecureServer | null): void {
  server?.prependListener('request', (request: { url?: string }) => {
    if (!requestAddress(request)) request.url = NOWHERE
  })
}
