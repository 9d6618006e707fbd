import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'
import { drawShip } from '../salty/beards'

/** The ship, as large as a ship: now that she is near, one sees that somebody is aboard. About her keel, bound for the left. */
export function drawNearShip(ink: Ink): void {
  ink.at(0, 0, { scale: 2.3 }, () => {
    ink.at(0, 0, { scaleX: -1 }, () => {
      drawShip(ink)
      ink.lines(['-13,-14 -6,-17 -2,-16', '-13,-8 -6,-10 -3,-9', '4,-20 9,-22 13,-19', '3,-12 9,-14 14,-12'], {
        ...{ width: 1.3, profile: 'flick' },
      })
      ink.line('18,-4 30,-10', { width: 1.8, profile: 'flick' })
      ink.line('-4,-23 5,-27', { width: 1, profile: 'even' })
      ink.line('30,-10 7,-28', { width: 0.9, profile: 'even' })
    })
    for (const x of [-12, -6, 1, 8]) ink.dot(x, 5, 0.9, { white: true })
    // At the helm, no larger than a thumb: who has read the weather.
    ink.black('11,-1* 10,-7 13,-10 17,-7 18,-1*')
    ink.dot(12.6, -6.4, 0.8, { white: true })
    ink.dot(15.4, -6.4, 0.8, { white: true })
    ink.line('9,-5 6,-8 7,-10', { width: 1, profile: 'even' })
    ink.line('10,-10 18,-10', { width: 1.8, color: VERMILION, profile: 'even' })
  })
  // What she throws up before her, and leaves behind.
  ink.lines(['-56,4 -70,-6 -82,0', '-52,12 -74,5 -92,10', '48,16 68,20 90,16'], { width: 2.2, profile: 'flick' })
  for (const [x, y, r] of [
    [-62, -20, 2],
    [-76, -16, 1.5],
    [-70, -32, 1.3],
  ] as const)
    ink.form(ink.ellipse(x, y, r, r), { width: 1.3, gap: 0 })
}
