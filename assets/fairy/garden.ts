import { box } from '../ink/corners'
import type { Ink } from '../ink/ink'
import { drawBasin } from './basin'
import { drawFern, drawIvy, drawTreetop } from './foliage'
import { drawPaving } from './paving'
import { drawGate, drawWalls } from './walls'

/** The walled court: the whole sheet, and a little more, in drawing units; the sheet is 0…960 × 0…600 of them. */
export const COURT = { left: -23, top: 0, width: 1008, height: 622 } as const

/** The wood around it, as far as windows wider than the sheet show it: up to 2.4 times as wide as high. */
export const WOOD = { left: -256, top: -4, width: 1472, height: 608 } as const

/** As far as its trees are planted: those out of sight keep the others where chance has put them. */
const PLANTED = { left: -210, top: -200, width: 1380, height: 1000 } as const

/** The walled garden from steeply above, with all that never moves. */
export function drawGarden(ink: Ink): void {
  const { left, top, width, height } = COURT
  ink.cut(box(left - 10, top - 10, left + width + 10, top + height + 10))
  drawPath(ink)
  drawCourt(ink)
  drawPaving(ink)
  drawWalls(ink)
  drawBasin(ink)
  drawGate(ink)
  drawPlants(ink)
  // The outer edge of the walls, heavy where the wood's shade begins.
  ink.lines(['-22,0 -22.4,300 -22,622', '984,0 984.4,300 984,622'], { width: 3.4, profile: 'even' })
}

/** Shade lies in the court but where the light comes in by the gate. */
function drawCourt(ink: Ink): void {
  const court = ink.path(box(0, 0, 960, 640), true)
  ink.cut(court)
  ink.clip(court, () => {
    ink.wash('408,640* 552,640* 566,540 700,470 640,440 480,432 320,440 260,470 394,540', {
      alpha: 0.15,
      outside: true,
    })
    ink.wash('-20,40* 980,40* 980,132* 700,118 400,116 150,150 126,330 146,480 86,640* -20,640*', { alpha: 0.2 })
    // The path goes on through the gate, all but bleached by the light.
    for (const [x, y] of [
      [452, 602],
      [506, 596],
      [474, 578],
      [494, 617],
      [446, 622],
    ] as const) {
      ink.contour(ink.ellipse(x, y, 16, 8, 0, 0.1), { width: 1.5, gap: 0.4 })
    }
    ink.wash('-20,440 190,470 300,486 250,560 -20,600', { alpha: 0.16 })
    ink.wash('980,440 770,470 660,486 710,560 980,600', { alpha: 0.16 })
  })
}

/** The wood around the walls: darkness with the heads of trees in it. */
export function drawWood(ink: Ink): void {
  const { left, top, width, height } = PLANTED
  const random = ink.fork('wood')
  const all = ink.path(box(WOOD.left - 10, top - 10, WOOD.left + WOOD.width + 10, top + height + 10), true)
  ink.cut(all)
  ink.wash(all, { alpha: 0.5 })
  const trees: { x: number; y: number; radius: number }[] = []
  const plant = (x: number, y: number) =>
    trees.push({ x: x + random.signed() * 16, y: y + random.signed() * 12, radius: random.between(62, 88) })
  for (let x = left; x <= left + width + 60; x += 112) {
    for (const y of [top + 6, top + 86, top + 162]) plant(x + (y % 3) * 26, y)
    for (const y of [672, 756, 820]) if (Math.abs(x - 480) > 140 + (y - 664) * 0.2) plant(x + (y % 3) * 20, y)
  }
  for (let y = 16; y < 650; y += 92) {
    for (const x of [left - 10, left + 76, left + 140]) plant(x, y + (x % 3) * 16)
    for (const x of [1020, 1086, 1170]) plant(x, y + (x % 3) * 16)
  }
  trees.sort((one, other) => one.y - other.y)
  for (const [place, { x, y, radius }] of trees.entries()) drawTreetop(ink, `tree ${place}`, x, y, radius)
  // The wood lies in shade, so that the court does not.
  ink.wash(all, { alpha: 0.46 })
  // The court lies over this.
  ink.cut(box(-20, 2, 982, 618))
}

/** The path of light that leads up to the gate. */
function drawPath(ink: Ink): void {
  const random = ink.fork('path')
  const path = ink.path('410,600* 550,600* 572,680 604,820* 356,820* 388,680', true)
  ink.cut(path, { halo: 1 })
  ink.wash(path, { alpha: 0.12 })
  ink.tufts('398,640 392,672 384,704 374,742 366,780', () => -50, { length: 13, count: 5, width: 2, fan: 1.5 })
  ink.tufts('560,628 566,660 574,690 582,726 594,768', () => -130, { length: 13, count: 5, width: 2, fan: 1.5 })
  for (let row = 0; row < 7; row++) {
    const y = 630 + row * 27
    const wide = 1 + row * 0.08
    for (const x of row % 2 === 0 ? [-38, 6, 46] : [-52, -14, 28]) {
      const stone = ink.ellipse(
        480 + x * wide + random.signed() * 4,
        y + random.signed() * 4,
        17 * wide + random.signed() * 3,
        9 * wide,
        0,
        0.1,
      )
      ink.form(stone, { width: 2, gap: 0.3, tone: { from: 0.56, width: 1.5, spacing: 2.3 } })
    }
  }
}

/** Ivy over the walls, ferns in the corners and at the fountain. */
function drawPlants(ink: Ink): void {
  drawIvy(
    ink,
    'ivy A',
    [
      [70, 30, 62, 26],
      [130, 24, 46, 18],
      [40, 84, 30, 44],
      [58, 140, 20, 28],
    ],
    64,
    1.25,
  )
  drawIvy(
    ink,
    'ivy B',
    [
      [240, 22, 40, 14],
      [280, 34, 26, 18],
    ],
    20,
    1.05,
  )
  drawIvy(
    ink,
    'ivy C',
    [
      [836, 24, 70, 20],
      [900, 50, 40, 34],
      [912, 108, 22, 38],
      [740, 18, 34, 11],
    ],
    60,
    1.2,
  )
  drawIvy(
    ink,
    'ivy D',
    [
      [34, 352, 22, 46],
      [44, 420, 18, 30],
    ],
    28,
    1.1,
  )
  drawIvy(
    ink,
    'ivy E',
    [
      [928, 372, 20, 50],
      [920, 430, 14, 24],
    ],
    24,
    1.1,
    100,
  )
  drawIvy(
    ink,
    'ivy F',
    [
      [290, 570, 44, 16],
      [342, 576, 26, 20],
    ],
    26,
    1.1,
    -80,
  )
  drawIvy(
    ink,
    'ivy G',
    [
      [640, 574, 30, 14],
      [680, 570, 24, 16],
    ],
    16,
    1,
    -80,
  )
  drawIvy(
    ink,
    'ivy H',
    [
      [196, 470, 26, 14],
      [186, 440, 13, 22],
      [226, 480, 18, 9],
    ],
    24,
    0.9,
    90,
  )
  drawFern(ink, 'fern A', 150, 462, 58, 75, 250, 6)
  drawFern(ink, 'fern B', 152, 112, 50, 95, 300, 6)
  drawFern(ink, 'fern C', 826, 108, 46, -100, 70, 5)
  drawFern(ink, 'fern D', 84, 280, 42, -60, 70, 5)
  drawFern(ink, 'fern E', 868, 236, 36, 110, 250, 5)
  drawFern(ink, 'fern F', 30, 600, 150, -100, 4, 6)
  drawFern(ink, 'fern G', 926, 604, 128, -178, -92, 6)
  ink.splatter(120, 530, { radius: 36, count: 10, largest: 1.8 })
  ink.splatter(862, 330, { radius: 30, count: 8, largest: 1.6 })
}
