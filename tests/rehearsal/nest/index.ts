import type { Scene } from '../../../src/stage/scene'
import { sceneDay } from '../../../src/stage/sceneDay'
import { type Drip, rules } from './rules'
import { tuning } from './tuning'
import { createView } from './view'

const scene: Scene<Drip, { gravity: number }> = {
  rules,
  createView,
  tuning,
  snapshots: [],
  stage: { width: 1600, height: 1000 },
  sheets: [],
  announcements: { splash: ({ blots }) => ({ en: `Blots: ${blots}`, fr: `Taches : ${blots}` }) },
  usesSecondButton: true,
  followsPointer: true,
  canReplay: (drip) => drip.blots > 1,
}

export const day = sceneDay(scene, [{ caps: ['←', '→'], does: 'point' }])
