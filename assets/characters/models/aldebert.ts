import { type AldebertPose, drawAldebert } from '../aldebert'
import type { ModelSheet } from '../modelSheet'

const POSES: Readonly<Record<string, Partial<AldebertPose>>> = {
  asleep: {},
  awake: { mood: 'awake' },
  blinks: { mood: 'awake', isBlinking: true },
  outraged: { mood: 'outraged' },
  'to the right': { turn: 'right' },
}

export const aldebertSheet: ModelSheet = {
  name: 'aldebert',
  box: { left: -104, top: -226, width: 208, height: 254 },
  models: Object.entries(POSES).map(([name, pose]) => ({ name, draw: (ink) => drawAldebert(ink, pose) })),
}
