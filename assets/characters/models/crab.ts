import type { Ink } from '../../ink/ink'
import type { Options } from '../../ink/numbers'
import { type CrabPose, drawCrab, drawCrabClaw, drawCrabShadow } from '../crab'
import type { ModelSheet } from '../modelSheet'

const POSES: Readonly<Record<string, Options<CrabPose>>> = {
  'stands, grumpy': { gaze: [-0.8, 0.4] },
  'walks, odd legs': { lifted: 'odd', gaze: [-0.8, 0.4] },
  'walks, even legs': { lifted: 'even', gaze: [-0.8, 0.4] },
  blinks: { lid: 1 },
  'looks at us': { lid: 0.1 },
  snips: { open: [2, 2], raised: [4, 4] },
  pleased: { mood: 'pleased', open: [30, 32], raised: [10, 8] },
  startled: { mood: 'startled', open: [34, 34], raised: [14, 14], lifted: 'odd' },
  'ducks from a wave': { duck: 1, open: [2, 2], raised: [-26, -18] },
}

export const crabSheet: ModelSheet = {
  name: 'crab',
  box: { left: -150, top: -250, width: 310, height: 264 },
  models: [
    ...Object.entries(POSES).map(([name, pose]) => ({
      name,
      draw: (ink: Ink) => {
        drawCrabShadow(ink)
        drawCrab(ink, pose)
      },
    })),
    { name: 'a claw', draw: (ink) => drawCrabClaw(ink, 26, 1.3) },
  ],
}
