import type { Ink } from '../ink/ink'
import { lerp } from '../ink/numbers'
import { LEATHER } from '../ink/palette'
import type { Line } from '../ink/path'
import type { Random } from '../ink/random'
import type { Sprite } from '../pipeline/drawings'
import { DENSITY } from './density'
import { LEFT_CROWN, RIGHT_CROWN } from './shared'

/** A frond of a palm: where it goes from the crown, and what becomes of it. */
interface Frond {
  readonly spine: string
  /** The longest of its leaflets, in units. */
  readonly reach: number
  /** How its leaflets are: black; lit on one side; young and narrow, standing up; dry, brown and broken. */
  readonly kind: 'dark' | 'lit' | 'young' | 'dry'
}

/** The fronds that are drawn, in scene units; both palms have them of each other, too, turned and in another size. */
const FRONDS = {
  leftFrond0: { spine: '352,184 300,96 210,22 96,-34 -30,-60', reach: 84, kind: 'dark' },
  leftFrond1: { spine: '352,184 250,140 130,136 24,186 -66,276', reach: 92, kind: 'lit' },
  leftFrond2: { spine: '352,184 470,110 590,110 690,168 742,262', reach: 92, kind: 'lit' },
  leftFrond3: { spine: '352,184 262,214 190,296 150,404 146,496', reach: 78, kind: 'dark' },
  leftFrond4: { spine: '352,184 448,196 524,266 560,366 556,470', reach: 82, kind: 'dark' },
  leftFrond5: { spine: '352,184 404,250 424,330 410,420 396,470', reach: 60, kind: 'dry' },
  rightFrond0: { spine: '1384,282 1326,214 1248,190 1160,204 1092,258', reach: 66, kind: 'lit' },
  rightFrond1: { spine: '1384,282 1446,206 1530,138 1620,110 1700,112', reach: 56, kind: 'young' },
} as const satisfies Readonly<Record<string, Frond>>

/** Where the trunks are cut: what is above is printed with the sky, what is below stands before the waves. */
const CUT = 612
/** The parts of the trunks, in scene units. */
export const LEFT_HIGH = { left: 30, top: 196, width: 370, height: CUT - 196 } as const
export const LEFT_LOW = { left: -60, top: CUT, width: 200, height: 394 } as const
/** What only tall windows show of it. */
export const LEFT_FOOT = { left: -110, top: 1000, width: 200, height: 560 } as const
export const RIGHT_HIGH = { left: 1350, top: 290, width: 310, height: CUT - 290 } as const
export const RIGHT_LOW = { left: 1556, top: CUT, width: 200, height: 394 } as const
/** The coconuts of either palm, about its crown. */
export const LEFT_NUTS = { left: 296, top: 184, width: 112, height: 84 } as const
export const RIGHT_NUTS = { left: 1334, top: 282, width: 104, height: 72 } as const

const SKY_LIGHT: [number, number, number] = [-0.34, -0.78, 0.52]

function frondSprite(frond: Frond, seed: string): Sprite {
  const points = frond.spine.split(' ').map((place) => place.split(',').map(Number))
  const across = points.map(([x = 0]) => x)
  const down = points.map(([, y = 0]) => y)
  const margin = frond.reach * 0.9 + 12
  const left = Math.min(...across) - margin
  const top = Math.min(...down) - margin
  return {
    left,
    top,
    width: Math.max(...across) + margin - left,
    height: Math.max(...down) + margin - top,
    anchor: [across[0] ?? 0, down[0] ?? 0],
    seed: `crabby ${seed}`,
    light: SKY_LIGHT,
    ...{ lineWidth: 3.4, under: 0, boil: false, scale: DENSITY, keep: 'line' },
    draw: (ink) => drawFrond(ink, frond),
  }
}

/** Their sprites, each about the crown that it grows from. */
export const FROND_SPRITES = {
  leftFrond0: frondSprite(FRONDS.leftFrond0, 'leftFrond0'),
  leftFrond1: frondSprite(FRONDS.leftFrond1, 'leftFrond1'),
  leftFrond2: frondSprite(FRONDS.leftFrond2, 'leftFrond2'),
  leftFrond3: frondSprite(FRONDS.leftFrond3, 'leftFrond3'),
  leftFrond4: frondSprite(FRONDS.leftFrond4, 'leftFrond4'),
  leftFrond5: frondSprite(FRONDS.leftFrond5, 'leftFrond5'),
  rightFrond0: frondSprite(FRONDS.rightFrond0, 'rightFrond0'),
  rightFrond1: frondSprite(FRONDS.rightFrond1, 'rightFrond1'),
}

/** What all parts of a trunk have in common. */
export const TRUNK = {
  anchor: [0, 0],
  light: SKY_LIGHT,
  lineWidth: 3.4,
  under: 0,
  boil: false,
  bleed: true,
  scale: DENSITY,
  keep: 'line',
} as const

/** Along a spine that droops; its leaflets hang, tear and fold. */
function drawFrond(ink: Ink, { spine, reach, kind }: Frond): void {
  const random = ink.fork('frond')
  const line = ink.path(spine)
  for (const side of [-1, 1]) {
    for (const leaf of leafletsOf(ink, line, side, reach, kind, random)) layLeaflet(ink, leaf, side, kind, random)
  }
  ink.line(line, { width: 7.4, white: true, profile: (along) => 1 - 0.7 * along, bare: true })
  ink.line(line, { width: 4.4, profile: (along) => 1 - 0.75 * along })
  // The foot of the stalk clasps the trunk.
  const foot = line.points.slice(0, Math.ceil(line.points.length * 0.12))
  ink.line({ points: foot, closed: false, corners: [] }, { width: 9, profile: 'flick' })
}

function leafletsOf(ink: Ink, line: Line, side: number, reach: number, kind: Frond['kind'], random: Random): Line[] {
  const { points } = line
  const total = points.length - 1
  const found: Line[] = []
  const sparse = kind === 'dry' ? 1.5 : 1
  let next = 0.08
  for (let i = 2; i < total; i++) {
    const along = i / total
    if (along < next) continue
    next = along + random.between(0.015, 0.036) * sparse
    // Storms have torn them.
    if (random.chance(0.09 * sparse)) next += random.between(0.03, 0.07)
    const [before, here, after] = [points[i - 2], points[i], points[Math.min(total, i + 2)]]
    if (!before || !here || !after) continue
    const way = Math.atan2(after.y - before.y, after.x - before.x)
    const raw = way + lerp(kind === 'young' ? 0.82 : 1.15, 0.34, along) * side + random.signed() * 0.1
    // Leaflets give way to their own weight, the more the longer they are.
    const isBroken = random.chance(kind === 'dry' ? 0.4 : 0.07)
    const sag = kind === 'young' ? 0.16 : 0.4
    const dx = isBroken ? 0.16 * Math.cos(raw) : Math.cos(raw) - 0.1
    const dy = isBroken ? 1 : Math.sin(raw) + sag * (1 - along * 0.5)
    const angle = (Math.atan2(dy, dx) * 180) / Math.PI
    const hill = 0.42 + 0.58 * Math.sin(Math.PI * Math.min(1, 0.12 + along * 0.82))
    const length = reach * hill * random.between(0.62, 1.16)
    const width = random.between(8, 15) * (1 - 0.35 * along) * (kind === 'young' ? 0.72 : 1)
    const bend = dx * 12 + random.signed() * (kind === 'dry' ? 16 : 7)
    found.push(ink.leaf(here.x, here.y, angle, length, width, { bend, belly: 0.34, tip: 0 }))
  }
  return found
}

function layLeaflet(ink: Ink, leaf: Line, side: number, kind: Frond['kind'], random: Random): void {
  if (kind === 'dry') {
    ink.form(leaf, { width: 1.9, halo: 0.6, lit: 0.5, gap: 0.16 })
    ink.wash(leaf, { color: LEATHER, alpha: 0.42 })
    return
  }
  if (kind !== 'dark' && side < 0) {
    ink.form(leaf, { width: 2.2, halo: 0.6, lit: 0.5, gap: 0.1, overshoot: 0.6 })
    return
  }
  ink.cut(leaf, { halo: 0.9 })
  ink.black(leaf)
  // Here and there the light runs down a midrib.
  if (!random.chance(0.24)) return
  const rib = leaf.points.filter((_, i) => i % 2 === 0).slice(1, Math.floor(leaf.points.length * 0.2))
  if (rib.length > 2) ink.line({ points: rib, closed: false, corners: [] }, { width: 1.1, white: true, bare: true })
}

export function drawLeftTrunk(ink: Ink): void {
  const foot = '-36,1640@124 -30,1240@112 -14,1060@96 -2,930@80 22,800@66 62,660@58'
  drawTrunk(ink, `${foot} 120,520@53 196,390@49 282,280@46 352,208@44`, 41)
}

export function drawRightTrunk(ink: Ink): void {
  const foot = '1716,1330@96 1700,1010@80 1676,860@62 1646,750@52 1612,650@45'
  drawTrunk(ink, `${foot} 1562,540@41 1502,436@38 1438,350@36 1388,300@35`, 35)
}

/** As a pile of cups, each standing in the one below. Spine from the foot to the crown, with thickness. */
function drawTrunk(ink: Ink, spine: string, cups: number): void {
  const random = ink.fork('trunk')
  const { points } = ink.path(spine)
  const total = points.length - 1
  let place = total
  const stops: number[] = [total]
  while (place > 0) {
    place -= (total / cups) * random.between(0.72, 1.25)
    stops.push(Math.max(0, Math.round(place)))
  }
  for (let i = 0; i + 1 < stops.length; i++) {
    const [high, low] = [stops[i] ?? 0, stops[i + 1] ?? 0]
    const [top, foot] = [points[high], points[low]]
    if (high - low >= 3 && top && foot) drawCup(ink, top, foot, high - low, random)
  }
}

interface Ring {
  readonly x: number
  readonly y: number
  readonly pressure: number
}

function drawCup(ink: Ink, top: Ring, foot: Ring, height: number, random: Random): void {
  const way = Math.atan2(top.y - foot.y, top.x - foot.x)
  const [nx, ny] = [-Math.sin(way), Math.cos(way)]
  const wide = (top.pressure / 2) * random.between(1.03, 1.13)
  const narrow = (foot.pressure / 2) * 0.94
  const bow = top.pressure * 0.12
  const middle = { x: (top.x + foot.x) / 2, y: (top.y + foot.y) / 2 }
  const edge = (at: { x: number; y: number }, half: number, push = 0): [number, number] => {
    return [at.x + nx * half + Math.cos(way) * push, at.y + ny * half + Math.sin(way) * push]
  }
  const cup = [
    [...edge(foot, -narrow, -4), 1, 1],
    edge(middle, -(wide + narrow) * 0.48),
    [...edge(top, -wide, random.signed() * 2), 1, 1],
    edge(top, -wide * 0.4, -bow * 0.7),
    edge(top, wide * 0.4, -bow),
    [...edge(top, wide, random.signed() * 3), 1, 1],
    edge(middle, (wide + narrow) * 0.48),
    [...edge(foot, narrow, -4), 1, 1],
  ]
  const shape = ink.path(cup, true)
  ink.form(shape, { width: 3, halo: 0.8, lit: 0.5, gap: 0.16, overshoot: 1.6 })
  // Under each rim lies the shade of the cup above; the side away from the light is black.
  const dark = nx > 0 ? 1 : -1
  ink.clip(shape, () => {
    ink.black([
      [...edge(top, dark * wide * 1.3, 8), 1, 1],
      [...edge(top, dark * wide * 0.42, 6), 1],
      [...edge(foot, dark * narrow * 0.62), 1],
      [...edge(foot, dark * narrow * 0.5, -10), 1, 1],
      [...edge(foot, dark * narrow * 1.4, -10), 1, 1],
    ])
    for (let j = 0; j < 6; j++) {
      const across = -0.82 + j * 0.25 + random.signed() * 0.08
      const fibre = [
        edge(foot, dark * across * narrow, -2),
        edge(top, dark * across * wide, -height * random.between(0.5, 0.9)),
      ]
      ink.line(fibre, { width: random.between(1.3, 2.4), profile: 'flick' })
    }
  })
}

export function drawLeftNuts(ink: Ink): void {
  drawNuts(ink, LEFT_CROWN.x, LEFT_CROWN.y + 14, 1)
}

export function drawRightNuts(ink: Ink): void {
  drawNuts(ink, RIGHT_CROWN.x, RIGHT_CROWN.y + 12, 0.74)
}

function drawNuts(ink: Ink, x: number, y: number, scale: number): void {
  for (const [dx, dy, radius] of [
    [-26, 18, 22],
    [24, 22, 20],
    [0, 32, 24],
  ] as const) {
    const [cx, cy, size] = [x + dx * scale, y + dy * scale, radius * scale]
    const nut = ink.ellipse(cx, cy, size, size * 1.08, dx, 0.05)
    ink.form(nut, { width: 3.2, halo: 1.6, tone: { from: 0.3, to: 0.66, width: 3.4, spacing: 2.8, cross: 0.5 } })
    ink.dot(cx - size * 0.34, cy - size * 0.4, size * 0.16, { white: true })
  }
}
