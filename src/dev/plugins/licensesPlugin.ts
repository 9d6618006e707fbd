import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Plugin } from 'vite'
import { copyright, licence } from '../../../assets/ink/lettering/font/licence.ts'
import { printLicenses } from '../licenses.ts'

/** Where the licences stand in the site. */
const FILE = 'licenses.txt'

/** What Vite finds of them; it does not become part of the site. */
const FOUND = 'licenses.json'

const foundLicenses = v.array(
  v.object({
    name: v.string(),
    version: v.string(),
    identifier: v.optional(v.string()),
    text: v.optional(v.string()),
  }),
)

const CREDITS = `Inktober 2022, the toy box

Drawn, written and built by the toy box's own studio. The challenge of an ink drawing a day in October was begun by Jake Parker.
What follows are the terms of the site, of its lettering, and of every package whose code is part of it.`

/** Writes the licences of all that the site ships into it: Vite finds them, this prints them for people. */
export function licensesPlugin(): Plugin {
  let root = ''
  return {
    name: 'licenses',
    apply: 'build',
    config: () => ({ build: { license: { fileName: FOUND } } }),
    configResolved(config) {
      root = config.root
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const found = bundle[FOUND]
        if (found?.type !== 'asset') throw new Error('Vite has looked for no licences.')
        delete bundle[FOUND]
        const own = [
          CREDITS,
          readFileSync(join(root, 'LICENSE'), 'utf8'),
          `The lettering\n\n${copyright}\n\n${licence}`,
        ]
        const packages = v.parse(foundLicenses, JSON.parse(String(found.source)))
        this.emitFile({ type: 'asset', fileName: FILE, source: printLicenses(own, packages) })
      },
    },
  }
}
