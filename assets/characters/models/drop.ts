import type { Ink } from '../../ink/ink'
import type { Options } from '../../ink/numbers'
import { type Blotling, drawBlotling } from '../blotling'
import { type Drop, drawDrop } from '../drop'
import type { ModelSheet } from '../modelSheet'

const DROPS: Readonly<Record<string, Options<Drop>>> = {
  calm: {},
  'looks left': { gaze: [-1, 0] },
  blinks: { blink: true },
  glad: { mood: 'glad' },
  startled: { mood: 'startled', squash: 0.1 },
  sad: { mood: 'sad' },
  asleep: { mood: 'asleep', squash: 0.8 },
  hangs: { squash: 0 },
  lands: { squash: 1, mood: 'startled' },
}

export const dropSheet: ModelSheet = {
  name: 'drop',
  box: { left: -45, top: -90, width: 90, height: 96 },
  models: Object.entries(DROPS).map(([name, drop]) => ({ name, draw: (ink: Ink) => drawDrop(ink, drop) })),
}

const BLOTLINGS: Readonly<Record<string, Options<Blotling>>> = {
  round: {},
  'ears, looks left': { kind: 'ears', gaze: [-1, 0] },
  'horns, startled': { kind: 'horns', mood: 'startled' },
  'tip, a stone': { kind: 'tip', mood: 'shut' },
  'ears, glad': { kind: 'ears', mood: 'glad' },
  'round, a stone': { mood: 'shut' },
  'horns, peeps': { kind: 'horns', duck: 0.6, gaze: [0.6, 0] },
}

export const blotlingSheet: ModelSheet = {
  name: 'blotling',
  box: { left: -66, top: -136, width: 132, height: 144 },
  models: Object.entries(BLOTLINGS).map(([name, blotling]) => ({
    name,
    draw: (ink: Ink) => drawBlotling(ink, blotling),
  })),
}
