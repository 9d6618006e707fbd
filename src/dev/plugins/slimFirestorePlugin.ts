import type { Plugin } from 'vite'

const FIRESTORE = /\/node_modules\/@firebase\/firestore\//
const NO_PATTERNS = '\0no-patterns'
const REFUSAL = `throw new Error('This build has no regular expressions for pipelines.')`

/**
 * Leaves the regular expressions of Firestore's pipelines, a third of its code, out of the build: nothing here asks for a
 * pipeline, and the SDK would only compile such an expression for one.
 */
export function slimFirestorePlugin(): Plugin {
  return {
    name: 'slim-firestore',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^re2js$/ },
      handler: (_, importer) => (importer && FIRESTORE.test(importer) ? NO_PATTERNS : null),
    },
    load: {
      filter: { id: /no-patterns$/ },
      handler: (id) => (id === NO_PATTERNS ? `export const RE2JS = { compile() { ${REFUSAL} } }` : null),
    },
  }
}
