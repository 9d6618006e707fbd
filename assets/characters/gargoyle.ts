import type { Ink } from '../ink/ink'
import type { Options } from '../ink/numbers'
import { drawGargoyleBody } from './gargoyleBody'
import { drawGargoyleHead, type GargoyleMood } from './gargoyleHead'
import { drawGargoyleWing } from './gargoyleWings'

/** How the gargoyle sits. */
export interface GargoylePose {
  /** Asleep when not given. */
  mood: GargoyleMood
  /** Its wings, from 0, hanging like a gate, to 1, the top of a beat; 0 when not given. */
  spread: number
}

/** Where the head's 0, 0 lies from the middle of the ledge, and how it is held there. */
export interface HeadPlace {
  readonly x: number
  readonly y: number
  readonly scale: number
  /** Degrees, clockwise. */
  readonly rotate: number
}

/** The place of the head in each mood: to wake, it is drawn up and tilted the other way. */
export const GARGOYLE_HEAD: Readonly<Record<GargoyleMood, HeadPlace>> = {
  asleep: { x: -1, y: -178, scale: 1.16, rotate: -5 },
  stirring: { x: -1, y: -180, scale: 1.16, rotate: -4 },
  glaring: { x: -8, y: -218, scale: 1.2, rotate: 3 },
  roaring: { x: -9, y: -224, scale: 1.22, rotate: 4 },
}

/**
 * The gargoyle of the title page from the front, cut out of black: a scratchboard, lit by the fire below. 0, 0 is the middle of
 * the edge that it grips; it is 1680 units wide and reaches 470 above that edge and 270 below it. It is drawn at its own size;
 * where it has to be small, it is a statuette.
 */
export function drawGargoyle(ink: Ink, pose: Options<GargoylePose> = {}): void {
  const { mood = 'asleep', spread = 0 } = pose
  drawGargoyleWing(ink, 'left', spread)
  drawGargoyleWing(ink, 'right', spread)
  drawGargoyleBody(ink, mood === 'asleep' || mood === 'stirring' ? 0 : 1)
  const { x, y, ...held } = GARGOYLE_HEAD[mood]
  ink.at(x, y, held, () => drawGargoyleHead(ink, mood))
}
