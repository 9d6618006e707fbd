import type { Ink } from '../ink/ink'
import { drawBarrel, drawSack } from './barrels'
import { drawCoop } from './coop'
import { drawPaving } from './paving'
import { drawBed, drawBush, type Lump } from './plants'
import { type Quad, straight } from './quads'
import { drawEggStall, drawParasol } from './stalls'
import { drawTrough, drawWell } from './well'

/**
 * The page of the square: what the sheet shows is 960 × 600 of it, from the origin. Hedges ring it all about; what
 * taller windows show beyond them are pictures of their own, the countryside and the meadow.
 */
export const SQUARE = { width: 1440, height: 1000, left: -240, top: -200 } as const

const NORTH: readonly (readonly Lump[])[] = [
  [
    [-150, -80, 70, 60],
    [-70, -110, 84, 58],
    [30, -128, 80, 50],
    [-10, -70, 70, 44],
  ],
  [
    [150, -130, 86, 52],
    [270, -140, 84, 46],
    [390, -128, 90, 54],
    [510, -138, 88, 48],
    [330, -88, 80, 40],
    [200, -84, 70, 40],
    [460, -84, 76, 40],
  ],
  [
    [640, -132, 88, 52],
    [770, -140, 86, 46],
    [890, -124, 84, 54],
    [700, -86, 76, 38],
    [830, -82, 76, 40],
  ],
  [
    [1000, -112, 80, 60],
    [1094, -70, 76, 60],
    [960, -66, 62, 44],
  ],
]

const NORTH_NEAR: readonly (readonly Lump[])[] = [
  [
    [30, 40, 74, 58],
    [104, 84, 44, 34],
    [14, 118, 46, 32],
    [-64, 20, 62, 54],
  ],
  [
    [352, 0, 62, 44],
    [440, -8, 70, 54],
    [536, 4, 64, 46],
    [400, 50, 60, 27],
    [500, 58, 56, 25],
  ],
  [
    [910, 34, 60, 54],
    [962, 104, 44, 40],
    [1030, 30, 70, 58],
  ],
]

const WEST: readonly (readonly Lump[])[] = [
  [
    [-152, 40, 54, 66],
    [-182, 122, 28, 48],
    [-160, 186, 44, 56],
    [-178, 262, 30, 46],
    [-150, 330, 56, 58],
  ],
  [
    [-174, 404, 34, 46],
    [-158, 466, 48, 48],
    [-180, 536, 28, 46],
    [-154, 600, 54, 60],
  ],
]

const EAST: readonly (readonly Lump[])[] = [
  [
    [1112, 36, 58, 66],
    [1138, 120, 32, 50],
    [1116, 198, 52, 54],
    [1140, 270, 30, 46],
  ],
  [
    [1110, 336, 60, 56],
    [1136, 416, 34, 50],
    [1120, 486, 48, 50],
    [1142, 552, 28, 44],
    [1108, 620, 60, 58],
  ],
]

const SOUTH: readonly (readonly Lump[])[] = [
  [
    [-150, 690, 70, 60],
    [-60, 720, 84, 58],
    [50, 730, 90, 50],
    [160, 736, 86, 44],
  ],
  [
    [280, 740, 90, 44],
    [400, 736, 90, 46],
    [520, 742, 92, 42],
    [640, 736, 90, 46],
  ],
  [
    [760, 736, 88, 44],
    [870, 728, 88, 52],
    [980, 716, 84, 56],
    [1084, 690, 76, 60],
  ],
]

const SOUTH_NEAR: readonly (readonly Lump[])[] = [
  [
    [-90, 596, 66, 54],
    [-14, 590, 60, 44],
    [66, 608, 74, 38],
    [164, 622, 76, 32],
    [252, 630, 60, 26],
  ],
  [
    [1048, 582, 66, 56],
    [968, 586, 66, 46],
    [884, 604, 74, 38],
    [788, 620, 80, 32],
    [694, 628, 66, 26],
  ],
]

/** The village square from above: stalls on the far side, beds, barrels and a coop, hedges about it all. */
export function drawSquare(ink: Ink): void {
  drawPaving(ink)
  drawHedges(ink, NORTH, 'north', 1.75, true)
  drawHedges(ink, NORTH_NEAR, 'near north', 1.25)
  drawHedges(ink, WEST, 'west', 1.75, true)
  drawHedges(ink, EAST, 'east', 1.75, true)
  ink.at(164, 4, {}, () => drawEggStall(ink, 150))
  ink.at(708, 4, {}, () => drawParasol(ink))
  const cabbages = [
    [-42, 210],
    [92, 210],
    [78, 322],
    [-66, 322],
  ] as const
  drawBed(ink, cabbages, 3, 4, 'cabbage')
  const leeks = [
    [-78, 378],
    [64, 378],
    [46, 464],
    [-104, 464],
  ] as const
  drawBed(ink, leeks, 3, 7, 'leek')
  ink.at(890, 222, { scale: 1.06 }, () => drawBarrel(ink, 'lid'))
  ink.at(950, 234, { scale: 0.94 }, () => drawBarrel(ink, 'water'))
  ink.at(920, 276, { scale: 1.12 }, () => drawBarrel(ink, 'apples'))
  ink.at(958, 446, {}, () => drawCoop(ink))
  ink.at(206, 258, { scale: 0.86 }, () => drawTrough(ink))
  ink.at(710, 440, { scale: 0.9 }, () => drawSack(ink))
  ink.at(552, 338, { scale: 0.84 }, () => drawWell(ink))
  drawHedges(ink, SOUTH, 'south', 2, true)
  drawHedges(ink, SOUTH_NEAR, 'near south', 1.7)
  ink.splatter(640, 580, { radius: 44, count: 12, largest: 1.8 })
  ink.splatter(330, 232, { radius: 30, count: 8, largest: 1.5 })
  for (const corner of UNSEEN) ink.hole(straight(ink, corner))
}

/** The page's corners: a window is wider than the stage or taller, never both, so that nobody sees them and they are to weigh nothing. */
const UNSEEN = ([-1, 1] as const).flatMap((side) => {
  const { width, left, top, height } = SQUARE
  const [from, to] = side < 0 ? [left - 9, -12] : [972, left + width + 9]
  return [
    [top - 9, -12],
    [612, top + height + 9],
  ].map(
    ([above = 0, below = 0]): Quad => [
      [from, above],
      [to, above],
      [to, below],
      [from, below],
    ],
  )
})

/** Hedges beside one another; `scale` is the size of their leaves. */
function drawHedges(ink: Ink, hedges: readonly (readonly Lump[])[], name: string, scale: number, far = false): void {
  for (const [i, lumps] of hedges.entries()) drawBush(ink, lumps, `${name} ${i}`, scale, far)
}

/** Earth and trodden grass around the paving: nothing but water, so it is kept small. */
export function drawEarth(ink: Ink): void {
  ink.wash('-150,-60 200,-90 700,-90 1100,-60 1110,150 850,146 480,150 112,148 60,200 -150,220', { alpha: 0.2 })
  ink.wash('-150,190 106,170 60,380 40,560 -20,620 -150,640', { alpha: 0.16 })
  ink.wash('1110,170 856,160 890,360 916,560 980,620 1110,640', { alpha: 0.13 })
  ink.wash('160,202* 800,202* 804,212 480,215 156,212', { alpha: 0.3 })
  ink.wash('84,543 480,545 880,543 904,558 480,561 92,559', { alpha: 0.34 })
  ink.wash('-120,640 100,574 480,580 860,572 1100,640 1040,720 480,730 -80,720', { alpha: 0.13 })
}
