import type { Ink } from '../ink/ink'
import { accent, bold, eye, glints, ground, solid, strokes } from '../vignettes/hand'

const LEGS = [
  '34,76@8 25,82@7 15,80@5',
  '66,76@9 76,82@7 86,78@5',
  '44,76@9 38,84@7 30,87@5',
  '60,76@9 66,85@7 76,88@5',
]

/** Day 2, at rest: the hedgehog in full gallop. */
export function drawVignette(ink: Ink): void {
  ground(ink, 18, 82)
  for (const leg of LEGS) bold(ink, ink.tube(leg, { root: true }), { width: 3.6 })

  // A pointed face, and the coat of quills as one black, swept back by the speed.
  bold(ink, ink.clay([ink.ellipse(30, 61, 17, 15), ink.tube('26,63@18 8,67@9', { root: true })], 5))
  solid(
    ink,
    '31,44* 36,26* 42,33* 52,19* 55,29* 70,18* 69,30* 85,25* 79,37* 95,39* 84,48* 97,57* 84,60* 91,72* 76,72* 74,80* 58,79 42,80 35,70 38,60',
    1.6,
  )
  const lights = [
    '44,34 46,46',
    '57,31 57,43',
    '70,36 65,47',
    '80,46 70,54',
    '52,50 50,60',
    '78,62 68,64',
    '62,58 59,68',
  ]
  glints(ink, 2.6, lights, 'flick')
  bold(ink, ink.ellipse(35, 49, 6, 6.6), { width: 3 })
  eye(ink, 23, 60, 3.8)
  ink.dot(7, 66, 4.4)
  accent(ink, ink.ellipse(29, 69, 5.4, 4.4), 0)
  strokes(ink, 3.2, ['104,50 98,49 93,50', '105,66 100,65 95,66', '103,82 96,81 88,82'], 'flick')
}
