import type { Ink } from '../ink/ink'
import { OCHRE } from '../ink/palette'

/** How far the loops of the bow are pulled in each drawing, and how far its tails are spread, in degrees. */
const TIES = [
  { loops: 0, tails: 16 },
  { loops: 0.5, tails: 58 },
  { loops: 1.14, tails: 24 },
  { loops: 1, tails: 0 },
] as const

/** The ribbon round the neck of the jar, as it is tied; (0, 0) is the foot of the jar. */
export function drawRibbon(ink: Ink, frame: number): void {
  const { loops, tails } = TIES[frame] ?? TIES[0]
  const band = ink.path('-59,-184* -24,-176 26,-176 60,-185* 60,-170* 26,-160 -24,-160 -59,-169*', true)
  drawSilk(ink, band, 2.6)
  ink.clip(band, () => ink.hatch('16,-190* 70,-190* 70,-150* 30,-150*', { angle: 80, spacing: 2.8, width: 1.7 }))
  ink.at(-9, -168, { rotate: -4, scale: 0.8 }, () => {
    for (const [side, tail] of [
      [1, '-2,4 -26,34 -52,84 -60,128* -40,112 -24,134* -14,92 2,48 10,8'],
      [-1, '4,4 30,30 52,72 80,104* 60,108 56,132* 28,96 10,52 -4,10'],
    ] as const)
      ink.at(0, 0, { rotate: side * tails }, () => {
        const silk = drawSilk(ink, ink.path(tail, true), 3)
        ink.clip(silk, () => ink.tone(silk, { from: 0.3, to: 0.7, width: 2, spacing: 2.6, angle: 70 }))
      })
    if (loops > 0) ink.at(0, 0, { scale: loops }, () => drawLoops(ink))
    drawSilk(ink, ink.path('-18,-14 2,-18 20,-12 22,8 6,18 -14,14 -20,2', true), 3.2)
    ink.lines(['-8,-10 -4,2 -10,10', '6,-12 8,2 4,12'], { width: 2, profile: 'flick' })
  })
}

function drawLoops(ink: Ink): void {
  for (const [loop, hole] of [
    ['-6,-4 -40,-46 -86,-54 -106,-28 -96,8 -58,22 -10,8', '-30,-14 -66,-30 -86,-20 -76,-2 -48,4'],
    ['8,-4 36,-50 84,-62 110,-36 102,0 62,20 10,8', '34,-14 66,-36 90,-28 82,-6 52,4'],
  ] as const) {
    const silk = drawSilk(ink, ink.path(loop, true), 3.2)
    ink.clip(silk, () => {
      ink.black(hole)
      ink.feather(hole, { side: 1, length: 12, width: 2 })
    })
    ink.contour(silk, { width: 3 })
  }
}

function drawSilk<Shape extends Parameters<Ink['form']>[0]>(ink: Ink, shape: Shape, width: number): Shape {
  ink.form(shape, { width, halo: 1.4 })
  ink.tint(shape, { color: OCHRE, offset: 2, alpha: 0.9 })
  return shape
}
