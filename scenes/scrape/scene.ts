import { manifest } from '../../assets/scrape/manifest'
import { sounds } from '../../assets/scrape/sounds.manifest'
import type { EventData, Scene } from '../../src/stage/scene'
import { nameOf } from './areas'
import { KINDS, type Kind, type Numbers } from './card'
import { rules, type Scrape } from './rules'
import { snapshots } from './snapshots'
import { tuning } from './tuning'
import { createView } from './view'

/** The speeds of the coin from which its scratching is at its loudest, and at its highest, px/s. */
const LOUD_FROM = 600
const FAST_FROM = 2000

export const scene: Scene<Scrape, Numbers> = {
  rules,
  createView,
  tuning,
  snapshots,
  stage: { width: 1600, height: 1000 },
  sheets: manifest.sheets.map((file) => file.slice(file.lastIndexOf('/') + 1)),
  followsPointer: true,
  drawsPointer: true,
  sounds,
  loops: { scratch: ({ speed }) => Math.min(1, speed / LOUD_FROM) },
  loopRates: { scratch: ({ speed }) => 0.7 + 0.7 * Math.min(1, speed / FAST_FROM) },
  canReplay: ({ doneAt }) => doneAt !== null,
  announcements: {
    seen: (data) => {
      const { en, fr } = nameOf(kindOf(data))
      return { en: `Field ${data.field}: ${en}.`, fr: `Case ${data.field} : ${fr}.` }
    },
    coins: () => ({ en: 'Three coins! You win 10.', fr: 'Trois pièces ! Vous gagnez 10.' }),
    purses: () => ({ en: 'Three purses! You win 100.', fr: 'Trois bourses ! Vous gagnez 100.' }),
    houses: () => ({ en: 'Three houses! You win 1000.', fr: 'Trois maisons ! Vous gagnez 1000.' }),
    blank: () => ({ en: 'Two of each: this card is a blank.', fr: 'Deux de chaque : ce ticket est perdant.' }),
  },
}

function kindOf({ kind }: EventData): Kind {
  return KINDS.find((candidate) => candidate === kind) ?? 0
}
