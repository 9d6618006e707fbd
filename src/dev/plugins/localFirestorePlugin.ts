import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, ProxyOptions } from 'vite'
import { BOX, parseBox } from '../../offline/box.ts'
import { FIRESTORE_PATHS, LocalFirestore } from '../firestore/localFirestore.ts'
import { compileRules } from '../firestore/rules/rules.ts'
import { requestAddress } from '../requestAddress.ts'
import { listed } from './serviceWorker/writeBox.ts'

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
      const folder = join(config.root, config.build.outDir)
      const readPage = async (address: string) =>
        markedPage(await readFile(join(folder, 'index.html'), 'utf8'), address)
      middlewares.use((request, response, next) => {
        const address = requestAddress(request)
        const serve = (type: string, content: Promise<string>) => {
          content.then((text) => {
            response.setHeader('Content-Type', type)
            response.setHeader('Cache-Control', 'no-cache')
            response.end(text)
          }, next)
        }
        if (address && pages.includes(address.pathname)) serve('text/html', readPage(address.search))
        else if (address?.pathname === config.base + BOX && existsSync(join(folder, BOX)))
          serve('application/json', listMarked(join(folder, BOX), readPage('')))
        else next()
      })
    },
    transformIndexHtml: (html, { server, originalUrl = '' }) => (server ? markedPage(html, originalUrl) : html),
  }
}

/** The list of the built files for the service worker, which keeps the page as it is served here. */
async function listMarked(file: string, page: Promise<string>): Promise<string> {
  const box = parseBox(await readFile(file, 'utf8'))
  return JSON.stringify({ ...box, files: { ...box.files, 'index.html': listed(Buffer.from(await page)) } })
}

function openLocalFirestore(root: string): LocalFirestore {
  return new LocalFirestore(compileRules(readFileSync(join(root, RULES), 'utf8')))
}

function proxyTo(target: string): Record<string, ProxyOptions> {
  return Object.fromEntries(FIRESTORE_PATHS.map((path) => [path, { target }]))
}

function markedPage(html: string, address: string): string {
  return html.replace('</head>', `  ${markerFor(address)}\n  </head>`)
}

/** @param address the page's address, or as much of it as has its query */
function markerFor(address: string): string {
  const room = new URL(address, 'http://localhost').searchParams.get('room')
  const project = room && ROOM.test(room) ? `demo-${room}` : PROJECT
  return `<meta name="local-firestore" content="${project}" />`
}
