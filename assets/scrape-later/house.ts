import type { Ink } from '../ink/ink'
import { OCHRE } from '../ink/palette'
import { drawMug } from '../scrape/table'

/** The mug from above, in the units that it was drawn in. */
const MUG = 3.13

/** A house that has come down in a mug, which has held: enamel. The mug's middle is at 0, 0. */
export function drawLanded(ink: Ink): void {
  ink.at(0, 0, { scale: MUG }, () => drawMug(ink))
  ink.at(2, 48, { rotate: 7, scale: 1.26 }, () => drawHouse(ink))
  drawRim(ink)
}

/** The house, three hundred units wide; 0, 0 is the middle of its foot. */
function drawHouse(ink: Ink): void {
  // Chimney and smoke.
  ink.form('62,-246* 104,-250* 106,-150* 62,-180*', {
    width: 7,
    halo: 2,
    tone: { from: 0.4, to: 0.8, width: 5, spacing: 6 },
  })
  ink.form('54,-246* 112,-252* 113,-268* 53,-262*', { width: 7, halo: 2 })
  ink.hatch('64,-236* 104,-240* 104,-216* 64,-214*', { angle: 84, spacing: 6, width: 4.4, profile: 'flick' })
  // The wall.
  const wall = ink.path('-108,-128* 112,-134* 106,14* -102,18*', true)
  ink.form(wall, { width: 9, halo: 3 })
  ink.clip(wall, () => {
    ink.hatch('44,-140 120,-140 120,20 62,20', { angle: -56, spacing: 8, width: 5, density: () => 0.8 })
    ink.hatch('-112,-132 116,-136 116,-100 -112,-98', { angle: 84, spacing: 6.6, width: 6, profile: 'flick' })
  })
  for (const [x, y] of [
    [-84, -20],
    [-60, -8],
    [-88, -78],
    [34, -82],
    [-18, -92],
  ] as const)
    ink.lines([`${x},${y} ${x + 18},${y - 1} ${x + 18},${y + 9} ${x + 1},${y + 10}`], { width: 3.4, profile: 'pen' })
  // The roof, its ridge sunk, a few tiles off.
  const roof = ink.path('-158,-116* -100,-176 -14,-248* 20,-240 86,-182 164,-118* 80,-126 -80,-120', true)
  ink.form(roof, { width: 9, halo: 3 })
  ink.tint(roof, { color: OCHRE, alpha: 0.9, offset: 5 })
  ink.clip(roof, () => {
    ink.black('20,-250 10,-200 62,-150 76,-112 190,-100 100,-200')
    ink.feather('14,-220 22,-186 62,-146 76,-118', {
      side: 1,
      length: 24,
      width: 6,
      spacing: 6.4,
      slant: -20,
      envelope: () => 0.9,
    })
    for (const [y, from, to] of [
      [-208, -44, 14],
      [-184, -76, 20],
      [-160, -106, 34],
      [-138, -130, 52],
    ] as const)
      for (let x = from; x < to; x += 30)
        ink.line(
          [
            [x, y],
            [x + 7, y + 11],
            [x + 20, y + 11],
            [x + 27, y],
          ],
          { width: 4, profile: 'swell' },
        )
  })
  ink.contour(roof, { width: 9, gap: 0.06 })
  // Its door stands open: somebody asks what has happened.
  const hole = ink.path('-34,18* -34,-54 -12,-72 12,-54 14,17*', true)
  ink.black(hole)
  const leaf = ink.path('14,16* 12,-54* 46,-44* 50,26*', true)
  ink.form(leaf, { width: 6, halo: 2 })
  ink.tint(leaf, { color: OCHRE, alpha: 0.6, offset: 2 })
  ink.dot(42, -8, 4)
  for (const x of [-20, 0]) ink.form(ink.ellipse(x, -32, 8.4, 9), { width: 3, halo: 1 })
  // A window with light, one without; a flower box that hangs by one nail.
  const lit = ink.path('-86,-62* -48,-64* -48,-24* -84,-22*', true)
  ink.form(lit, { width: 6, halo: 1 })
  ink.tint(lit, { color: OCHRE, alpha: 0.7, offset: 2 })
  ink.lines(['-67,-63 -66,-23', '-86,-43 -48,-44'], { width: 4.4, profile: 'even' })
  ink.form('60,-64* 94,-66* 92,-26* 60,-24*', { width: 5, halo: 3 })
  ink.black('63,-60* 91,-62* 89,-29* 63,-28*')
  ink.at(66, -18, { rotate: 24 }, () => {
    ink.form('-6,-6* 44,-6* 40,10* -2,10*', { width: 5, halo: 2 })
    for (const x of [4, 18, 33]) {
      ink.line(
        [
          [x, -6],
          [x + 1, -18],
        ],
        { width: 3.4, profile: 'pen' },
      )
      ink.dot(x + 1, -20, 5.6)
    }
  })
}

/** The near side of the mug, before the house, and what runs over it. */
function drawRim(ink: Ink): void {
  const arc = (radius: number, from: number, to: number) =>
    Array.from({ length: 18 }, (_, place): [number, number] => {
      const angle = ((from + ((to - from) * place) / 17) * Math.PI) / 180
      return [Math.cos(angle) * radius, Math.sin(angle) * radius * 0.985]
    })
  const corners = new Set([0, 17, 18, 35])
  const points = [...arc(163, 14, 166), ...arc(134, 166, 14)]
  const ring = ink.path(
    points.map(([x, y], place) => (corners.has(place) ? [x, y, 1, 1] : [x, y])),
    true,
  )
  ink.form(ring, { width: 9, halo: 3, tone: { from: 0.55, to: 0.86, width: 5, spacing: 7 } })
  for (const [degrees, long] of [
    [48, 42],
    [70, 66],
    [104, 34],
    [128, 56],
  ] as const) {
    const angle = (degrees * Math.PI) / 180
    const [across, down] = [Math.cos(angle), Math.sin(angle)]
    const middle = 132 + long / 2
    const end = 132 + long
    const drip = `${across * 132},${down * 132}@22 ${across * middle},${down * middle}@13 ${across * end},${down * end + 4}@17`
    ink.black(ink.tube(drip, { root: true }))
  }
}

/** Whoever looks out of its door: where the eyes look, about the middle between them. */
export function drawPupils(ink: Ink): void {
  for (const x of [-12.6, 12.6]) ink.dot(x, 0, 5)
}

/** Smoke that was knocked into a ring. */
export function drawRing(ink: Ink): void {
  ink.line(ink.ellipse(0, 0, 30, 15, -14), { width: 7, profile: 'swell', closed: true })
}

/** All the coffee there was, and the way that the mug has gone: from where it stood, at 0, 0, down to where it stops. */
export function drawSkid(ink: Ink): void {
  const pool =
    '-20,-60 60,-40 150,-50 176,20 120,60 130,130 76,150 60,230 34,300 10,380 20,470 -50,540 -130,500 -190,520 -160,430 -206,380 -140,330 -110,240 -96,170 -150,140 -104,90 -170,40 -96,10'
  ink.at(10, 14, {}, () => ink.wash(pool, { alpha: 0.36 }))
  const spilled = ink.path(pool, true)
  ink.black(spilled)
  ink.lines(['-60,60 -50,180 -84,320 -96,420', '10,110 0,220 -20,300', '-30,360 -36,440 -60,490'], {
    width: 6,
    white: true,
    profile: 'swell',
    dry: 0.4,
  })
  for (const [x, y, radius] of [
    [-180, 250, 15],
    [-206, 300, 8],
    [110, 290, 13],
    [134, 350, 7],
    [-200, 100, 11],
    [90, 420, 9],
  ] as const)
    ink.black(ink.ellipse(x, y, radius * 1.15, radius, 30, 0.1))
}
