import { brushStroke } from '../ink/brush-stroke'
import type { Ink } from '../ink/ink'
import { GREY } from '../ink/palette'
import { SEA_TILE } from './shared'

/** The page of the cloud, in scene units. */
export const CLOUD = { left: 690, top: 410, width: 660, height: 250 } as const
/** One tile of the sea, mirrored by its neighbours: from above the horizon to where the foam begins. */
export const SEA = { left: 0, top: 636, width: SEA_TILE, height: 124 } as const
/** Where grains and pebbles lie. */
export const SAND = { left: 60, top: 820, width: 1500, height: 176 } as const

const HORIZON = 652
const SHORE = 752

/** A summer cloud that stands on the horizon: hairs of the brush, open towards the light. Who looks long enough sees a whale. */
export function drawCloud(ink: Ink): void {
  const swell = { profile: 'swell' } as const
  const billows = [
    {
      paths: ['742,640 736,622 750,606 772,604 784,612', '780,610 772,582 790,556 822,550 842,562 848,576'],
      width: 2.6,
    },
    { paths: ['838,560 836,524 860,492 900,484 930,496 944,520'], width: 3.2 },
    { paths: ['926,492 936,452 974,426 1018,430 1046,458 1048,490 1036,508'], width: 3.6 },
    { paths: ['1044,470 1074,462 1104,480 1112,508 1104,526'], width: 3.2 },
    { paths: ['1108,514 1136,510 1158,528 1160,552 1150,566', '1156,552 1186,550 1206,572 1204,592'], width: 2.8 },
    { paths: ['1202,588 1228,588 1246,606 1244,624', '1240,622 1266,620 1284,634 1288,644'], width: 2.4 },
  ]
  ink.wash('772,644 830,624 872,592 930,566 1000,556 1080,560 1150,570 1204,594 1244,624 1288,644*', {
    ...{ alpha: 0.2, color: GREY },
    fade: { from: [1030, 648], to: [1030, 572] },
  })
  for (const { paths, width } of billows) ink.lines(paths, { width, ...swell })
  const inner = [
    '962,470 974,456 992,452',
    '868,520 880,512 896,512',
    '1064,496 1078,490 1090,496',
    '806,580 818,574 830,578',
  ]
  ink.lines([...inner, '904,560 930,552 952,560', '1120,566 1136,560 1148,568'], { width: 2, ...swell })
  ink.feather('1048,486 1040,506 1046,520 1070,530 1090,528 1104,522', {
    ...{ side: 1, length: 15, width: 1.9, spacing: 5, slant: 10 },
  })
  ink.feather('1112,530 1130,560 1152,566 1180,582 1204,592', { side: 1, length: 13, width: 1.8, spacing: 5, slant: 6 })
  // Its eye, shut, and the smile of somebody who floats.
  ink.line('826,604 836,610 848,606', { width: 2.4, ...swell })
  ink.lines(['830,612 828,617', '838,613 838,618', '846,610 849,615'], { width: 1.4, profile: 'flick' })
  ink.line('772,628 800,634 830,630', { width: 2.2, ...swell })
  ink.line('700,646 860,640 1010,644 1180,638 1330,645', { width: 5, dry: 0.86, profile: 'swell' })
}

/** The tone of the sea, clear towards us: as wide as it is drawn. */
export function drawSeaTone(ink: Ink): void {
  ink.wash(`-60,${HORIZON}* 1060,${HORIZON}* 1060,${SHORE}* -60,${SHORE}*`, {
    alpha: 0.34,
    fade: { from: [500, HORIZON - 8], to: [500, HORIZON + 78] },
  })
}

/** A tile of the sea: a handful of strokes, closer towards the horizon. */
export function drawSea(ink: Ink): void {
  const random = ink.fork('sea')
  brushStroke(ink, `-60,${HORIZON}@1 300,${HORIZON - 1}@1 700,${HORIZON + 1}@1.1 1060,${HORIZON}@1`, {
    ...{ width: 4, wet: 1.2, dry: 0.4, name: 'horizon' },
  })
  for (let row = 0; row < 5; row++) {
    const y = HORIZON + 13 + row * row * 2.6 + row * 6
    for (let x = random.between(6, 80); x < 900; ) {
      const length = random.between(26, 74) * (0.7 + row * 0.28)
      const rise = (1.6 + row * 1.1) * random.between(0.7, 1.2)
      if (x + length > 992) break
      const stroke = [
        [x, y + random.signed() * 2],
        [x + length * 0.3, y - rise],
        [x + length * 0.62, y + rise * 0.5],
        [x + length, y - rise * 0.2],
      ]
      ink.line(stroke, { width: 1.5 + row * 0.42, profile: 'swell' })
      x += length + random.between(40, 210) * (1 + row * 0.22)
    }
  }
}

/** What lies on the sand: hardly anything. Grains, pebbles, a shell. */
export function drawSand(ink: Ink): void {
  const random = ink.fork('sand')
  const drifts = [
    { x: 250, y: 876, spread: 120, grains: 13 },
    { x: 1432, y: 852, spread: 110, grains: 11 },
    { x: 700, y: 982, spread: 130, grains: 12 },
    { x: 1180, y: 984, spread: 90, grains: 8 },
  ]
  for (const { x, y, spread, grains } of drifts) {
    for (let i = 0; i < grains; i++) {
      ink.dot(x + random.signed() * spread, y + random.signed() * random.next() * 14, random.between(0.9, 2.1))
    }
  }
  for (const [x, y, size] of [
    [168, 884, 6],
    [181, 888, 4],
    [1436, 872, 5],
    [1120, 978, 4],
  ] as const) {
    ink.wash(ink.ellipse(x + 2, y + size * 0.7, size * 1.5, size * 0.6), { alpha: 0.36 })
    ink.form(ink.ellipse(x, y, size * 1.2, size * 0.8, -8), {
      width: 1.7,
      tone: { from: 0.5, width: 1.2, spacing: 1.9 },
    })
  }
  drawShell(ink, 1508, 836)
}

function drawShell(ink: Ink, x: number, y: number): void {
  ink.wash(ink.ellipse(x + 3, y + 7, 24, 6), { alpha: 0.36 })
  ink.at(x, y, { rotate: -14 }, () => {
    const shell = ink.path('-3,8* -20,0 -19,-13 -9,-20 3,-21 15,-17 21,-6 18,2 3,8*', true)
    ink.form(shell, { width: 2.2, halo: 0.8 })
    ink.clip(shell, () => {
      for (const [to, width] of [
        ['-17,-10', 1.4],
        ['-8,-19', 1.5],
        ['3,-21', 1.6],
        ['13,-17', 1.8],
        ['20,-6', 2],
      ] as const) {
        ink.line(`0,8 ${to}`, { width, profile: 'flick' })
      }
    })
  })
}

/** A starfish that has given up on the tide. (0, 0) is its middle. */
export function drawStar(ink: Ink): void {
  ink.wash(ink.ellipse(3, 5, 26, 12), { alpha: 0.34 })
  ink.at(0, 0, { scaleY: 0.62 }, () => {
    const lengths = [30, 27, 31, 25, 30]
    const arms = [0, 74, 143, 217, 288].map((turn, i) => {
      return ink.leaf(0, 0, turn - 86, lengths[i] ?? 26, 17, { belly: 0.2, tip: 0.3, bend: i % 2 ? 6 : -5 })
    })
    ink.form(ink.clay(arms, 4), { width: 2.4, halo: 1, tone: { from: 0.5, width: 1.8, spacing: 2.4 } })
    for (const [x, y] of [
      [0, 0],
      [0, -10],
      [9, -3],
      [6, 9],
      [-6, 9],
      [-10, -3],
      [1, -18],
      [17, -6],
      [10, 17],
      [-11, 16],
    ] as const) {
      ink.dot(x, y, 1.3)
    }
  })
}

/** A sail that is nearly over the horizon. (0, 0) is where it floats. */
export function drawSail(ink: Ink): void {
  ink.form('-9,-3* 11,-3* 7,1 -6,1', { width: 1.4, fill: false })
  ink.black('-9,-3* 11,-3* 7,1 -6,1')
  ink.form('-1,-5* -1,-25* -11,-6', { width: 1.4 })
  ink.form('2,-5* 2,-22* 10,-6', { width: 1.3 })
}
