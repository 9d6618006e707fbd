import { manifest } from '../../assets/snack/manifest'
import { sounds } from '../../assets/snack/sounds.manifest'
import { defineScene } from '../../src/stage/defineScene'
import { areas } from './areas'
import { STAGE } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'
import { createView } from './view'
import { CATCHES } from './words'

export const day = defineScene({
  stage: STAGE,
  rules,
  tuning,
  areas,
  createView,
  manifest,
  sounds,
  help: {
    what: {
      en: 'She eats whatever comes: press anywhere, and the next one flies as high as that.',
      fr: 'Elle mange tout ce qui vient : appuyez n’importe où, et la prochaine friandise vole à cette hauteur.',
    },
    keys: [{ caps: ['Enter'], does: { en: 'toss her one up', fr: 'lui en lancer une' } }],
  },
  on: {
    tossed: { play: 'toss' },
    soared: { play: 'flutter' },
    eaten: { play: 'munch' },
    caught: { say: ({ food }) => CATCHES[food] },
    swallowed: { play: 'swallow' },
    burped: { play: 'burp', say: () => ({ en: 'She burps.', fr: 'Elle rote.' }) },
    poked: { play: 'giggle' },
    frightened: {
      play: 'squeak',
      say: () => ({ en: 'The ant keeps its crumb.', fr: 'La fourmi garde sa miette.' }),
    },
  },
  loops: { galop: { level: () => 1 } },
})
