import type { Ink } from '../ink/ink'
import { TEAL } from '../ink/palette'

/** How often a strand is drawn. */
export const STRANDS = 3

/** A twist of the thread, from left to right about its own middle: one after the other they are the thread. */
export function drawStrand(ink: Ink, frame: number): void {
  const long = [6.4, 6, 6.8][frame] ?? 6
  ink.line(`${-long},0 ${long},0`, { width: 4.2, color: TEAL, alpha: 1, profile: 'even', wobble: 0 })
  ink.line(`${-3 - frame * 0.4},-2 0,0 3,2`, { width: 1.25, profile: 'pen', wobble: 0 })
}

/** What a twist of it throws on the page, in grey. */
export function drawStrandShadow(ink: Ink): void {
  ink.wash('-7,-1.6 7,-1.6 7,1.6 -7,1.6', { alpha: 0.34 })
}

/** Where it frays: about its last knot, ends up. */
export function drawFray(ink: Ink): void {
  const ends = ['0,2 -4,-16 -14,-26', '0,2 2,-18 -1,-33', '0,2 8,-14 16,-22', '-1,0 -8,-10 -18,-10', '1,0 10,-8 19,-8']
  for (const end of ends) ink.line(end, { width: 2, color: TEAL, alpha: 1, profile: 'flick' })
  ink.line('-4,3 0,0 4,3', { width: 4.4, color: TEAL, alpha: 1, profile: 'even' })
  ink.line('-3,4 3,2', { width: 1.2, profile: 'pen' })
}
