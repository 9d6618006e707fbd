import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { GREY } from '../ink/palette'
import { drawPillar, drawStrata, EYE, MOUTH, outside } from './rock'

/** The pages that the headland is printed on: what stands against sky and land, and the foot that the far waves run behind. */
export const HEADLAND_HIGH = { left: -80, top: 140, width: 900, height: 440 } as const
export const HEADLAND_LOW = { left: -80, top: 560, width: 680, height: 288 } as const
export const HEADLAND_FOOT = { left: 580, top: 560, width: 220, height: 288 } as const

const OUTLINE =
  '-160,352* 70,306 200,280 330,258 470,238 590,214 690,190 786,168* 764,190* 758,232* 770,262* 738,286* 746,342* 760,352* 720,396* 736,452* 710,474* 716,520* 740,560* 714,606* 722,648* 742,672* 730,716* 754,750* 772,800* 640,862 470,880 200,896 -160,900*'
const LEAN = -0.1

/** Its buttresses, the far ones first: from the left, to the right, top, bottom, ridge, darkness. Widths from a hand to a house, no two tops level. */
const TIERS: readonly (readonly [number, number, number, number, number, number])[] = [
  [-170, -60, 380, 640, 0.6, 0.5],
  [-70, 86, 350, 620, 0.7, 0.4],
  [80, 132, 322, 600, 0.5, 1],
  [126, 300, 306, 620, 0.76, 0.5],
  [290, 350, 292, 600, 0.5, 1],
  [344, 520, 276, 600, 0.7, 0.45],
  [512, 566, 262, 600, 0.45, 1],
  [558, 706, 240, 640, 0.6, 1],
  [696, 840, 218, 640, 0.36, 1],
  [-180, -50, 510, 900, 0.7, 0.6],
  [-60, 40, 480, 760, 0.6, 1],
  [34, 166, 448, 760, 0.74, 0.45],
  [158, 214, 500, 760, 0.5, 1],
  [592, 664, 404, 760, 0.5, 0.5],
  [654, 790, 430, 760, 0.5, 1],
  [548, 704, 392, 900, 0.62, 0.5],
  [222, 398, 410, 900, 0.9, 0.3],
  [372, 580, 356, 900, 0.9, 0.3],
  [-60, 110, 640, 900, 0.64, 0.5],
  [100, 200, 586, 900, 0.5, 1],
  [186, 268, 676, 900, 0.56, 0.5],
  [214, 316, 560, 900, 0.66, 1],
  [640, 712, 596, 900, 0.46, 0.45],
  [702, 800, 640, 900, 0.4, 1],
]
/** Those beside the mouth stand straighter. */
const GREAT = { from: 15, to: 17, lean: -0.05 } as const

/** What only wide windows show of it: lower and lower it walks into the sea. */
export const SPUR = { left: -760, top: 300, width: 700, height: 560 } as const

const SPUR_OUTLINE =
  '-40,330* -130,352 -196,366* -236,388 -330,410 -372,420* -384,470 -470,490 -520,500* -534,566 -590,590 -626,596* -640,690 -672,716 -700,790 -720,900* -40,900*'
const SPUR_TIERS: typeof TIERS = [
  [-210, -90, 392, 700, 0.66, 0.5],
  [-120, -30, 384, 700, 0.6, 1],
  [-384, -286, 438, 720, 0.6, 0.5],
  [-300, -204, 420, 720, 0.5, 1],
  [-534, -430, 516, 900, 0.7, 0.5],
  [-446, -380, 508, 900, 0.5, 1],
  [-396, -226, 560, 900, 0.8, 0.4],
  [-240, -150, 540, 900, 0.6, 1],
  [-640, -556, 618, 900, 0.7, 0.5],
  [-566, -520, 600, 900, 0.5, 1],
  [-180, -40, 600, 900, 0.7, 0.5],
  [-706, -634, 724, 900, 0.6, 1],
  [-470, -396, 690, 900, 0.6, 1],
  [-330, -246, 740, 900, 0.56, 1],
]

export function drawSpur(ink: Ink): void {
  const rock = ink.path(SPUR_OUTLINE, true)
  ink.form(rock, { width: 3.8, halo: 2.2, contour: false })
  ink.clip(rock, () => {
    for (const [i, [left, right, top, bottom, ridge, dark]] of SPUR_TIERS.entries()) {
      drawPillar(ink, `spur${i}`, { left, right, top, bottom, ridge, dark, lean: LEAN })
    }
    ink.line('-720,812 -500,804 -300,808 -40,800', { width: 8, dry: 0.5 })
  })
  ink.contour(rock, { width: 4.2, gap: 0.06, overshoot: 1 })
  const random = ink.fork('spur turf')
  for (const ledge of [
    '-384,418 -330,404 -236,382 -196,360 -120,342 -40,322',
    '-526,496 -470,484 -390,466',
    '-632,592 -590,584 -540,564',
  ]) {
    const { points } = ink.path(ledge)
    for (let i = 0; i < points.length; i += 4) {
      const spot = points[i]
      if (!spot || random.chance(0.16)) continue
      const reach = random.between(12, 28)
      ink.line(
        [
          [spot.x + 4, spot.y + 7],
          [spot.x - reach * 0.3, spot.y - reach * 0.34],
          [spot.x - reach, spot.y - reach * 0.2],
        ],
        {
          ...{ width: random.between(1.8, 3.2), profile: 'flick' },
        },
      )
    }
  }
}

/** The headland: tiers of stone, the mouth of the cave, turf on top of it all. */
export function drawHeadland(ink: Ink): void {
  const rock = ink.path(OUTLINE, true)
  ink.form(rock, { width: 3.8, halo: 2.2, contour: false })
  ink.clip(rock, () => {
    ink.black('640,180 900,140 900,900 660,900 620,500')
    for (const [i, [left, right, top, bottom, ridge, dark]] of TIERS.entries()) {
      const lean = i >= GREAT.from && i <= GREAT.to ? GREAT.lean : LEAN
      drawPillar(ink, `pillar${i}`, { left, right, top, bottom, ridge, dark, lean })
      if (i === GREAT.to) drawBeds(ink)
    }
    // The whole mass turns away from the light to the right.
    ink.wash('560,180* 900,140* 900,900* 560,900*', {
      ...{ alpha: 0.36, color: GREY, fade: { from: [800, 0], to: [580, 0] } },
    })
    // The tide's mark, worn into every foot.
    ink.line('-190,806 60,800 180,794', { width: 8, dry: 0.5 })
    ink.line('30,778 120,772 196,768', { width: 3, dry: 0.7 })
  })
  ink.contour(rock, { width: 4.4, gap: 0.06, overshoot: 1 })
  drawMouth(ink)
  drawColony(ink)
  drawTurf(ink)
}

/** The great face over the mouth is not bare: beds run through it, dipping to the sea. */
function drawBeds(ink: Ink): void {
  drawStrata(ink, 'left face', '232,430* 372,410* 386,520* 300,600* 240,640* 220,600*', [
    '230,480 290,468 372,462',
    '240,540 280,536 330,528 372,504',
    '224,604 256,596 296,590',
  ])
  drawStrata(ink, 'right face', '384,372* 548,362* 560,560* 520,540* 486,470* 424,470* 384,520*', [
    '386,412 450,400 550,392',
    '440,446 500,434 560,430',
    '506,492 534,486 566,482',
    '384,474 400,470 416,468',
  ])
}

/** The way in: the page's one great black, a lit jamb, a few stones at its foot. */
function drawMouth(ink: Ink): void {
  const random = ink.fork('mouth')
  const spots = outside(MOUTH)
  const mouth = ink.path(spots, true)
  ink.cut(mouth, { halo: 3 })
  ink.clip(mouth, () => {
    const hollow = ink.path(
      spots.map(([x = 0, y = 0, pressure = 1, corner = 0], i) => [
        x - 20 - (i % 3) * 5,
        y + 9 + (i % 2) * 8,
        pressure,
        corner,
      ]),
      true,
    )
    ink.black(hollow)
    ink.feather(hollow, { side: -1, length: 15, width: 2.6, spacing: 4.4, slant: 20, envelope: () => 0.7 })
    const glints = { white: true, bare: true, profile: 'flick' } as const
    ink.lines(['322,742 326,690 336,656', '350,604 362,570 376,548', '338,730 342,706', '404,534 418,508'], {
      ...glints,
      width: 2.8,
    })
    ink.lines(['560,726 556,684 546,660', '534,620 530,590', '500,572 494,548'], { ...glints, width: 2.2 })
  })
  ink.contour(mouth, { width: 4, gap: 0.05, lit: 0.8, overshoot: 2 })
  // Cracks run out of its corners into the face.
  for (const [x, y, corner] of MOUTH) {
    if (!corner || y > -50) continue
    const far = 1.1 + random.next() * 0.2
    const crack = outside([
      [x, y],
      [x * far + random.signed() * 8, y * far],
      [x * far * 1.1, y * far * 1.14 + random.signed() * 10],
    ])
    ink.line(crack, { width: 3, profile: 'flick' })
  }
  const eye = ink.path(outside(EYE), true)
  ink.cut(eye, { halo: 2 })
  ink.black(eye)
  ink.clip(eye, () => ink.line('676,462 686,474 682,490', { width: 8, white: true, bare: true }))
  ink.contour(eye, { width: 3, gap: 0 })
  ink.lines(['622,452 640,436 668,432', '690,494 700,510', '632,496 622,512'], { width: 3, profile: 'flick' })
  for (const [name, x, top, across] of [
    ['a', 268, 716, 66],
    ['b', 322, 752, 40],
    ['c', 596, 706, 60],
    ['d', 568, 746, 38],
  ] as const) {
    const dark = name === 'b' ? 0.5 : 1
    drawPillar(ink, `foot${name}`, {
      ...{ left: x - across / 2, right: x + across / 2, top, bottom: 900, ridge: 0.52, dark, lean: -0.04 },
    })
  }
}

/** Birds in a row on a ledge, all looking out to sea but one; what they leave runs down the rock. */
function drawColony(ink: Ink): void {
  const row = [
    { x: 60, y: 447, size: 1.7, way: 1 },
    { x: 90, y: 443, size: 1.9, way: 1 },
    { x: 118, y: 441, size: 1.5, way: -1 },
    { x: 150, y: 446, size: 1.75, way: 1 },
  ] as const
  for (const { x, y } of row) {
    ink.line(
      [
        [x - 2, y + 3],
        [x - 4, y + 16],
        [x - 5, y + 24 + (x % 7) * 2],
      ],
      { width: 4, white: true, profile: 'flick' },
    )
    ink.line(
      [
        [x + 2, y + 8],
        [x, y + 20],
      ],
      { width: 1.4, profile: 'flick' },
    )
  }
  for (const { x, y, size, way } of row) {
    ink.at(x, y, { scaleX: size * way, scaleY: size }, () => {
      const body = ink.path('-6,0* -7,-9 -5,-18 0,-24 6,-23 7,-17 5,-8 4,0*', true)
      ink.solid(body, { halo: 1.6 })
      ink.cut('1,-17 5,-13 5,-4 1,-2 -1,-8', { halo: 0 })
      ink.line('6,-21 12,-19 13,-17', { width: 2.6, profile: 'flick' })
      ink.dot(3, -20, 1, { white: true })
    })
  }
}

/** The lip of turf: bare, overhanging, its grass lying flat in the wind. */
function drawTurf(ink: Ink): void {
  const random = ink.fork('turf')
  const top = '-160,340 60,302 200,272 330,250 470,228 590,204 690,180 796,160'
  const lip = ink.path(
    `${top}* 768,184* 748,182 728,212 700,200 676,204 652,236* 630,216 588,222 570,228 540,262* 520,236 470,246 452,250 428,256 404,292* 384,268 330,276 318,280 282,308* 262,286 226,290 206,296 190,330* 160,300 96,312 70,318 40,352* 20,322 -60,336 -100,364* -160,356*`,
    true,
  )
  ink.form(lip, { width: 2.8, halo: 1.2 })
  ink.crescent(lip, { depth: 8, alpha: 0.3 })
  const { points } = ink.path(top)
  for (let i = 0; i < points.length; i += 4) {
    const spot = points[i]
    if (!spot || random.chance(0.16)) continue
    const reach = random.between(12, 30) * (1 + 0.5 * noise1(5, i / 40))
    const blade = [
      [spot.x + 4, spot.y + 6],
      [spot.x - reach * 0.3, spot.y - reach * 0.38],
      [spot.x - reach, spot.y - reach * 0.3],
    ]
    ink.line(blade, { width: random.between(1.8, 3.2), profile: 'flick' })
  }
  for (let i = 0; i < 70; i++) {
    const spot = points[random.integer(0, points.length - 1)]
    if (!spot) continue
    const root = [
      [spot.x, spot.y + 18],
      [spot.x - 3, spot.y + 30],
      [spot.x - 10 - random.next() * 6, spot.y + random.between(38, 50)],
    ]
    ink.line(root, { width: 2.2, profile: 'flick' })
  }
}
