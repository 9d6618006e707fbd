import type { Ink } from '../ink/ink'
import type { Line } from '../ink/path'
import { drawCutEnd } from './clearing'

/** The log they sit on, its dark side to us: only its upper edge catches the fire. */
export function drawNearLog(ink: Ink): void {
  const random = ink.fork('near log')
  ink.wash('10,840 200,830 560,824 640,836 560,880 120,890', { alpha: 0.6 })
  const log = ink.clay(
    [
      ink.tube('30,806@60 200,812@64 420,806@62 586,800@56', { root: true, round: 0.2 }),
      // The stub of a branch, and a swelling where it once grew.
      ink.tube('402,790@22 414,768@18 420,756@15', { root: true }),
      ink.ellipse(318, 800, 44, 37),
    ],
    7,
  )
  ink.cut(log, { halo: 2.4 })
  ink.black(log)
  ink.line('34,780 120,783 210,783 280,772 318,768 352,774', { width: 4, white: true, profile: 'swell' })
  ink.line('362,778 392,779', { width: 3, white: true, profile: 'swell' })
  ink.line('428,776 500,775 560,774', { width: 3.6, white: true, profile: 'swell' })
  ink.black(ink.ellipse(420, 755, 8.4, 4.6, 20), { white: true })
  ink.contour(ink.ellipse(420, 755, 4.4, 2.3, 20), { width: 1.3, gap: 0.3 })
  // Bark: long broken plates, thinner the farther they lie round from the light.
  for (let i = 0; i < 60; i++) {
    const x = random.between(40, 556)
    const down = random.next() * random.next() * 50
    const y = 786 + down
    const bow = 4 * Math.exp(-(((x - 318) / 60) ** 2))
    const plate = [
      [x, y - bow],
      [x + 12, y + random.signed() * 1.5],
      [x + random.between(18, 52), y + random.signed() * 2],
    ]
    ink.line(plate, { width: random.between(1, 2.2) * (1.3 - down / 50), white: true, profile: 'swell' })
  }
  // The knot that the branch left.
  for (const size of [1, 0.6, 0.26]) {
    const ring = ink.ellipse(318, 802, 17 * size, 11 * size, 8, 0.14)
    ink.line(ring, { width: 1.5, white: true, profile: 'swell', closed: true })
  }
  drawCutEnd(ink, { x: 588, y: 800, radius: 28, turn: 4 })
  ink.hatch(ink.ellipse(591, 810, 12, 16, 4), { angle: 80, spacing: 3.4, width: 1.6 })
}

/** Lit from the fire on that side: -1 left, 1 right. */
type Side = -1 | 1

/** A back against the fire: black, with light on its edge, and fur that stands in the light. */
function drawBack(ink: Ink, shape: Line, side: Side, hair = 9): void {
  const before = ink.light
  const random = ink.fork(`back ${Math.round(shape.points[0]?.x ?? 0)}`)
  ink.light = [side * 0.62, -0.5, 0.5]
  ink.cut(shape, { halo: 2.6 })
  ink.black(shape)
  ink.rim(shape, { distance: 2.4 })
  // Turned about, the light is where the dark would be hatched: strokes of light bow over the form from the fire's side.
  ink.light = [side * -0.8, 0.42, 0.34]
  ink.tone(shape, {
    white: true,
    from: 0.66,
    to: 1.02,
    width: 2.1,
    spacing: 4.6,
    angle: side > 0 ? 62 : 118,
    bulge: 0.5,
    breaks: 0.3,
    jitter: 0.06,
  })
  ink.light = [side * 0.62, -0.5, 0.5]
  const middle = { x: 0, y: 0 }
  for (const { x, y } of shape.points) {
    middle.x += x / shape.points.length
    middle.y += y / shape.points.length
  }
  ink.page(() => {
    for (let i = 0; i < shape.points.length; i += 3) {
      const point = shape.points[i]
      if (!point) continue
      const [dx, dy] = [point.x - middle.x, point.y - middle.y]
      const far = Math.hypot(dx, dy) || 1
      const light = (dx * side * 0.62 - dy * 0.3) / far
      if (light < 0.28 || random.chance(0.3)) continue
      const way = Math.atan2(-dy, -dx) + side * -0.85
      const length = hair * random.between(0.6, 1.7) * light
      const [x, y] = [point.x - (dx / far) * 7, point.y - (dy / far) * 7]
      const strand = [
        [x, y],
        [x + Math.cos(way) * length * 0.5, y + Math.sin(way) * length * 0.5 + 1],
        [x + Math.cos(way) * length, y + Math.sin(way) * length + 4],
      ]
      ink.line(strand, { width: 2.2, white: true, profile: 'flick' })
    }
  })
  ink.light = before
}

/** The big round one: small ears, a patch on the back, and a long tail that hangs over the log. */
export function drawBigOne(ink: Ink): void {
  ink.at(112, 786, { rotate: 4 }, () => {
    const tail = ink.tube('-20,-8@17 -46,14@16 -44,46@14 -20,58@11 -10,42@4', { root: true })
    ink.cut(tail, { halo: 2 })
    ink.black(tail)
    ink.light = [0.62, -0.5, 0.5]
    ink.rim(tail, { distance: 1.8 })
    for (const ring of ['-50,4 -40,2 -33,7', '-54,22 -46,22 -38,24', '-50,40 -42,36 -36,38'])
      ink.line(ring, { width: 2.2, white: true, profile: 'swell' })
    const body = ink.clay(
      [
        ink.ellipse(0, -46, 60, 52),
        ink.ellipse(6, -104, 43, 38),
        ink.ellipse(-27, -136, 13, 14),
        ink.ellipse(38, -138, 13, 14),
      ],
      12,
    )
    drawBack(ink, body, 1, 13)
    ink.line('-31,-141 -26,-144 -20,-138 -20,-130', { width: 2, white: true, profile: 'swell' })
    ink.line('33,-142 40,-143 44,-136 42,-128', { width: 2.6, white: true, profile: 'swell' })
    // Where the neck folds, and the spine below it.
    ink.line('-20,-78 4,-70 34,-76', { width: 2, white: true, profile: 'swell' })
    for (const [x, y] of [
      [2, -60],
      [-2, -46],
      [-1, -31],
    ] as const)
      ink.line(
        [
          [x - 5, y - 3],
          [x, y + 2],
          [x + 6, y - 4],
        ],
        { width: 1.7, white: true, profile: 'swell' },
      )
    // A patch, sewn on.
    const patch = ink.path('-38,-40* -14,-44* -11,-20* -34,-17*', true)
    ink.form(patch, { width: 2, halo: 0.6 })
    ink.hatch(patch, { angle: 30, spacing: 4, width: 1.3 })
    ink.lines(
      [
        '-42,-34 -35,-34',
        '-40,-24 -33,-23',
        '-28,-46 -27,-39',
        '-18,-47 -18,-40',
        '-16,-36 -9,-37',
        '-15,-26 -8,-26',
        '-30,-21 -30,-14',
        '-20,-22 -19,-15',
      ],
      {
        width: 1.6,
        white: true,
        profile: 'pen',
      },
    )
  })
}

/** The little drop, leaning on the big one. */
export function drawLittleDrop(ink: Ink): void {
  ink.at(224, 788, { rotate: -7 }, () => {
    const drop = ink.path(
      '4,-104* 8,-92 8,-80 22,-62 32,-40 32,-16 20,2 0,6 -20,2 -32,-16 -31,-42 -20,-64 -4,-80 -4,-94',
      true,
    )
    ink.cut(drop, { halo: 2.6 })
    ink.black(drop)
    ink.light = [0.62, -0.5, 0.5]
    ink.rim(drop, { distance: 2.2 })
    // Wet: one long light, one short, and the fire's pool mirrored below.
    ink.line('12,-62 22,-44 23,-26 18,-14', { width: 5, white: true, profile: 'swell' })
    ink.line('3,-86 7,-74 12,-67', { width: 2.2, white: true, profile: 'swell' })
    ink.dot(13, -6, 2.2, { white: true })
    ink.line('-22,-6 -10,1 6,1', { width: 1.6, white: true, profile: 'swell' })
    ink.line('-24,-40 -26,-26 -23,-16', { width: 1.4, white: true, profile: 'swell' })
  })
}

/** Where the long-eared one sits. */
const LONG_EARS = { x: 508, y: 784, turn: -4 } as const

/** An ear of the long-eared one, grown from (x, y) of where it sits. */
function drawEar(ink: Ink, x: number, y: number, angle: number, length: number, bend: number): void {
  const before = ink.light
  const ear = ink.leaf(x, y, angle, length, 24, { bend, belly: 0.55, tip: 0.4 })
  ink.cut(ear, { halo: 2.6 })
  ink.black(ear)
  ink.light = [-0.62, -0.5, 0.5]
  ink.rim(ear, { distance: 2.2 })
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  const inner = [18, 42, 62].map((along) => [x + cos * along - (along === 42 ? 3 : 0), y + sin * along])
  ink.line(inner, { width: 2.6, white: true, profile: 'swell' })
  ink.light = before
}

/** The ear that twitches when somebody speaks. */
export function drawTwitchingEar(ink: Ink): void {
  ink.at(LONG_EARS.x, LONG_EARS.y, { rotate: LONG_EARS.turn }, () => drawEar(ink, 16, -122, -66, 78, 14))
}

/** The long-eared one with a striped scarf, one ear left out: it is a picture of its own. */
export function drawLongEars(ink: Ink): void {
  ink.at(LONG_EARS.x, LONG_EARS.y, { rotate: LONG_EARS.turn }, () => {
    drawEar(ink, -10, -126, -104, 82, -10)
    const body = ink.clay(
      [
        ink.ellipse(3, -36, 50, 46),
        ink.ellipse(0, -66, 34, 34),
        ink.ellipse(-1, -108, 37, 32),
        ink.ellipse(-10, -104, 32, 28),
      ],
      14,
    )
    drawBack(ink, body, -1, 12)
    ink.light = [-0.62, -0.5, 0.5]
    const tail = ink.clay([ink.ellipse(34, -6, 15, 13), ink.ellipse(42, -12, 8, 8), ink.ellipse(26, -14, 8, 7)], 4)
    ink.form(tail, { width: 3, halo: 2, tone: { from: 0.5, to: 0.8, width: 1.8, spacing: 2.8 } })
    ink.tufts(
      [
        [44, -14],
        [48, -4],
        [38, 5],
      ],
      () => 30,
      { length: 9, count: 3, width: 2 },
    )
    drawScarf(ink)
  })
}

function drawScarf(ink: Ink): void {
  const round = ink.path('-34,-88* -16,-78 10,-76 34,-86* 38,-72 14,-60 -18,-62 -38,-74*', true)
  ink.form(round, { width: 2.8, halo: 1.6 })
  ink.clip(round, () => {
    for (const x of [-24, -4, 16, 32]) {
      ink.line(
        [
          [x, -92],
          [x + 3, -74],
          [x + 1, -56],
        ],
        { width: 8, profile: 'even' },
      )
    }
    ink.line('-30,-72 -10,-66 14,-66 34,-76', { width: 1.6, white: true, profile: 'swell' })
  })
  const end = ink.path('14,-66* 32,-70* 44,-40 42,-14* 22,-12* 24,-40', true)
  ink.form(end, { width: 2.8, halo: 1.6 })
  ink.clip(end, () => {
    for (const y of [-52, -32, -14])
      ink.line(
        [
          [8, y + 2],
          [28, y],
          [50, y - 2],
        ],
        { width: 8, profile: 'even' },
      )
  })
  ink.lines(['25,-12 24,-3', '32,-13 32,-3', '39,-14 41,-5'], { width: 2, profile: 'pen' })
}
