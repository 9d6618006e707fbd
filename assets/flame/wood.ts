import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { clamp, lerp } from '../ink/numbers'
import { FIRE, HORIZON, SCENE } from './places'

/** Pines in two rows: where they stand, how high and how wide they are. */
const FAR_PINES = [
  [196, 150, 30],
  [470, 138, 28],
  [560, 230, 42],
  [630, 170, 36],
  [838, 200, 44],
  [1034, 190, 40],
  [1136, 220, 44],
  [1226, 190, 38],
  [1334, 210, 44],
  [1468, 230, 46],
  [1566, 170, 38],
  [1680, 214, 44],
  [1832, 190, 42],
] as const
const NEAR_PINES = [
  [40, 330, 58],
  [128, 250, 44],
  [700, 320, 60],
  [786, 250, 48],
  [884, 380, 66],
  [986, 270, 52],
  [1080, 350, 62],
  [1176, 250, 50],
  [1270, 400, 70],
  [1384, 300, 58],
  [1510, 360, 64],
  [1628, 280, 54],
  [1742, 390, 70],
  [1872, 300, 60],
] as const

/** Trees without branches at eye level: foot, thickness, how far they lean, where their top is, and how much light they catch. */
const TRUNKS = [
  { x: 232, foot: 566, thickness: 15, lean: -16, top: 60, light: 0.6 },
  { x: 430, foot: 562, thickness: 13, lean: 20, top: 150, light: 0.6 },
  { x: 524, foot: 580, thickness: 26, lean: 30, top: -20, light: 0.9 },
  { x: 128, foot: 584, thickness: 30, lean: -34, top: -20, light: 0.95 },
] as const

const BRANCHES = [
  ['532,300 566,268 604,256 628,230', 7],
  ['572,266 590,240 592,222', 4],
  ['116,330 76,296 52,292 22,262', 8],
  ['70,296 62,270 44,252', 4],
  ['232,330 262,306 268,284', 4.5],
] as const

type Pine = readonly [x: number, height: number, halfWidth: number]
type Trunk = (typeof TRUNKS)[number]

/** The wood around the clearing, from the far ridge to the trunks next to the fire. */
export function drawWood(ink: Ink): void {
  drawRidge(ink)
  for (const [x, height, width] of NEAR_PINES) {
    drawPine(ink, [x + ink.random.signed() * 8, height, width], 590)
  }
  for (const pine of FAR_PINES) drawPine(ink, pine, 592)
  drawTrunks(ink)
}

/** The part of the trunks that stands before the sky, in units of the scene. */
export const TRUNKS_IN_SKY = { left: 10, top: 0, width: 640, height: 340 } as const

/** The trunks next to the fire. */
export function drawTrunks(ink: Ink): void {
  for (const trunk of TRUNKS) drawTrunk(ink, trunk)
  for (const [branch, width] of BRANCHES) ink.line(branch, { width, profile: 'flick' })
}

/** Tree tops behind tree tops, too far off for the light: they part the sky from the black of the near ones. */
function drawRidge(ink: Ink): void {
  const random = ink.fork('ridge')
  const tops: number[][] = [[560, 600, 1, 1]]
  for (let x = 560; x < SCENE.width + 30; x += random.between(9, 17)) {
    const crest = 404 + 34 * noise1(61, x / 190) - 26 * noise1(17, x / 74)
    tops.push(
      [x, crest + random.between(12, 22), 1, 1],
      [x + random.between(4, 8), crest - random.between(2, 26), 1, 1],
    )
  }
  tops.push([SCENE.width + 30, 600, 1, 1])
  ink.cut(ink.path(tops, true), { fill: '#3f3b38' })
}

/** A pine, black, with what light the fire has left for it on the side that looks there. */
function drawPine(ink: Ink, [x, height, halfWidth]: Pine, foot: number): void {
  const random = ink.fork(`pine ${Math.round(x)} ${height}`)
  const tiers = Math.round(height / 30)
  const left: number[][] = []
  const right: number[][] = []
  for (let tier = 1; tier <= tiers; tier++) {
    const share = tier / tiers
    const y = foot - height + share * height
    const reach = halfWidth * share ** 0.85 * random.between(0.85, 1.12)
    left.push([x - reach, y + random.signed() * 5, 1, 1], [x - reach * 0.42, y - 7, 1, 1])
    right.push([x + reach * random.between(0.9, 1.1), y + random.signed() * 5, 1, 1], [x + reach * 0.42, y - 7, 1, 1])
  }
  const tip = [x + random.signed() * 2, foot - height - 12, 1, 1]
  ink.black([tip, ...right, [x, foot + 20, 1, 1], ...left.reverse()])
  ink.line(
    [
      [x, foot - height - 24],
      [x, foot - height],
    ],
    { width: 2.2, profile: 'grow' },
  )
  const away = Math.abs(x - FIRE.x)
  const side = x > FIRE.x ? -1 : 1
  for (let tier = 2; tier <= tiers; tier++) {
    if (random.chance(0.3)) continue
    const share = tier / tiers
    const y = foot - height + share * height
    const reach = side * halfWidth * share ** 0.85
    const light = clamp(1.15 - away / 640, 0.3) * clamp(share + 0.15)
    const needles = [
      [x + reach * 0.9, y - 1],
      [x + reach * 0.6, y - 6],
      [x + reach * 0.2, y - 16],
    ]
    ink.line(needles, { width: 2.4 * light, white: true, profile: 'flick' })
    if (!random.chance(0.6)) continue
    const inner = [
      [x + reach * 0.62, y - 10],
      [x + reach * 0.4, y - 15],
      [x + reach * 0.12, y - 22],
    ]
    ink.line(inner, { width: 1.7 * light, white: true, profile: 'flick' })
  }
}

/** A trunk, black, its bark flecked with light on the fire's side, less the higher it stands. */
function drawTrunk(ink: Ink, { x, foot, thickness, lean, top, light }: Trunk): void {
  const random = ink.fork(`trunk ${x}`)
  const middle = (foot + top) / 2
  const side = x > FIRE.x ? -1 : 1
  const trunk = ink.tube(
    `${x - thickness * 0.15 * side},${foot + 10}@${thickness * 1.5} ${x},${foot - 40}@${thickness} ` +
      `${x + lean * 0.4},${middle}@${thickness * 0.86} ${x + lean},${top}@${thickness * 0.6}`,
  )
  ink.cut(trunk, { halo: 1 })
  ink.black(trunk)
  if (thickness > 22) {
    const root = (way: number) =>
      ink.tube(`${x},${foot}@${thickness} ${x + way * thickness * 0.9},${foot + 11}@${thickness * 0.3}`, { root: true })
    ink.black(ink.clay([root(side), root(-side)], 8))
  }
  for (let i = 0; i < Math.round((foot - top) / 13); i++) {
    const y = lerp(foot - 4, top + 60, random.next())
    const share = (foot - y) / (foot - top)
    const across = side * (thickness * (0.5 - 0.12 * share) - 2 - random.next() * random.next() * thickness * 0.62)
    const from = x + lean * share * (0.4 + 0.6 * share) + across
    const lit = light * clamp(1.1 - share * 1.05)
    if (lit < 0.08) continue
    const fleck = [
      [from, y],
      [from - side * 1.6 + random.signed(), y - 9],
      [from - side * 0.4, y - random.between(14, 34)],
    ]
    ink.line(fleck, { width: random.between(1, 2.6) * (0.4 + lit), white: true, profile: 'swell' })
  }
}

/** Bushes at the wood's foot, and the black ground before them. */
export function drawUndergrowth(ink: Ink): void {
  const random = ink.fork('undergrowth')
  const edge: number[][] = [[-20, SCENE.height + 20, 1, 1]]
  for (let x = -20; x <= SCENE.width + 20; x += 22) {
    const nearFire = Math.abs(x - FIRE.x) < 190 ? 8 : 0
    edge.push([x, HORIZON - 8 + 10 * noise1(5, x / 60) - 18 * Math.abs(noise1(8, x / 34)) + nearFire])
  }
  edge.push([SCENE.width + 20, SCENE.height + 20, 1, 1])
  ink.black(edge)
  for (let x = -10; x < SCENE.width + 10; x += random.between(7, 17)) {
    ink.tufts([[x, HORIZON - 6 + 8 * noise1(5, x / 60)]], () => -90 + random.signed() * 26, {
      length: random.between(14, 30),
      count: random.integer(2, 4),
      width: 2.6,
      fan: 0.9,
    })
  }
}
