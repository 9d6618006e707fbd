import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { TEAL } from '../ink/palette'
import { onPage, pageOf } from '../trip/book'
import { LIGHT } from '../trip/hand'
import { BOOK } from '../trip/shared'
import { ROAD } from './shared'

const VALLEY = [[BOOK.x, BOOK.near + 18], [...onPage(0.003, 0.5)], [...onPage(0, 1)]]

/** The left page of the other spread (-1), with a sea on it, or the right one (1): a map, and a road over both. */
export function drawPage(ink: Ink, side: number): void {
  ink.light = LIGHT
  const page = pageOf(ink, side)
  ink.form(page, { width: 3.4 })
  ink.clip(page, () => {
    if (side < 0) drawSea(ink)
    else drawGrass(ink)
    drawRoad(ink)
    if (side > 0) drawRose(ink)
    drawBank(ink, side)
  })
  // What the first spread has glued across the gutter is hidden.
  ink.line(VALLEY, { width: 15, profile: 'even' })
}

/** Its shore runs along the gutter. */
function drawSea(ink: Ink): void {
  const shore = [
    [-1.1, -0.1, 1, 1],
    [-0.2, -0.1, 1, 1],
    [-0.26, 0.08],
    [-0.44, 0.16],
    [-0.4, 0.3],
    [-0.56, 0.38],
    [-0.6, 0.54],
    [-0.46, 0.66],
    [-0.58, 0.8],
    [-0.5, 1.1, 1, 1],
    [-1.1, 1.1, 1, 1],
  ] as const
  const sea = ink.path(
    shore.map(([across, deep, ...corner]) => [...onPage(across, deep), ...corner]),
    true,
  )
  ink.wash(sea, { color: TEAL, alpha: 0.42 })
  ink.contour(sea, { width: 3 })
  for (let row = 0; row < 12; row++)
    for (let k = 0; k <= 4 - (row % 3); k++) {
      const [x, y] = onPage(-0.98 + k * 0.1 + 0.04 * (row % 2) + 0.03 * noise1(3, row * 7 + k), 0.04 + row * 0.08)
      ink.line(
        [
          [x - 16, y + 3],
          [x - 6, y - 4],
          [x + 2, y + 2],
          [x + 12, y - 4],
          [x + 20, y + 2],
        ],
        { width: 1.8, profile: 'swell' },
      )
    }
}

function drawGrass(ink: Ink): void {
  for (let i = 0; i < 26; i++) {
    const [x, y] = onPage(0.1 + 1.18 * Math.abs(noise1(11, i * 1.7)), 0.06 + 0.86 * ((i * 0.37) % 1))
    ink.lines(
      [`${x - 7},${y} ${x - 3},${y - 10}`, `${x},${y} ${x + 1},${y - 13}`, `${x + 7},${y} ${x + 10},${y - 9}`],
      {
        width: 1.8,
        profile: 'flick',
      },
    )
  }
}

function drawRoad(ink: Ink): void {
  const road = ink.tube(
    ROAD.map(({ across, deep }) => [...onPage(across, deep), 52 - 30 * deep]),
    { root: true },
  )
  ink.cut(road, { halo: 2 })
  ink.contour(road, { width: 2.6 })
  ink.wash(road, { alpha: 0.16 })
  const { points } = ink.path(ROAD.map(({ across, deep }) => [...onPage(across, deep)]))
  for (let i = 4; i < points.length - 6; i += 9) {
    const [from, to] = [points[i], points[i + 4]]
    if (from && to)
      ink.line(
        [
          [from.x, from.y],
          [to.x, to.y],
        ],
        { width: 3, profile: 'pen' },
      )
  }
}

/** A rose of the winds. */
function drawRose(ink: Ink): void {
  ink.at(...onPage(0.84, 0.8), {}, () => {
    ink.form(ink.ellipse(0, 0, 44, 26), { width: 2.4 })
    ink.form('-8,0 0,-38* 8,0 0,5', { width: 2 })
    ink.form('-8,0 0,38* 8,0 0,-5', { width: 2 })
    ink.form('0,-5 58,0* 0,5 -5,0', { width: 2 })
    ink.form('0,-5 -58,0* 0,5 5,0', { width: 2 })
    ink.black('0,0 8,0 0,-38*')
    ink.black('0,0 0,5 58,0*')
  })
}

/** Each page falls into the valley between them: dark on the left bank, which looks away from the light. */
function drawBank(ink: Ink, side: number): void {
  const [length, width] = side < 0 ? [34, 3] : [16, 2.2]
  ink.feather(VALLEY, { side: side < 0 ? -1 : 1, length, width, spacing: 6, slant: 12, envelope: () => 1 })
}
