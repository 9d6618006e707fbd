import { hop, ringing, smoothstep } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import { isNostril, PULL, REIGN } from '../layout'
import type { BoogerState } from '../state'

/** What the face makes of it all. */
export type Mood = 'waiting' | 'bracing' | 'bliss' | 'ouch' | 'sly'

/** How long, in ms, he goes on bracing himself for something that did not come. */
const DISBELIEF = 420
/** How long before a sneeze it is felt, in ms, and how far that throws a head up, and then down, in scene units. */
const SNEEZES = { before: 480, up: 30, down: 42 } as const
/** How long the finger takes to be noticed. */
const STARTLE = 40

/** The face at that moment. It knows no more than it feels: that the finger has missed dawns on it. */
export function moodAt(
  { movingX, endedAt, ahead, sentAt, garland: { drawn, reignsAt } }: BoogerState,
  now: number,
): Mood {
  if (reignsAt !== null) {
    const reigned = now - reignsAt
    return reigned < REIGN.sneezes ? 'bracing' : reigned < REIGN.deposed + DISBELIEF ? 'ouch' : 'sly'
  }
  if (drawn) return isNostril(ahead) && now < drawn.at + PULL.frees ? 'bracing' : 'waiting'
  if (movingX || now < sentAt + STARTLE) return 'waiting'
  if (endedAt === null) return 'bracing'
  if (ahead === 'flesh') return 'ouch'
  if (ahead !== 'nothing') return 'bliss'
  return now < endedAt + DISBELIEF ? 'bracing' : 'sly'
}

/** When the face was last struck, from without or from within; `null` before. */
export function struckAt({ endedAt, garland: { reignsAt } }: BoogerState): number | null {
  return reignsAt === null ? endedAt : reignsAt + REIGN.sneezes
}

/** How far the head is thrown down, in scene units: up a little before a sneeze, down with it. */
export function tossOf({ garland: { reignsAt } }: BoogerState, now: number): number {
  if (reignsAt === null) return 0
  const left = reignsAt + REIGN.sneezes - now
  return left > 0 ? -SNEEZES.up * smoothstep(SNEEZES.before, 60, left) : SNEEZES.down * ringing(-left, 130, 360)
}

/** Whether he has his eyes shut for it. */
export function isAboutToSneeze({ garland: { reignsAt } }: BoogerState, now: number): boolean {
  return reignsAt !== null && now < reignsAt + REIGN.sneezes && now >= reignsAt + REIGN.sneezes - SNEEZES.before
}

/** How much the nose is swollen, as a share of its size: something goes up in it, or much is in it. */
export function swellingOf({ garland: { snappedAt, reignsAt } }: BoogerState, now: number): number {
  if (reignsAt === null) return 0.12 * hop((since(snappedAt, now) - 120) / 420)
  const reigned = now - reignsAt
  if (reigned < REIGN.sniffs) return 0.07 * ringing(reigned, 90, 210)
  if (reigned < REIGN.sneezes)
    return 0.2 * smoothstep(REIGN.sniffs, REIGN.full, reigned) + 0.2 * smoothstep(REIGN.full, REIGN.sneezes, reigned)
  return 0.2 * ringing(reigned - REIGN.sneezes, 150, 240)
}
