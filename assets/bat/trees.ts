import type { Ink } from '../ink/ink'
import { clamp, lerp } from '../ink/numbers'
import { type Color, INK } from '../ink/palette'
import type { Line } from '../ink/path'
import { throwShadow } from './flats'

/** A tree, from its foot up. */
export interface Tree {
  readonly x: number
  readonly foot: number
  readonly height: number
  readonly width: number
  /** How far its tip is beside its foot. */
  readonly lean: number
  readonly color: Color
  /** What is cut out of it where the dusk shines through; nothing when not given. */
  readonly lick?: Color
  readonly seed: number
}

function layLeaves(ink: Ink, parts: readonly Line[], color: Color): void {
  for (const part of parts) throwShadow(ink, part, 0.22)
  for (const part of parts) {
    if (color === INK) ink.black(part)
    else ink.cut(part, { fill: color })
  }
}

/** A cypress as a black flame: a tall tongue that sways to its tip, smaller ones beside it, and licks of the dusk cut out of it. */
export function drawCypress(ink: Ink, { x, foot, height, width, lean, color, lick, seed }: Tree): void {
  const random = ink.fork(`cypress ${x} ${seed}`)
  const sway = (share: number) => width * 0.16 * Math.sin(share * 5.4 + seed) * (0.3 + share)
  const spine = (share: number) => x + lean * share ** 1.4 + sway(share)
  const half = (share: number) => width * 0.5 * Math.sin(Math.PI * clamp(0.2 + share * 0.8) ** 0.72) ** 0.9
  const main = [0, 0.16, 0.32, 0.48, 0.64, 0.78, 0.9, 1].map((share) => {
    return [spine(share), foot - height * share, Math.max(1, half(share) * 2)]
  })
  const parts = [ink.tube(main, { root: true })]
  const tongues = Math.max(4, Math.round(height / 62))
  for (let i = 0; i < tongues; i++) {
    const way = i % 2 ? 1 : -1
    const share = lerp(0.04, 0.68, (i + random.next() * 0.6) / tongues)
    const long = height * random.between(0.2, 0.36) * (1 - share * 0.35)
    const thick = width * random.between(0.26, 0.44) * (1 - share * 0.5)
    const y = foot - height * share
    const out = half(share + 0.1) * random.between(0.86, 1.1)
    const tongue = [
      [spine(share) + way * half(share) * 0.4, y, thick * 0.6],
      [spine(share) + way * out, y - long * 0.36, thick],
      [spine(share) + way * out * 0.98, y - long * 0.68, thick * 0.5],
      [spine(share) + way * (out * 1.08 + width * 0.06), y - long, 1],
    ]
    parts.push(ink.tube(tongue, { root: true }))
  }
  layLeaves(ink, parts, color)
  if (!lick) return
  for (let i = 0; i < Math.round(height / 30); i++) {
    const share = random.between(0.04, 0.82)
    const off = random.signed() * 0.74
    const long = height * random.between(0.08, 0.2) * (1 - share * 0.4)
    const y = foot - height * share
    const left = spine(share) + off * half(share)
    const curl = [
      [left, y, 0.8],
      [left + off * 8 + 2, y - long * 0.35, random.between(2.4, 5.4) * (width / 90)],
      [spine(share + 0.1) + off * half(share + 0.1) * 0.9, y - long * 0.7, random.between(2, 3.4) * (width / 90)],
      [spine(share + 0.16) + off * half(share + 0.16) * 0.6, y - long, 0.7],
    ]
    ink.cut(ink.tube(curl, { root: true }), { fill: lick })
  }
}

/** A broad tree: two or three clouds of leaves on a trunk that bends. */
export function drawBroadTree(ink: Ink, { x, foot, height, width, lean, color, lick, seed }: Tree): void {
  const random = ink.fork(`broad ${x} ${seed}`)
  const top = foot - height
  const crown = width * 0.62
  const trunk = [
    [x, foot, width * 0.2],
    [x - lean * 0.3, lerp(foot, top, 0.35), width * 0.13],
    [x + lean * 0.6, lerp(foot, top, 0.7), width * 0.1],
  ]
  const clouds = [
    [x + lean, top + crown * 0.62, crown],
    [x + lean - crown * 0.72, top + crown * 1.08, crown * 0.66],
    [x + lean + crown * 0.74, top + crown * 0.98, crown * 0.72],
  ] as const
  const leaves = ink.union(
    clouds.map(([cx, cy, radius]) => {
      const ball = ink.ellipse(cx, cy, radius, radius * 0.74, random.signed() * 12, 0.08)
      return ink.scalloped(ball, { size: radius * 0.34, depth: radius * 0.1, irregular: 0.4 })
    }),
  )
  layLeaves(ink, [ink.tube(trunk, { root: true }), leaves], color)
  if (!lick) return
  for (const [cx, cy, radius] of clouds) {
    for (let i = 0; i < 3; i++) {
      const angle = random.between(-2.8, -0.9)
      const far = radius * random.between(0.34, 0.72)
      const curl = [-0.5, 0, 0.5].map((turn, place) => {
        return [
          cx + Math.cos(angle + turn) * far,
          cy + Math.sin(angle + turn) * far * 0.74,
          place === 1 ? radius * 0.09 : 0.6,
        ]
      })
      ink.cut(ink.tube(curl, { root: true }), { fill: lick })
    }
  }
}

/** A fir: tiers of boughs that hang, each a little aside of the one below. */
export function drawFir(ink: Ink, { x, foot, height, width, lean, color, lick, seed }: Tree): void {
  const random = ink.fork(`fir ${x} ${seed}`)
  const tiers = Math.max(4, Math.round(height / 44))
  const parts: Line[] = []
  const lights: number[][][] = []
  for (let tier = 0; tier < tiers; tier++) {
    const share = tier / tiers
    const y = foot - height * share * 0.94
    const high = (height / tiers) * 1.9
    const middle = x + lean * share + random.signed() * 3
    const half = width * 0.5 * (1 - share * 0.86)
    const [left, right] = [half * random.between(0.86, 1.14), half * random.between(0.86, 1.14)]
    const droop = high * 0.16
    parts.push(
      ink.path(
        [
          `${middle - left},${y + droop * random.between(0.6, 1.5)}*`,
          `${middle - left * 0.5},${y - high * 0.26}`,
          `${middle},${y - high}*`,
          `${middle + right * 0.5},${y - high * 0.28}`,
          `${middle + right},${y + droop * random.between(0.6, 1.5)}*`,
          `${middle + right * 0.5},${y - droop * 0.2}`,
          `${middle + right * 0.14},${y + droop}*`,
          `${middle - left * 0.3},${y - droop * 0.4}`,
        ].join(' '),
        true,
      ),
    )
    if (lick && random.chance(0.8)) {
      const side = random.chance() ? 1 : -1
      lights.push([
        [middle + side * half * 0.1, y - high * 0.5, 0.6],
        [middle + side * half * 0.34, y - high * 0.2, Math.max(1.6, half * 0.07)],
        [middle + side * half * 0.62, y - high * 0.02, 0.6],
      ])
    }
  }
  layLeaves(ink, parts, color)
  if (lick) for (const light of lights) ink.cut(ink.tube(light, { root: true }), { fill: lick })
}

/** A tree that died standing: a bent trunk and its fingers. */
export function drawBareTree(ink: Ink, { x, foot, height, width, lean, color, seed }: Tree): void {
  const random = ink.fork(`bare ${x} ${seed}`)
  const parts: Line[] = []
  const grow = (fromX: number, fromY: number, angle: number, long: number, thick: number, depth: number): void => {
    const bend = random.signed() * 0.4
    const [midX, midY] = [fromX + Math.cos(angle + bend) * long * 0.5, fromY + Math.sin(angle + bend) * long * 0.5]
    const [toX, toY] = [fromX + Math.cos(angle) * long, fromY + Math.sin(angle) * long]
    const limb = [
      [fromX, fromY, thick],
      [midX, midY, thick * 0.76],
      [toX, toY, depth === 0 ? 0.8 : thick * 0.56],
    ]
    parts.push(ink.tube(limb, { root: true }))
    if (depth === 0) return
    const twigs = depth > 2 ? 2 : 3
    for (let twig = 0; twig < twigs; twig++) {
      const way = (twig / (twigs - 1) - 0.5) * random.between(1.3, 1.9)
      grow(toX, toY, angle + way, long * random.between(0.5, 0.72), thick * 0.5, depth - 1)
    }
  }
  grow(x, foot, -Math.PI / 2 + lean / height, height * 0.44, width * 0.16, 3)
  layLeaves(ink, parts, color)
}
