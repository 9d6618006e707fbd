import type { ModelSheet } from '../modelSheet'
import { drawMorvane, type MorvanePose } from '../morvane'

const POSES: Readonly<Record<string, Partial<MorvanePose>>> = {
  scheming: {},
  blinks: { isBlinking: true },
  gleeful: { mood: 'gleeful' },
  furious: { mood: 'furious' },
  'the drop rises': { drop: 14 },
  'to the right': { turn: 'right' },
}

export const morvaneSheet: ModelSheet = {
  name: 'morvane',
  box: { left: -106, top: -264, width: 212, height: 308 },
  models: Object.entries(POSES).map(([name, pose]) => ({ name, draw: (ink) => drawMorvane(ink, pose) })),
}
