import type { Ink } from '../ink/ink'
import { about, accent, bold, eye, ground, isGrown, poseOf, solid, strokes } from '../vignettes/hand'

/** Day 27: the pelican chick, its pouch open under a biscuit. */
export function drawVignette(ink: Ink): void {
  ground(ink, 26, 90)
  for (const x of [62, 78]) {
    strokes(
      ink,
      4,
      [
        [
          [x, 76],
          [x, 87],
        ],
      ],
      'even',
    )
    strokes(ink, 3.4, [
      [
        [x + 1, 87],
        [x - 10, 88.6],
      ],
    ])
  }
  // A ball of a body with a stub of a wing, down on its head.
  strokes(ink, 3, ['74,10 76,2 82,-1', '78,12 84,6 91,6', '70,10 69,3 66,-2'], 'flick')
  bold(ink, ink.clay([ink.ellipse(73, 58, 25, 24), ink.ellipse(72, 26, 18, 17)], 8), { from: 0.46 })
  const wing = ink.path('70,52 84,50 97,58* 88,61 92,68* 82,67 84,74* 72,68', true)
  bold(ink, wing, { width: 3.8 })
  ink.clip(wing, () => solid(ink, '72,74 80,64 100,56 100,80'))

  // The pouch, wide as a bag, and the thin upper bill thrown open over it.
  const pouch = ink.path('62,34* 40,35 12,40 -2,37* 2,56 16,70 36,74 54,64 64,46', true)
  accent(ink, bold(ink, pouch, { from: 0.6 }), 3)
  solid(ink, '58,35 40,34 12,39 4,40 16,45 36,44 56,41', 0)
  bold(ink, '64,20* 40,14 16,3 4,-1* 10,9 34,22 62,33*', { width: 4, from: 0.5 })
  eye(ink, 69, 22, 3.8)
  strokes(ink, 3, ['64,14 70,12 76,14'], 'pen')

  // The biscuit, one bite gone, on its way in.
  about(ink, 28, 32, { down: poseOf(ink, [0, -9, -4]), rotate: poseOf(ink, [0, 24, 10]) }, () => {
    const biscuit = ink.path('27,21 38,24 42,32 38,41 27,44 17,40 13,31 17,29* 16,24 20,23*', true)
    bold(ink, biscuit, { width: 3.6, halo: 2 })
    for (const [x, y, size] of [
      [25, 29, 2.6],
      [33, 31, 2.4],
      [28, 38, 2.4],
      [20, 35, 1.8],
    ] as const)
      ink.dot(x, y, size)
  })

  if (!isGrown(ink)) return
  strokes(
    ink,
    1.6,
    ['10,54 22,64', '20,52 34,62', '34,52 44,58', '60,72 66,78', '66,40 72,44 78,42', '14,6 28,14'],
    'flick',
  )
  for (const [x, y] of [
    [10, 20],
    [8, 27],
    [46, 24],
  ] as const)
    ink.dot(x, y, 1.3)
}
