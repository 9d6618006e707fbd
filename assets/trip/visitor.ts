import type { Ink } from '../ink/ink'
import { TEAL } from '../ink/palette'
import { LIGHT } from './hand'

/** A child who has packed for everything, and now has to choose. Faces left; boots are the origin. */
export function drawVisitor(ink: Ink): void {
  ink.light = LIGHT
  // The rucksack: higher than its bearer.
  const pack = ink.clay([ink.path('10,-196* 74,-200* 84,-140 80,-78* 14,-74*', true), ink.ellipse(72, -112, 22, 36)], 8)
  ink.form(pack, {
    width: 3.2,
    halo: 1.2,
    tone: { from: 0.3, to: 0.66, width: 2.6, spacing: 2.5, angle: -60, cross: 0.4 },
  })
  ink.form('22,-150* 78,-154* 80,-100* 24,-96*', { width: 2.6, halo: 1, tone: { from: 0.5, width: 2, spacing: 2.5 } })
  ink.form('20,-154* 80,-158* 78,-132 50,-124 22,-130*', { width: 2.4, halo: 0.6 })
  ink.form('46,-134* 56,-135* 56,-118* 47,-117*', { width: 2 })
  // Bedroll, kettle, map, flag.
  const roll = ink.tube('-2,-214@36 96,-220@36', { root: true })
  ink.form(roll, { width: 3, halo: 1.2 })
  ink.clip(roll, () => {
    for (const x of [18, 40, 64])
      ink.line(
        [
          [x, -240],
          [x + 3, -218],
          [x, -196],
        ],
        { width: 7, profile: 'even' },
      )
    ink.hatch('-10,-214* 110,-220* 110,-196* -10,-196*', { angle: 86, spacing: 4, width: 1.8 })
  })
  ink.form(ink.ellipse(98, -220, 9, 18), { width: 2.4 })
  ink.line('96,-226 101,-220 97,-213 94,-218', { width: 2 })
  ink.form(ink.tube('78,-196@15 88,-262@15 92,-282@15', { round: 0.2 }), { width: 2.4, halo: 0.8 })
  ink.form(ink.ellipse(93, -284, 8, 4.4), { width: 2 })
  ink.line('64,-232 60,-300', { width: 3, profile: 'even' })
  const flag = ink.path('60,-300* 34,-294 24,-284 40,-282 62,-272*', true)
  ink.form(flag, { width: 2.2 })
  ink.tint(flag, { color: TEAL, alpha: 0.85, offset: 1 })
  ink.at(94, -92, { rotate: 8 }, () => {
    ink.line('-12,-18 0,-30 12,-18', { width: 2.6 })
    const kettle = ink.clay([ink.ellipse(0, -6, 18, 15), ink.tube('-12,-6@8 -26,-16@5', { root: true })], 4)
    ink.cut(kettle, { halo: 1 })
    ink.black(kettle)
    ink.rim(kettle, { distance: 2 })
  })
  // Wellingtons, coat.
  for (const [x, y] of [
    [18, 2],
    [-20, 0],
  ] as const) {
    const boot = ink.clay(
      [
        ink.tube(
          [
            [x, -50, 26],
            [x - 1, -14, 25],
          ],
          { root: true },
        ),
        ink.ellipse(x - 11, y - 9, 24, 11),
      ],
      7,
    )
    ink.cut(boot, { halo: 1.2 })
    ink.black(boot)
    ink.rim(boot, { distance: 2 })
    ink.line(
      [
        [x - 13, -44],
        [x, -42],
        [x + 13, -45],
      ],
      { width: 2.2, white: true, profile: 'even' },
    )
    ink.line(
      [
        [x - 30, y - 4],
        [x - 8, y - 1],
        [x + 12, y - 3],
      ],
      { width: 2, white: true, profile: 'swell' },
    )
  }
  const coat = ink.path('-26,-150 -38,-120 -50,-76 -58,-44* -28,-36 0,-38 28,-36 48,-44* 42,-90 34,-132 26,-154', true)
  ink.form(coat, {
    width: 3.2,
    halo: 1.6,
    contour: false,
    tone: { from: 0.5, to: 0.82, width: 2.2, spacing: 2.5, angle: -66 },
  })
  ink.contour(coat, { width: 3.2 })
  ink.line('-14,-148 -22,-100 -26,-40', { width: 2 })
  for (const y of [-122, -96, -70]) {
    ink.form(ink.ellipse(-10 - (y + 122) * -0.05, y, 5, 5), { width: 2 })
    ink.line(
      [
        [-27, y + 2],
        [-15, y],
      ],
      { width: 2.4 },
    )
  }
  ink.form('4,-86* 34,-90* 36,-66* 6,-62*', { width: 2, halo: 0.6, tone: { from: 0.5, width: 1.6, spacing: 2.4 } })
  // The strap, and the hand that doubts.
  ink.line('22,-150 14,-120 22,-84', { width: 8, profile: 'even' })
  // Scarf and head.
  const end = ink.path('16,-156* 40,-150* 52,-112 48,-92* 28,-94* 28,-120', true)
  ink.form(end, { width: 2.6, halo: 1.2 })
  ink.clip(end, () => ink.lines(['16,-140 50,-136', '20,-118 54,-116', '20,-98 54,-98'], { width: 7, profile: 'even' }))
  ink.at(-10, -188, { rotate: -7 }, () => drawVisitorHead(ink))
  const scarf = ink.path('-44,-158* -18,-144 14,-146 34,-162* 36,-146 14,-130 -18,-128 -44,-140*', true)
  ink.form(scarf, { width: 3, halo: 1.2 })
  ink.clip(scarf, () =>
    ink.lines(['-30,-164 -28,-126', '-8,-160 -8,-124', '14,-160 16,-124'], { width: 7, profile: 'even' }),
  )
  const near = ink.clay(
    [ink.tube('20,-134@30 6,-108@27 -8,-112@22', { root: true }), ink.tube('-8,-112@22 -18,-132@19', { root: true })],
    7,
  )
  ink.form(near, { width: 3, halo: 1.6, tone: { from: 0.5, width: 2, spacing: 2.4 } })
  const thumb = ink.clay(
    [
      ink.ellipse(-22, -144, 11, 11),
      ink.tube('-26,-150@8 -30,-162@7', { root: true }),
      ink.tube('-18,-152@7 -17,-160@6', { root: true }),
    ],
    3,
  )
  ink.form(thumb, { width: 2.4, halo: 1 })
  ink.lines(['-28,-142 -20,-139', '-27,-137 -20,-135'], { width: 1.6 })
}

function drawVisitorHead(ink: Ink): void {
  // Two tails of hair, not a pair.
  for (const [spine, tie] of [
    ['34,-16@20 56,-12@26 70,8@18 70,24@6', [40, -16]],
    ['-34,-22@16 -52,-30@20 -66,-20@14 -72,-6@5', [-38, -22]],
  ] as const) {
    const tail = ink.tube(spine, { root: true })
    ink.cut(tail, { halo: 1.2 })
    ink.black(tail)
    ink.rim(tail, { distance: 2 })
    ink.form(ink.ellipse(tie[0], tie[1], 6, 9), { width: 2 })
  }
  const head = ink.clay([ink.ellipse(0, -2, 44, 40), ink.ellipse(-14, 16, 32, 22)], 9)
  ink.form(head, { width: 3.2, halo: 1.6, tone: { from: 0.64, width: 1.5, spacing: 2.4, angle: -50 } })
  const hair = ink.path(
    '-46,-2 -44,-26 -24,-46 6,-50 34,-38 47,-12 44,12* 38,2 34,-12* 24,-6 14,-20* 2,-8 -6,-22* -16,-10 -24,-20* -34,-8 -38,-16*',
    true,
  )
  ink.cut(hair, { halo: 0.8 })
  ink.black(hair)
  ink.clip(hair, () =>
    ink.lines(['-34,-24 -18,-38 6,-42', '-20,-22 -4,-32 14,-34', '16,-28 30,-22 38,-10'], {
      width: 2.4,
      white: true,
      profile: 'swell',
    }),
  )
  // A hat far too small for what it is to keep out.
  ink.form('-24,-44* -20,-60 2,-68 24,-60 30,-42* 2,-48', {
    width: 2.8,
    halo: 1,
    tone: { from: 0.46, width: 2, spacing: 2.4 },
  })
  ink.line('-34,-40 -4,-50 38,-38', { width: 6, profile: 'even' })
  ink.dot(4, -70, 5)
  // Eyes on the ball, brows not of one mind.
  for (const [x, y, r] of [
    [-24, 4, 5.4],
    [6, 3, 5.8],
  ] as const) {
    ink.black(ink.ellipse(x, y, r, r * 1.34))
    ink.dot(x - r * 0.4, y - r * 0.56, r * 0.42, { white: true })
    ink.dot(x + r * 0.3, y + r * 0.6, r * 0.22, { white: true })
  }
  ink.lines(['-33,-10 -26,-14 -18,-11'], { width: 2.6 })
  ink.lines(['0,-14 8,-15 15,-10'], { width: 2.6 })
  ink.line('-13,14 -17,18 -12,20', { width: 2 })
  ink.line('-20,29 -13,27 -6,30', { width: 2.4 })
  for (const [x, y] of [
    [-34, 16],
    [-29, 19],
    [-31, 12],
    [14, 16],
    [20, 14],
    [18, 20],
  ] as const)
    ink.dot(x, y, 1.3)
  ink.wash(ink.ellipse(16, 18, 9, 6), { color: '#d8432b', alpha: 0.4 })
  ink.form(ink.ellipse(37, 8, 8, 10), { width: 2.4, halo: 0.6 })
  ink.line('40,3 35,6 37,12', { width: 1.6 })
}

/** The shoulder that the arm turns about. */
export const SHOULDER = { x: -22, y: -134 } as const

/** The arm that points, from behind the coat; the visitor's feet are the origin. */
export function drawArm(ink: Ink): void {
  ink.light = LIGHT
  const arm = ink.tube('-22,-136@30 -52,-124@24 -78,-128@19', { root: true })
  ink.form(arm, { width: 3, halo: 1.4, tone: { from: 0.54, width: 1.8, spacing: 2.4 } })
  ink.form('-72,-142* -84,-138* -84,-116* -72,-116*', { width: 2.4, halo: 0.6 })
  const hand = ink.clay(
    [ink.ellipse(-94, -126, 12, 10), ink.tube('-98,-131@8 -112,-135@7 -122,-136@6', { root: true })],
    3,
  )
  ink.form(hand, { width: 2.6, halo: 0.8 })
  ink.lines(['-102,-122 -92,-121', '-100,-117 -92,-117', '-97,-132 -90,-137'], { width: 1.8 })
}
