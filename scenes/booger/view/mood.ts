import type { BoogerState } from '../state'

/** What the face makes of it all. */
export type Mood = 'waiting' | 'bracing' | 'bliss' | 'ouch' | 'sly'

/** How long, in ms, he goes on bracing himself for something that did not come. */
const DISBELIEF = 420
/** How long the finger takes to be noticed. */
const STARTLE = 40

/** The face at that moment. It knows no more than it feels: that the finger has missed dawns on it. */
export function moodAt({ movingX, endedAt, ahead, sentAt }: BoogerState, now: number): Mood {
  if (movingX || now < sentAt + STARTLE) return 'waiting'
  if (endedAt === null) return 'bracing'
  if (ahead === 'flesh') return 'ouch'
  if (ahead !== 'nothing') return 'bliss'
  return now < endedAt + DISBELIEF ? 'bracing' : 'sly'
}
