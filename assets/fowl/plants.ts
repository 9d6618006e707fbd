import type { Ink } from '../ink/ink'
import { lerp, radians } from '../ink/numbers'
import { inQuad, type Quad, straight } from './quads'

/** A lump of foliage: an ellipse. */
export type Lump = readonly [x: number, y: number, radiusX: number, radiusY: number]

/** Where a leaf grows, and the lump it belongs to. */
interface Sprig {
  x: number
  y: number
  lump: Lump
}

/**
 * A bush: one black silhouette, white leaves towards the light, a fringe of black ones towards the shade. `scale` is the
 * size of its leaves; a far one is mostly black, so that nobody looks there.
 */
export function drawBush(ink: Ink, lumps: readonly Lump[], name: string, scale: number, far: boolean): void {
  const white = far ? 0.3 : 0.06
  const random = ink.fork(name)
  const silhouette = ink.clay(
    lumps.map(([x, y, radiusX, radiusY]) => ink.ellipse(x, y, radiusX, radiusY, 0, 0.1)),
    8,
  )
  ink.cut(silhouette, { halo: 1.8 })
  ink.black(silhouette)
  const field = ink.field(silhouette)
  for (const sprig of sprigsOf(lumps, scale, () => random.next())) {
    const [middleX, middleY, radiusX, radiusY] = sprig.lump
    const { x, y } = sprig
    const across = (x - middleX) / radiusX
    const down = (y - middleY) / radiusY
    const lit = -across * 0.5 - down * 0.75 + random.signed() * 0.12
    const angle = (Math.atan2(down * 0.8 + 0.25, across) * 180) / Math.PI + random.signed() * 34
    const length = random.between(8, 11.5) * scale
    const leaf = ink.leaf(x, y, angle, length, length * 0.62, { bend: random.signed() * 2, belly: 0.5 })
    const tip = (share: number, turn: number) => [
      x + Math.cos(radians(angle + turn)) * length * share,
      y + Math.sin(radians(angle + turn)) * length * share,
    ]
    if (lit > white) {
      ink.form(leaf, { width: 1.7, lit: 0.5, gap: 0.1, overshoot: 0.1, halo: 0.3 })
      ink.line([[x, y], tip(0.7, 0)], { width: 1, profile: 'flick' })
      if (lit < white + 0.24) ink.wash(leaf, { alpha: 0.34, dx: 1, dy: 1 })
    } else if (lit > -0.32 && random.chance(far ? 0.3 : 0.5)) {
      ink.line([[x, y], tip(0.6, -18), tip(1, 0)], { width: 1.3, white: true, profile: 'swell' })
    } else if (field.distance(x, y) < 7 && random.chance(0.8)) {
      ink.black(leaf)
    }
  }
}

/** Leaves all over the lumps, none too near another, far ones first. */
function sprigsOf(lumps: readonly Lump[], scale: number, next: () => number): Sprig[] {
  const sprigs: Sprig[] = []
  const apart = (6 * scale) ** 2
  for (const lump of lumps) {
    const [middleX, middleY, radiusX, radiusY] = lump
    const tries = Math.round((radiusX * radiusY) / (5 * scale * scale))
    for (let i = 0; i < tries; i++) {
      const turn = next() * 2 * Math.PI
      const reach = Math.sqrt(next()) * 1.06
      const x = middleX + Math.cos(turn) * radiusX * reach
      const y = middleY + Math.sin(turn) * radiusY * reach
      if (sprigs.some((other) => (other.x - x) ** 2 + (other.y - y) ** 2 < apart)) continue
      sprigs.push({ x, y, lump })
    }
  }
  return sprigs.sort((one, other) => one.y - other.y)
}

/** A raised bed with rows of cabbages or leeks. */
export function drawBed(ink: Ink, corners: Quad, rows: number, columns: number, kind: 'cabbage' | 'leek'): void {
  const [, , nearRight, nearLeft] = corners
  ink.wash(
    [
      [nearLeft[0] + 8, nearLeft[1] + 6],
      [nearRight[0] + 20, nearRight[1] + 4],
      [nearRight[0] + 26, nearRight[1] + 22],
      [nearLeft[0] + 16, nearLeft[1] + 24],
    ],
    { alpha: 0.38 },
  )
  const board = straight(ink, [
    [nearLeft[0], nearLeft[1] - 2],
    [nearRight[0], nearRight[1] - 2],
    [nearRight[0], nearRight[1] + 15],
    [nearLeft[0], nearLeft[1] + 15],
  ])
  ink.form(board, { width: 2.8 })
  const density = (_: number, y: number) => Math.min(1, Math.max(0, 1.1 - (y - nearRight[1]) / 12))
  ink.hatch(board, { angle: 84, spacing: 2.5, width: 2, density, profile: 'flick' })
  ink.form(straight(ink, corners), { width: 3.2, halo: 1, overshoot: 1.8 })

  const edge = 0.06
  const soil = straight(ink, [
    inQuad(corners, edge, edge * 1.3),
    inQuad(corners, 1 - edge, edge * 1.3),
    inQuad(corners, 1 - edge, 1 - edge),
    inQuad(corners, edge, 1 - edge),
  ])
  ink.black(soil)
  ink.clip(soil, () => {
    for (let i = 0; i < 40; i++) {
      const [x, y] = inQuad(corners, ink.random.next(), ink.random.next())
      const furrow = [
        [x, y],
        [x + 6, y - 1.5],
        [x + 12, y + 0.6],
      ]
      ink.line(furrow, { width: 1.1, white: true, profile: 'swell' })
    }
  })
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const across = (column + 0.5) / columns + ink.random.signed() * 0.02
      const [x, y] = inQuad(corners, across, (row + 0.5) / rows + ink.random.signed() * 0.02)
      if (kind === 'cabbage') drawCabbage(ink, x, y, ink.random.between(12, 15.5))
      else drawLeek(ink, x, y)
    }
  }
}

function drawCabbage(ink: Ink, x: number, y: number, radius: number): void {
  ink.wash(ink.ellipse(x + radius * 0.3, y + radius * 0.4, radius * 1.05, radius * 0.75), { alpha: 0.36 })
  const start = ink.random.next() * 60
  for (let i = 0; i < 5; i++) {
    const angle = radians(start + i * 72)
    const cos = Math.cos(angle)
    const sin = Math.sin(angle)
    const leaf = ink.ellipse(x + cos * radius * 0.55, y + sin * radius * 0.38, radius * 0.6, radius * 0.46, 0, 0.14)
    ink.form(leaf, { width: 1.9, lit: 0.5, halo: 0.3, gap: 0.1 })
    const vein = [
      [x, y],
      [x + cos * radius, y + sin * radius * 0.7],
    ]
    ink.line(vein, { width: 1, profile: 'flick' })
  }
  const heart = ink.ellipse(x, y - radius * 0.08, radius * 0.5, radius * 0.42, 0, 0.08)
  ink.form(heart, { width: 2, tone: { from: 0.45, width: 1.5, spacing: 1.9 } })
  const fold = [
    [x - radius * 0.3, y - radius * 0.1],
    [x, y - radius * 0.3],
    [x + radius * 0.3, y],
  ]
  ink.line(fold, { width: 1.2, profile: 'swell' })
}

function drawLeek(ink: Ink, x: number, y: number): void {
  for (const angle of [-70, -110, -90, -48, -132]) {
    const length = ink.random.between(17, 23)
    const leaf = ink.leaf(x, y + 6, angle + ink.random.signed() * 6, length, 5.4, {
      bend: lerp(0, 12, (angle + 90) / 100),
      belly: 0.4,
    })
    ink.form(leaf, { width: 1.5, lit: 0.6, gap: 0, halo: 0.5 })
  }
}
