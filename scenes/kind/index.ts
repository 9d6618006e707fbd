import { manifest } from '../../assets/kind/manifest'
import { sounds } from '../../assets/kind/sounds.manifest'
import { defineScene } from '../../src/stage/page/defineScene'
import { areas } from './areas'
import { finds } from './finds'
import { Panel } from './panel'
import { rules } from './rules'
import { tuning } from './tuning'
import { createView } from './view'
import { spoken } from './words'

/** What the dark hears of the door: the first time, and in all the nights after it. */
const OPENED = {
  en: 'The door opens by a hand’s width. Somebody with a hat and a case stands in the light.',
  fr: 'La porte s’ouvre d’une main. Quelqu’un, chapeau et valise, se tient dans la lumière.',
} as const
const AJAR = { en: 'The door, ajar: light in the hall.', fr: 'La porte s’entrouvre : il y a de la lumière.' } as const

export const day = defineScene({
  stage: { width: 1600, height: 1000 },
  rules,
  tuning,
  areas,
  createView,
  Panel,
  finds,
  manifest,
  later: () => import('./later'),
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
    opened: { play: 'feed', caption: spoken },
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
    told: { play: 'chime', announce: { en: 'A star, over the bed.', fr: 'Une étoile, au-dessus du lit.' } },
    unlatched: { play: 'taken', announce: ({ isHome }) => (isHome ? AJAR : OPENED) },
    shut: { play: 'switchOn', announce: { en: 'The door, shut softly.', fr: 'La porte, refermée sans bruit.' } },
    settled: {
      announce: {
        en: 'A hat and a coat hang on the hooks. The box of shoes is empty.',
        fr: 'Un chapeau et un manteau aux crochets. La boîte de chaussures est vide.',
      },
    },
  },
  loops: { musicBox: { level: ({ box }) => (box ? 0.62 : 1), rate: ({ lamp }) => (lamp.isLit ? 1 : 0.84) } },
})
