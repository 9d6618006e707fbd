import type { Ink } from '../ink/ink'
import { about, accent, bold, glints, poseOf, solid, strokes } from '../vignettes/hand'

/** The tiptoe, a pose for each frame: how high the near foot is held, in units, and how far the lantern swings, in degrees. */
const STEP = [
  { lift: 0, sway: 0 },
  { lift: 5, sway: 7 },
  { lift: 2, sway: -5 },
] as const

/** The lantern, its ring at (3, 52). */
function drawLantern(ink: Ink): void {
  ink.contour(ink.ellipse(3, 52, 5, 5.6), { width: ink.lineWidth * 0.6, gap: 0 })
  solid(ink, '-5,60* -3,54 8,54 11,60*', 1)
  const glass = ink.path('-4,60* 10,60* 11,73* -5,73*', true)
  bold(ink, glass, { width: 2.6, halo: 0 })
  const flame = ink.path('3,61* 8,67 6,71.6 0,71.6 -2,67', true)
  accent(ink, bold(ink, flame, { width: 1.6, halo: 0 }), 0)
  solid(ink, '-7,73* 13,73* 12,78* -6,78*', 0.6)
}

/** Day 22, grown: the thief on tiptoe, lantern out in front, the sack bumping behind. */
export function drawVignetteHover(ink: Ink): void {
  const { lift, sway } = poseOf(ink, STEP)

  // The sack, patched, its neck pulled over the shoulder.
  bold(ink, '60,30* 66,16 76,14* 74,28*', { width: 3.2 })
  const sack = ink.path('58,36* 70,24 88,28 100,44 102,62 92,74 74,76 60,66', true)
  bold(ink, sack, { from: 0.4 })
  const patch = ink.path('80,42* 92,40* 94,52* 82,54*', true)
  accent(ink, bold(ink, patch, { width: 2.4, halo: 0 }), 0.6)
  strokes(
    ink,
    1.6,
    ['79,45 83,44', '80,50 84,50', '86,39 86,43', '92,44 95,43', '88,52 88,56', '64,34 70,40', '66,30 74,36'],
    'pen',
  )

  // The far leg pushes off from its toe.
  const farLeg = ink.clay(
    [ink.tube('56,66@15 68,74@12 72,82@9', { root: true }), ink.tube('72,82@8 66,87@7 60,87@5', { root: true })],
    3,
  )
  solid(ink, farLeg, 1)
  glints(ink, 1.6, ['62,68 69,75 72,81'], 'swell')

  // The far arm holds out the lantern.
  const farArm = ink.tube('34,50@10 20,52@9 8,46@9', { root: true })
  bold(ink, farArm, { width: 3 })
  ink.clip(farArm, () => {
    for (const x of [25, 15]) accent(ink, ink.path(`${x},40* ${x + 5},40* ${x + 5},60* ${x},60*`, true), 0)
  })
  about(ink, 6, 46, { rotate: sway }, () => drawLantern(ink))
  bold(ink, ink.ellipse(6, 45, 5.6, 5), { width: 3 })

  // The near leg swings high, its long toe feeling for the floor.
  const foot = ink.tube(`27,${77 - lift}@9 22,${85 - lift}@8 13,${87 - lift * 1.4}@5`, { root: true })
  const shin = ink.tube(`46,68@17 30,${66 - lift * 0.6}@14 27,${78 - lift}@10`, { root: true })
  solid(ink, ink.clay([shin, foot], 4), 1.4)
  glints(ink, 2, [`44,62 34,${61 - lift * 0.6} 27,${66 - lift}`, `24,${78 - lift} 22,${83 - lift}`], 'swell')

  // The jersey leans forward, striped.
  const jersey = ink.path('32,46* 44,42 58,46* 64,60 62,70* 48,74 38,71* 32,60', true)
  bold(ink, jersey, { from: 0.6 })
  ink.clip(jersey, () => {
    for (const y of [48, 57, 66])
      accent(ink, ink.path(`26,${y} 46,${y + 3} 70,${y - 1} 70,${y + 4} 46,${y + 8} 26,${y + 5}`, true), 0)
  })

  // Head low between the shoulders: mask, cap, a red nose, a grin.
  bold(ink, ink.clay([ink.ellipse(37, 28, 21, 17), ink.ellipse(31, 35, 16, 10)], 6), { from: 0.6 })
  solid(ink, '14,24* 28,22 48,22 60,20* 70,13* 67,23* 75,27* 62,30 54,35 44,33 36,31 28,34 17,33')
  for (const [x, radius] of [
    [24.4, 5],
    [43, 5.4],
  ] as const) {
    ink.black(ink.ellipse(x, 28, radius, 4.2), { white: true })
    ink.dot(x - 2, 28.6, 2.3)
  }
  solid(ink, '14,18* 18,4 32,-6 48,-4 58,4 60,18* 44,21 28,22', 1.4)
  solid(ink, '15,18 3,21 1,25* 14,26 32,23 38,18', 0.8)
  glints(ink, 2, ['24,6 32,0 42,-1', '20,14 32,17 44,16', '36,-4 38,6', '50,0 53,10'], 'swell')
  ink.dot(36, -5.6, 2.4)
  accent(ink, bold(ink, ink.ellipse(25, 36, 5.4, 4.8), { width: 2.8, halo: 0.8 }), 0.8)
  strokes(ink, 2.6, ['26,42 35,43 44,38 45,36'])
  for (const [x, y] of [
    [38, 39],
    [41, 41.6],
    [36, 46],
  ] as const) {
    ink.dot(x, y, 0.9)
  }

  // The near arm comes back over the sack's neck.
  const nearArm = ink.tube('54,52@13 66,46@11 66,32@10', { root: true })
  bold(ink, nearArm, { width: 3.2, from: 0.6 })
  ink.clip(nearArm, () => {
    accent(ink, ink.path('58,40* 64,54* 60,58* 52,44*', true), 0)
    accent(ink, ink.path('58,38* 76,42* 75,47* 58,43*', true), 0)
  })
  bold(ink, ink.ellipse(66, 29, 7, 6.4), { width: 3.2 })
  strokes(ink, 1.8, ['62,26.6 66,27', '62,29.6 66,30'])
}
