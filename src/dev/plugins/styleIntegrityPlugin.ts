import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** The page's own style sheet, as Vite links it. */
const LINK = /<link rel="stylesheet"(?: crossorigin)? href="[^"]*?(assets\/[^"/]+\.css)"/g

/**
 * Lets browsers take the style sheet of the page only as it was built: one that came damaged is none to them, and the page says
 * so, as it does where there is none.
 *
 * @throws when the page links no style sheet
 */
export function styleIntegrityPlugin(): Plugin {
  return {
    name: 'style-integrity',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const linked = html.replace(LINK, (link, file: string) => {
          const sheet = bundle[file]
          if (sheet?.type !== 'asset') throw new Error(`index.html links ${file}, which is not built.`)
          return `${link} integrity="sha256-${createHash('sha256').update(sheet.source).digest('base64')}"`
        })
        if (linked === html) throw new Error('index.html links no style sheet.')
        return linked
      },
    },
  }
}
