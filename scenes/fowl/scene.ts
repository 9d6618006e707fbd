import { sounds } from '../../assets/fowl/sounds.manifest'
import type { EventData, Scene, Words } from '../../src/stage/scene'
import type { Numbers } from './numbers'
import { CHICKENS, type Fowl, rules } from './rules'
import { snapshots } from './snapshots'
import { tuning } from './tuning'
import { createView } from './view'

/** Where a hen takes off, as it is said. */
const SIDES: Readonly<Record<string, Words>> = {
  top: { en: 'from the far side', fr: 'du fond' },
  right: { en: 'from the right', fr: 'de la droite' },
  bottom: { en: 'from the near side', fr: 'du devant' },
  left: { en: 'from the left', fr: 'de la gauche' },
}

function takesOff({ hen, side }: EventData): Words {
  const from = SIDES[String(side)]
  return {
    en: `Hen ${hen} of ${CHICKENS} takes off ${from?.en}, across the square.`,
    fr: `La poule ${hen} sur ${CHICKENS} s’envole ${from?.fr}, à travers la place.`,
  }
}

export const scene: Scene<Fowl, Numbers> = {
  rules,
  createView,
  tuning,
  snapshots,
  stage: { width: 1600, height: 1000 },
  sounds,
  sheets: ['fowl.json', 'fowl-2.json', 'fowl-3.json'],
  announcements: { wings: takesOff },
}
