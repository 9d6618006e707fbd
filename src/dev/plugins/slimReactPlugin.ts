import type { Plugin } from 'vite'
import { mustMeet } from './mustMeet.ts'

/** The whole package.json of Pixi's React renderer, as it brings it along; and the renderer of React's own that it is built on. */
const DESCRIPTION = /\/package\.json\.mjs$/
const RECONCILER = 'react-reconciler'
const RENDERER = /\/@pixi\/react\//

/** What each is replaced by. Nothing stands below `<Application>`: it makes Pixi's application, and has nothing to render there. */
const SLIM: Readonly<Record<string, string>> = {
  '\0slim-react': `export default { version: '0.0.0-development' }`,
  '\0no-reconciler': `export default () => ({
    injectIntoDevTools() {},
    createContainer: () => ({}),
    updateContainer(element, container, parent, done) {
      if (element?.props.children.props.children) throw new Error('This build renders nothing below <Application>.')
      done()
    },
  })`,
}

/**
 * Of the description of itself that Pixi's React renderer brings along, leaves what it reads: its version, for React's own tools. The
 * rest, with all scripts and dependencies, would be 1.3 KB of every first day. And leaves out what would render Pixi's objects as
 * React's elements, which no day has: 33 KB of it.
 */
export function slimReactPlugin(): Plugin {
  const { meet, hooks } = mustMeet('@pixi/react', ['package.json.mjs', RECONCILER], 'slimReactPlugin can go.')
  return {
    name: 'slim-react',
    apply: 'build',
    enforce: 'pre',
    ...hooks,
    resolveId(source, importer) {
      if (!importer || !RENDERER.test(importer)) return null
      if (source === RECONCILER) {
        meet(RECONCILER)
        return '\0no-reconciler'
      }
      if (!DESCRIPTION.test(source)) return null
      meet('package.json.mjs')
      return '\0slim-react'
    },
    load: (id) => SLIM[id] ?? null,
  }
}
