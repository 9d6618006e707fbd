import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Tells the pages that are open in development, by the event `toybox:picture-drawn`, when `npm run draw -- --watch` has drawn a
 * picture anew.
 */
export function hotPicturesPlugin(): Plugin {
  return {
    name: 'hot-pictures',
    apply: 'serve',
    hotUpdate({ file, server, type }) {
      const path = relative(server.config.publicDir, file)
      if (type === 'delete' || path.startsWith('..') || this.environment.name !== 'client') return
      this.environment.hot.send('toybox:picture-drawn', { path: path.split(sep).join('/') })
      return []
    },
  }
}
