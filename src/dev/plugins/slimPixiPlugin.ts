import type { Plugin } from 'vite'
import { mustMeet } from './mustMeet.ts'

/** Modules of Pixi that come along though nothing here asks for what they export: fonts, films, files of its own formats, SVG, another renderer's tools. */
const UNUSED: Readonly<Record<string, readonly string[]>> = {
  canvasUtils: ['canvasUtils'],
  parseSVGPath: ['parseSVGPath'],
  Resolver: ['Resolver', 'getUrlExtension'],
  spritesheetAsset: ['spritesheetAsset'],
  SVGParser: ['SVGParser'],
  TextStyle: ['TextStyle'],
  VideoSource: ['VideoSource'],
}

const PIXI = /\/node_modules\/pixi\.js\/lib\//

/** A module of Pixi, by its name. */
const MODULE = /\/(\w+)\.mjs$/

const LEFT_OUT = '\0no-pixi:'

/**
 * Leaves out of the build what of Pixi only costs: 13 KB of every first day. Whoever calls it after all is told, and as an extension, as
 * which some of it registers itself, it is one of no type: Pixi takes it, and uses it for nothing. `<Application>` sets how letters look
 * that nobody draws.
 */
export function slimPixiPlugin(): Plugin {
  const advice = 'slimPixiPlugin must learn what it is called now, or forget it.'
  const { meet, hooks } = mustMeet('Pixi', Object.keys(UNUSED), advice)
  return {
    name: 'slim-pixi',
    apply: 'build',
    enforce: 'pre',
    ...hooks,
    resolveId(source, importer) {
      const name = MODULE.exec(source)?.[1] ?? ''
      if (!importer || !PIXI.test(importer) || !Object.hasOwn(UNUSED, name)) return null
      meet(name)
      return LEFT_OUT + name
    },
    load(id) {
      if (!id.startsWith(LEFT_OUT)) return null
      const name = id.slice(LEFT_OUT.length)
      const names = UNUSED[name] ?? []
      return `function refuse() { throw new Error('This build is without ${name} of Pixi.') }
        Object.assign(refuse, { extension: { type: [] }, defaultTextStyle: {} })
        export { ${names.map((exported) => `refuse as ${exported}`).join(', ')} }`
    },
  }
}
