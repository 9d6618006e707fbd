import type { Ink } from '../ink/ink'
import { lerp, smoothstep } from '../ink/numbers'
import { OCHRE } from '../ink/palette'
import type { Line } from '../ink/path'
import { SHADE, SHINE } from './glow'

/** What it does: read, blink, or look at us over its spectacles. */
export type BearLooks = 'reading' | 'blink' | 'looking'

/** Where its eyes are, and the glasses before them. */
const EYES = [1232, 1304] as const

/** A bear that reads, without book, paws and eyes. Nobody has told it that it is dark. */
export function drawBear(ink: Ink): void {
  ink.wash('1120,852 1260,872 1420,866 1460,842 1300,828', { alpha: 0.7, color: SHADE })
  const body = ink.clay([ink.ellipse(1318, 712, 118, 132), ink.ellipse(1302, 590, 80, 60)], 20)
  pelt(ink, body)
  fur(ink, body, 15)
  // Legs out in front of it, soles to us.
  for (const [x, y, turn] of [
    [1398, 828, 12],
    [1232, 836, -12],
  ] as const) {
    pelt(
      ink,
      ink.clay(
        [
          ink.tube(`${lerp(1318, x, 0.3)},790@100 ${x},${y - 8}@84`, { root: true }),
          ink.ellipse(x, y - 14, 46, 50, turn),
        ],
        10,
      ),
    )
    const sole = ink.ellipse(x, y - 12, 33, 37, turn)
    ink.form(sole, { width: 3, halo: 1 })
    ink.tint(sole, { color: OCHRE, alpha: 0.4, offset: 2 })
    ink.black(ink.ellipse(x + turn * 0.2, y + 0, 18, 14, turn))
    for (const [dx, dy] of [
      [-19, -17],
      [-7, -26],
      [8, -26],
      [20, -16],
    ] as const)
      ink.black(ink.ellipse(x + dx + turn * 0.3, y - 6 + dy, 5.4, 6.6))
  }
  // Head: down to the page, eyes over the spectacles.
  for (const [x, y] of [
    [1222, 436],
    [1342, 432],
  ] as const) {
    const ear = ink.ellipse(x, y, 29, 28)
    pelt(ink, ear)
    ink.form(ink.ellipse(x + (x < 1280 ? 3 : -3), y + 5, 14, 14), {
      width: 2.4,
      halo: 0.6,
      tone: { from: 0.4, to: 0.6, width: 3, spacing: 3.6 },
    })
  }
  const head = ink.clay([ink.ellipse(1282, 500, 90, 76), ink.ellipse(1274, 538, 74, 50)], 14)
  pelt(ink, head, 5, 70)
  fur(ink, head, 12)
  const muzzle = ink.clay([ink.ellipse(1262, 546, 46, 34), ink.ellipse(1258, 526, 26, 20)], 8)
  ink.form(muzzle, { width: 3.6, halo: 1.6, tone: { from: 0.58, to: 0.82, width: 3, spacing: 3.6, angle: 40 } })
  ink.black('1236,520 1250,512 1270,513 1280,522 1270,536 1256,541 1242,534')
  ink.dot(1249, 520, 3, { white: true })
  ink.lines(['1257,540 1258,554', '1258,554 1246,566 1232,562', '1258,554 1272,566 1290,559'], {
    width: 3.4,
    profile: 'swell',
  })
  // A mug of something.
  const mug = ink.path('1090,800* 1094,850* 1138,852* 1144,802*', true)
  ink.contour(ink.ellipse(1150, 824, 13, 14), { width: 5, gap: 0 })
  ink.form(mug, { width: 3.6, halo: 2, tone: { from: 0.5, to: 0.8, width: 3, spacing: 3.6, angle: 84 } })
  ink.form(ink.ellipse(1117, 801, 27, 7.6), { width: 3, halo: 0.8 })
  ink.black(ink.ellipse(1117, 802, 21, 4.8))
}

/** The book before it, its paws over the edges: a tent on its cover, so that one knows what it is about. A page stands up, or falls. */
export function drawBook(ink: Ink, page: 'flat' | 'up' | 'over'): void {
  const pages = {
    flat: null,
    up: '1256,606* 1262,572 1272,548 1296,536 1330,540* 1322,560 1318,592*',
    over: '1254,606* 1244,566 1226,546 1200,540 1178,548* 1186,566 1196,594*',
  } as const
  const leaf = pages[page]
  if (leaf)
    ink.form(ink.path(leaf, true), {
      width: 3,
      halo: 2,
      tone: { from: 0.6, to: 0.84, width: 2.6, spacing: 3.4, angle: 76 },
    })
  const book = ink.path(
    '1156,610* 1196,598 1254,612* 1316,596 1360,604* 1368,706* 1318,704 1258,722* 1198,708 1150,716*',
    true,
  )
  ink.form(book, { width: 4.6, halo: 3 })
  ink.tint(book, { color: OCHRE, alpha: 0.92, offset: 3 })
  ink.black('1252,612* 1260,612* 1264,722* 1254,722*')
  ink.form(
    ink.path('1156,602* 1198,590 1254,604* 1316,588 1362,596* 1360,605* 1316,597 1254,613* 1196,599 1156,611*', true),
    { width: 2.8, halo: 1 },
  )
  ink.form(ink.path('1178,692* 1204,640* 1230,694*', true), { width: 3.4, halo: 1 })
  ink.black('1200,694* 1205,662* 1214,694*')
  ink.line('1204,640 1204,630', { width: 3 })
  ink.lines(['1284,632 1340,622', '1286,648 1330,642'], { width: 4, profile: 'pen' })
  ink.hatch('1262,660 1362,650 1366,704 1262,720', {
    angle: 80,
    spacing: 6,
    width: 2,
    density: (x) => smoothstep(1320, 1368, x),
  })
  ink.contour(book, { width: 4.6 })
  // Paws over its edges.
  for (const [x, y, side] of [
    [1146, 664, -1],
    [1372, 656, 1],
  ] as const) {
    const paw = ink.clay(
      [
        ink.tube(`${x + side * 44},${y - 34}@66 ${x + side * 22},${y + 6}@58`, { root: true }),
        ink.ellipse(x, y, 33, 28),
      ],
      12,
    )
    pelt(ink, paw, 4.4, side < 0 ? 30 : 120)
    for (const dy of [-17, -3, 11]) {
      const claw = ink.leaf(x - side * 20, y + dy, side > 0 ? 186 : -6, 22, 9, { bend: side * 3, belly: 0.3 })
      ink.form(claw, { width: 2.2, halo: 1 })
    }
  }
}

/** Spectacles on the nose, the eyes behind them or over them. */
export function drawBearLook(ink: Ink, looks: BearLooks): void {
  const low = looks === 'looking' ? 9 : 0
  for (const x of EYES) {
    const glass = ink.ellipse(x, 508 + low, 25, 22, 0, 0.02)
    if (looks === 'looking') {
      const eye = ink.ellipse(x - 1, 484, 15, 16)
      ink.cut(eye)
      ink.contour(eye, { width: 3, gap: 0 })
      ink.black(ink.ellipse(x - 1, 486, 6.6, 7.6))
      ink.dot(x - 3.6, 482, 2.2, { white: true })
    }
    ink.cut(glass, { halo: 1 })
    ink.contour(glass, { width: 4, gap: 0, lit: 0.8 })
    ink.line(
      [
        [x - 14, 516 + low],
        [x - 4, 496 + low],
      ],
      { width: 2.4, profile: 'swell' },
    )
    if (looks === 'looking') continue
    if (looks === 'blink') {
      ink.line(
        [
          [x - 13, 514],
          [x - 2, 519],
          [x + 11, 514],
        ],
        { width: 3.4, profile: 'swell' },
      )
      continue
    }
    ink.black(ink.ellipse(x - 2, 516, 6, 7))
    ink.dot(x - 4, 513, 1.8, { white: true })
    ink.line(
      [
        [x - 18, 507],
        [x, 503],
        [x + 18, 507],
      ],
      { width: 4, profile: 'swell' },
    )
  }
  ink.at(0, low, {}, () => ink.line('1256,505 1268,499 1280,505', { width: 4, profile: 'even' }))
  const brows =
    looks === 'looking'
      ? ['1208,462 1230,450 1252,460', '1286,458 1308,448 1330,462']
      : ['1210,478 1230,468 1250,474', '1288,472 1308,466 1328,476']
  ink.lines(brows, { width: 5, profile: 'swell', white: true })
}

/** All that is seen of it in the dark: eyes over two glints. */
export function drawBearStare(ink: Ink): void {
  for (const x of EYES) {
    ink.cut(ink.ellipse(x - 2, 486, 9.4, 10), { fill: SHINE })
    ink.black(ink.ellipse(x - 5, 488, 4, 5.4))
    ink.black(ink.ellipse(x - 6, 488, 4, 5.4))
    const arc = (from: number, to: number, radius: number) =>
      Array.from({ length: 9 }, (_, i) => [
        x + Math.cos(lerp(from, to, i / 8)) * radius * 1.1,
        516 + Math.sin(lerp(from, to, i / 8)) * radius,
      ])
    ink.cut(
      ink.tube(
        arc(2.4, 4.4, 23).map(([px = 0, py = 0], i) => [px, py, 0.8 + 3.4 * Math.sin((Math.PI * i) / 8)]),
        { root: true },
      ),
      { fill: '#e9dcc0' },
    )
  }
}

/** Black, with light only on what turns to the clearing: strokes of fur that thin out into it. */
function pelt(ink: Ink, shape: Line, width = 4.6, angle = 62): void {
  ink.cut(shape, { halo: 3 })
  ink.black(shape)
  const light = ink.light
  ink.light = [0.62, 0.5, -0.06]
  ink.tone(shape, {
    white: true,
    from: 0.64,
    to: 1,
    width: 3.2,
    spacing: 7,
    angle,
    bulge: 0.4,
    breaks: 0.34,
    jitter: 0.08,
  })
  ink.light = [-0.62, -0.5, 0.5]
  ink.rim(shape, { distance: 2.2 })
  ink.light = light
  ink.contour(shape, { width, gap: 0 })
}

/** Fur along the edge of a black form, standing in the light. */
function fur(ink: Ink, shape: Line, length: number): void {
  const random = ink.fork(`fur ${Math.round(shape.points[0]?.x ?? 0)}`)
  let [mx, my] = [0, 0]
  for (const { x, y } of shape.points) {
    mx += x / shape.points.length
    my += y / shape.points.length
  }
  for (let i = 0; i < shape.points.length; i += 5) {
    const point = shape.points[i]
    if (!point || random.chance(0.4)) continue
    const far = Math.hypot(point.x - mx, point.y - my) || 1
    const [ox, oy] = [(point.x - mx) / far, (point.y - my) / far]
    const inset = random.between(6, 26)
    const [x, y] = [point.x - ox * inset, point.y - oy * inset]
    const way = Math.atan2(oy, ox) + 0.9
    const reach = length * random.between(0.6, 1.4)
    ink.line(
      [
        [x, y],
        [x + Math.cos(way) * reach * 0.5, y + Math.sin(way) * reach * 0.5],
        [x + Math.cos(way + 0.3) * reach, y + Math.sin(way + 0.3) * reach],
      ],
      { width: 2.6, white: true, profile: 'flick' },
    )
  }
}
