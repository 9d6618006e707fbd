import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { clamp, lerp, radians, TAU } from '../ink/numbers'
import { inQuad, type Place, type Quad, straight } from './quads'

/** The well stands in rings of setts; this is their middle. */
const RINGS = { x: 552, y: 378 } as const
/** The kerb is the hen's way: its far, near and side lanes, in drawing units. */
const FAR_LANE: Quad = [
  [135, 168],
  [825, 168],
  [831, 200],
  [129, 200],
]
const NEAR_LANE: Quad = [
  [84, 502],
  [876, 502],
  [882, 535],
  [78, 535],
]

/** The ground of the square: earth around it, setts in rings about the well, a kerb of worn blocks for the hen to run on. */
export function drawPaving(ink: Ink): void {
  drawSetts(ink)
  drawLane(ink, FAR_LANE, 15)
  for (const side of [-1, 1]) drawSideLane(ink, side)
  drawLane(ink, NEAR_LANE, 15)
  drawDrop(ink)
  drawWeeds(ink)
}

/** A sett: a squarish stone with worn corners, turned along its row. */
function drawSett(ink: Ink, x: number, y: number, turn: number, size: number, width: number): void {
  const random = ink.random
  const halfWide = size * random.between(0.9, 1.16)
  const halfDeep = size * 0.62 * random.between(0.92, 1.08)
  const cos = Math.cos(radians(turn))
  const sin = Math.sin(radians(turn))
  const corners = [
    [-0.72, -1],
    [0.7, -0.96],
    [1, -0.5],
    [0.98, 0.6],
    [0.66, 1],
    [-0.7, 0.98],
    [-1, 0.56],
    [-0.96, -0.58],
  ] as const
  const stone = ink.path(
    corners.map(([across, down]) => {
      const atX = (across + random.signed() * 0.07) * halfWide
      const atY = (down + random.signed() * 0.07) * halfDeep
      return [x + atX * cos - atY * sin, y + atX * sin * 0.6 + atY * cos]
    }),
    true,
  )
  ink.contour(stone, { width, lit: 0.25, gap: 0.4, overshoot: 0.2 })
  if (random.chance(0.26)) ink.wash(stone, { alpha: 0.26 })
  if (random.chance(0.32)) {
    const density = (atX: number, atY: number) => clamp((atX - x + (atY - y) * 1.4) / size)
    ink.hatch(stone, { angle: -50, spacing: 2.6, width: 1.3, density })
  }
}

/** Setts ring the well and thin out into bare paper; the corners of the square keep a patch each. */
function drawSetts(ink: Ink): void {
  for (let ring = 0; ring < 8; ring++) {
    const radius = 88 + ring * 17.4
    for (let angle = ring * 7; angle < 360 + ring * 7; ) {
      const x = RINGS.x + Math.cos(radians(angle)) * radius
      const y = RINGS.y + Math.sin(radians(angle)) * radius * 0.57
      const turn = angle + 90
      angle += ((18.6 / radius) * 360) / TAU
      if (x > 806 || x < 160 || y < 222 || y > 492) continue
      if (noise1(3, angle / 30) + 0.35 * noise1(9 + ring, angle / 11) < -0.3 + ring * 0.15) continue
      if (y > RINGS.y && x < RINGS.x + 10 && ring > 2) continue
      drawSett(ink, x, y, squared(turn), 8.4, ring < 3 ? 2.3 : 1.8)
    }
  }
  drawPatch(ink, 820, 490, 9, 6, -1)
  drawPatch(ink, 140, 490, 7, 5, 1)
  drawPatch(ink, 176, 224, 6, 2, 1, 1)
  drawPatch(ink, 784, 224, 6, 2, -1, 1)
}

/** A turn in -45…45 degrees at which a square stone looks the same. */
function squared(turn: number): number {
  return (((turn % 90) + 135) % 90) - 45
}

/** A patch of rows of setts in a corner, its rows shorter the further they are from it. */
function drawPatch(
  ink: Ink,
  x: number,
  y: number,
  wide: number,
  rows: number,
  towards: 1 | -1,
  down: 1 | -1 = -1,
): void {
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i < wide - row * 1.1; i++) {
      if (ink.random.chance(0.06 + row * 0.06)) continue
      const atX = x + towards * (i * 18.4 + (row % 2) * 9) + ink.random.signed()
      drawSett(
        ink,
        atX,
        y + down * row * 12 + ink.random.signed() * 0.7,
        ink.random.signed() * 5,
        8.6,
        2.2 - row * 0.15,
      )
    }
  }
}

/** A lane of worn blocks, some long, some short; their joints run towards the far end of the picture. */
function drawLane(ink: Ink, lane: Quad, blocks: number): void {
  const random = ink.fork(`lane ${lane[0][1]}`)
  for (let along = 0; along < 0.985; ) {
    const short = random.chance(0.25)
    const length = (short ? random.between(0.5, 0.7) : random.between(0.85, 1.55)) / blocks
    const end = along + length > 0.94 ? 1 : along + length
    drawBlock(ink, [
      inQuad(lane, along + 0.0022, 0),
      inQuad(lane, end - 0.0022, 0),
      inQuad(lane, end - 0.0022, 1),
      inQuad(lane, along + 0.0022, 1),
    ])
    along = end
  }
}

/** The lane on the left (-1) or right side, which leans outwards as it comes nearer. */
function drawSideLane(ink: Ink, side: number): void {
  const random = ink.fork(`side ${side}`)
  const inner = (y: number) => 480 + side * lerp(320, 360, (y - 200) / 300)
  const outer = (y: number) => 480 + side * lerp(350, 396, (y - 200) / 300)
  for (let y = 203; y < 498; ) {
    const next = y + random.between(28, 34) + (y - 200) * 0.04
    const end = next > 488 ? 500 : next
    const corners: Quad = [
      [outer(y), y + 1],
      [inner(y), y + 1],
      [inner(end), end - 1],
      [outer(end), end - 1],
    ]
    drawBlock(ink, side < 0 ? corners : [corners[1], corners[0], corners[3], corners[2]])
    y = end
  }
}

/** One block of the kerb: three in five are bare. */
function drawBlock(ink: Ink, corners: Quad): void {
  const random = ink.random
  const shaken = corners.map(([x, y]): Place => [x + random.signed() * 1.2, y + random.signed() * 1.2])
  const [first] = corners
  const wide = Math.max(8, Math.abs(corners[2][0] - first[0]))
  const deep = Math.max(8, corners[2][1] - first[1])
  const block = straight(ink, shaken)
  ink.form(block, { width: 2.8, gap: 0.3, lit: 0.35, overshoot: 1 })
  if (random.chance(0.24)) ink.wash(block, { alpha: 0.2 })
  if (random.chance(0.4)) {
    const density = (x: number, y: number) => clamp((x - first[0]) / wide + (y - first[1]) / deep - 0.95)
    ink.hatch(block, { angle: -52, spacing: 2.8, width: 1.3, density })
  }
  if (random.chance(0.3)) {
    const [x, y] = inQuad(corners, random.between(0.25, 0.7), 0.1)
    const crack = [
      [x, y],
      [x + 3, y + 6],
      [x + random.signed() * 5, y + 12],
    ]
    ink.line(crack, { width: 1.4, profile: 'flick' })
  }
}

/** The kerb stands a hand above the ground: its near face. */
function drawDrop(ink: Ink): void {
  ink.black('78,536* 250,537.5 480,537 700,538 882,536* 882.5,541* 620,544 300,543.5 77.5,542*')
  for (let i = 0; i < 15; i++) {
    const x = lerp(110, 860, i / 14) + ink.random.signed() * 14
    const joint = [
      [x, 536],
      [x + (x - 480) * 0.006, 543],
    ]
    ink.line(joint, { width: 1.3, white: true, profile: 'pen' })
  }
}

/** Grass in the joints along the outer side of the kerb. */
function drawWeeds(ink: Ink): void {
  const random = ink.fork('weeds')
  for (let i = 0; i < 40; i++) {
    const x = random.between(120, 840)
    if (x > 320 && x < 500) continue
    ink.tufts(`${x},168`, () => -90 + random.signed() * 16, {
      length: random.between(6, 10),
      count: 3,
      width: 1.5,
      fan: 1.2,
    })
  }
  for (let i = 0; i < 22; i++) {
    const y = random.between(210, 500)
    const side = random.chance() ? -1 : 1
    const x = 480 + side * lerp(354, 400, (y - 200) / 300)
    ink.tufts(`${x},${y}`, () => -90 + side * 18, { length: random.between(6, 10), count: 3, width: 1.5, fan: 1.1 })
  }
}
