import { manifest } from '../../assets/fowl/manifest'
import { sounds } from '../../assets/fowl/sounds.manifest'
import type { Localized } from '../../src/language/words'
import { defineScene } from '../../src/stage/page/defineScene'
import { areas } from './areas'
import { finds } from './finds'
import { CHICKENS } from './layout'
import { rules } from './rules'
import type { SideName } from './state'
import { tuning } from './tuning'
import { createView } from './view'

/** Where a hen takes off, as it is said. */
const SIDES: Readonly<Record<SideName, Localized>> = {
  top: { en: 'from the far side', fr: 'du fond' },
  right: { en: 'from the right', fr: 'de la droite' },
  bottom: { en: 'from the near side', fr: 'du devant' },
  left: { en: 'from the left', fr: 'de la gauche' },
}

const ALL_UP: Localized = {
  en: 'That was the last hen. It is very quiet in the square.',
  fr: 'C’était la dernière poule. La place est bien calme.',
}

export const day = defineScene({
  stage: { width: 1600, height: 1000 },
  rules,
  tuning,
  areas,
  createView,
  finds,
  manifest,
  fineManifest: () => import('../../assets/fowl-fine/manifest'),
  sounds,
  loops: { square: { level: () => 1 } },
  help: {
    what: {
      en: 'A hen runs around the village square: startle her, and one of her friends bursts right across it.',
      fr: 'Une poule court autour de la place : surprenez-la, et l’une de ses amies la traverse à tire-d’aile.',
    },
    keys: [{ caps: ['Enter'], does: { en: 'startle her', fr: 'la surprendre' } }],
  },
  on: {
    startled: { play: 'squawk' },
    turned: { play: 'cluck' },
    tookOff: {
      play: 'wings',
      caption: ({ hen }) => (hen === CHICKENS ? ALL_UP : null),
      announce: ({ hen, side }) => ({
        en: `Hen ${hen} of ${CHICKENS} takes off ${SIDES[side].en}, across the square.`,
        fr: `La poule ${hen} sur ${CHICKENS} s’envole ${SIDES[side].fr}, à travers la place.`,
      }),
    },
  },
})
