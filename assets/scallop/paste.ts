import { scrape, solid } from '../ink/blacks'
import type { Ink } from '../ink/ink'
import { BRIGHT, STONE } from './palette'

/** Paste pot and brush, standing before the sheet's corner. Origin at its foot. */
export function drawPaste(ink: Ink): void {
  ink.wash('-20,-3 20,-6 52,0 22,9 -18,6', { alpha: 0.45 })
  ink.at(2, -44, { rotate: 17 }, () => {
    ink.form('-4,6* -5.4,-30 -4,-64 0,-70 4,-64 5.6,-30 4.4,6*', {
      width: 2.3,
      halo: 1,
      fill: STONE,
      tone: { from: 0.5, width: 1.6, angle: -80 },
    })
    solid(ink, '-6,4* -6.4,-12 0,-14 6.4,-12 6,4*', 0.4)
    scrape(ink, 1.1, ['-4,-4 4,-4.6', '-4,0 4,-0.4'])
  })
  ink.form('-22,-36* -23,-18 -20,-2* 0,3 21,-2* 24,-18 22,-36* 0,-31', {
    width: 3,
    halo: 1.4,
    fill: BRIGHT,
    tone: { from: 0.4, width: 2.4, spacing: 2.3 },
  })
  const neck = ink.path('-24,-44* 0,-49 24,-44* 25,-36 0,-31 -25,-36*', true)
  solid(ink, neck, 0.8)
  ink.rim(neck, { distance: 1.4 })
  // Paste running over.
  ink.form('-14,-46* -18,-38 -17,-26 -13,-21 -9,-27 -8,-34 -4,-32 -2,-24 1,-30 2,-38 10,-44* -2,-48', {
    width: 2,
    halo: 0.4,
    fill: BRIGHT,
  })
}
