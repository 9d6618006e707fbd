import { Ink } from '../ink/ink'
import type { Mark } from '../ink/marks'
import { clamp } from '../ink/numbers'
import type { Random } from '../ink/random'
import { LANTERN_LIGHT } from './stuff'

/**
 * Herringbone brick, turned by 45 degrees and foreshortened, so that it is ground and not a wall. The tile repeats in both
 * directions.
 */
export const TILE = { width: 896, height: 640 } as const
const COLUMNS = 6
const ROWS = 11

/** Half the lattice: a brick is twice as long as wide, and two of them fill a cell. */
const CELL = { width: TILE.width / COLUMNS, height: TILE.height / ROWS } as const
const SIDE = CELL.width / (2 * Math.SQRT2)
const FORESHORTENING = CELL.height / (Math.SQRT2 * SIDE)

/** How far the pointing between two bricks reaches, in units. */
const JOINT = 2.3

interface Brick {
  column: number
  row: number
  /** Lies along one of the two ways of the bond. */
  upright: boolean
  x: number
  y: number
}

export function drawFloor(ink: Ink): void {
  ink.light = LANTERN_LIGHT
  const edge = `-40,-40* ${TILE.width + 40},-40* ${TILE.width + 40},${TILE.height + 40}* -40,${TILE.height + 40}*`
  ink.cut(edge)
  const marks = marksOfBricks()
  // A brick over the edge of the tile is the same brick, mark for mark, as the one that comes in on the other side.
  const copies: (Brick & { dx: number; dy: number })[] = []
  for (const brick of bricks()) {
    for (const dx of [-TILE.width, 0, TILE.width]) {
      for (const dy of [-TILE.height, 0, TILE.height]) copies.push({ ...brick, dx, dy })
    }
  }
  copies.sort((a, b) => a.y + a.dy - (b.y + b.dy) || a.x + a.dx - (b.x + b.dx))
  for (const { x, y, dx, dy, column, row, upright } of copies) {
    if (x + dx < -200 || x + dx > TILE.width + 200 || y + dy < -150 || y + dy > TILE.height + 100) continue
    for (const mark of marks.get(nameOf(column, row, upright)) ?? [])
      ink.marks.push({ ...mark, warp: [1, 0, 0, 1, dx, dy] })
  }
}

function bricks(): Brick[] {
  const all: Brick[] = []
  for (let column = 0; column < COLUMNS; column++) {
    for (let row = 0; row < ROWS; row++) {
      for (const upright of [false, true]) {
        all.push({ column, row, upright, x: 60 + column * CELL.width, y: 6 + row * CELL.height })
      }
    }
  }
  return all
}

/** Every brick drawn once, on a page of its own seed: its marks by its name. */
function marksOfBricks(): Map<string, readonly Mark[]> {
  return new Map(
    bricks().map((brick) => {
      const name = nameOf(brick.column, brick.row, brick.upright)
      const page = new Ink({
        ...TILE,
        seed: `heist floor ${name}`,
        lineWidth: 3,
        bleed: true,
        name: `The brick ${name}`,
      })
      page.light = LANTERN_LIGHT
      drawBrick(page, brick, page.fork('brick'))
      return [name, page.marks]
    }),
  )
}

function nameOf(column: number, row: number, upright: boolean): string {
  return `${column}/${row}${upright ? 'u' : ''}`
}

function drawBrick(ink: Ink, { x, y, upright }: Brick, random: Random): void {
  const top = upright ? SIDE : 0
  const [length, depth] = upright ? [SIDE, 2 * SIDE] : [2 * SIDE, SIDE]
  /** A place on the brick, as shares of its sides, turned into the floor. */
  const place = (along: number, across: number, inset = 0) => {
    const u = length * along + inset * Math.sign(0.5 - along)
    const v = top + depth * across + inset * Math.sign(0.5 - across)
    return [x + (u - v) / Math.SQRT2, y + ((u + v) / Math.SQRT2) * FORESHORTENING] as const
  }
  const corner = (along: number, across: number) => {
    const [cornerX, cornerY] = place(along, across, JOINT)
    return [cornerX + random.signed() * 2.1, cornerY + random.signed() * 2.1, 1, 1] as const
  }
  const outline = ink.path([corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)], true)
  ink.form(outline, {
    width: random.between(2.4, 3.9),
    lit: 0.4,
    gap: 0.55,
    overshoot: random.between(0, 2.6),
    halo: 0.6,
  })
  ink.clip(outline, () => drawFace(ink, random, upright, outline, place))
  // The joint's shadow on the two lower edges: heavier, and broken.
  if (random.chance(0.8)) {
    ink.line([place(0.02, 1), place(0.5, 1.02), place(0.98, 1)], { width: random.between(2.8, 5.6), profile: 'swell' })
  }
  if (random.chance(0.6)) {
    ink.line([place(1, 0.05), place(1.01, 0.5), place(1, 0.96)], { width: random.between(2.2, 4.4), profile: 'swell' })
  }
}

/** What time has done to a brick: half of them nothing, the others a wash, a hatching, pits, a crack or a broken corner. */
function drawFace(
  ink: Ink,
  random: Random,
  upright: boolean,
  outline: ReturnType<Ink['path']>,
  place: (along: number, across: number) => readonly [number, number],
): void {
  const kind = random.next()
  if (kind < 0.15) {
    ink.wash(outline, { alpha: random.between(0.14, 0.26), dx: 3, dy: 3 })
  } else if (kind < 0.24) {
    const [middleX, middleY] = place(0.5, 0.5)
    const density = (px: number, py: number) => clamp(0.15 + ((py - middleY) * 1.3 + (middleX - px) * 0.5) / 30)
    ink.hatch(outline, { angle: upright ? 40 : -40, spacing: 5.6, width: 2.3, inset: 2, density })
  } else if (kind < 0.265) {
    ink.hatch(outline, { angle: upright ? 36 : -36, spacing: 5.4, width: 2.5, inset: 4 })
  } else if (kind < 0.35) {
    for (let pit = 0; pit < 6; pit++) {
      const [x, y] = place(random.between(0.15, 0.85), random.between(0.2, 0.85))
      ink.dot(x, y, random.between(1, 2.1))
    }
  } else if (kind < 0.41) {
    const at = random.between(0.3, 0.7)
    ink.line([place(at, -0.05), place(at + 0.05, 0.35), place(at - 0.06, 0.65), place(at + 0.04, 1.05)], {
      width: 3.2,
      profile: 'flick',
    })
  } else if (kind < 0.45) {
    const [x, y] = place(random.chance() ? 0 : 1, random.chance() ? 0 : 1)
    ink.black(ink.ellipse(x, y, random.between(9, 17), random.between(7, 11), random.between(0, 90), 0.2))
  }
  if (random.chance(0.2)) {
    const scratch = upright
      ? [place(0.75, 0.15), place(0.8, 0.5), place(0.75, 0.85)]
      : [place(0.15, 0.75), place(0.5, 0.8), place(0.85, 0.75)]
    ink.line(scratch, { width: 2, profile: 'swell' })
  }
}
