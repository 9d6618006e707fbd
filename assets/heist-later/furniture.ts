import { LANTERN_LIGHT } from '../heist/stuff'
import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'

/** A bear, as it lies before a bed: from above, at the floor's slant, its head towards us. */
export function drawRug(ink: Ink): void {
  ink.light = LANTERN_LIGHT
  const pelt = ink.clay(
    [
      ink.ellipse(0, 6, 132, 66),
      ink.tube('-90,-20@64 -150,-62@50 -190,-76@40', { root: true }),
      ink.tube('88,-24@62 146,-66@48 186,-82@38', { root: true }),
      ink.tube('-96,36@60 -160,56@48 -206,56@38', { root: true }),
      ink.tube('96,34@60 156,58@48 204,62@38', { root: true }),
      ink.tube('0,-40@40 6,-66@22 4,-80@14', { root: true }),
    ],
    26,
  )
  ink.form(pelt, { width: 3.6, halo: 1.4, wash: 0.36, washDepth: 30, contour: false })
  ink.tone(pelt, { from: 0.34, to: 0.86, width: 3, spacing: 4.2, angle: 64, bulge: 0.6 })
  const random = ink.fork('hair')
  // A coat that was combed once, darkest along the back.
  ink.clip(pelt, () => {
    for (let tuft = 0; tuft < 210; tuft++) {
      const x = random.between(-190, 190)
      const y = random.between(-84, 76)
      const back = Math.abs(x) < 40 + random.between(0, 40)
      if (!back && random.chance(0.45)) continue
      const long = random.between(9, 20)
      const lean = x / 16 + random.signed() * 5
      ink.line(
        [
          [x, y],
          [x + lean * 0.4, y + long * 0.6],
          [x + lean, y + long],
        ],
        { width: random.between(2, back ? 6 : 3.6), profile: 'flick' },
      )
    }
  })
  // Hair along its rim.
  const { points } = pelt
  for (let at = 0; at < points.length; at += 2) {
    const point = points[at]
    const next = points[(at + 3) % points.length]
    if (!point || !next) continue
    const length = Math.hypot(next.x - point.x, next.y - point.y) || 1
    const [outX, outY] = [(next.y - point.y) / length, -(next.x - point.x) / length]
    const reach = random.between(5, 13)
    ink.line(
      [
        [point.x - outX * 7, point.y - outY * 7],
        [point.x + outX * reach * 0.4 + random.signed() * 3, point.y + outY * reach * 0.4],
        [point.x + outX * reach + random.signed() * 6, point.y + outY * reach + 3],
      ],
      { width: random.between(2.6, 4.6), profile: 'flick' },
    )
  }
  for (const [x, y, side] of [
    [-198, -78, -1],
    [194, -84, 1],
    [-214, 57, -1],
    [212, 64, 1],
  ] as const) {
    for (let claw = -1; claw <= 1; claw++) {
      ink.form(ink.leaf(x, y + claw * 9, side < 0 ? 176 : 4, 17, 8, { bend: claw * 3, belly: 0.35, tip: 0.1 }), {
        width: 1.9,
        halo: 1,
      })
    }
  }
  drawBearHead(ink)
}

/** It was somebody's, and knows it. */
function drawBearHead(ink: Ink): void {
  for (const [x, y] of [
    [-50, 24],
    [52, 22],
  ] as const) {
    const ear = ink.ellipse(x, y, 19, 17, 0, 0.05)
    ink.solid(ear, { halo: 2, rim: 2 })
    ink.form(ink.ellipse(x + 1, y + 3, 9, 8), { width: 1.6, halo: 0.3, wash: 0.3 })
  }
  const head = ink.clay([ink.ellipse(0, 50, 62, 44), ink.ellipse(2, 82, 42, 32)], 14)
  ink.form(head, {
    width: 3.6,
    halo: 2.4,
    wash: 0.22,
    washDepth: 20,
    tone: { from: 0.5, to: 0.88, width: 2.6, spacing: 2.8, angle: 70 },
  })
  // Glass eyes, one of them sewn a little lower.
  for (const [x, y] of [
    [-25, 48],
    [27, 51],
  ] as const) {
    ink.form(ink.ellipse(x, y, 11, 9.6), { width: 2.2, halo: 1 })
    ink.dot(x - 1, y - 1, 5.4)
    ink.dot(x + 1.4, y - 3.4, 1.8, { white: true })
  }
  ink.line('-42,34 -28,33 -12,40', { width: 4.6, profile: 'swell' })
  ink.line('44,38 30,35 15,41', { width: 4.6, profile: 'swell' })
  const mouth = ink.path('-34,88* -16,82 2,85 22,81 38,88* 33,106 4,116 -26,108', true)
  ink.solid(mouth, { halo: 0.8 })
  const tongue = ink.path('-13,104* -6,95 4,94 16,96 21,104* 26,120 14,131 -4,128 -14,116', true)
  ink.form(tongue, { width: 2.2, halo: 0.6, contour: false })
  ink.tint(tongue, { color: VERMILION, alpha: 0.86, offset: 1.8 })
  ink.contour(tongue, { width: 2.2 })
  ink.line('4,100 6,112 4,121', { width: 1.6, profile: 'flick' })
  for (const [x, y, length] of [
    [-25, 87, 15],
    [-13, 85, 10],
    [15, 84, 10],
    [28, 86, 15],
  ] as const)
    ink.form(ink.path(`${x - 5},${y}* ${x + 5},${y - 0.5}* ${x + 1},${y + length}*`, true), { width: 1.6, halo: 0.4 })
  const nose = ink.path('-15,64* 2,60 19,64* 14,76 2,80 -10,76', true)
  ink.solid(nose, { halo: 1, rim: 1.6 })
  ink.line('-6,67 2,65 9,67', { width: 2.2, white: true, profile: 'swell' })
}

/** A suit of armour, with its weight on the wrong leg. Its feet are at 0, 0. */
export function drawArmour(ink: Ink): void {
  ink.light = LANTERN_LIGHT
  ink.wash('-90,6 -40,-8 50,-9 96,2 70,16 -20,20', { alpha: 0.6 })
  const steel = { from: 0.42, to: 0.8, width: 2.4, spacing: 2.5, angle: -50 } as const
  // The halberd first: it is behind all of it.
  ink.form(ink.tube('72,6@9 66,-160@8 60,-352@7', { root: true }), { width: 2.6, halo: 1 })
  const blade = ink.path('62,-346* 92,-356 108,-334* 98,-312 104,-288* 84,-290 65,-300*', true)
  ink.form(blade, { width: 3.2, halo: 1.4, gap: 0, lit: 0.7, tone: steel })
  ink.form('58,-344* 53,-392* 66,-346*', { width: 2.6, halo: 1 })
  ink.form('58,-330* 34,-338 26,-322* 40,-314 60,-312*', { width: 2.4, halo: 1, tone: steel })
  for (const [thigh, kneeX, kneeY, shin, foot] of [
    ['-24,-140@46 -30,-92@36', -31, -86, '-31,-84@32 -34,-20@26', '-60,2* -58,-12 -40,-24 -20,-22 -16,2*'],
    ['26,-140@46 34,-94@36', 35, -88, '35,-84@32 44,-20@26', '28,2* 30,-20 50,-24 68,-12 76,3*'],
  ] as const) {
    ink.form(ink.tube(thigh, { root: true }), { width: 3, halo: 1, tone: steel })
    ink.solid(ink.tube(shin, { root: true }), { halo: 1, rim: 2.6 })
    ink.form(ink.path(foot, true), { width: 3, halo: 1, gap: 0.04, tone: steel })
    ink.form(ink.ellipse(kneeX, kneeY, 19, 17, 6, 0.03), { width: 2.8, halo: 1.2, tone: steel })
  }
  const skirt = ink.path('-50,-176* 50,-178* 60,-130* 34,-122 0,-130 -32,-120 -60,-128*', true)
  ink.solid(skirt, { halo: 1, rim: 2.4 })
  ink.lines(['-54,-148 0,-142 54,-150', '-52,-162 0,-156 51,-164'], { width: 2, white: true, profile: 'swell' })
  const chest = ink.path('-58,-258* -30,-274 30,-275 60,-258* 62,-220 50,-176 2,-168 -50,-174 -62,-218', true)
  ink.form(chest, { width: 3.4, halo: 1.4, tone: { ...steel, cross: 0.4 } })
  ink.line('2,-268 6,-220 2,-174', { width: 2.4, profile: 'swell' })
  for (const [x, y] of [
    [-44, -246],
    [46, -247],
    [-40, -190],
    [42, -192],
  ] as const)
    ink.dot(x, y, 3)
  // One hand on the hip, as if it were off duty; the other holds on.
  ink.form(ink.tube('-58,-244@34 -92,-206@28 -62,-170@22', { root: true }), { width: 3, halo: 1.2, tone: steel })
  ink.form(ink.ellipse(-58, -168, 17, 14, 20, 0.04), { width: 2.6, halo: 1, tone: steel })
  ink.form(ink.tube('58,-244@34 84,-210@28 68,-188@22', { root: true }), { width: 3, halo: 1.2, tone: steel })
  ink.form(ink.ellipse(67, -188, 16, 15, 0, 0.04), { width: 2.6, halo: 1, tone: steel })
  for (const side of [-1, 1]) {
    const plate = ink.ellipse(side * 58, -252, 29, 22, side * 18, 0.03)
    ink.form(plate, { width: 3, halo: 1.2, tone: steel })
  }
  // Its plume: the one thing that is in its prime.
  for (const [bend, angle, length] of [
    [-30, 236, 62],
    [-36, 212, 88],
    [-34, 190, 72],
  ] as const) {
    const feather = ink.leaf(4, -350, angle, length, 24, { bend, belly: 0.6, tip: 0.3 })
    ink.form(feather, { width: 2.4, halo: 0.8, contour: false })
    ink.tint(feather, { color: VERMILION, alpha: 0.86, offset: 2 })
    ink.contour(feather, { width: 2.4 })
  }
  const helmet = ink.path('-34,-274* -42,-306 -34,-342 0,-358 36,-343 44,-306 38,-275* 2,-264', true)
  ink.form(helmet, { width: 3.4, halo: 1.4, tone: { ...steel, cross: 0.4 } })
  const visor = ink.path('-45,-322* 4,-330 47,-322* 58,-300 40,-286 6,-270* -30,-286 -50,-302', true)
  ink.form(visor, { width: 3, halo: 0.8, tone: { from: 0.56, width: 2, spacing: 2.4 } })
  ink.black('-38,-314* 2,-320 40,-314* 39,-304* 2,-309 -37,-304*')
  for (const [x, y] of [
    [12, -290],
    [22, -293],
    [32, -297],
    [16, -281],
    [26, -285],
  ] as const)
    ink.dot(x, y, 2.4)
}
