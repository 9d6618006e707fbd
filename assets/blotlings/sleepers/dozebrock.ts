import type { Ink } from '../../ink/ink'
import { lerp } from '../../ink/numbers'
import { OCHRE } from '../../ink/palette'
import type { Breath, Sleeper } from './sleeper'

/** A badger, and the largest of all. */
export const dozebrock: Sleeper = {
  neck({ ink, black, tint }) {
    black('-34,48* -30,24 0,14 30,24 36,48*')
    tint(ink.ellipse(0, 36, 12, 6), 0.4)
  },

  head({ ink, form, black, pen, shining }) {
    for (const x of [-22, 24]) {
      form(ink.ellipse(x, -22, 10, 10), 0.5)
      ink.black(ink.ellipse(x, -21, 5, 5))
    }
    const head = ink.clay([ink.ellipse(0, -2, 30, 25), ink.ellipse(-2, 14, 20, 15)], 8)
    form(head, 0.62)
    ink.clip(head, () => {
      ink.black('-34,-30 -10,-30 -7,-12 -7,8 -12,10 -20,7 -26,0 -32,-12')
      ink.black('34,-30 11,-30 8,-12 6,8 12,10 20,7 27,0 33,-12')
    })
    for (const x of [-16, 16]) {
      shining(x, -4, 6, () => {
        ink.black(ink.ellipse(x, -4, 4.6, 5), { white: true })
        ink.black(ink.ellipse(x - 1, -3, 2.4, 3))
      })
    }
    const nose = ink.ellipse(-2, 10, 7, 5)
    black(nose)
    ink.dot(-4, 8.6, 1.5, { white: true })
    pen(2, '-2,15 -2,20', '-10,22 -2,20 8,23')
    form('-6,22* 0,21* -2,28*', undefined, 1.8)
  },

  body({ ink }, breath) {
    ink.light = [0.5, -0.72, 0.5]
    const rise = 8 * breath
    // Far leg and far arm, then the belly, then the near leg.
    const foot = (x: number, y: number, turn: number, size: number) =>
      ink.at(x, y, { rotate: turn, scale: size }, () => {
        ink.form(ink.clay([ink.ellipse(0, 0, 27, 32), ink.ellipse(0, -24, 22, 16)], 8), {
          width: 3.2,
          halo: 1.8,
          tone: { from: 0.5, to: 0.8, width: 2.2, spacing: 2.6 },
        })
        ink.black(ink.ellipse(0, 6, 14, 15))
        for (const [tx, ty] of [
          [-15, -17],
          [-5, -25],
          [6, -25],
          [16, -17],
        ] as const)
          ink.black(ink.ellipse(tx, ty, 4.4, 5))
        for (const [tx, ty, a] of [
          [-18, -34, -116],
          [-6, -41, -98],
          [7, -41, -82],
          [19, -33, -62],
        ] as const)
          ink.form(ink.leaf(tx, ty, a, 13, 6, { tip: 0.1 }), { width: 1.8, halo: 0.6 })
      })
    const leg = ink.tube('96,-40@62 128,-72@50 138,-96@42', { root: true })
    ink.cut(leg, { halo: 1.6 })
    ink.black(leg)
    foot(140, -116, 16, 0.84)
    const body = ink.clay(
      [
        ink.ellipse(14, -50 - rise * 0.5, 122, 74 + rise * 0.6),
        ink.ellipse(-70, -50, 56, 54),
        ink.ellipse(90, -30, 56, 50),
      ],
      14,
    )
    ink.cut(body, { halo: 2 })
    ink.black(body)
    // Fur stands in the light along the back of the belly.
    const random = ink.fork('fur')
    for (let i = 0; i < 40; i++) {
      const turn = lerp(-2.7, -0.3, i / 40)
      const [x, y] = [14 + Math.cos(turn) * 118, -50 - rise * 0.5 + Math.sin(turn) * (72 + rise * 0.6)]
      ink.line(
        [
          [x, y + 5],
          [x + Math.cos(turn) * 8 + 4, y + Math.sin(turn) * 8 + 2],
          [x + Math.cos(turn) * 15 + 10, y + Math.sin(turn) * 13 + 4],
        ],
        { width: 3.4, profile: 'flick' },
      )
    }
    ink.rim(body, { distance: 2.6 })
    const belly = ink.clay(
      [ink.ellipse(18, -62 - rise, 84, 52 + rise), ink.ellipse(-26, -40, 44, 38), ink.ellipse(60, -34, 40, 36)],
      12,
    )
    ink.form(belly, { width: 2.2, halo: 0.2, gap: 0.5, tone: { from: 0.6, to: 0.9, width: 2, spacing: 2.8 } })
    ink.clip(belly, () => ink.wash(belly, { color: OCHRE, alpha: 0.34, fade: { from: [0, 10], to: [0, -80] } }))
    ink.tufts(
      '-52,-64 -40,-86 -14,-104 20,-112 54,-104 82,-86 96,-62',
      (x, y) => (Math.atan2(y + 52, x - 18) * 180) / Math.PI + 180 + random.signed() * 16,
      { length: 17, count: 4, width: 3, fan: 1 },
    )
    ink.lines(['14,-52 20,-46 26,-51', '17,-45 22,-40'], { width: 2.4 })
    ink.lines(['-20,-78 -12,-72', '40,-84 46,-76', '56,-60 62,-52', '-8,-50 -2,-44', '30,-26 36,-20'], {
      width: 2,
      profile: 'flick',
    })
    // Near leg: knee up, sole to us.
    const knee = ink.tube('62,-8@66 104,-26@56 124,-44@46', { root: true })
    ink.cut(knee, { halo: 2 })
    ink.black(knee)
    ink.line('62,-36 96,-50 112,-58', { width: 2.6, white: true, profile: 'swell' })
    foot(142, -62, 34, 1)
    ink.at(-106, -66 - rise * 0.2, { rotate: -22 }, () => drawSnoringHead(ink, breath))
  },

  over({ ink }) {
    ink.light = [0.5, -0.72, 0.5]
    const arm = ink.clay([ink.tube('-42,-26@44 -52,6@38 -56,38@34', { root: true }), ink.ellipse(-58, 52, 24, 22)], 8)
    ink.cut(arm, { halo: 2.4 })
    ink.black(arm)
    ink.rim(arm, { distance: 2.8 })
    for (const [x, y, a] of [
      [-76, 62, 108],
      [-64, 70, 96],
      [-52, 70, 84],
      [-42, 62, 70],
    ] as const)
      ink.form(ink.leaf(x, y - 4, a, 18, 8, { tip: 0.1 }), { width: 2, halo: 1 })
    ink.lines(['-68,50 -70,60', '-58,54 -58,64', '-48,52 -47,61'], { width: 2.2, white: true, profile: 'flick' })
  },
}

/** Mouth open, and nothing to be ashamed of. */
function drawSnoringHead(ink: Ink, breath: Breath): void {
  for (const [x, y, turn] of [
    [-46, -34, -20],
    [40, -42, 24],
  ] as const) {
    ink.form(ink.ellipse(x, y, 18, 20, turn), { width: 3, halo: 1.4, tone: { from: 0.5, width: 2, spacing: 2.4 } })
    ink.black(ink.ellipse(x + 1, y + 3, 9, 11, turn))
  }
  const head = ink.clay(
    [
      ink.ellipse(0, -6, 58, 48),
      ink.ellipse(-2, 26, 38, 28),
      ink.ellipse(-38, 12, 22, 20),
      ink.ellipse(38, 12, 22, 20),
    ],
    12,
  )
  ink.form(head, { width: 3.6, halo: 2, contour: false, tone: { from: 0.62, width: 1.8, spacing: 2.6 } })
  ink.clip(head, () => {
    // A brock's two stripes: from the nose over the eyes to the ears, the cheeks left white.
    ink.black('-58,-58 -22,-56 -14,-34 -10,-12 -8,8 -13,15 -22,10 -33,6 -45,2 -56,-18')
    ink.black('58,-58 22,-56 15,-34 11,-12 9,8 14,15 23,10 34,6 46,2 57,-18')
    ink.feather('-12,16 -22,10 -33,6 -45,2 -56,-18', {
      side: -1,
      length: 12,
      width: 2.8,
      spacing: 3.2,
      slant: 30,
      envelope: () => 1,
    })
    ink.feather('14,16 23,10 34,6 46,2 57,-18', {
      side: 1,
      length: 12,
      width: 2.8,
      spacing: 3.2,
      slant: 30,
      envelope: () => 1,
    })
    ink.feather('-22,-56 -14,-34 -10,-12 -8,6', {
      side: -1,
      length: 6,
      width: 2.2,
      spacing: 3.4,
      slant: 60,
      envelope: () => 1,
    })
    ink.feather('22,-56 15,-34 11,-12 9,6', {
      side: 1,
      length: 6,
      width: 2.2,
      spacing: 3.4,
      slant: 60,
      envelope: () => 1,
    })
    // Shut eyes, deep in the black.
    ink.lines(['-45,-16 -33,-7 -20,-13', '45,-16 34,-7 21,-13'], { width: 3.4, white: true })
    ink.lines(['-41,-10 -44,-4', '-33,-7 -34,-1', '-26,-9 -25,-3', '41,-10 44,-4', '34,-7 35,-1', '27,-9 26,-3'], {
      width: 2,
      white: true,
      profile: 'flick',
    })
  })
  ink.contour(head, { width: 3.6 })
  ink.tufts('-50,22 -46,32 48,24 44,34', (x) => (x < 0 ? 150 : 30), { length: 16, count: 3, width: 2.6 })
  const nose = ink.path('-13,8 0,4 13,8 8,18 -2,22 -10,17', true)
  ink.cut(nose, { halo: 0.8 })
  ink.black(nose)
  ink.line('-7,10 -1,8', { width: 2.2, white: true })
  // The mouth: open, and nothing to be ashamed of.
  const mouth = ink.path('-24,28 -10,24 2,27 14,24 27,29 22,44 8,54 -8,54 -21,44', true)
  ink.cut(mouth, { halo: 0.6 })
  ink.black(mouth)
  ink.clip(mouth, () => {
    const tongue = ink.ellipse(3, 50, 15, 11)
    ink.cut(tongue)
    ink.wash(tongue, { color: OCHRE, alpha: 0.75 })
    ink.line('3,42 3,54', { width: 1.8 })
    ink.black('-18,24* -10,24* -13,35*', { white: true })
    ink.black('13,24* 20,26* 17,35*', { white: true })
  })
  ink.lines(['-38,30 -30,36', '36,30 30,36'], { width: 2.2, profile: 'flick' })
  // What it breathes out, at the top of a breath.
  if (breath > 0.5) ink.lines(['-34,46 -42,40 -40,32', '-44,54 -54,48 -54,38'], { width: 2.4, profile: 'swell' })
}
