import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { clamp, lerp } from '../ink/numbers'
import type { PenPoint } from '../ink/path'
import { blacken, cut, cutAlong, ICE, places } from './burin'

/** The pen slopes a little: down to its nib on our left. */
const LEFT = -250
const RIGHT = 330
const middleAt = (x: number) => 246 - x * 0.1
const TIP = { x: LEFT - 172, y: middleAt(LEFT - 172) + 6 }
/** Where its middle is before the nib. */
const THROAT = middleAt(LEFT - 50) + 3

/** What the eagle holds is a dip pen as long as its wing. Its shaft: one edge, then all of its lines. */
export function drawShaft(ink: Ink, stage: number): void {
  const half = (x: number) => lerp(15, 18, clamp((x - LEFT) / 250)) * (x > 0 ? 1 - 0.55 * (x / RIGHT) : 1)
  blacken(ink, [
    [LEFT, middleAt(LEFT) - 15, 1, 1],
    [0, middleAt(0) - 19],
    [RIGHT - 30, middleAt(RIGHT - 30) - 9],
    [RIGHT, middleAt(RIGHT)],
    [RIGHT - 30, middleAt(RIGHT - 30) + 9],
    [0, middleAt(0) + 19],
    [LEFT, middleAt(LEFT) + 15, 1, 1],
  ])
  for (let n = 0; n < (stage === 0 ? 1 : 7); n++) {
    const u = (n / 6) * 2 - 1
    const full = lerp(4, 0.7, clamp((u + 0.75) / 1.5)) * (n === 1 ? 0.4 : 1) + (n === 6 ? 1.5 : 0)
    const line = places(70, (share) => {
      const x = lerp(LEFT, RIGHT - 8, share)
      return { x, y: middleAt(x) + u * half(x) * 0.9 }
    })
    cutAlong(ink, line, (share) => full * (1 + 0.3 * noise1(n + 60, share * 14)))
  }
}

function drawFerrule(ink: Ink): void {
  blacken(ink, [
    [LEFT - 46, middleAt(LEFT) - 13, 1, 1],
    [LEFT + 6, middleAt(LEFT) - 20, 1, 1],
    [LEFT + 6, middleAt(LEFT) + 20, 1, 1],
    [LEFT - 46, middleAt(LEFT) + 20, 1, 1],
  ])
  for (let n = 0; n < 10; n++) {
    const x = LEFT - 42 + n * 4.9
    const ring = places(8, (share) => ({
      x: x + 2 * Math.sin(share * Math.PI),
      y: lerp(middleAt(x) - 16, middleAt(x) + 17, share),
    }))
    cutAlong(ink, ring, (share) => (n % 2 === 0 ? 3.4 : 1.2) * (1.1 - 0.7 * share))
  }
}

/** Its other end: the ferrule, and then the nib, too. */
export function drawNib(ink: Ink, stage: number): void {
  drawFerrule(ink)
  if (stage === 0) return
  const { x, y } = TIP
  blacken(ink, [
    [LEFT - 44, THROAT - 17, 1, 1],
    [LEFT - 92, THROAT - 27],
    [x + 30, y - 8],
    [x, y, 1, 1],
    [x + 30, y + 7],
    [LEFT - 92, THROAT + 26],
    [LEFT - 44, THROAT + 17, 1, 1],
  ])
  const stroke = (points: readonly (readonly number[])[], width: (share: number) => number) =>
    cutAlong(
      ink,
      ink.path(points).points.map((point) => ink.toLocal(point.x, point.y)),
      width,
    )
  stroke(
    [
      [LEFT - 44, THROAT - 17],
      [LEFT - 92, THROAT - 26],
      [x + 34, y - 8],
      [x, y],
    ],
    (share) => 4 * (1 + 0.15 * noise1(5, share * 12)),
  )
  stroke(
    [
      [LEFT - 44, THROAT + 17],
      [LEFT - 92, THROAT + 25],
      [x + 34, y + 7],
      [x, y],
    ],
    () => 1.6,
  )
  stroke(
    [
      [LEFT - 92, THROAT],
      [x, y],
    ],
    () => 2,
  )
  for (let n = 1; n < 5; n++) {
    const from = lerp(THROAT - 15, THROAT + 10, n / 5)
    const over = lerp(THROAT - 24, THROAT + 4, n / 5)
    stroke(
      [
        [LEFT - 50, from],
        [LEFT - 92, over],
        [x + 40 + n * 8, y - 7 + n * 2],
      ],
      () => 3.1 - n * 0.45,
    )
  }
  // The hole that lets the air in.
  blacken(ink, ink.ellipse(LEFT - 92, THROAT, 8, 7))
  const hole = places(20, (share) => ({
    x: LEFT - 92 + Math.cos(share * 2 * Math.PI) * 8,
    y: THROAT + Math.sin(share * 2 * Math.PI) * 7,
  }))
  cutAlong(ink, hole, () => 1.8)
}

/** The one colour beside the eye, about where it hangs from the nib: a bud, half grown, ripe, and as it falls. */
export function drawDrop(ink: Ink, frame: number): void {
  const [wide, long] = (
    [
      [0.45, 0.36],
      [0.75, 0.68],
      [1, 1],
      [0.84, 1.22],
    ] as const
  )[frame] ?? [1, 1]
  ink.cut(
    [
      [0, 0, 1, 1],
      [-12 * wide, 26 * long],
      [-9 * wide, 40 * long],
      [0, 45 * long],
      [10 * wide, 39 * long],
      [12 * wide, 25 * long],
    ],
    { fill: ICE },
  )
  if (frame === 0) return
  const light = [
    [-5 * wide, 24 * long],
    [-6 * wide, 33 * long],
    [-2 * wide, 38 * long],
  ]
  ink.line(light, { width: 3, white: true, profile: 'swell', still: true })
}

/** Where the toes of a foot lie across the shaft, and how they lean. */
const TOES = [-40, -13, 14, 40] as const

/** The talons around the shaft: -1 are those on our left. Their rims first, then all of them. */
export function drawTalons(ink: Ink, side: 1 | -1, isWhole: boolean): void {
  const x = side * 104
  const y = middleAt(x) - 4
  const dim = side < 0 ? 1 : 0.82
  for (const lean of TOES) {
    const toe = `${x + lean * 0.55},${y - 36}@30 ${x + lean * 0.95},${y - 20}@26 ${x + lean},${y + 2}@20`
    blacken(ink, ink.tube(toe, { root: true }))
    const spine = ink.path(toe).points.map((point): PenPoint => {
      return { ...ink.toLocal(point.x, point.y), pressure: point.pressure }
    })
    // The edges of the toe, and its knuckle.
    for (const [rim, width] of [
      [-1, 3.4],
      [1, 1.6],
    ] as const) {
      cut(
        ink,
        spine.map(({ x, y, pressure }) => ({ x: x + rim * pressure * 0.5, y, pressure: width * dim })),
      )
    }
    if (isWhole) drawScutes(ink, spine, side)
    drawKnuckle(ink, spine[0] ?? { x, y })
    drawClaw(ink, x, y, lean, side)
  }
}

function drawScutes(ink: Ink, spine: readonly PenPoint[], side: 1 | -1): void {
  for (let at = 2; at < spine.length; at += 5) {
    const middle = spine[at]
    if (!middle) continue
    const half = middle.pressure * 0.46
    const scute = places(8, (share) => {
      const u = share * 2 - 1
      return { x: middle.x + u * half, y: middle.y + 3 * (1 - u * u) }
    })
    cutAlong(ink, scute, (share) => (side < 0 ? 5 : 4.1) * (1.08 - 0.75 * share))
  }
}

function drawKnuckle(ink: Ink, { x, y }: Readonly<{ x: number; y: number }>): void {
  const arc = (reach: number, rise: number, drop: number) =>
    places(12, (share) => ({ x: x + lerp(-reach, reach, share), y: y + drop - rise * Math.sin(share * Math.PI) }))
  cutAlong(ink, arc(14, 13, -2), (share) => 4.2 - 2.4 * share)
  cutAlong(ink, arc(9, 8, 2), (share) => 3.2 - 1.8 * share)
}

function drawClaw(ink: Ink, x: number, y: number, lean: number, side: 1 | -1): void {
  const claw = ink.leaf(x + lean, y - 2, 92 + lean * 0.2 - side * 3, 42, 17, { bend: -lean * 0.28 + 4, belly: 0.2 })
  blacken(ink, claw)
  for (const off of [-5, -1, 3]) {
    const line = places(12, (share) => ({
      x: x + lean + off * (1 - share) - lean * 0.12 * share,
      y: y + 1 + share * 32,
    }))
    cutAlong(ink, line, (share) => (off < 0 ? 4.8 : 2.2) * (1 - 0.85 * share))
  }
}
