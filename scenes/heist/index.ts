import { manifest } from '../../assets/heist/manifest'
import { sounds } from '../../assets/heist/sounds.manifest'
import { defineScene } from '../../src/stage/page/defineScene'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import { tuning } from './tuning'
import { createView } from './view'

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
  },
  loops: {
    // The bass tiptoes with him, waits softly when he does, and holds its breath when he is caught.
    tiptoe: { level: ({ frozenUntil, walking }, now) => (now < frozenUntil ? 0 : walking ? 1 : 0.5) },
  },
})
