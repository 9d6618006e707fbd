import { manifest } from '../../assets/kind/manifest'
import { sounds } from '../../assets/kind/sounds.manifest'
import { defineScene } from '../../src/stage/page/defineScene'
import { areas } from './areas'
import { finds } from './finds'
import { Panel } from './panel'
import { rules } from './rules'
import { tuning } from './tuning'
import { createView } from './view'
import { SPOKEN } from './words'

export const day = defineScene({
  stage: { width: 1600, height: 1000 },
  rules,
  tuning,
  areas,
  createView,
  Panel,
  finds,
  manifest,
  fineManifest: () => import('../../assets/kind-fine/manifest'),
  sounds,
  help: {
    what: {
      en: 'Look at the things in the room: four of them have something to say. The lamp has a chain.',
      fr: 'Regardez les choses de la chambre : quatre d’entre elles ont quelque chose à dire. La lampe a une chaînette.',
    },
    keys: [
      { caps: ['Tab'], does: { en: 'next thing', fr: 'autre chose' } },
      { caps: ['Enter'], does: { en: 'read on, close', fr: 'lire, fermer' } },
    ],
  },
  captions: 'own',
  on: {
    opened: { play: 'feed', caption: ({ thing }) => SPOKEN[thing] },
    typed: { play: 'tick' },
    whole: { play: 'bell' },
    closed: { play: 'pull' },
    taken: {
      play: 'taken',
      announce: { en: 'The slice is gone. The plate is left.', fr: 'La part n’est plus là. Reste l’assiette.' },
    },
    lit: { play: 'switchOn', announce: { en: 'The lamp is lit.', fr: 'La lampe s’allume.' } },
    darkened: {
      play: 'switchOff',
      announce: { en: 'The lamp is out. There is a moon.', fr: 'La lampe s’éteint. Il y a la lune.' },
    },
    lifted: { play: 'lift' },
    marked: { play: 'stamp' },
    clinked: { play: 'clink', announce: { en: 'Crumbs.', fr: 'Des miettes.' } },
    squeaked: { play: 'squeak', announce: { en: 'A mouse, gone.', fr: 'Une souris, partie.' } },
    fluttered: { play: 'flutter' },
    chimed: { play: 'chime', announce: { en: 'The mobile turns.', fr: 'Le mobile tourne.' } },
  },
  loops: { musicBox: { level: ({ box }) => (box ? 0.62 : 1), rate: ({ lamp }) => (lamp.isLit ? 1 : 0.84) } },
})
