import type { Plugin } from 'vite'
import { mustMeet } from './mustMeet.ts'

/** The whole package.json of Pixi's React renderer, as it brings it along. */
const DESCRIPTION = /\/package\.json\.mjs$/
const RENDERER = /\/@pixi\/react\//

const SLIM_DESCRIPTION = '\0slim-react'

/**
 * Of the description of itself that Pixi's React renderer brings along, leaves what it reads: its version, for React's
 * own tools. The rest, with all scripts and dependencies, would be 1.3 KB of every first day.
 */
export function slimReactPlugin(): Plugin {
  const { meet, hooks } = mustMeet('@pixi/react', ['package.json.mjs'], 'slimReactPlugin can go.')
  return {
    name: 'slim-react',
    apply: 'build',
    enforce: 'pre',
    ...hooks,
    resolveId(source, importer) {
      if (!DESCRIPTION.test(source) || !importer || !RENDERER.test(importer)) return null
      meet('package.json.mjs')
      return SLIM_DESCRIPTION
    },
    load: (id) => (id === SLIM_DESCRIPTION ? `export default { version: '0.0.0-development' }` : null),
  }
}
