import { scrape, solid } from '../ink/blacks'
import type { Ink } from '../ink/ink'
import { lerp } from '../ink/numbers'
import { drawScrew, LIT } from './hand'

/** A lamp for an eye: bezel and lit glass. The middle at 0, 0. */
export function drawLamp(ink: Ink, turn: number): void {
  const bezel = ink.ellipse(0, 0, 41, 39.6, 0, 0.012)
  ink.form(bezel, { width: 3.2, halo: 1.4, tone: { from: 0.44, to: 0.76, width: 2.4, spacing: 2.3, angle: 40 } })
  for (let screw = 0; screw < 5; screw++) {
    const angle = (screw / 5) * 6.28 + turn
    drawScrew(ink, Math.cos(angle) * 35.6, Math.sin(angle) * 34.4, 3.6, screw * 47)
  }
  const glass = ink.ellipse(0, 0, 30.4, 29.6, 0, 0.012)
  ink.cut(glass, { fill: LIT })
  ink.contour(glass, { width: 3.6, lit: 0.8, gap: 0 })
  ink.clip(glass, () => ink.wash(ink.ellipse(5, 6, 30, 29), { alpha: 0.24, outside: true }))
}

/** The pupil: it looks where the pointer is, up to 9 units off the lamp's middle. */
export function drawPupil(ink: Ink): void {
  const pupil = ink.ellipse(0, 0, 14.4, 16, 0, 0.02)
  ink.black(pupil)
  ink.dot(-5, -6.4, 5, { white: true })
  ink.dot(5, 7, 2.4, { white: true })
  scrape(ink, 1.1, ['8,-8 10.4,-1 9,6'], 'swell')
}

/** The lid, bent from sheet iron; `low` (0…1) is how far it has come down. */
export function drawLid(ink: Ink, low: number, tilt: number): void {
  ink.clip(ink.ellipse(0, 0, 31.6, 30.8, 0, 0), () =>
    ink.at(0, 0, { rotate: tilt }, () => {
      const edge = lerp(-30, 28, low)
      const lid = ink.path(
        [
          [-40, -44, 1, 1],
          [40, -44, 1, 1],
          [38, edge - 3, 1, 1],
          [16, edge + 3.4],
          [0, edge + 4.6],
          [-16, edge + 3.4],
          [-38, edge - 3, 1, 1],
        ],
        true,
      )
      ink.cut(lid)
      ink.black(lid)
      scrape(
        ink,
        2.2,
        [
          [
            [-27, edge - 4.6],
            [-12, edge - 1],
            [0, edge + 0.2],
            [12, edge - 1],
            [27, edge - 4.6],
          ],
        ],
        'swell',
      )
      scrape(
        ink,
        1.3,
        [
          [
            [-22, edge - 12],
            [-6, edge - 9],
            [12, edge - 9.6],
          ],
        ],
        'flick',
      )
      ink.line(
        [
          [-34, edge + 0.6],
          [-14, edge + 6],
          [0, edge + 7],
          [14, edge + 6],
          [34, edge + 0.6],
        ],
        { width: 2.6, profile: 'even' },
      )
    }),
  )
}

/** Three lashes of wire at the outer end of a lid. */
export function drawLashes(ink: Ink, side: 1 | -1): void {
  ink.at(0, 0, { scaleX: side }, () =>
    ink.lines(['30,-4 42,-8 50,-17', '31,1 45,0 54,-6', '30,6 43,8 52,6'], {
      width: 3.4,
      white: true,
      profile: 'flick',
    }),
  )
}

/** A brow: a strip of nickel trim, bent. About 0, 0; `far` lifts the outer end. */
export function drawBrow(ink: Ink, side: 1 | -1): void {
  ink.at(0, 0, { scaleX: side }, () => {
    const brow = ink.path('-35,9* -22,-5 -2,-11 18,-9 38,3 46,15* 32,9 14,4 -4,4 -20,9 -30,17*', true)
    ink.form(brow, { width: 2.8, halo: 1.6, tone: { from: 0.5, width: 1.8, spacing: 2.2, angle: 70 } })
    ink.line('-26,6 -8,-3 14,-2.6 34,6', { width: 1.2, profile: 'swell' })
  })
}

/** The coin slot: a nose of cast nickel. */
export function drawNose(ink: Ink): void {
  const nose = ink.path(
    '360,132* 382,131* 386,156 394,172 406,184 406,200 393,210 379,206 371,210 363,207 348,211 335,201 336,186 348,174 356,156',
    true,
  )
  ink.form(nose, { width: 3.2, halo: 1.6, tone: { from: 0.46, to: 0.78, width: 2.4, spacing: 2.3, angle: 58 } })
  const slot = ink.path('367.4,140* 374.6,139.6* 375,180* 367.6,180.4*', true)
  solid(ink, slot, 1.2)
  ink.line('366,140 366,180', { width: 1.1, profile: 'even' })
  // Many coins have missed.
  ink.lines(['362,152 357,160', '363,164 358,170', '379,148 383,156', '379,170 386,179', '363,143 360,146'], {
    width: 0.9,
    profile: 'flick',
  })
  solid(ink, ink.ellipse(351, 197, 5.8, 4.4, -14))
  solid(ink, ink.ellipse(392, 196, 5.8, 4.4, 14))
  drawScrew(ink, 371, 194, 4.6, 30)
}
