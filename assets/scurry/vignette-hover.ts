import type { Ink } from '../ink/ink'
import { accent, bold, eye, glints, poseOf, solid, strokes } from '../vignettes/hand'

/** The gallop, a pose for each frame: flung out, gathered under the body, reaching again. */
const GALLOP = [
  {
    far: ['32,68@10 18,72@8 6,68@6', '72,70@11 86,70@8 98,78@6'],
    near: ['40,72@12 28,80@9 15,82@6', '64,74@14 78,80@10 88,88@6'],
  },
  {
    far: ['34,70@10 30,80@8 38,87@6', '70,72@11 66,82@8 74,88@6'],
    near: ['42,72@12 46,81@9 56,85@6', '62,74@14 54,83@10 46,88@6'],
  },
  {
    far: ['32,69@10 20,77@8 14,84@6', '72,71@11 82,77@8 90,85@6'],
    near: ['40,72@12 30,82@9 20,88@6', '64,74@14 74,83@10 70,89@6'],
  },
] as const

/** Day 2, grown: the courier flat out, satchel flying. */
export function drawVignetteHover(ink: Ink): void {
  const { far, near } = poseOf(ink, GALLOP)

  // Speed: dust that he has already left.
  strokes(ink, 2.6, ['109,58 102,57 96,58', '110,68 104,67 98,68'], 'flick')
  for (const [x, y, radius] of [
    [100, 84, 5],
    [107, 78, 3.4],
    [106, 87, 2.4],
  ] as const) {
    ink.contour(ink.ellipse(x, y, radius, radius * 0.9), { width: ink.lineWidth * 0.6, gap: 0.4 })
  }

  for (const leg of far) solid(ink, ink.tube(leg, { root: true }), 1)
  // A long low body under the quills, the belly just clear of the ground.
  bold(ink, ink.clay([ink.ellipse(54, 66, 28, 13, 4), ink.ellipse(26, 56, 15, 13)], 8), { from: 0.5 })

  // The quills: a ragged black blown back, every one with its own light.
  solid(
    ink,
    '30,40* 33,20* 40,29* 47,8* 52,23* 63,6* 65,21* 80,10* 79,25* 95,19* 89,33* 103,33* 93,43* 105,50* 93,54* 101,66* 86,64* 84,72 66,68 46,70 36,66 36,52',
    1.4,
  )
  const lights = [
    '36,30 38,40',
    '46,18 47,32',
    '43,38 44,48',
    '60,14 57,30',
    '54,34 52,46',
    '75,17 68,32',
    '66,34 60,46',
    '88,25 78,37',
    '76,38 68,48',
    '98,36 86,44',
    '84,46 74,53',
    '100,50 88,53',
    '62,50 56,59',
    '50,50 47,60',
    '86,57 76,60',
    '70,56 64,62',
  ]
  glints(ink, 2.2, lights, 'flick')

  for (const leg of near) bold(ink, ink.tube(leg, { root: true }), { width: 3.2 })

  // The head in front: ear back, jaw set, eye on the way ahead.
  const head = ink.clay([ink.ellipse(26, 50, 17, 15), ink.tube('20,52@17 4,57@9 -4,58@6', { root: true })], 6)
  bold(ink, head, { from: 0.6 })
  ink.black('-9,54 -3,52 1,56 -3,61 -9,60')
  ink.dot(-5.6, 55.4, 1.2, { white: true })
  bold(ink, ink.ellipse(36, 37, 6.4, 7.4, 30), { width: 3, halo: 1 })
  ink.black(ink.ellipse(37, 38, 3, 4, 30))
  eye(ink, 17, 47, 4)
  strokes(ink, 3, ['9,39 16,38 22,41'], 'pen')
  strokes(ink, 2.2, ['-2,61 8,63 15,60 17,57'])
  accent(ink, ink.ellipse(26, 57, 5, 4), 0)

  // The satchel streams from its strap; its flap is the echo of the red cheek.
  strokes(ink, 3, ['36,62 48,52 60,50'], 'even')
  ink.at(70, 48, { rotate: -14 }, () => {
    bold(ink, '-11,-8* 12,-9* 13,10 -10,11', { width: 3.2, halo: 1.6, from: 0.5 })
    accent(ink, bold(ink, '-12,-9* 13,-10* 11,2 1,5 -10,3', { width: 2.8, halo: 0 }), 0.6)
    ink.dot(1, 4, 1.8)
  })
}
