import type { Ink } from '../../ink/ink'
import type { Options } from '../../ink/numbers'
import { drawFlame, drawLantern, drawLanternRays, drawLanternRope, type Lantern } from '../lantern'
import type { ModelSheet } from '../modelSheet'

const POSES: Readonly<Record<string, Options<Lantern>>> = {
  'calm, flicker 0': {},
  'calm, flicker 1': { flicker: 1 },
  'calm, flicker 2': { flicker: 2 },
  'looks left': { gaze: [-1, 0.3] },
  'looks up right': { gaze: [1, -1] },
  blinks: { blink: true },
  glad: { mood: 'glad' },
  startled: { mood: 'startled' },
  sad: { mood: 'sad' },
  asleep: { mood: 'asleep' },
  out: { lit: false },
}

export const lanternSheet: ModelSheet = {
  name: 'lantern',
  box: { left: -110, top: -190, width: 220, height: 300 },
  models: [
    ...Object.entries(POSES).map(([name, pose]) => ({ name, draw: (ink: Ink) => drawLantern(ink, pose) })),
    { name: 'its flame', draw: (ink) => drawFlame(ink, 0) },
    {
      name: 'hung, with rays',
      draw: (ink) => {
        drawLanternRays(ink)
        drawLanternRope(ink, 100)
        drawLantern(ink)
      },
    },
  ],
}
