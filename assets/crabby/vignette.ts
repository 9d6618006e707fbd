import type { Ink } from '../ink/ink'
import { accent, bold, eye, ground, strokes } from '../vignettes/hand'

const LEGS = ['70,62@8 86,62@7 97,78@3', '66,70@8 82,76@7 84,88@3', '58,74@7 68,82@6 66,89@3']

/** Day 10, at rest: the crab, claws up, in a mood. */
export function drawVignette(ink: Ink): void {
  ground(ink, 14, 88)
  ink.mirror(50, (side) => {
    for (const leg of LEGS) accent(ink, bold(ink, ink.tube(leg, { root: true }), { width: 3.6 }), 1)
    const arm = ink.tube(side === 1 ? '72,56@9 88,48@9 86,34@8' : '72,56@9 86,50@9 85,37@8', { root: true })
    accent(ink, bold(ink, arm, { width: 3.6 }), 1)
    ink.at(0, side === 1 ? 0 : 3, {}, () => {
      const claw = ink.path('83,38* 68,32 64,14 74,2* 77,16 83,22* 92,14 92,-1* 101,16 97,31', true)
      accent(ink, bold(ink, claw, { width: 4.2, from: 0.6 }), 2)
    })
  })
  for (const x of [40, 59]) {
    bold(
      ink,
      ink.tube([
        [x + 1, 52, 6],
        [x, 36, 5],
      ]),
      { width: 3 },
    )
    bold(ink, ink.ellipse(x, 31, 8.4, 9), { width: 3.4 })
    eye(ink, x + 1, 33, 3.8)
  }
  // Brows that say what the day is called.
  strokes(ink, 4, ['31,21 46,28', '68,20 54,28'], 'pen')
  const shell = ink.path('50,44 72,46 87,57 77,74 50,80 23,74 13,57 28,46', true)
  accent(ink, bold(ink, shell, { from: 0.46 }), 3)
  strokes(ink, 3.6, ['36,68 50,62 64,67'])
}
