import { drawOwls } from '../flame/owl'
import { drawVignette } from '../flame/vignette'
import type { Ink } from '../ink/ink'
import { PAPER, VERMILION } from '../ink/palette'
import { type Stamps, stampSheet } from '../stamps/sheet'

/** Sparks, each one a stroke of fire. */
function drawFire(ink: Ink): void {
  const sparks = [
    '-2,46 10,22 -6,2 8,-22 2,-46',
    '-30,40 -22,26 -32,14 -24,0',
    '28,42 22,24 32,8 25,-8',
    '-18,-16 -12,-26 -18,-34',
    '22,-26 27,-34 22,-44',
    '-34,-18 -31,-24 -34,-30',
  ]
  for (const [index, spark] of sparks.entries()) {
    ink.line(spark, { width: index === 0 ? 17 : 10, gouache: VERMILION, profile: 'swell' })
    if (index < 3) ink.line(spark, { width: index === 0 ? 6 : 3.4, gouache: PAPER, profile: 'swell' })
  }
}

/** The first of the owl's looks. */
function drawListener(ink: Ink): void {
  ink.clip(ink.box(0, 0, 86, 136), () => drawOwls(ink))
}

export const stamps: Stamps = {
  seat: { draw: drawVignette, ground: 'moon', zoom: 1.1 },
  sparks: { draw: drawFire, ground: 'night' },
  ear: { draw: drawListener, part: { left: 0, top: 2, right: 80, bottom: 132 } },
}

export const pictures = stampSheet('flame', VERMILION, stamps)
