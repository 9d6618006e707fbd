import { scrape, solid } from '../ink/blacks'
import type { Ink } from '../ink/ink'
import { BRIGHT, LIT, STONE } from './palette'

export const WAKES = ['asleep', 'awake'] as const

/** Who sleeps in the pigeon-holes: 0, 0 is the shelf under each; looks to the left. */
export function drawHen(ink: Ink, frame: number): void {
  ink.at(0, 0, { scaleX: -1 }, () => {
    // A hen who pretends to be porcelain.
    const hen = ink.clay(
      [ink.ellipse(-2, -22, 22, 17), ink.tube('10,-26@22 17,-46@15', { root: true }), ink.leaf(-14, -28, 210, 24, 18)],
      8,
    )
    solid(ink, hen, 0.8)
    ink.rim(hen, { distance: 1.3 })
    ink.lines(['-2,-8 -3,0', '6,-8 8,0'], { width: 2.4 })
    ink.black('10,-54 13,-62 17,-55 21,-61 23,-52')
    ink.form('24,-48* 32,-45 24,-42*', { width: 1.4, fill: STONE })
    if (frame === 1) {
      ink.dot(18, -48, 3.6, { white: true })
      ink.dot(19, -48, 1.7)
    } else scrape(ink, 1.6, ['14.6,-48.4 18,-46.6 21.4,-48.6'], 'even')
    scrape(ink, 1.3, ['-12,-20 -4,-14 6,-18', '-8,-25 0,-20 8,-24'])
    // What she costs.
    ink.line('10,-34 -2,-33 -11,-27', { width: 1, white: true })
    ink.form('-20,-30* -8,-29* -7,-19* -19,-20*', { width: 1.4, halo: 0.4, fill: BRIGHT })
    ink.line('-16,-24.6 -11,-24.2', { width: 1.1 })
  })
}

/** A cap on a bust of plaster; what looks out between its teeth is not plaster. */
export function drawBust(ink: Ink, frame: number): void {
  ink.at(0, 0, { scaleX: -1 }, () => {
    const bust = ink.form('-16,0* -12,-14 -18,-20* 16,-20* 11,-14 15,0*', {
      width: 2.2,
      fill: LIT,
      tone: { from: 0.4 },
    })
    ink.rim(bust)
    const cap = ink.clay(
      [
        ink.ellipse(-2, -42, 24, 20),
        ink.tube('6,-58@22 24,-74@15 30,-56@9', { root: true }),
        ink.ellipse(-4, -26, 27, 9),
      ],
      6,
    )
    solid(ink, cap, 0.8)
    ink.rim(cap, { distance: 1.4 })
    if (frame === 1) {
      ink.form(ink.ellipse(-12, -38, 8.4, 9), { width: 1.6, fill: BRIGHT })
      ink.dot(-9.6, -36.4, 3.6)
      ink.dot(-10.8, -38.4, 1.2, { white: true })
    } else {
      ink.form(ink.ellipse(-12, -37, 7.4, 8), { width: 1.6, fill: LIT })
      ink.line('-19,-36 -12,-33.6 -5,-36.4', { width: 2 })
    }
    ink.form(ink.ellipse(30, -51, 5, 5), { width: 1.4, fill: STONE })
    scrape(ink, 1.6, ['-26,-46 -21,-43.6', '-2,-45 6,-48'])
    for (const x of [-16, -7, 6]) ink.form(ink.box(x, -22, 6, 7), { width: 1.2, fill: BRIGHT })
  })
}

/** Something with a smile, which does not sleep well. */
export function drawGrin(ink: Ink, frame: number): void {
  ink.at(0, 0, { scaleX: -1 }, () => {
    const blob = ink.clay(
      [
        ink.ellipse(-2, -26, 27, 24),
        ink.leaf(-14, -40, 250, 28, 14),
        ink.leaf(12, -42, 290, 24, 13),
        ink.ellipse(-14, -4, 12, 6),
        ink.ellipse(12, -4, 12, 6),
      ],
      6,
    )
    solid(ink, blob, 0.8)
    ink.rim(blob, { distance: 1.5 })
    if (frame === 1) {
      for (const [x, y, r] of [
        [-10, -36, 6],
        [6, -34, 7.4],
      ] as const) {
        ink.dot(x, y, r, { white: true })
        ink.dot(x + 1.6, y + 0.6, r * 0.45)
      }
    } else scrape(ink, 1.8, ['-16,-35 -10,-32.6 -4,-35', '0,-33 6,-30.6 13,-33.4'], 'even')
    ink.form('-20,-22* -4,-17 15,-23* 10,-13 -3,-9 -15,-13', { width: 1, fill: BRIGHT })
    ink.lines(['-12,-20 -12,-11', '-5,-18 -4.6,-9', '3,-18.6 3,-9.6', '9,-20.6 8.6,-12.6'], { width: 1.3 })
  })
}
