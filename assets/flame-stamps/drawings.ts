import { drawOwls } from '../flame/owl'
import { drawVignette } from '../flame/vignette'
import type { Ink } from '../ink/ink'
import { PAPER, VERMILION } from '../ink/palette'
import { type Stamps, stampSheet } from '../stamps/sheet'

/** The fire roars with laughter, and has burst a log. */
function drawRoar(ink: Ink): void {
  ink.cut(
    '0,42* -26,39 -42,22 -50,-6* -37,2* -43,-26 -36,-50* -26,-32* -18,-48 -10,-80* 5,-54 13,-38* 24,-46 27,-64* 42,-34 40,-8* 50,-14* 50,12 34,36',
    { fill: VERMILION },
  )
  ink.cut('0,40* -22,36 -33,18 -32,-4 -24,-24* -18,-12* -8,-28 -6,-48* 9,-28 14,-14* 21,-24* 33,0 30,26 20,36', {
    fill: PAPER,
  })
  ink.lines(['-24,-2 -12,4 -23,9', '25,-4 13,3 24,8'], { width: 5, profile: 'even' })
  const mouth = ink.path('-17,13* 0,11 18,12* 21,26 13,38 0,42 -14,38 -20,26', true)
  ink.black(mouth)
  ink.clip(mouth, () => {
    ink.cut('-18,8* -4,8* -10,22*', { fill: PAPER })
    ink.cut('6,8* 19,8* 12,21*', { fill: PAPER })
    ink.cut(ink.ellipse(2, 42, 13, 10), { fill: VERMILION })
  })
  for (const side of [-1, 1])
    ink.at(side * 4, 0, { scaleX: side }, () => {
      const half = ink.path('52,26 46,20* 22,33* 24,39* 15,39* 19,45* 11,49* 20,52* 26,56* 53,42 56,34', true)
      ink.form(half, { width: 3, halo: 1.6 })
      ink.lines(['30,38 44,31', '28,47 40,41'], { width: 2.4, profile: 'flick' })
    })
}

/** The first of the owl's looks. */
function drawListener(ink: Ink): void {
  ink.clip(ink.box(0, 0, 86, 136), () => drawOwls(ink))
}

export const stamps: Stamps = {
  seat: { draw: drawVignette, ground: 'moon', zoom: 1.1 },
  ear: { draw: drawListener, part: { left: 0, top: 2, right: 80, bottom: 132 } },
  roar: { draw: drawRoar, ground: 'night', zoom: 1.1 },
}

export const pictures = stampSheet('flame', VERMILION, stamps)
