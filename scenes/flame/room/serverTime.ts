/** What two clocks of a browser show at one moment, in ms. */
export interface Reading {
  /** The visitor's clock, since the epoch: it may be set wrong, and it may be set anew at any moment. */
  readonly wall: number
  /** Since some moment of this visit: nobody sets it, but it may stand still while the machine sleeps. */
  readonly elapsed: number
}

/** How the server's time follows from a visitor's clocks. */
export interface ServerTime {
  /** The server's time when nothing had elapsed, in ms since the epoch. */
  readonly start: number
  /** How far the visitor's clock was ahead of what had elapsed when this was found. */
  readonly wallStart: number
  /** Whether the server itself has said it; if not, the visitor's clock is believed. */
  readonly isLearned: boolean
}

/** Clocks that have moved apart by more ms than this were set anew, or the machine slept. */
export const JUMP = 30_000

/** The server's time as far as the visitor's clock knows it. */
export function guessedTime({ wall, elapsed }: Reading): ServerTime {
  return { start: wall - elapsed, wallStart: wall - elapsed, isLearned: false }
}

/**
 * The server's time, out of an answer of the server's: it was given halfway between question and arrival.
 *
 * @param date what the answer says, in ms since the epoch
 */
export function learnedTime(date: number, asked: Reading, answered: Reading): ServerTime {
  return {
    start: date - (asked.elapsed + answered.elapsed) / 2,
    wallStart: answered.wall - answered.elapsed,
    isLearned: true,
  }
}

/** The same, but no earlier than a message that the server has dated already. */
export function notBefore(time: ServerTime, date: number, { elapsed }: Reading): ServerTime {
  return time.start + elapsed >= date ? time : { ...time, start: date - elapsed }
}

/** The server's time now, in ms since the epoch. */
export function serverNow({ start }: ServerTime, { elapsed }: Reading): number {
  return start + elapsed
}

/** Whether the clocks have moved apart since: what is known of the server's time has to be learned again. */
export function hasJumped({ wallStart }: ServerTime, { wall, elapsed }: Reading): boolean {
  return Math.abs(wall - elapsed - wallStart) > JUMP
}
