import type { Ink } from '../ink/ink'
import { lerp, radians, TAU } from '../ink/numbers'
import type { Line, PathSource } from '../ink/path'
import type { Random } from '../ink/random'

type Lump = readonly [x: number, y: number, radiusX: number, radiusY: number]

/** A mass of ivy: black undergrowth, leaves in three values on it, the lit ones to the upper left. `down` is where leaves hang. */
export function drawIvy(ink: Ink, name: string, lumps: readonly Lump[], count: number, size: number, down = 80): void {
  const random = ink.fork(name)
  const mass = ink.clay(
    lumps.map(([x, y, radiusX, radiusY]) => ink.ellipse(x, y, radiusX, radiusY, random.signed() * 20, 0.12)),
    8,
  )
  ink.cut(mass, { halo: 1.4 })
  ink.black(mass)
  const field = ink.field(mass)
  const leaves: { x: number; y: number; lit: number; lean: number }[] = []
  for (let attempt = 0; attempt < count * 12 && leaves.length < count; attempt++) {
    const [centreX, centreY, radiusX, radiusY] = random.pick(lumps)
    const angle = random.next() * TAU
    const far = Math.sqrt(random.next()) * 1.12
    const x = centreX + Math.cos(angle) * radiusX * far
    const y = centreY + Math.sin(angle) * radiusY * far
    if (leaves.some((leaf) => Math.hypot(leaf.x - x, leaf.y - y) < 7.5 * size)) continue
    const lit = -((x - centreX) / radiusX) * 0.6 - ((y - centreY) / radiusY) * 0.8
    leaves.push({ x, y, lit, lean: field.distance(x, y) < 3 ? (x - centreX) * -0.6 : 0 })
  }
  leaves.sort((one, other) => one.y - other.y)
  for (const { x, y, lit, lean } of leaves) {
    if (lit < -0.5 && random.chance(0.55)) {
      if (random.chance(0.4)) drawIvyLeaf(ink, x, y, down + random.signed() * 60, size * random.between(0.7, 1), 'dark')
      continue
    }
    const turn = down + random.signed() * 55 + lean
    drawIvyLeaf(ink, x - 4 * size, y - 5 * size, turn, size * random.between(0.7, 1.15), lit > 0.05 ? 'lit' : 'grey')
  }
}

function drawIvyLeaf(
  ink: Ink,
  x: number,
  y: number,
  angle: number,
  size: number,
  value: 'dark' | 'lit' | 'grey',
): void {
  ink.at(x, y, { rotate: angle, scale: size }, () => {
    const leaf = ink.path('0,0* -1,-4 2,-8 5,-9* 7,-5 10,-4 14,0* 10,4 7,5 5,9* 2,8 -1,4', true)
    if (value === 'dark') {
      ink.black(leaf)
      ink.line('0,0 6,0.5 11,0', { width: 0.9, white: true, profile: 'flick' })
      return
    }
    ink.form(leaf, { width: 1.6, lit: 0.5, gap: 0.1, overshoot: 0.2, halo: 0.5 })
    if (value === 'grey') ink.wash(leaf, { alpha: 0.4, dx: 1, dy: 1.4 })
    ink.line('0,0 6,0.5 12,0', { width: 1, profile: 'flick' })
    ink.lines(['2,0 5,-4 5,-7', '2,0 5,4 5,7'], { width: 0.9, profile: 'flick' })
  })
}

/** A fern from above: fronds from one root, those in the middle last. Angles are degrees from the right, clockwise. */
export function drawFern(
  ink: Ink,
  name: string,
  x: number,
  y: number,
  reach: number,
  from: number,
  to: number,
  count: number,
): void {
  const random = ink.fork(name)
  if (reach < 100) ink.wash(ink.ellipse(x + 6, y + 8, reach * 0.7, reach * 0.5), { alpha: 0.3 })
  const middle = (count - 1) / 2
  const order = Array.from({ length: count }, (_, place) => place)
  order.sort((one, other) => Math.abs(other - middle) - Math.abs(one - middle))
  for (const place of order) {
    const angle = lerp(from, to, place / (count - 1)) + random.signed() * 7
    const length = reach * random.between(0.8, 1.08)
    ink.at(x + random.signed() * 2, y + random.signed() * 2, { rotate: angle }, () => {
      drawFrond(ink, length, Math.cos(radians(angle)) > 0 ? reach * 0.2 : -reach * 0.2, reach * 0.3)
    })
  }
}

/** One frond along the x axis, `bend` units down at its tip: a rib with leaflets in pairs. */
function drawFrond(ink: Ink, length: number, bend: number, width: number): void {
  const pairs = Math.max(8, Math.round(length / (width * 0.27)))
  const at = (along: number): [number, number] => [along * length, bend * along * along]
  const isLarge = width > 24
  for (let pair = 1; pair <= pairs; pair++) {
    const along = 0.12 + (0.88 * pair) / pairs
    const [x, y] = at(along)
    const [fromX, fromY] = at(along - 0.03)
    const way = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI
    const reach =
      width * Math.sin(Math.PI * (0.14 + 0.86 * (1 - along)) * 0.62) ** 0.9 * (0.9 + 0.2 * ink.random.next())
    for (const side of [-1, 1]) {
      const angle = way + side * (62 - 18 * along) + ink.random.signed() * 4
      const leaflet = ink.leaf(x, y, angle, reach, reach * 0.3, { bend: -side * reach * 0.12, belly: 0.4 })
      ink.cut(leaflet, { halo: isLarge ? 1.3 : 0.8 })
      ink.black(leaflet)
      if (!isLarge || side > 0) continue
      const rib = (share: number): [number, number] => [
        x + Math.cos(radians(angle)) * reach * share,
        y + Math.sin(radians(angle)) * reach * share,
      ]
      ink.line([rib(0.2), rib(0.75)], { width: 1.2, white: true, profile: 'flick' })
    }
  }
  ink.line([at(0), at(0.35), at(0.7), at(1)], { width: isLarge ? 3.4 : 2.2, profile: 'flick' })
}

/** The head of a tree seen from above: a cauliflower of leaves, black away from the light. */
export function drawTreetop(ink: Ink, name: string, x: number, y: number, radius: number): void {
  const random = ink.fork(name)
  const crown = crownAt(ink, random, x, y, radius)
  ink.form(crown, {
    width: 3.2,
    halo: 1.6,
    tone: { from: 0.36, to: 0.72, width: 3, spacing: 2.6, cross: 0.45 },
    wash: 0.3,
    washDepth: radius * 0.2,
  })
  // Clumps within it, each a scallop open to the light.
  ink.clip(crown, () => {
    for (let clump = 0; clump < 11; clump++) {
      const angle = random.next() * TAU
      const far = radius * random.between(0.1, 0.72)
      const cx = x + Math.cos(angle) * far
      const cy = y + Math.sin(angle) * far * 0.92
      const size = radius * random.between(0.13, 0.2)
      ink.line(
        [
          [cx + size, cy - size * 0.5],
          [cx + size * 0.95, cy + size * 0.5],
          [cx + size * 0.1, cy + size * 0.95],
          [cx - size * 0.9, cy + size * 0.7],
        ],
        { width: random.between(1.4, 2.3), profile: 'swell' },
      )
      if (random.chance(0.6))
        ink.tufts([[cx + size * 0.5, cy + size * 0.8]], () => 50, { length: 7, count: 3, width: 1.4 })
    }
  })
}

/** The same in a few broad marks, for pictures too coarse for hatching. */
export function drawBroadTreetop(ink: Ink, name: string, x: number, y: number, radius: number): void {
  const random = ink.fork(name)
  const crown = crownAt(ink, random, x, y, radius)
  ink.form(crown, { width: 4, halo: 1.6, wash: 0.34, washDepth: radius * 0.5 })
  ink.crescent(crown, { depth: radius * 0.26, ink: true })
  ink.clip(crown, () => {
    for (let clump = 0; clump < 4; clump++) {
      const angle = random.next() * TAU
      const far = radius * random.between(0.15, 0.6)
      const cx = x + Math.cos(angle) * far
      const cy = y + Math.sin(angle) * far * 0.92
      const size = radius * random.between(0.2, 0.29)
      ink.line(
        [
          [cx + size, cy - size * 0.4],
          [cx + size * 0.8, cy + size * 0.6],
          [cx, cy + size * 0.9],
          [cx - size * 0.9, cy + size * 0.6],
        ],
        { width: random.between(2.8, 4.2), profile: 'swell' },
      )
    }
  })
}

/** A crown of lobes around its middle. */
function crownAt(ink: Ink, random: Random, x: number, y: number, radius: number): Line {
  const lobes: PathSource[] = [ink.ellipse(x, y, radius * 0.72, radius * 0.66)]
  const count = random.integer(7, 9)
  for (let lobe = 0; lobe < count; lobe++) {
    const angle = (lobe / count) * TAU + random.signed() * 0.2
    const far = radius * random.between(0.56, 0.68)
    lobes.push(
      ink.ellipse(x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.92, radius * random.between(0.3, 0.4)),
    )
  }
  return ink.clay(lobes, 3)
}
