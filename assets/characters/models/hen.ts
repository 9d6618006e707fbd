import type { Ink } from '../../ink/ink'
import { drawHen, type Hen } from '../hen'
import type { ModelSheet } from '../modelSheet'

const STRIDES = [0, 1, 2, 3, 4, 5]
const STEPS = [0, 1, 2, 3]
const BEATS = [0, 1, 2]

const HENS: Readonly<Record<string, Hen>> = {
  stands: { turn: 'left', does: 'stand' },
  'stands, right': { turn: 'right', does: 'stand' },
  'stands, blinks': { turn: 'left', does: 'stand', blink: true },
  'looks up': { turn: 'left', does: 'look' },
  'looks up, startled': { turn: 'left', does: 'look', look: 'startled' },
  pecks: { turn: 'left', does: 'peck' },
  sits: { turn: 'left', does: 'sit' },
  sleeps: { turn: 'left', does: 'sleep' },
  ...Object.fromEntries(STRIDES.map((frame) => [`runs ${frame + 1}`, { turn: 'left', does: 'run', frame } as const])),
  startled: { turn: 'left', does: 'startle' },
  ...Object.fromEntries(BEATS.map((frame) => [`flies ${frame + 1}`, { turn: 'left', does: 'fly', frame } as const])),
  ...Object.fromEntries(
    (['front', 'back'] as const).flatMap((turn) =>
      STEPS.map((frame) => [`runs ${frame + 1}, ${turn}`, { turn, does: 'run', frame } as const]),
    ),
  ),
  'startled, front': { turn: 'front', does: 'startle' },
  'startled, back': { turn: 'back', does: 'startle' },
  'flies, front': { turn: 'front', does: 'fly', frame: 0 },
  'flies, back': { turn: 'back', does: 'fly', frame: 0 },
}

export const henSheet: ModelSheet = {
  name: 'hen',
  box: { left: -155, top: -225, width: 310, height: 345 },
  models: Object.entries(HENS).map(([name, hen]) => ({ name, draw: (ink: Ink) => drawHen(ink, hen) })),
}
