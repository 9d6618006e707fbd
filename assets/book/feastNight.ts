import type { Ink } from '../ink/ink'
import { TAU } from '../ink/numbers'
import type { Color } from '../ink/palette'

/** Where the middle lantern hangs, and the two beside it. */
export const LAMP = { x: 720, y: 290 } as const
export const SIDE_LAMPS = [330, 1110] as const
export const SIDE_LAMP_Y = 236

type Ring = readonly [across: number, down: number, fill: Color]

const GLOWS: readonly Ring[] = [
  [700, 520, '#2c2419'],
  [545, 405, '#46381f'],
  [395, 300, '#755a2b'],
  [262, 206, '#b78a3f'],
  [150, 124, '#e3bd74'],
  [78, 72, '#fbe7b8'],
]
const SIDE_GLOWS: readonly Ring[] = [
  [150, 141, '#46381f'],
  [104, 98, '#755a2b'],
  [66, 62, '#b78a3f'],
  [36, 34, '#e3bd74'],
]
const POOLS: readonly Ring[] = [
  [610, 150, '#33291b'],
  [430, 112, '#584526'],
  [260, 84, '#8a6c38'],
]
/** The trunks: where, how wide at the top, and how far they lean. */
const TRUNKS = [
  [92, 44, 10],
  [168, 26, -6],
  [1352, 46, -12],
  [1276, 24, 8],
] as const
const GOLD: Color = '#c79a4c'

/** Night, and the light of three lanterns in it. */
export function drawNight(ink: Ink): void {
  ink.black('0,0* 1440,0* 1440,900* 0,900*', { opaque: true })
  for (const [i, ring] of GLOWS.entries()) drawRays(ink, LAMP.x, LAMP.y + 10, ring, 128 - i * 15, 0.1 + 0.018 * i)
  for (const x of SIDE_LAMPS)
    for (const [i, ring] of SIDE_GLOWS.entries()) drawRays(ink, x, SIDE_LAMP_Y, ring, 54 - i * 9, 0.16)
  const random = ink.fork('stars')
  for (let i = 0; i < 70; i++) {
    const [x, y] = [random.between(70, 1370), random.between(42, 420)]
    if (Math.hypot((x - LAMP.x) / 1.4, y - LAMP.y) < 430) continue
    ink.dot(x, y, random.between(0.8, 1.8), { white: true, bare: false })
    const cross = [`${x - 9},${y} ${x + 9},${y}`, `${x},${y - 12} ${x},${y + 12}`]
    if (i % 9 === 0) ink.lines(cross, { width: 1.7, white: true, profile: 'swell' })
  }
}

/** A light that is cut out of the dark in points, no two alike. */
function drawRays(ink: Ink, x: number, y: number, [across, down, fill]: Ring, count: number, depth: number): void {
  const random = ink.fork(`rays ${x} ${across}`)
  const points: number[][] = []
  for (let i = 0; i < count; i++) {
    const far = 1 + depth * (random.chance(0.22) ? 1.5 + random.next() : random.between(-0.2, 0.8))
    const near = 1 - depth * random.between(0.5, 1)
    for (const [turn, reach] of [
      [(i / count) * TAU, far],
      [((i + 0.5) / count) * TAU, near],
    ] as const)
      points.push([x + Math.cos(turn) * across * reach, y + Math.sin(turn) * down * reach, 1, 1])
  }
  ink.cut(points, { fill })
}

/** The trees that stand about, lit on their inner side, and the ropes from them to the gargoyle's claws. */
export function drawWood(ink: Ink): void {
  for (const [x, wide, lean] of TRUNKS) {
    const [half, side] = [wide / 2, x < LAMP.x ? 1 : -1]
    ink.solid(
      `${x - half},20* ${x + half},20* ${x + wide * 0.42 + lean * 0.5},260 ${x + wide * 0.6 + lean},620* ${x - wide * 0.6 + lean},620* ${x - wide * 0.44 + lean * 0.5},260`,
      { halo: 0 },
    )
    const edge = (y: number) => x + side * (wide * 0.44) + lean * (y / 620)
    const light = [40, 200, 360, 600].map((y) => [edge(y), y])
    ink.line(light, { width: 3, gouache: GOLD, profile: (share) => 0.6 + 0.5 * Math.sin(share * 17) })
    const random = ink.fork(`bark ${x}`)
    for (let i = 0; i < 14; i++) {
      const y = random.between(40, 560)
      const left = edge(y) - side * random.between(4, wide * 0.5)
      const groove = [
        [left, y],
        [left + random.signed() * 3, y + random.between(14, 44)],
      ]
      ink.line(groove, { width: random.between(1, 2), gouache: '#8a6b36', profile: 'flick', alpha: 0.9 })
    }
  }
  for (const rope of ['96,120 190,170 330,170 470,182 566,196', '1350,116 1250,168 1110,170 970,182 874,196']) {
    ink.line(rope, { width: 3.8, profile: 'even' })
    ink.line(rope, { width: 1.6, gouache: '#d9b878', profile: 'even' })
  }
}

/** The grass, and the light that falls on it. */
export function drawGround(ink: Ink): void {
  ink.black('0,560* 1440,560* 1440,900* 0,900*', { opaque: true })
  for (const [i, ring] of POOLS.entries()) drawRays(ink, LAMP.x, 704 + i * 8, ring, 70 - i * 13, 0.08 + i * 0.02)
  const random = ink.fork('grass')
  for (let i = 0; i < 90; i++) {
    const [x, y] = [random.between(70, 1370), random.between(668, 808)]
    const isLit = Math.hypot((x - 720) / 2.6, (y - 720) / 0.9) < 190
    const blades = { length: random.between(6, 13), count: 3, width: 1.5, fan: 0.9 }
    ink.tufts([[x, y]], () => -90 + random.signed() * 26, isLit ? blades : { ...blades, gouache: '#7c6030' })
  }
}

/** The dark that comes in from all sides. */
export function drawDusk(ink: Ink): void {
  const fade = { center: [720, 480], inner: 430, outer: 860 } as const
  ink.wash('0,0* 1440,0* 1440,900* 0,900*', { alpha: 0.62, color: '#1d1a17', fade })
}
