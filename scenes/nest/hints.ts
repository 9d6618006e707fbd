import { COUNT, DEEDS, deedOf } from './layout'
import type { DeedName, NestState, Pair } from './state'

/** When two who were put to bed are followed by a hint, how often it comes again, and how long it is seen, in ms. */
export const HINT = { after: 3000, every: 5500, lasts: 3600 } as const

/** Who would do something that was not seen yet: somebody for the one on the left, or else for the other, or two others. */
export function nextPair({ left, right, threads }: NestState): Pair | null {
  const due = DEEDS.map(([name]) => name).filter((name) => threads.every(({ deed }) => deed !== name))
  for (const name of due) {
    const partner = partnerOf(left.creature, name)
    if (partner !== null) return { left: left.creature, right: partner }
  }
  for (const name of due) {
    const partner = partnerOf(right.creature, name)
    if (partner !== null) return { left: partner, right: right.creature }
  }
  for (const name of due)
    for (let one = 0; one < COUNT; one++) {
      const partner = partnerOf(one, name)
      if (partner !== null) return { left: one, right: partner }
    }
  return null
}

/** The first who would do that with this one. */
function partnerOf(creature: number, deed: DeedName): number | null {
  for (let other = 0; other < COUNT; other++) if (deedOf(creature, other) === deed) return other
  return null
}

/** How long a hint has been seen, in ms, if one is. */
export function hintedFor({ toldAt, third }: NestState, now: number): number | null {
  if (toldAt === null || third) return null
  const age = (now - toldAt - HINT.after) % HINT.every
  return age >= 0 && age < HINT.lasts ? age : null
}
