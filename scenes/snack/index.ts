import { manifest } from '../../assets/snack/manifest'
import { sounds } from '../../assets/snack/sounds.manifest'
import { defineScene } from '../../src/stage/page/defineScene'
import { areas } from './areas'
import { finds } from './finds'
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
  finds,
  manifest,
  sounds,
  help: {
    what: {
      en: 'She eats whatever comes. Press anywhere, and the next one flies up: the higher you press, the higher.',
      fr: 'Elle mange tout ce qui vient. Appuyez n’importe où, et la prochaine friandise s’envole : plus vous appuyez haut, plus elle monte.',
    },
    keys: [{ caps: ['Enter'], does: { en: 'toss her one up', fr: 'lui en lancer une' } }],
  },
  on: {
    tossed: { play: 'toss' },
    soared: { play: 'flutter' },
    eaten: { play: 'munch' },
    caught: { announce: ({ food }) => CATCHES[food] },
    swallowed: { play: 'swallow' },
    burped: {
      play: 'burp',
      caption: { en: 'She burps. My compliments to the baker.', fr: 'Elle rote. Mes compliments au pâtissier.' },
    },
    poked: { play: 'giggle' },
    frightened: { play: 'squeak', caption: { en: 'The ant keeps its crumb.', fr: 'La fourmi garde sa miette.' } },
  },
  loops: { galop: { level: () => 1 } },
})
