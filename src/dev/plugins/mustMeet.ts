import type { Plugin } from 'vite'

/** Keeps count of what a plugin looks for in a library, and fails a build that has none of some of it. */
export interface Sought {
  meet(name: string): void
  readonly hooks: Required<Pick<Plugin, 'buildStart' | 'buildEnd'>>
}

/**
 * What a plugin finds by a pattern within a library is gone, without a word, once the library calls it otherwise.
 *
 * @param names all that every build must have
 * @param advice what to do about one that has not
 */
export function mustMeet(library: string, names: readonly string[], advice: string): Sought {
  const met = new Set<string>()
  return {
    meet: (name) => met.add(name),
    hooks: {
      buildStart: () => met.clear(),
      buildEnd(error) {
        const missing = names.filter((name) => !met.has(name))
        if (!error && missing.length > 0) this.error(`${library} no longer has ${missing.join(', ')}: ${advice}`)
      },
    },
  }
}
