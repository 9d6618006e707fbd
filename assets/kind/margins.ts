import type { Ink } from '../ink/ink'
import { drawDarkRoom, drawLitRoom } from './whole'

/** How far beyond the stage its margins are drawn, in scene units. */
export const BEYOND = { wide: 400, tall: 520 } as const

/** A part of the room beside the stage: the same drawing, of which another part is seen. */
export const BESIDE = {
  seed: 'room',
  under: 0,
  boil: false,
  bleed: true,
  lineWidth: 3.4,
  scale: 0.6,
  keep: 'lean',
  frames: ['lit', 'dark'],
  draw: (ink: Ink, _frame: number, name: string) => (name === 'lit' ? drawLitRoom(ink) : drawDarkRoom(ink)),
} as const
