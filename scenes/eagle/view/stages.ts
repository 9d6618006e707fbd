import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'

/** When which part is cut: the drawing in which it is begun, and those in which it goes on. Parts come as on a banknote, the frame first. */
export const CUT = {
  brow: [0, 9],
  skull: [2, 4, 6],
  bill: [4, 6, 8],
  jaw: [7],
  gape: [8],
  plume: [8, 10],
  socket: [10],
  iris: [11],
  shaft: [1, 3],
  nib: [5, 7],
  leftFoot: [8, 11],
  rightFoot: [9, 13],
  leftThigh: [8, 12],
  rightThigh: [10, 14],
} as const

/** The stage in which something is that is cut on in those drawings: -1 before the first of them. */
export function stageAt(drawing: number, cutIn: readonly number[]): number {
  let stage = -1
  for (const due of cutIn) if (drawing >= due) stage += 1
  return stage
}

/** The same of something whose rim is cut in one drawing, and the rest of it so many drawings later. */
export function stageSince(drawing: number, from: number, whole: number): number {
  return drawing < from ? -1 : drawing < from + whole ? 0 : 1
}

/** When rows of feathers are begun, from `from` on, one every so many drawings, and when they are whole. */
export const ROWS_CUT = {
  hackles: { from: 3, every: 1.4, whole: 1.5 },
  breast: { from: 11, every: 1.25, whole: 1.6 },
  tail: { from: 17, every: 1.6, whole: 1.9 },
} as const

/** When the feathers of a wing are begun: the first, and the last. */
export const WINGS_CUT = { right: { from: 6, to: 19 }, left: { from: 13, to: 27 }, whole: 1.5 } as const

/** When the sixths of the rosette are cut, in rounds. */
export function sixthAt(drawing: number, sixth: number, sixths: number, rounds: number): number {
  let stage = -1
  for (let round = 0; round < rounds; round++) if (drawing >= 4 * (round + sixth / sixths)) stage = round
  return stage
}

/** Shows one of its drawings; before the first of them it is as small as nothing, which costs less than to take it away. */
export function showStage(sprite: DrawnSprite, stage: number): void {
  sprite.scale.set(stage < 0 ? 0 : 1)
  if (stage >= 0) sprite.show(stage)
}
