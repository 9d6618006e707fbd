import { sounds } from '../../assets/scurry/sounds.manifest'
import type { Scene } from '../../src/stage/scene'
import { type Numbers, rules, type Scurry } from './rules'
import { snapshots } from './snapshots'
import { tuning } from './tuning'
import { createView } from './view'

export const scene: Scene<Scurry, Numbers> = {
  rules,
  createView,
  tuning,
  snapshots,
  stage: { width: 1600, height: 1000 },
  sheets: ['scurry.json', 'scurry-2.json', 'scurry-3.json'],
  fonts: ['inkwell-display-64'],
  usesSecondButton: true,
  followsPointer: true,
  sounds,
  announcements: {
    ring: ({ rings }) => ({ en: `Rings: ${rings}`, fr: `Anneaux : ${rings}` }),
    tenRings: ({ rings }) => ({ en: `Ten at once. Rings: ${rings}`, fr: `Dix d’un coup. Anneaux : ${rings}` }),
    hop: () => ({ en: 'The hedgehog hops for joy.', fr: 'Le hérisson saute de joie.' }),
    spring: () => ({ en: 'The inventor loses a spring.', fr: 'L’inventeur perd un ressort.' }),
  },
}
