import type { Ink } from '../ink/ink'
import { lerp } from '../ink/numbers'
import { LEATHER } from '../ink/palette'
import { drawHollow, drawSwathes } from './hay'
import { drawFlower, drawGrass } from './plants'

/** What lies flat on the meadow: the path, the kitchen garden, knolls and grass. The middle is left bare. */
export function drawFields(ink: Ink): void {
  for (const [crest, depth] of [
    [
      [
        [338, 550],
        [392, 532],
        [470, 532],
        [524, 557],
      ],
      46,
    ],
    [
      [
        [1040, 614],
        [1106, 594],
        [1180, 598],
      ],
      44,
    ],
    [
      [
        [690, 634],
        [746, 616],
        [796, 620],
      ],
      34,
    ],
    [
      [
        [1156, 426],
        [1204, 412],
        [1254, 418],
      ],
      36,
    ],
    [
      [
        [372, 592],
        [450, 580],
        [540, 588],
      ],
      34,
    ],
  ] as const)
    drawHollow(ink, crest, depth)
  drawPath(ink)
  drawSwathes(ink, [
    '930,520 980,508 1040,506 1090,512',
    '916,548 970,538 1030,536 1100,543',
    '908,576 960,567 1010,566 1050,570',
  ])
  for (const [x, y, count, spread] of [
    [366, 330, 13, 60],
    [590, 500, 9, 60],
    [720, 290, 10, 66],
    [1130, 510, 13, 70],
    [470, 690, 11, 66],
    [1010, 660, 12, 70],
    [1240, 330, 8, 44],
    [690, 690, 8, 60],
    [344, 590, 8, 40],
  ] as const)
    drawGrass(ink, x, y, count, spread)
  for (const [x, y] of [
    [632, 446],
    [648, 458],
    [1166, 470],
    [1178, 464],
    [384, 392],
    [752, 330],
    [766, 342],
    [1046, 712],
    [1034, 702],
    [1222, 524],
    [520, 716],
  ] as const)
    drawFlower(ink, x, y)
  for (const knoll of [
    '338,548 392,530 470,530 524,556',
    '1040,612 1106,592 1180,596',
    '690,632 746,614 796,618',
    '450,370 490,358 534,366',
    '1156,424 1204,410 1254,416',
  ]) {
    ink.line(knoll, { width: 2.3, profile: 'swell' })
    ink.feather(knoll, { side: 1, length: 10, width: 1.7, spacing: 5, slant: 20 })
  }
  for (const streak of [
    '372,590 450,578 540,586',
    '980,540 1050,528 1120,536',
    '1000,694 1046,688 1092,694',
    '704,530 752,522 786,530',
  ])
    ink.line(streak, { width: 4, dry: 0.85, profile: 'swell' })
  ink.at(556, 392, { rotate: -3 }, () => drawGarden(ink))
}

/** The path from the hut's door to the landing stage. */
function drawPath(ink: Ink): void {
  const chance = ink.fork('path')
  const path =
    '962,396 938,440 876,474 820,528 806,602 832,668 826,742 820,786* 892,786* 896,740 892,664 862,602 874,542 934,496 994,458 1014,412 1006,394'
  ink.wash(path, { alpha: 0.2, color: LEATHER })
  for (const edge of [
    '956,404 934,444 878,474 822,528 808,602 834,668 828,738',
    '1014,414 990,458 930,498 876,542 864,602 890,664 894,730',
  ]) {
    const line = ink.path(edge)
    for (let i = 0; i < line.points.length; i += 7) {
      const point = line.points[i]
      if (!point || !chance.chance(0.6)) continue
      const way = -88 + chance.signed() * 20
      ink.tufts([[point.x, point.y]], () => way, { length: 7, count: 2, width: 1.5, fan: 0.7 })
    }
  }
  const middle = ink.path('986,406 958,452 900,490 848,534 836,602 862,668 860,766')
  for (let pebble = 0; pebble < 28; pebble++) {
    const at = middle.points[Math.floor(chance.next() * (middle.points.length - 1))]
    if (!at) continue
    const [x, y] = [at.x + chance.signed() * 20, at.y + chance.signed() * 6]
    ink.contour(ink.ellipse(x, y, chance.between(2.2, 4.6), chance.between(1.6, 2.7)), { width: 1.4, gap: 0.3 })
  }
}

/** Four furrows with cabbages. */
function drawGarden(ink: Ink): void {
  const { random } = ink
  for (let row = 0; row < 4; row++) {
    const y = row * 27
    const [start, end] = [-72 - row * 6, 74 + row * 4]
    const furrow = ink.path(
      `${start},${y}* ${start + 33},${y - 9} 0,${y - 8} ${end - 33},${y - 10} ${end},${y - 1}* ${end - 33},${y + 7} 0,${y + 9} ${start + 38},${y + 7}`,
      true,
    )
    ink.form(furrow, { width: 2.2, halo: 0.6, tone: { from: 0.46, to: 0.8, width: 2.5, spacing: 3, angle: -70 } })
    ink.wash(furrow, { alpha: 0.24, color: LEATHER })
    for (let plant = 0; plant < 6; plant++) {
      const x = lerp(start + 18, end - 16, plant / 5) + random.signed() * 4
      if (random.chance(0.14)) continue
      for (const [i, way] of [-138, -46, -92].entries()) {
        const leaf = ink.leaf(x, y - 4, way + random.signed() * 10, random.between(12, 17), 8, {
          bend: random.signed() * 2,
          belly: 0.6,
        })
        ink.form(leaf, { width: 1.6, halo: 0.4, gap: 0 })
        if (i === 1) ink.black(leaf)
      }
    }
  }
}
