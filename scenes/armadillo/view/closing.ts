import { clamp } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import { PICTURE, ROLL, SPLITTABLE } from '../layout'
import type { ArmadilloState } from '../state'
import type { Blots } from './blots'

/** How many blocks are split of a picture whose finest are as large as on each of its levels, and which. */
const COUNTS = [0, 1, 5, 21, 85, 341, SPLITTABLE] as const
const LEVELS = COUNTS.map((count) => Array.from({ length: SPLITTABLE }, (_, block) => (block < count ? 0 : null)))
/** How long the one blot takes to be gone, in ms. */
const GONE = 260

/** The blots as whoever is in them draws itself in: they run together again, level by level, and the last is rolled up. */
export function drawClosing(blots: Blots, state: ArmadilloState, moment: Moment): void {
  const since = state.roll ? moment.now - state.roll.from : 0
  const size = 1 - clamp((since - ROLL.closes) / GONE, 0, 1)
  const moved = (PICTURE.side / 2) * (1 - size)
  blots.scale.set(size)
  blots.position.set(PICTURE.x + moved, PICTURE.y + moved)
  const level = Math.floor((1 - clamp(since / ROLL.closes, 0, 1)) * (LEVELS.length - 1))
  blots.draw(state, moment, state.roll ? LEVELS[level] : undefined)
}
