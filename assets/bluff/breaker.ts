import type { Ink } from '../ink/ink'
import { lerp } from '../ink/numbers'
import { INDIGO } from '../ink/palette'
import { INDIGO_AT, SHADE } from './colors'
import { pullFoam } from './foam'

/** A crest that topples, about the place where the crest of the roller is; the page holds all of its nine drawings. */
export const BREAKER = { left: -196, top: -70, width: 392, height: 160 } as const

type Pose = readonly (readonly [x: number, y: number, corner?: 1])[]

/** The outline of a crest on its way: from where its face leaves the sea, up over its tip, down its back. */
const HUMP: Pose = [
  [-178, 70],
  [-132, 62],
  [-96, 46],
  [-70, 26],
  [-52, 8],
  [-36, -4],
  [-22, -10],
  [-6, -14],
  [10, -14],
  [30, -8],
  [58, 6],
  [96, 26],
  [140, 46],
  [200, 66],
]
const STEEP: Pose = [
  [-178, 78],
  [-128, 68],
  [-92, 46],
  [-76, 22],
  [-68, 0],
  [-64, -20],
  [-58, -36, 1],
  [-46, -46],
  [-22, -48],
  [6, -42],
  [36, -22],
  [80, 10],
  [130, 44],
  [200, 70],
]
const CURL: Pose = [
  [-178, 82],
  [-126, 74],
  [-88, 50],
  [-76, 22],
  [-84, 2],
  [-104, -10],
  [-124, -6, 1],
  [-110, -34],
  [-72, -54],
  [-28, -54],
  [14, -34],
  [62, 4],
  [120, 44],
  [200, 70],
]
const TOPPLED: Pose = [
  [-190, 82],
  [-150, 78],
  [-112, 66],
  [-98, 46],
  [-106, 32],
  [-126, 30],
  [-156, 52, 1],
  [-146, 14],
  [-104, -18],
  [-52, -28],
  [0, -18],
  [56, 10],
  [116, 46],
  [200, 70],
]

/** What each of the nine drawings is, from one pose to the next, and how large the foam on its lip is. */
const STAGES: readonly { from: Pose; to: Pose; share: number; high: number; foam: number }[] = [
  { from: HUMP, to: STEEP, share: 0, high: 0.6, foam: 0 },
  { from: HUMP, to: STEEP, share: 0.4, high: 0.8, foam: 0.16 },
  { from: HUMP, to: STEEP, share: 0.9, high: 0.96, foam: 0.4 },
  { from: STEEP, to: CURL, share: 0.55, high: 1.04, foam: 0.74 },
  { from: STEEP, to: CURL, share: 1, high: 1, foam: 1 },
  { from: CURL, to: TOPPLED, share: 0.6, high: 0.94, foam: 1.1 },
]

/** A crest that gets up, curls, topples and is foam: nine drawings on its way to the left. (0, 0) is the calm sea's level under the crest, 70 above is its top. */
export function drawBreaker(ink: Ink, frame: number): void {
  const stage = STAGES[frame]
  if (stage) drawCrest(ink, stage)
  else drawFoam(ink, frame - STAGES.length)
}

function drawCrest(ink: Ink, { from, to, share, high, foam }: (typeof STAGES)[number]): void {
  const random = ink.fork('crest')
  const foot = 70
  const places = from.map(([x, y, corner = 0], i): [number, number, number, number] => {
    const [toX = x, toY = y, toCorner = 0] = to[i] ?? []
    const level = lerp(y, toY, share)
    return [lerp(x, toX, share), foot + (level - foot) * high, 1, share > 0.5 ? toCorner : corner]
  })
  const wave = ink.path([...places, [150, 90], [20, 90], [-150, 90]], true)
  const tip = places[6] ?? [0, 0]
  const inner = places[4] ?? [0, 0]
  const face = places.slice(0, 7)
  const back = places.slice(8, 13)
  ink.cut(wave)
  ink.clip(wave, () => {
    ink.wash(wave, { alpha: INDIGO_AT, color: INDIGO, dy: 9, dx: -2 })
    // From there down it is as dark as the sea about it.
    ink.wash(
      [...face, [inner[0] + 60, inner[1] + 6], [inner[0] + 110, 60], [210, 74], [210, 120, 1, 1], [-210, 120, 1, 1]],
      {
        ...{ alpha: SHADE, color: INDIGO },
      },
    )
    if (share > 0.3 || from !== HUMP) {
      // The hollow, and the light that comes through it.
      const deep = face.map(([x, y], i) => [x + 6 + i * 3, y + 2] as const)
      ink.black([...face, ...deep.reverse().map(([x, y], i) => [x + 14 - i * 2, y + 10 + i * 3])])
      const ribs = [
        [tip[0] + 22, tip[1] - 2],
        [inner[0] + 12, inner[1] + 2],
        [inner[0] + 20, 34],
        [inner[0] - 4, 60],
        [inner[0] - 60, 82],
      ]
      const last = [
        [tip[0] + 66, tip[1] - 22],
        [inner[0] + 62, inner[1] + 2],
        [inner[0] + 78, 38],
        [inner[0] + 64, 66],
        [inner[0] + 28, 90],
      ]
      ink.between(ribs, last, 6, { width: 4, jitter: 0.3, trim: 0.12, profile: 'swell' })
    } else {
      ink.between(
        [...face.slice(1, 6)],
        places.slice(8, 13).map(([x, y]) => [x - 30, y + 26]),
        4,
        {
          ...{ width: 2.8, jitter: 0.4, trim: 0.24, profile: 'swell' },
        },
      )
    }
    // Foam that it has dragged over its back, and the long lines of that.
    const inward = (dx: number, dy: number) => back.map(([x, y]) => [x + dx, y + dy])
    ink.between(inward(-2, 8), inward(-10, 22), 2, {
      width: 4.4 * (0.4 + foam),
      white: true,
      trim: 0.24,
      profile: 'swell',
    })
    ink.between(inward(-6, 15), inward(-22, 44), 3, { width: 2.6, trim: 0.26, jitter: 0.5, profile: 'swell' })
    ink.line(inward(-14, 32), { width: 3, white: true, dry: 0.4, profile: 'swell' })
  })
  ink.line(places.slice(6), { width: 4, profile: 'swell' })
  ink.line(places.slice(0, 7), { width: 3.6, profile: 'swell' })
  if (foam > 0.1) {
    drawLip(ink, places, foam)
    const flecks = Math.round(15 * foam)
    for (let fleck = 0; fleck < flecks; fleck++) {
      const far = random.next()
      const x = tip[0] - 8 - far * 60 * foam
      const y = tip[1] - 34 + random.next() * 46 * (1 - far * 0.5)
      if (x < -186) continue
      if (random.chance(0.5)) {
        ink.line(
          [
            [x, y],
            [x - 5, y - 4],
            [Math.max(-192, x - random.between(10, 26)), y + 2],
          ],
          { width: 3, profile: 'flick' },
        )
      } else ink.dot(x, y, random.between(1.3, 3.4))
    }
  }
  ink.line('-190,80 -150,74 -118,80 -70,74 -20,82', { width: 4, white: true, profile: 'swell' })
  ink.line('-180,88 -120,84 -60,89 30,86', { width: 2.6, profile: 'swell' })
}

/** The lip: scallops of foam from the tip over the back, the largest at the tip. */
function drawLip(ink: Ink, places: readonly (readonly number[])[], size: number): void {
  const random = ink.fork('lip')
  const over = places.slice(6, 6 + Math.max(3, Math.round(4.4 * size))).map(([x = 0, y = 0]) => [x, y] as const)
  const first = over[0] ?? [0, 0]
  const upper = over.map(([x, y], i) => [x - 6, y - (12 + 9 * Math.sin(i * 2.1)) * size, 1, i % 2] as const)
  const lower: (readonly number[])[] = []
  for (let lobe = over.length * 2; lobe >= 0; lobe--) {
    const place = lobe / 2
    const a = over[Math.min(over.length - 1, Math.floor(place))] ?? first
    const b = over[Math.min(over.length - 1, Math.ceil(place))] ?? first
    const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    const drop = random.between(10, 22) * size * (1 - (place / over.length) * 0.6)
    lower.push([x + 9, y + drop * 0.5, 1, 1], [x + 2, y + drop], [x - 7, y + drop * 0.8])
  }
  const tip = [first[0] - 22 * size, first[1] + 4 * size, 1, 1] as const
  const end = over.at(-1) ?? first
  const foam = ink.path([tip, ...upper, [end[0] + 16, end[1] + 2, 1, 1], ...lower], true)
  ink.form(foam, { width: 3, halo: 1, lit: 0.5, gap: 0.12, overshoot: 0.2 })
  ink.crescent(foam, { depth: 6, alpha: 0.34, color: INDIGO })
  for (const [x, y] of over.slice(0, 3)) {
    ink.line(`${x + 2},${y - 2} ${x + 9},${y - 8 * size} ${x + 16},${y - 3}`, { width: 1.8, profile: 'swell' })
  }
}

/** What is left of it: it bursts, the foam rolls on and sinks, and streaks lie on the water. */
function drawFoam(ink: Ink, stage: number): void {
  const random = ink.fork(`foam${stage}`)
  const burst = BURSTS[stage]
  if (burst) {
    const { strokes, left, right, high, wet } = burst
    for (let i = 0; i < strokes; i++) {
      // The tallest a third of the way in, where the lip came down; the near ones last.
      const share = ((i * 5) % strokes) / (strokes - 1)
      const up = high * (0.3 + 0.7 * Math.sin(Math.PI * share ** 0.7)) * random.between(0.8, 1.15)
      const [x, y] = [lerp(left, right, share), 78 + random.signed() * 3]
      // It goes on to the left, and over.
      const aside = lerp(-92, -8, share) + random.signed() * 14
      const points = Array.from({ length: 24 }, (_, step) => {
        const out = step / 23
        return { x: x + aside * out, y: y - up * Math.sin(out * 2.1), pressure: 1 - 0.5 * out }
      })
      pullFoam(ink, points, { name: `burst ${i}`, width: random.between(36, 58), wet, dry: 0.9, tail: 0.9, entry: 0.2 })
    }
    for (let drop = 0; drop < strokes * 2; drop++) {
      const [x, y] = [lerp(left - 24, right, random.next() ** 1.4), 56 - high * random.between(0.3, 1.5)]
      const radius = lerp(1, 3, random.next() ** 3)
      if (x < BREAKER.left + 6 || y < BREAKER.top + 6) continue
      ink.dot(x + 0.8, y + 0.8, radius + 0.8)
      ink.dot(x, y, radius, { white: true })
    }
  }
  for (let streak = 0; streak < 4 + stage * 2; streak++) {
    const [x, y] = [lerp(-150, 130, random.next()), random.between(58, 84)]
    const reach = Math.min(random.between(24, 66), x - BREAKER.left - 6)
    const along = (down: number) => [
      [x - reach, y + down],
      [x - reach * 0.3, y - 4 + down],
      [x + reach * 0.4, y - 2 + down],
      [x + reach, y + 3 + down],
    ]
    ink.line(along(2.4), { width: 3.4, profile: 'swell' })
    ink.line(along(0), { width: random.between(4, 8), white: true, profile: 'swell', dry: 0.25 })
  }
}
/** How many strokes of the brush it bursts into, between where, how high, and how long these are wet. */
const BURSTS = [
  { strokes: 8, left: -90, right: 96, high: 66, wet: 0.4 },
  { strokes: 8, left: -80, right: 104, high: 32, wet: 0.2 },
] as const
