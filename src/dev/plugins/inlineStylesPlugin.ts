import type { Plugin } from 'vite'

/** The page's own style sheet, as Vite links it. */
const LINK = /<link rel="stylesheet"(?: crossorigin)? href="[^"]*?(assets\/[^"/]+\.css)">/

/**
 * Puts the page's own style sheet into the built page: it is painted without waiting for another file, and whoever has the page has
 * its styles.
 *
 * @throws when the page links no style sheet, or more than one
 */
export function inlineStylesPlugin(): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const [link, file = ''] = LINK.exec(html) ?? []
        if (link === undefined) throw new Error('index.html links no style sheet.')
        const sheet = bundle[file]
        if (sheet?.type !== 'asset') throw new Error(`index.html links ${file}, which is not built.`)
        const inlined = html.replace(link, () => `<style>${String(sheet.source).trim()}</style>`)
        if (LINK.test(inlined)) throw new Error('index.html links several style sheets.')
        delete bundle[file]
        // What is loaded later would else ask for it.
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk') output.viteMetadata?.importedCss.delete(file)
        }
        return inlined
      },
    },
  }
}
