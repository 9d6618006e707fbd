import type { Plugin } from 'vite'
import { mustMeet } from './mustMeet.ts'

const FIRESTORE = /\/node_modules\/@firebase\/firestore\//
const NO_PATTERNS = '\0no-patterns'
const REFUSAL = `throw new Error('This build has no regular expressions for pipelines.')`

/**
 * Leaves the regular expressions of Firestore's pipelines, a third of its code, out of the build: nothing here asks for a
 * pipeline, and the SDK would only compile such an expression for one.
 */
export function slimFirestorePlugin(): Plugin {
  const { meet, hooks } = mustMeet('@firebase/firestore', ['re2js'], 'slimFirestorePlugin can go.')
  return {
    name: 'slim-firestore',
    apply: 'build',
    enforce: 'pre',
    ...hooks,
    resolveId: {
      filter: { id: /^re2js$/ },
      handler(source, importer) {
        if (!importer || !FIRESTORE.test(importer)) return null
        meet(source)
        return NO_PATTERNS
      },
    },
    load: {
      filter: { id: /no-patterns$/ },
      handler: (id) => (id === NO_PATTERNS ? `export const RE2JS = { compile() { ${REFUSAL} } }` : null),
    },
  }
}
