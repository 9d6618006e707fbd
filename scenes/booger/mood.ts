import type { Booger } from './rules'

/** What the face makes of it all. */
export type Mood = 'waiting' | 'bracing' | 'bliss' | 'ouch' | 'sly'

/** How long, in ms, he goes on bracing himself for something that did not come. */
const DISBELIEF = 420
/** How long the finger takes to be noticed. */
const STARTLE = 40

/** The face at that moment. It knows no more than it feels: that the finger has missed dawns on it. */
export function moodAt(booger: Booger, time: number): Mood {
  const { movingX, endedAt, ahead, sentAt } = booger
  if (movingX || time < sentAt + STARTLE) return 'waiting'
  if (endedAt === null) return 'bracing'
  if (ahead === 'flesh') return 'ouch'
  if (ahead !== 'nothing') return 'bliss'
  return time < endedAt + DISBELIEF ? 'bracing' : 'sly'
}

/** A blow that dies away: 1 at once, swinging about 0, gone after some five times `fading`; all in ms. */
export function ringing(since: number, fading: number, period: number): number {
  if (since < 0 || since > fading * 6) return 0
  return Math.exp(-since / fading) * Math.cos((since / period) * 2 * Math.PI)
}

/** From 0 to 1 between two values, slow at both ends. */
export function ease(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}
