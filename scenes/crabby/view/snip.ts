import { isDuring, progress, type Span } from '../../../src/stage/contract/rules/spans'

/** What claws do at a moment of a snip. */
export type Claws = 'rest' | 'wide' | 'shut'

/** When in a snip claws are shut, as shares of it: twice, from wide open. */
const FIRST = { from: 0.14, until: 0.34 } as const
const SECOND = { from: 0.52, until: 0.8 } as const

export function clawsAt(snip: Readonly<Span> | null, now: number): Claws {
  if (!isDuring(snip, now)) return 'rest'
  const share = progress(snip, now)
  const isShut = (share >= FIRST.from && share < FIRST.until) || (share >= SECOND.from && share < SECOND.until)
  if (isShut) return 'shut'
  return share < SECOND.until ? 'wide' : 'rest'
}

/** How long ago claws have come together, as a share of the time they stay so; `null` while they are open. */
export function snapShare(snip: Readonly<Span> | null, now: number): number | null {
  if (!isDuring(snip, now)) return null
  const share = progress(snip, now)
  if (share >= FIRST.from && share < FIRST.until) return (share - FIRST.from) / (FIRST.until - FIRST.from)
  if (share >= SECOND.from && share < SECOND.until) return (share - SECOND.from) / (SECOND.until - SECOND.from)
  return null
}
