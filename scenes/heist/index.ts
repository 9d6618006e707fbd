import { manifest } from '../../assets/heist/manifest'
import { sounds } from '../../assets/heist/sounds.manifest'
import { defineScene } from '../../src/stage/page/defineScene'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import { tuning } from './tuning'
import { createView } from './view'
import { seenWords, takenWords, toldWords } from './words'

export const day = defineScene({
  stage: 'window',
  followsPointer: true,
  drawsPointer: true,
  rules,
  tuning,
  areas,
  createView,
  finds,
  manifest,
  fineManifest: () => import('../../assets/heist-fine/manifest'),
  sounds,
  later: () => import('./later'),
  help: {
    what: {
      en: 'The little thief tiptoes after your pointer: lead him astray, and press him to see how innocent he can look.',
      fr: 'Le petit voleur suit votre pointeur à pas de loup : égarez-le, et appuyez sur lui pour voir comme il fait l’innocent.',
    },
    keys: [
      { caps: ['←', '↑', '→', '↓'], does: { en: 'lead him', fr: 'le mener' } },
      { caps: ['Enter'], does: { en: 'startle him', fr: 'le surprendre' } },
    ],
  },
  on: {
    stepped: { play: 'step' },
    caught: {
      play: 'caught',
      caption: {
        en: 'The thief jumps, and pretends to be a statue.',
        fr: 'Le voleur sursaute et fait semblant d’être une statue.',
      },
    },
    knocked: { play: 'step' },
    taken: { play: 'step', announce: takenWords },
    joined: {
      caption: { en: 'The hen gets in by herself.', fr: 'La poule monte toute seule.' },
    },
    matched: {
      caption: { en: 'He has had the lid since Tuesday.', fr: 'Le couvercle, il l’a depuis mardi.' },
    },
    woke: {
      announce: {
        en: 'Eyes open in the dark. Let him stand still!',
        fr: 'Des yeux s’ouvrent dans le noir. Qu’il ne bouge plus !',
      },
    },
    seen: { play: 'caught', caption: seenWords },
    stood: {
      caption: { en: 'They have seen a statue, with a sack.', fr: 'Ils ont vu une statue, avec un sac.' },
    },
    filled: {
      caption: {
        en: 'The sack is larger than he is. But there is a window.',
        fr: 'Le sac est plus gros que lui. Mais il y a une fenêtre.',
      },
    },
    stuck: { play: 'step' },
    plopped: { play: 'caught' },
    told: { caption: toldWords, score: ({ worth }) => worth },
    returned: {
      announce: {
        en: 'All is in its place again, and a sheet on the wall.',
        fr: 'Tout est remis en place, et une affiche au mur.',
      },
    },
  },
  loops: {
    // The bass tiptoes with him, waits softly when he does, and holds its breath when he is caught, and while eyes are open.
    tiptoe: {
      level: ({ frozenUntil, walking, loot }, now) => (now < frozenUntil || loot.eyes ? 0 : walking ? 1 : 0.5),
    },
  },
})
