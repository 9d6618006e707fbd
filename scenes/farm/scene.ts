import { sounds } from '../../assets/farm/sounds.manifest'
import type { Scene } from '../../src/stage/scene'
import { announcements } from './announcements'
import { type Farm, type Numbers, rules } from './rules'
import { snapshots } from './snapshots'
import { tuning } from './tuning'
import { createView } from './view'

export const scene: Scene<Farm, Numbers> = {
  rules,
  createView,
  tuning,
  snapshots,
  stage: { width: 1600, height: 1000 },
  sheets: ['farm.json', 'farm-2.json'],
  sounds,
  loops: { sea: () => 1 },
  announcements,
  canReplay: ({ score }) => score > 0,
}
