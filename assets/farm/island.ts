import { outwardNormals } from '../ink/geometry'
import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { itemAt, smoothstep } from '../ink/numbers'
import { INDIGO, LEATHER } from '../ink/palette'
import type { Line } from '../ink/path'
import { drawFields } from './fields'
import { drawHarbour } from './harbour'
import { drawProps } from './props'
import { BANK, MIDDLE, SHORE } from './shared'

/** The island, all that grows and stands on it, and the foam around its foot. */
export function drawIsland(ink: Ink): void {
  const turf = ink.path(SHORE, true)
  const foot = footOf(ink, turf)
  const bank = ink.clay([turf, foot], 4)
  drawFoam(ink, bank)
  drawBank(ink, bank, turf)
  drawTurf(ink, turf)
  drawFields(ink)
  drawProps(ink)
  drawHarbour(ink)
}

/** The foot of the bank: the turf's edge let down, the further the nearer it is to the visitor. */
function footOf(ink: Ink, turf: Line): Line {
  const chance = ink.fork('bank')
  const points = turf.points
    .filter((_, i) => i % 22 === 0)
    .map(({ x, y }) => {
      const near = smoothstep(430, 690, y)
      return [MIDDLE.x + (x - MIDDLE.x) * (1 - 0.012 * near), y + 5 + near * (BANK - 4) + near * chance.signed() * 7]
    })
  return ink.path(points, true)
}

/** The outline pushed out by so many units as `distance` says of a place along it. */
function around(outline: Line, distance: (i: number) => number): number[][] {
  const normals = outwardNormals(outline)
  return outline.points
    .map(({ x, y }, i) => {
      const away = distance(i)
      const normal = itemAt(normals, i)
      return [x + normal.x * away, y + normal.y * away * 0.8]
    })
    .filter((_, i) => i % 4 === 0)
}

function drawFoam(ink: Ink, bank: Line): void {
  const frayed = (i: number) => 12 + 8 * Math.abs(noise1(3, i / 6)) + 5 * noise1(9, i / 24)
  const shallows = ink.path(
    around(bank, (i) => 30 + 6 * noise1(11, i / 40)),
    true,
  )
  ink.wash(shallows, { alpha: 0.3, color: '#f5ecd9' })
  const foam = ink.path(around(bank, frayed), true)
  ink.cut(foam, { fill: '#f5ecd9' })
  ink.contour(foam, { width: 2.1, gap: 0.5, lit: 0.4 })
  ink.crescent(foam, { depth: 5, alpha: 0.22, color: INDIGO })
}

function drawBank(ink: Ink, bank: Line, turf: Line): void {
  ink.form(bank, { width: 3.6, contour: false })
  const front = turf.points.filter(({ y }) => y > 540)
  const lip = (down: number) => ({
    points: front.map((point) => ({ ...point, y: point.y + down })),
    closed: false,
    corners: [],
  })
  const ragged = (along: number) => 0.5 + 0.5 * Math.abs(noise1(5, along * 34))
  ink.clip(bank, () => {
    ink.wash('150,600* 1450,600* 1450,880* 150,880*', { alpha: 0.3 })
    for (const side of [-1, 1] as const) {
      ink.feather(lip(2), { side, length: 30, width: 5.6, spacing: 3.4, slant: -6, envelope: ragged, jitter: 0.2 })
      ink.feather(lip(3), { side, length: 46, width: 2.7, spacing: 8, slant: -6, envelope: ragged, jitter: 0.2 })
    }
  })
  ink.contour(bank, { width: 3.8, gap: 0.2 })
}

function drawTurf(ink: Ink, turf: Line): void {
  ink.form(turf, { width: 3, halo: 1.4, contour: false })
  ink.contour(turf, { width: 2.7, gap: 0.28, lit: 0.5 })
  const chance = ink.fork('edge')
  for (const [i, { x, y }] of turf.points.entries()) {
    if (i % 4 !== 0 || noise1(12, i / 30) < -0.2) continue
    const isFar = y < 440
    if (chance.chance(0.5)) {
      const way = (isFar ? -78 : -84) + chance.signed() * 16
      ink.tufts([[x, y + (isFar ? 2 : -1)]], () => way, { length: 10, count: 3, width: 1.8, fan: 0.8 })
    }
    if (y > 660 && chance.chance(0.45)) {
      const drop = chance.between(10, 19)
      ink.line(
        [
          [x, y - 2],
          [x + 1, y + 6],
          [x + chance.signed() * 4, y + drop],
        ],
        { width: 2.1, profile: 'flick' },
      )
    }
  }
  ink.clip(turf, () => {
    const slope =
      '220,660 340,716 480,752 640,738 780,752 920,738 1080,744 1230,716 1318,656 1350,584* 1400,640 1300,820 220,830'
    ink.wash(slope, { alpha: 0.2, color: LEATHER })
  })
}
