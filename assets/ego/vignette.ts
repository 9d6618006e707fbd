import type { Ink } from '../ink/ink'
import { accent, bold, glints, ground, isGrown, solid, strokes } from '../vignettes/hand'

/** Day 26: one hero before a mirror. The one in the mirror, of course, is crowned. */
export function drawVignette(ink: Ink): void {
  ground(ink, 10, 96)
  // The mirror: a heavy oval frame on a foot, with a knob on top.
  bold(ink, '50,90* 54,80* 80,80* 86,90*', { width: 4, from: 0.4 })
  bold(ink, ink.ellipse(62, -1, 6, 5), { width: 3.6 })
  const frame = ink.ellipse(62, 41, 38, 43, 3, 0.02)
  solid(ink, frame)
  const glass = ink.ellipse(62, 41, 30, 35, 3, 0.02)
  bold(ink, glass, { width: 2.6, halo: 0 })
  glints(ink, 2.6, ['28,42 30,26 39,12', '90,66 95,54 96,44'], 'swell')

  // What it shows: eyes closed with pride, chin up, a red crown.
  ink.clip(glass, () => {
    bold(ink, ink.tube('63,62@16 63,84@40', { root: true }), { width: 3.4, from: 0.5 })
    const crown = ink.path('45,31* 39,12* 51,20* 60,7* 70,19* 82,11* 79,31*', true)
    accent(ink, bold(ink, crown, { width: 4 }), 2.4)
    bold(ink, ink.ellipse(62, 46, 21, 17.4), { width: 4, from: 0.66 })
    solid(ink, '40,48* 41,36 50,29 62,28 74,29 83,37 84,48* 75,39* 68,42* 61,37* 54,42* 47,39*', 0.6)
    strokes(ink, 3.4, ['49,47 54,51 59,48', '66,48 71,51 76,47'])
    strokes(ink, 3, ['56,56 63,58 71,53 72,51'])
  })

  // Himself from behind: squared shoulders, a bare neck, two ears, and the same black hair down to a ragged nape.
  bold(ink, '-3,89.4* 1,80 12,75 32,75 43,80 47,89.4*', { from: 0.36, halo: 2.4 })
  bold(ink, ink.tube('22,66@15 22,78@17', { root: true }), { width: 3.4, halo: 2.4, from: 0.3 })
  ink.cut('15,76* 29,76* 31,82* 13,82*')
  const hair = '22,37* 26,32 31,32* 30,38 38,43 42,53 40,64 34,71* 28,69 22,72* 16,69 9,71* 3,64 1,53 6,42 15,37'
  solid(ink, hair, 2)
  for (const x of [3, 41]) bold(ink, ink.ellipse(x, 60, 5, 6.6), { width: 3.4, halo: 1 })
  glints(ink, 2.6, ['9,54 12,46 18,42'], 'swell')
  if (!isGrown(ink)) return
  glints(ink, 1.5, ['24,66 25,58 23,48', '33,62 35,54 31,46', '14,64 13,58'], 'swell')
  strokes(ink, 1.5, ['44,24 48,28', '86,30 90,38', '88,46 90,52', '48,56 50,57', '2,59 4,62', '40,58 39,62'], 'flick')
  strokes(ink, 2.6, ['100,6 105,1', '104,18 111,16', '24,6 19,1'], 'pen')
}
