import { dirname } from 'node:path'
import type { Plugin } from 'vite'
import { mustMeet } from './mustMeet.ts'

/** The mixer, and its library: both take parts of Pixi. */
const MIXER = /\/(node_modules\/@pixi|src)\/sound\//

/** What the mixer and its library take from Pixi, and where in Pixi it lies. */
const PARTS = {
  CanvasSource: 'rendering/renderers/shared/texture/sources/CanvasSource',
  DOMAdapter: 'environment/adapter',
  ExtensionType: 'extensions/Extensions',
  extensions: 'extensions/Extensions',
  LoaderParserPriority: 'assets/loader/parsers/LoaderParser',
  path: 'utils/path',
  Ticker: 'ticker/Ticker',
}

const SLIM_PIXI = '\0slim-pixi'

/**
 * Gives the mixer the few parts of Pixi that it uses, not the whole with all that registers itself on import: else
 * a third of Pixi would load with the first sound, and be cut off from the rest of it for every day.
 */
export function slimSoundPlugin(): Plugin {
  const { meet, hooks } = mustMeet(
    'The mixer',
    ['node_modules/@pixi', 'src'].map((folder) => `an import of pixi.js in ${folder}/sound`),
    'slimSoundPlugin must learn where Pixi is imported now.',
  )
  return {
    name: 'slim-sound',
    apply: 'build',
    enforce: 'pre',
    ...hooks,
    resolveId(source, importer) {
      const folder = source === 'pixi.js' && importer && MIXER.exec(importer)?.[1]
      if (!folder) return null
      meet(`an import of pixi.js in ${folder}/sound`)
      return SLIM_PIXI
    },
    async load(id) {
      if (id !== SLIM_PIXI) return null
      const pixi = await this.resolve('pixi.js')
      const emitter = await this.resolve('eventemitter3', pixi?.id)
      if (!pixi || !emitter) return this.error('Pixi is not installed.')
      const folder = dirname(pixi.id)
      const parts = Object.entries(PARTS).map(([name, file]) => `export { ${name} } from '${folder}/${file}.mjs'`)
      return [...parts, `export { default as EventEmitter } from '${emitter.id}'`].join('\n')
    },
  }
}
