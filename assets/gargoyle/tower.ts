import type { Ink } from '../ink/ink'
import { noise1, noise2 } from '../ink/noise'
import { lerp, smoothstep } from '../ink/numbers'
import type { PathPoint } from '../ink/path'
import { scratch } from '../ink/scratchboard'

/** The tower below the ledge, about the middle of the edge that the gargoyle grips. It widens towards us, and goes on below the sheet. */
export const TOWER = { left: -500, top: -10, width: 1000, height: 1030 } as const

/** Half of its width at a height of the page. */
const halfAt = (y: number) => lerp(292, 418, (y - 70) / 500)

/** From its foot: the middle is left black for the words, and only its corners are built, of stones long and short in turn. */
export function drawTower(ink: Ink): void {
  const foot = 1040
  ink.solid(`${-halfAt(60)},60* ${halfAt(60)},60* ${halfAt(foot)},${foot}* ${-halfAt(foot)},${foot}*`)
  const random = ink.fork('quoins')
  for (const side of [-1, 1] as const) {
    let isLong = side > 0
    for (let y = 160, high = 62; y < foot; y += high, high *= 1.14) {
      const wide = (isLong ? 146 : 84) * (1 + (y - 160) / 1500) * random.between(0.9, 1.08)
      isLong = !isLong
      const stone = { side, top: y - high + 8, bottom: y - 4, wide, seed: random.integer(1, 9999) }
      drawQuoin(ink, stone)
      for (let mark = 0; mark < 16; mark++)
        drawChip(ink, stone, random.next(), random.between(0.16, 0.8), random.next())
    }
  }
}

interface Quoin {
  readonly side: 1 | -1
  readonly top: number
  readonly bottom: number
  /** How far it reaches into the wall. */
  readonly wide: number
  readonly seed: number
}

/** Lit from the fire beside it and below it: the outer edge, the lower edge, a little of the inner one. */
function drawQuoin(ink: Ink, { side, top, bottom, wide, seed }: Quoin): void {
  const outer = (y: number) => side * (halfAt(y) - 3)
  const inner = (y: number) => side * (halfAt(y) - wide)
  shine(ink, [outer(bottom), bottom], [outer(top), top], [8, 3.4], seed)
  shine(ink, [outer(bottom), bottom], [inner(bottom), bottom + (seed % 5) - 2], [7.4, 2], seed + 1)
  const shelf = lerp(outer(bottom), inner(bottom), 0.74)
  shine(ink, [outer(bottom) - side * 6, bottom - 8.5], [shelf, bottom - 8], [4.6, 1], seed + 2)
  const ledge = lerp(outer(bottom), inner(bottom), 0.42)
  shine(ink, [outer(bottom) - side * 6, bottom - 15], [ledge, bottom - 14.5], [2.8, 0.8], seed + 4)
  shine(ink, [inner(bottom), bottom], [inner(bottom), lerp(bottom, top, 0.66)], [2.4, 0.8], seed + 3)
}

/** A stroke of the chisel, the shorter the further it is from the fire. */
function drawChip(
  ink: Ink,
  { side, top, bottom, wide, seed }: Quoin,
  inwards: number,
  down: number,
  long: number,
): void {
  const along = inwards ** 1.7 * 0.8
  const y = lerp(top, bottom, down)
  const x = side * (halfAt(y) - wide * (along + 0.06))
  const reach = (bottom - top) * lerp(0.16, 0.36, long) * (1 - along)
  if (reach <= 4) return
  const width = 4 * (1 - along * 0.7)
  shine(ink, [x, y + reach / 2], [x - side * reach * 0.5, y - reach / 2], [width, 0.5], seed + Math.round(x))
}

type Place = readonly [x: number, y: number]

/** An edge that catches the light, from one width to another. */
function shine(ink: Ink, [ax, ay]: Place, [bx, by]: Place, [from, to]: Place, seed: number): void {
  const steps = Math.max(10, Math.round(Math.hypot(bx - ax, by - ay) / 5))
  const cuts = Array.from({ length: steps }, (_, i): PathPoint => {
    const share = i / (steps - 1)
    const pressure = lerp(from, to, share) * (1 + 0.35 * noise1(seed + 2, i / 3))
    const x = lerp(ax, bx, share) + noise1(seed, i / 5)
    return { x, y: lerp(ay, by, share) + noise1(seed + 1, i / 5), pressure, corner: false }
  })
  scratch(ink, cuts, { least: 0.8 })
}

const DENTILS = 17

/** The ledge that it sits on, seen from under it: its face, and the stepped brackets that carry it. 0, 0 is the middle of its edge. */
export function drawLedge(ink: Ink): void {
  ink.solid('-331,44* 331,40* 293,126* -293,128*')
  for (let i = 0; i < DENTILS; i++) drawDentil(ink, i / (DENTILS - 1))
  const face = ink.solid('-339,4* -161,0 99,-1 339,3* 355,26 341,50* 99,46 -161,47 -339,52* -355,28*')
  ink.clip(face, () => {
    for (let y = 6, row = 0; y < 54; y += 5.6, row++) {
      const cuts = Array.from({ length: 140 }, (_, i): PathPoint => {
        const x = lerp(-345, 345, i / 139)
        const chip = noise2(41, x / 46, row / 2)
        const pressure = 5 * (0.1 + 0.9 * smoothstep(6, 50, y)) * (1 + 0.7 * chip)
        return { x, y: y + noise1(row, i / 10) * 1.3, pressure, corner: false }
      })
      scratch(ink, cuts, { least: 1.1 })
    }
  })
  ink.lines(['-101,0 -109,18 -99,34 -105,48', '199,0 209,22 197,48', '-205,2 -197,30 -203,49'], {
    width: 4,
    profile: 'swell',
  })
}

/** One of the row under the ledge: a small lit front, and its lower edge. */
function drawDentil(ink: Ink, share: number): void {
  const x = lerp(-301, 301, share)
  const foot = lerp(-277, 277, share)
  const top = 58
  const front = ink.path(
    `${x - 13},${top}* ${x + 13},${top}* ${foot + 11},${top + 30}* ${foot - 11},${top + 30}*`,
    true,
  )
  ink.cut(front)
  const edge = ink.toPage(0, top).y
  const dark = (_: number, y: number) => 0.5 - 0.9 * smoothstep(edge, edge + 30, y) + 0.3 * Math.abs(share - 0.5)
  ink.tone(front, { from: 0.1, to: 0.5, width: 5, spacing: 4, angle: 88, bulge: 0, puff: 0.4, dark })
  ink.contour(front, { width: 2.4, gap: 0.2 })
}
