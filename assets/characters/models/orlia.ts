import type { ModelSheet } from '../modelSheet'
import { drawFrog, drawOrlia, type OrliaPose } from '../orlia'

const POSES: Readonly<Record<string, Partial<OrliaPose>>> = {
  shrewd: {},
  blinks: { isBlinking: true },
  merry: { mood: 'merry' },
  cross: { mood: 'cross' },
  'to the right': { turn: 'right' },
  'without the frog, to the right': { hasFrog: false, mood: 'merry', turn: 'right' },
}

export const orliaSheet: ModelSheet = {
  name: 'orlia',
  box: { left: -110, top: -250, width: 220, height: 280 },
  models: [
    ...Object.entries(POSES).map(([name, pose]) => ({
      name,
      draw: (ink: Parameters<typeof drawOrlia>[0]) => drawOrlia(ink, pose),
    })),
    { name: 'the frog', draw: drawFrog },
  ],
}
