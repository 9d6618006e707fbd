import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, ProxyOptions } from 'vite'
import { FIRESTORE_PATHS, LocalFirestore } from '../firestore/localFirestore.ts'
import { compileRules } from '../firestore/rules/rules.ts'
import { requestAddress } from '../requestAddress.ts'

const RULES = 'firestore.rules'

/** Where the official emulator listens, as its own tools announce it: `host:port`. It then takes this one's place. */
const OFFICIAL_EMULATOR = process.env.FIRESTORE_EMULATOR_HOST

/** Ids that begin with "demo-" belong to no real project. */
const PROJECT = 'demo-inktober2022'
/** `?room=…` in the page's address gives it a room, that is a project, apart from all others: each test has its own. */
const ROOM = /^[a-z\d-]{1,40}$/

/**
 * Gives `npm start` and `npm run preview` a Firestore of their own, on the same address as the site, under the rules that
 * are deployed. The page is told of it by a `<meta name="local-firestore">` that is put in as it is served: what
 * `npm run build` makes knows nothing of it.
 */
export function localFirestorePlugin(): Plugin {
  return {
    name: 'local-firestore',
    config: () => {
      if (!OFFICIAL_EMULATOR) return {}
      const proxy = proxyTo(`http://${OFFICIAL_EMULATOR}`)
      return { server: { proxy }, preview: { proxy } }
    },
    configureServer({ middlewares, config }) {
      if (!OFFICIAL_EMULATOR) middlewares.use(openLocalFirestore(config.root).handle)
    },
    configurePreviewServer({ middlewares, config }) {
      if (!OFFICIAL_EMULATOR) middlewares.use(openLocalFirestore(config.root).handle)
      const pages = [config.base, `${config.base}index.html`]
      const file = join(config.root, config.build.outDir, 'index.html')
      middlewares.use((request, response, next) => {
        const address = requestAddress(request)
        if (!address || !pages.includes(address.pathname)) {
          next()
          return
        }
        readFile(file, 'utf8').then((html) => {
          response.setHeader('Content-Type', 'text/html')
          response.setHeader('Cache-Control', 'no-cache')
          response.end(html.replace('</head>', `  ${markerFor(address.search)}\n  </head>`))
        }, next)
      })
    },
    transformIndexHtml: (html, { server, originalUrl = '' }) =>
      server ? html.replace('</head>', `  ${markerFor(originalUrl)}\n  </head>`) : html,
  }
}

function openLocalFirestore(root: string): LocalFirestore {
  return new LocalFirestore(compileRules(readFileSync(join(root, RULES), 'utf8')))
}

function proxyTo(target: string): Record<string, ProxyOptions> {
  return Object.fromEntries(FIRESTORE_PATHS.map((path) => [path, { target }]))
}

/** @param address the page's address, or as much of it as has its query */
function markerFor(address: string): string {
  const room = new URL(address, 'http://localhost').searchParams.get('room')
  const project = room && ROOM.test(room) ? `demo-${room}` : PROJECT
  return `<meta name="local-firestore" content="${project}" />`
}
