/** How lively the fire is, by what was said about it. Times are ms since the epoch. */
export interface Blaze {
  /** When those spoke who spoke within the last minute, oldest first: fewer than ten. */
  readonly voices: readonly number[]
  /** How often ten have spoken within a minute: each time the fire roars, and a log breaks. */
  readonly roars: number
}

/** Nobody has spoken. */
export const QUIET: Blaze = { voices: [], roars: 0 }

/** So many voices within so long, in ms, make the fire roar. */
export const CROWD = 10
export const MINUTE = 60_000

/** So many halves of logs lie before the fire at most: later ones are burnt. */
export const MOST_LOGS = 3

/** The fire after somebody has spoken, `times` times at once. */
export function stoked(blaze: Blaze, times: number, now: number): Blaze {
  const { voices, roars } = cooled(blaze, now)
  const all = [...voices, ...Array.from({ length: Math.min(times, CROWD) }, () => now)]
  return all.length < CROWD ? { voices: all, roars } : { voices: [], roars: roars + 1 }
}

/** The fire without what was said longer ago than a minute; the same one where nothing was. */
export function cooled(blaze: Blaze, now: number): Blaze {
  const voices = blaze.voices.filter((at) => now - at < MINUTE)
  return voices.length === blaze.voices.length ? blaze : { ...blaze, voices }
}

/** In how many ms the oldest voice is forgotten; `null` while there is none. */
export function coolsIn({ voices: [oldest] }: Blaze, now: number): number | null {
  return oldest === undefined ? null : Math.max(0, oldest + MINUTE - now)
}
