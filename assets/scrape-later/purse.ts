import type { Ink } from '../ink/ink'
import { OCHRE } from '../ink/palette'
import { drawCoin } from '../scrape/symbols'

/** Where what was in it has run to, in units from its middle, how large and how turned. */
const SPILLED = [
  { x: -15, y: -5, size: 0.44, turn: 34 },
  { x: -24, y: 9, size: 0.5, turn: -20 },
  { x: -13, y: 19, size: 0.42, turn: 8 },
  { x: -8, y: 6, size: 0.54, turn: 10 },
] as const

/** A purse that has burst as it came down, and what was in it; it lies on its side. */
export function drawBurst(ink: Ink): void {
  ink.at(8, 2, { rotate: 74 }, () => {
    ink.wash('-22,16 0,14 20,16 24,22 2,25 -18,24', { alpha: 0.36 })
    const frill = ink.path('-5,-7* -11,-12 -13,-17* -8,-15.4 -5,-17.4 -1,-15 3,-18 6,-15 12,-17* 9,-11 5,-7*', true)
    ink.form(frill, { width: 2.2, halo: 0.6, tone: { from: 0.46, width: 1.5, spacing: 1.8 } })
    const torn = '-4,-7 -13,1 -19,9 -14,12* -9,8* -6,14* -1,9* 4,15* 8,9* 13,13* 19,8* 13,0 5,-7 0,-8'
    const bag = ink.path(torn, true)
    const tone = { from: 0.42, to: 0.76, width: 2.2, spacing: 2, angle: -52, cross: 0.4 }
    ink.form(bag, { width: 2.6, halo: 0.8, tone })
    ink.tint(bag, { color: OCHRE, alpha: 0.28, offset: 2.4 })
    ink.lines(['-4,-5 -9,2 -11,6', '0,-5 0,0 -1,5', '4,-5 9,2 11,6'], { width: 1.6, profile: 'flick' })
    ink.line('-8,-7.4 0,-5.4 8,-7.4', { width: 3, profile: 'even' })
  })
  for (const { x, y, size, turn } of SPILLED) ink.at(x, y, { scale: size, rotate: turn }, () => drawCoin(ink))
}
