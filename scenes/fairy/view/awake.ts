import { clamp } from '../../../src/stage/contract/math'
import { DAWN } from '../layout'
import type { Evening, Kind } from '../state'

/** How long after one another all wake that still sleep as the toad begins to sing, in ms. */
const APART = 360

/** How long one of what a fairy wakes has been awake, in ms, none of it before that is 0: by its own waking, or by the evening's. */
export function awakeFor({ woken, song }: Readonly<Evening>, kind: Kind, index: number, now: number): number {
  const since = woken[kind].since[index] ?? (song ? song.from + index * APART : now)
  return Math.max(0, now - since)
}

/** How far all has gone back to sleep after the song, 0…1. */
export function fallingAsleep({ song }: Readonly<Evening>, now: number): number {
  return song ? clamp((now - song.until) / DAWN, 0, 1) : 0
}
