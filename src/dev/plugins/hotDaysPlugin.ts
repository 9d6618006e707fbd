import type { Plugin } from 'vite'

const DAY_FOLDER = /\/([^/]+)\/index\.ts$/

/**
 * In development: hands the day that is open its changed code, by the event `toybox:day-rewritten`, instead of reloading
 * the page. Vite wants the module itself to say that it takes changes; days need not know of it.
 *
 * @param scenesFolder absolute path of the folder that holds the day folders
 */
export function hotDaysPlugin(scenesFolder: string): Plugin {
  return {
    name: 'hot-days',
    apply: 'serve',
    transform(code, id) {
      const slug = id.startsWith(scenesFolder) && DAY_FOLDER.exec(id)?.[1]
      if (!slug) return null
      const detail = `{ slug: ${JSON.stringify(slug)}, day: module.day }`
      const tell = `window.dispatchEvent(new CustomEvent('toybox:day-rewritten', { detail: ${detail} }))`
      return {
        code: `${code}\nif (import.meta.hot) import.meta.hot.accept((module) => { if (module) ${tell} })\n`,
        map: null,
      }
    },
  }
}
