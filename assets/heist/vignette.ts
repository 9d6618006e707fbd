import type { Ink } from '../ink/ink'
import { accent, bold, glints, ground, solid, strokes } from '../vignettes/hand'

/** Day 22, at rest: the masked thief and the sack, from the hips up. */
export function drawVignette(ink: Ink): void {
  ground(ink, 10, 92)
  // The sack over his shoulder, tied with its ears up.
  bold(ink, '76,30* 82,16 93,19* 88,34*', { width: 3.6 })
  bold(ink, '60,42* 74,30 87,32 98,48 100,70 92,88* 56,88*', { from: 0.42 })

  // The jersey: three red stripes; the black hips stand on the rule.
  const jersey = ink.path('26,60* 44,54 62,58* 72,74 72,90* 20,90* 20,74', true)
  bold(ink, jersey)
  ink.clip(jersey, () => {
    for (const stripe of ['14,66* 76,66* 76,73* 14,73*', '14,80* 80,80* 80,88* 14,88*']) accent(ink, stripe, 0)
  })

  // Head: a round jaw, the mask across it, the cap down on the mask.
  bold(ink, ink.clay([ink.ellipse(42, 42, 26, 21), ink.ellipse(36, 50, 20, 13)], 6), { from: 0.6 })
  solid(ink, '14,36* 30,33 56,34 69,32* 80,26* 76,36* 84,40* 69,43 60,49 48,46 40,44 32,48 20,47')
  for (const x of [28, 49]) {
    ink.black(ink.ellipse(x, 40.6, 6, 5), { white: true })
    ink.dot(x - 2, 41.2, 2.8)
  }
  solid(ink, '13,29* 18,12 34,1 54,3 67,14 70,30* 50,33 30,34', 1.6)
  solid(ink, '14,30 2,33 -1,37* 14,38 34,35 40,30', 1)
  glints(ink, 2.6, ['26,14 34,7 46,6', '22,24 34,27 48,27'], 'swell')
  ink.dot(42, 2, 3)

  // A red nose, stubble, half a smile; the fist that holds the sack.
  const nose = ink.ellipse(30, 50, 6.4, 5.6)
  accent(ink, bold(ink, nose, { width: 3, halo: 1 }), 1)
  strokes(ink, 3, ['29,60 40,61 51,55 53,52'])
  bold(ink, ink.ellipse(66, 62, 9.6, 8.6), { width: 3.8 })
  strokes(ink, 2.2, ['61,60 66,59', '61,65 66,64'])
}
