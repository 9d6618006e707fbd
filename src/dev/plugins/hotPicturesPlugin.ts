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
    configureServer({ config, environments, watcher }) {
      const tell = (file: string) => {
        const path = relative(config.publicDir, file)
        if (path.startsWith('..')) return
        environments.client.hot.send('toybox:picture-drawn', { path: path.split(sep).join('/') })
      }
      watcher.add(config.publicDir)
      watcher.on('add', tell)
      watcher.on('change', tell)
    },
  }
}
