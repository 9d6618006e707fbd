import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { LocalFirestore } from '../../src/dev/firestore/localFirestore'
import { compileRules } from '../../src/dev/firestore/rules/rules'

export interface Served {
  /** `http://host:port` */
  readonly origin: string
  close(): Promise<void>
}

/** Serves a local Firestore under the rules that are deployed. */
export function serveFirestore(): Promise<Served> {
  const firestore = new LocalFirestore(compileRules(readFileSync('firestore.rules', 'utf8')))
  return serveRequests((request, response) => {
    firestore.handle(request, response, () => {
      response.statusCode = 404
      response.end()
    })
  })
}

/** Serves on a free port of this machine. */
export async function serveRequests(listener: RequestListener): Promise<Served> {
  const server = createServer(listener)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
