import type { Ink } from '../../ink/ink'
import type { Options } from '../../ink/numbers'
import { type BigginPose, drawBiggin, drawBigginShadow } from '../biggin'
import type { ModelSheet } from '../modelSheet'

const POSES: Readonly<Record<string, Options<BigginPose>>> = {
  grumpy: {},
  'looks left': { gaze: [-1, 0] },
  'blinks, tail swung': { blink: true, swing: 24 },
  squints: { mood: 'squint' },
  wide: { mood: 'wide' },
  dizzy: { mood: 'dizzy' },
  winks: { mood: 'wink' },
  asleep: { mood: 'asleep' },
  blue: { livery: 'blue' },
  violet: { livery: 'violet' },
  green: { livery: 'green' },
  'back, keeps watch': { turn: 'back' },
  'back, looks up': { turn: 'back', gaze: [0, -1] },
  'back, blinks': { turn: 'back', blink: true, swing: 8 },
  'back, wide': { turn: 'back', mood: 'wide', gaze: [1, 0] },
  'back, on an edge': { turn: 'back', livery: 'green', perched: true, swing: -8 },
}

export const bigginSheet: ModelSheet = {
  name: 'biggin',
  box: { left: -90, top: -160, width: 180, height: 220 },
  models: Object.entries(POSES).map(([name, pose]) => ({
    name,
    draw: (ink: Ink) => {
      if (!pose.perched) drawBigginShadow(ink)
      drawBiggin(ink, pose)
    },
  })),
}
