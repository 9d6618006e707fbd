import type { Ink } from '../ink/ink'
import { about, accent, bold, isGrown, poseOf, solid, strokes } from '../vignettes/hand'

const BLADES = [
  '-2,90* 0,70* 9,90*',
  '9,90* 6,62* 19,90*',
  '18,90* 24,72* 28,90*',
  '68,90* 74,68* 80,90*',
  '79,90* 91,60* 91,90*',
  '90,90* 101,72* 101,90*',
]

/** Day 21: the dog that rises from the tall grass only to laugh at you. */
export function drawVignette(ink: Ink): void {
  about(ink, 50, 50, { down: poseOf(ink, [0, 3, -2]) }, () => {
    // One ear up, one flopping black.
    bold(ink, '29,30* 12,16 13,-2* 30,2 45,16*', { from: 0.4 })
    bold(ink, ink.clay([ink.ellipse(51, 36, 30, 26), ink.ellipse(43, 56, 27, 20)], 9), { from: 0.56 })
    solid(ink, '60,12* 78,2 96,14 101,40 90,52 78,42 72,24*', 1.6)
    solid(ink, '56,18 70,20 75,34 66,43 55,38 51,27')

    // Eyes squeezed shut with laughing; the one in the patch is a white line.
    strokes(ink, 3.8, ['25,36 32,28 40,35'])
    ink.line('57,35 64,27 71,33', { width: ink.lineWidth * 0.8, white: true, bare: true })

    // The muzzle: a great nose, a mouth from ear to ear, the tongue.
    ink.black('16,60 36,62 60,58 72,52* 70,68 58,80 38,82 22,74')
    const tongue = ink.path('30,76 40,66 54,68 62,74 54,88 40,88 34,84', true)
    accent(ink, bold(ink, tongue, { width: 3.2 }), 1)
    strokes(ink, 2.2, ['47,72 46,84'], 'flick')
    ink.black('22,61.6* 25,68* 29,62*', { white: true })
    ink.black('58,59* 62,65.4* 66,56.6*', { white: true })
    solid(ink, '20,46 30,41 42,44 43,52 33,58 22,55', 1)
    ink.dot(27, 46, 2, { white: true })
    strokes(ink, 2.6, ['33,57 35,62'], 'even')
  })

  // The grass in front, cut off by the rule.
  for (const blade of BLADES) solid(ink, blade, 1)
  if (!isGrown(ink)) return
  for (const [x, y] of [
    [52, 52],
    [57, 50],
    [53, 57],
  ] as const)
    ink.dot(x, y, 1.1)
  strokes(ink, 1.6, ['20,10 26,18', '24,8 30,16', '44,16 48,12', '28,24 33,20'], 'flick')
}
