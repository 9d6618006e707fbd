import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { clamp, lerp } from '../ink/numbers'

/** A place of the bed: `u` from its foot to its head, `v` from the wall to the near edge, `down` units down its side. */
function onBed(u: number, v: number, down = 0): readonly [number, number] {
  return [lerp(lerp(1072, 1470, u), lerp(1136, 1590, u), v), lerp(482, 526, v) - 4 * u + down]
}

export function drawBed(ink: Ink): void {
  ink.light = [-0.55, -0.6, 0.58]
  // Under it: the blackest place of the room, and a pair of slippers.
  ink.black('1120,600* 1620,600* 1610,716* 1480,708 1300,710 1130,720*')
  ink.feather('1130,714 1300,706 1480,704 1610,712', {
    side: 1,
    length: 22,
    width: 3.6,
    spacing: 5,
    slant: 55,
    envelope: () => 1,
  })
  for (const x of [1392, 1438]) {
    ink.form(
      [
        [x - 24, 714],
        [x - 20, 696],
        [x - 2, 687],
        [x + 16, 694],
        [x + 22, 712],
        [x, 718],
      ],
      { width: 2.4, halo: 1.4, tone: { from: 0.5, width: 1.6, spacing: 2.4 } },
    )
    ink.black([
      [x - 16, 700],
      [x - 2, 693],
      [x + 11, 699],
      [x - 2, 705],
    ])
  }
  const corner = (u: number, v: number, down = 0) => [...onBed(u, v, down), 1, 1]
  // The head of the bedstead: two posts and a board with a moon sawn out of it.
  bedPost(ink, 1486, 372, 510)
  ink.form('1480,392* 1600,372* 1604,520* 1484,496*', {
    width: 3,
    halo: 1.2,
    tone: { from: 0.3, width: 2.2, spacing: 2.6, angle: -74 },
  })
  ink.black('1546,410 1562,416 1568,432 1560,446 1544,450 1554,440 1556,430 1552,418')
  ink.form([corner(0, 0), corner(1, 0), corner(1, 1), corner(1, 1, 96), corner(0, 1, 98), corner(0, 1)], {
    width: 3.2,
    halo: 1.4,
  })
  ink.line([onBed(0.6, 1), onBed(1, 1)], { width: 2, profile: 'even' })
  ink.hatch([corner(0.6, 1), corner(1, 1), corner(1, 1, 96), corner(0.6, 1, 96)], {
    angle: 86,
    spacing: 6,
    width: 1.8,
    density: (x) => clamp((x - 1380) / 160),
  })
  const pillow = ink.clay(
    [ink.ellipse(1452, 474, 62, 30, -3), ink.ellipse(1402, 484, 20, 16), ink.ellipse(1502, 476, 22, 18)],
    10,
  )
  ink.form(pillow, { width: 3.2, halo: 1.4, tone: { from: 0.5, width: 1.8, spacing: 2.6 } })
  ink.lines(['1420,484 1440,476 1462,480', '1406,478 1414,472', '1476,492 1490,486 1498,476'], {
    width: 1.8,
    profile: 'flick',
  })
  bedPost(ink, 1600, 352, 724)
  // The quilt: thrown back at the pillow's end, hanging over the side in deep folds.
  const quilt = ink.path(
    '1066,492* 1120,468 1200,456 1290,460 1350,452* 1376,470 1398,500 1396,560 1404,610 1394,654* 1350,662 1312,652 1268,668 1222,654 1176,666 1126,652* 1132,580 1112,540',
    true,
  )
  ink.form(quilt, { width: 3.8, halo: 1.8, contour: false })
  ink.clip(quilt, () => {
    drawPatches(ink)
    ink.line('1104,520 1136,526 1240,514 1330,516 1400,506', { width: 2, profile: 'swell' })
    for (const fold of ['1186,540 1180,600 1184,668', '1268,536 1276,600 1270,670', '1346,530 1340,590 1346,664'])
      ink.feather(fold, { side: -1, length: 22, width: 3, spacing: 3.4, slant: 20, envelope: (share) => share })
    ink.feather('1126,650 1222,656 1312,652 1394,654', {
      side: -1,
      length: 16,
      width: 2.4,
      spacing: 3.6,
      slant: 40,
      envelope: () => 1,
    })
  })
  ink.contour(quilt, { width: 3.8 })
  const turned = ink.path(
    '1336,454* 1372,444 1400,458 1424,506 1416,560 1428,616 1420,652* 1386,660* 1384,610 1388,560 1374,500',
    true,
  )
  ink.form(turned, { width: 3.2, halo: 1.4, tone: { from: 0.56, width: 1.8, spacing: 2.8, angle: -78 } })
  ink.lines(['1386,470 1406,520 1400,580 1408,644', '1366,470 1384,500'], { width: 1.8, profile: 'swell' })
  // The foot of the bedstead: turned wood, black against the lamp.
  bedPost(ink, 1064, 404, 640)
  ink.black('1064,428* 1134,438* 1134,458* 1064,446*')
  ink.line('1070,432 1128,441', { width: 2, white: true, profile: 'swell' })
  ink.black('1064,556* 1134,582* 1134,600* 1064,572*')
  for (const [x, top, bottom] of [
    [1082, 448, 562],
    [1098, 450, 568],
    [1114, 454, 576],
  ] as const)
    ink.line(
      [
        [x, top],
        [x + 1, bottom],
      ],
      { width: 6, profile: 'even' },
    )
  bedPost(ink, 1134, 418, 724)
}

function bedPost(ink: Ink, x: number, top: number, foot: number): void {
  const shape = ink.clay(
    [
      ink.tube(
        [
          [x, top + 16, 13],
          [x + 1, (top + foot) / 2, 15],
          [x, foot - 6, 12],
        ],
        { root: true, round: 0.3 },
      ),
      ink.ellipse(x, top, 14, 14),
      ink.ellipse(x, top + 26, 12, 6),
    ],
    4,
  )
  ink.cut(shape, { halo: 1.8 })
  ink.black(shape)
  ink.rim(shape, { distance: 2.2 })
}

function drawPatches(ink: Ink): void {
  const random = ink.fork('patches')
  const place = (i: number, j: number) => {
    const u = (i + 0.16 * noise1(3, i * 1.7 + j)) * 0.118
    const [x, y] = j <= 2 ? onBed(u, j / 2) : onBed(u, 1, (j - 2) * 50)
    return [x + 3 * noise1(5, j + i * 2.3), y + 3 * noise1(8, i + j * 3.1), 1, 1]
  }
  for (let i = 0; i < 6; i++) {
    for (let j = 0; j < 5; j++) {
      const corners = [place(i, j), place(i + 1, j), place(i + 1, j + 1), place(i, j + 1)]
      const patch = ink.path(corners, true)
      const [x0 = 0, y0 = 0] = corners[0] ?? []
      const [x1 = 0, y1 = 0] = corners[2] ?? []
      const kind = Number(['021403', '350214', '143052', '204135', '512340'][j]?.[i])
      ink.clip(patch, () => {
        if (kind === 0) ink.wash(patch, { alpha: 0.42 })
        if (kind === 1)
          for (let k = 0; k < 12; k++) ink.dot(random.between(x0, x1), random.between(y0, y1), random.between(1.6, 2.8))
        if (kind === 3) ink.hatch(patch, { angle: 45, spacing: 6.4, width: 2.2, inset: 3 })
        if (kind === 5) ink.hatch(patch, { angle: 86, spacing: 11, width: 4.4, inset: 1, jitter: 0.02 })
        if (kind === 4) {
          ink.black(patch)
          for (let k = 0; k < 5; k++) {
            const [x, y] = [x0 + 14 + (k % 3) * 16, y0 + 12 + Math.floor(k / 3) * 20]
            ink.line(
              [
                [x, y],
                [x + 4, y + 4],
              ],
              { width: 4, white: true },
            )
          }
        }
      })
      ink.line([place(i, j), place(i, j + 1)], { width: 1.6, profile: 'even' })
      ink.line([place(i, j), place(i + 1, j)], { width: 1.6, profile: 'even' })
    }
  }
}
