import type { Ink } from '../ink/ink'
import { LEATHER } from '../ink/palette'
import { KNOT } from './shared'

const WOOD = '#6b6257'

/** Where boards meet, in units from above. Over and under it the table goes on, turned by half a turn: the outermost boards go on with it. */
const SEAMS = [-14, 52, 128, 212, 274, 326]
const EVERYWHERE = '-20,-20* 500,-20* 500,320* -20,320*'

/** The wood of a kitchen table, 480 × 300 units, opaque; mirrored at its edges it goes on without a seam. No line is in it, and no knot. */
export function drawWood(ink: Ink): void {
  ink.cut(EVERYWHERE)
  ink.wash(EVERYWHERE, { alpha: 0.52, color: WOOD })
  for (const [place, top] of SEAMS.entries()) {
    const bottom = SEAMS[place + 1]
    if (bottom === undefined || place % 2 === 0) continue
    ink.wash(`-20,${top}* 500,${top}* 500,${bottom}* -20,${bottom}*`, { alpha: 0.12, color: WOOD })
  }
}

/** The one knot, about its middle: by itself, as whatever is of the table is seen twice in tall windows. */
export function drawKnot(ink: Ink): void {
  ink.at(0, 0, { scale: KNOT.size, rotate: KNOT.turn }, () => {
    ink.wash(ink.ellipse(0, 0, 27, 12), { alpha: 0.46, color: WOOD })
    ink.wash(ink.ellipse(1, 0, 15, 8), { alpha: 0.4, color: WOOD })
    drawRings(ink)
  })
}

/** The lines on that wood, and nothing else: as these are crisp, and the wood is not, they are kept apart. */
export function drawPlanks(ink: Ink): void {
  const { random } = ink
  for (const [place, top] of SEAMS.entries()) {
    const bottom = SEAMS[place + 1]
    if (bottom === undefined) break
    const along = (y: number, sag: number): number[][] => [
      [-20, y + sag],
      [70, y + sag * 0.4 + random.signed() * 3],
      [180, y - sag * 0.3 + random.signed() * 2],
      [310, y + random.signed() * 4],
      [500, y - sag * 0.5],
    ]
    const long = { width: 1.35, profile: 'swell', trim: 0.6, jitter: 0.9, skip: 0.12 } as const
    ink.between(along(top + 6, 2), along(bottom - 5, -2), 12, long)
    const short = { width: 1.1, profile: 'flick', trim: 0.75, jitter: 1, skip: 0.2 } as const
    ink.between(along(top + 6, -3), along(bottom - 5, 3), 7, short)
    const seam = (y: number) => [
      [-20, y],
      [180, y + random.signed() * 1.5],
      [310, y + random.signed() * 1.5],
      [500, y],
    ]
    ink.line(seam(bottom), { width: 2.8, profile: 'even' })
    ink.line(seam(bottom + 1.7), { width: 1, profile: 'swell' })
  }
  // The grain leaves room for the knot.
  ink.at(KNOT.x, KNOT.y, { scale: KNOT.size, rotate: KNOT.turn }, () => ink.erase(ink.ellipse(0, 0, 27, 12)))
}

/** The knot's growth rings, open to the right, and a crack: nothing that could look back. The grain flows around it. */
function drawRings(ink: Ink): void {
  ink.lines(['13,-3 4,-6.6 -8,-5 -14,0 -9,5 3,7 12,4', '9,-1.6 2,-3.6 -6,-2 -8,1 -3,3.4 6,2.6'], {
    width: 1.7,
    profile: 'swell',
  })
  ink.line('-12,1 -3,0 6,0.6 19,-1.4', { width: 2.2, profile: 'brush' })
  const around = [
    '-44,-5 -24,-9 -2,-11.6 20,-9.6 44,-4',
    '-42,5 -22,9 0,11.6 24,9 42,4',
    '-30,-13 -8,-16 14,-15 34,-10',
    '-24,14 0,16.4 26,12.6',
  ]
  ink.lines(around, { width: 1.4, profile: 'swell' })
}

/** A mug has stood here. A ring of radius 38 units about 0, 0. */
export function drawMugRing(ink: Ink): void {
  const stain = { color: LEATHER, alpha: 0.5, profile: 'even', closed: true } as const
  ink.line(ink.ellipse(0, 0, 36, 35.4, 0, 0.02), { ...stain, width: 3.6 })
  ink.line(ink.ellipse(1.2, -0.6, 34.4, 34, 20, 0.03), { ...stain, width: 1.6 })
  ink.line('-30,-22 -36,-4 -33,16 -22,30', { color: LEATHER, alpha: 0.6, width: 2.4, profile: 'swell' })
  for (const [x, y, radius] of [
    [44, 34, 1.8],
    [-32, -34, 1.3],
    [-38, 36, 2.2],
  ] as const) {
    ink.dot(x, y, radius, { color: LEATHER, alpha: 0.6 })
  }
}

/** A mug of black coffee from above, its middle at 0, 0; the handle hangs down to the left. */
export function drawMug(ink: Ink): void {
  ink.wash(ink.ellipse(13, 18, 53, 52), { alpha: 0.34 })
  ink.black(ink.ellipse(10, 13, 52, 51, 0, 0.01))
  ink.black(ink.tube('-4,56@12 -16,72@12 -14,92@12 2,100@12 20,90@12 28,66@12', { root: true }))
  const handle = ink.tube('-14,42@13 -28,56@12 -29,74@12 -14,86@13 4,78@12 14,48@13', { root: true })
  ink.form(handle, { width: 3, halo: 1.4, tone: { from: 0.46, to: 0.82, width: 1.9, spacing: 2.1, angle: -30 } })
  ink.line('-20,56 -23,68 -19,78', { width: 1.2, profile: 'swell' })
  const mug = ink.ellipse(0, 0, 52, 51, 0, 0.01)
  ink.form(mug, { width: 3.8, halo: 1.6, tone: { from: 0.55, width: 1.6, spacing: 2.2 } })
  const coffee = ink.ellipse(0, 0, 43, 42, 0, 0.01)
  ink.black(coffee)
  ink.clip(coffee, () => {
    ink.line('-34,-12 -38,4 -30,21 -16,33', { width: 2.6, white: true, profile: 'swell' })
    ink.line('-28,-6 -29,4 -24,15', { width: 1.4, white: true, profile: 'swell' })
    for (const [x, y, radius] of [
      [-4, 31, 1.6],
      [2, 34.5, 1],
      [-10, 27, 0.9],
      [7, 29, 1.2],
    ] as const) {
      ink.dot(x, y, radius, { white: true })
    }
    // Bubbles gather at the rim.
    for (const [x, y, radius] of [
      [33, -20, 2.4],
      [37, -12, 1.5],
      [29, -27, 1.3],
    ] as const) {
      ink.contour(ink.ellipse(x, y, radius, radius), { width: 0.9, lit: 1, gap: 0 })
      ink.line(ink.ellipse(x, y, radius, radius), {
        width: 0.8,
        white: true,
        bare: true,
        closed: true,
        profile: 'even',
      })
    }
  })
  ink.contour(coffee, { width: 1.6, gap: 0.2 })
}
