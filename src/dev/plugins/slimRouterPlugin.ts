import type { Plugin } from 'vite'
import { mustMeet } from './mustMeet.ts'

const ROUTER = /\/node_modules\/wouter\//
const BROWSER_LOCATION = './use-browser-location.js'
const NO_LOCATION = '\0no-browser-location'
const REFUSAL = `() => { throw new Error('This build routes by the hash alone.') }`

/** Leaves out of the router what it would route by if nobody told it otherwise: the path of an address. The site routes by the hash. */
export function slimRouterPlugin(): Plugin {
  const { meet, hooks } = mustMeet('wouter', [BROWSER_LOCATION], 'slimRouterPlugin can go.')
  return {
    name: 'slim-router',
    apply: 'build',
    enforce: 'pre',
    ...hooks,
    resolveId(source, importer) {
      if (source !== BROWSER_LOCATION || !importer || !ROUTER.test(importer)) return null
      meet(source)
      return NO_LOCATION
    },
    load: (id) => (id === NO_LOCATION ? `export const useBrowserLocation = ${REFUSAL}, useSearch = ${REFUSAL}` : null),
  }
}
