import type { Ink } from '../ink/ink'
import { INDIGO } from '../ink/palette'

/** The sea's tone towards the horizon, stretched as wide as the window. */
export const FAR_TONE = { left: 0, top: 556, width: 16, height: 280 } as const
/** A tile of the far sea, mirrored by its neighbours. */
export const FAR_SEA = { left: 0, top: 560, width: 480, height: 104 } as const
/** What is left of the next headland. */
export const STACKS = { left: 1100, top: 396, width: 324, height: 190 } as const

const HORIZON = 572

export function drawFarTone(ink: Ink): void {
  ink.wash(`-60,${HORIZON}* 76,${HORIZON}* 76,900* -60,900*`, {
    ...{ alpha: 0.62, color: INDIGO, fade: { from: [0, 540], to: [0, 830] } },
  })
}

/** The horizon and the small strokes before it, thinner and closer the further off. */
export function drawFarSea(ink: Ink): void {
  const random = ink.fork('far')
  ink.line(`-60,${HORIZON} 120,${HORIZON - 1} 300,${HORIZON + 0.6} 540,${HORIZON}`, { width: 2.6, profile: 'even' })
  for (let row = 0; row < 7; row++) {
    const y = HORIZON + 9 + row * 7 + row * row * 0.9
    for (let x = random.between(4, 60); x < 440; ) {
      const length = random.between(22, 60) * (0.7 + row * 0.12)
      if (x + length > 474) break
      const rise = random.between(1.6, 3)
      ink.line(
        [
          [x, y],
          [x + length * 0.35, y - rise],
          [x + length, y + random.signed()],
        ],
        {
          ...{ width: random.between(1.2, 1.9) + row * 0.14, profile: 'swell' },
        },
      )
      x += length + random.between(24, 150)
    }
  }
}

/** A broken arch with its own needle's eye, and a needle: the next headland, or what is left of it. */
export function drawStacks(ink: Ink): void {
  const arch = ink.path(
    '1168,576* 1180,536 1176,512* 1196,486 1224,478* 1236,452 1268,440* 1302,446 1318,468* 1314,494 1350,504* 1372,528 1368,548* 1396,560 1408,577*',
    true,
  )
  ink.form(arch, { width: 2.8, halo: 1.4, gap: 0.3 })
  ink.clip(arch, () => {
    ink.black('1292,438* 1300,470 1288,500* 1322,520 1330,580* 1420,580* 1400,430*')
    ink.feather('1290,440 1299,470 1287,500 1321,520 1329,578', {
      ...{ side: 1, length: 22, width: 2.4, spacing: 3.4, slant: -20, envelope: () => 0.8 },
    })
    const ledges = ['1182,530 1200,524', '1226,480 1230,504 1224,520', '1250,470 1272,466', '1190,500 1206,496']
    ink.lines([...ledges, '1196,556 1212,552', '1248,458 1262,455', '1206,512 1218,510'], {
      width: 1.8,
      profile: 'flick',
    })
    ink.lines(['1338,520 1344,536', '1356,540 1362,556', '1306,462 1310,478'], {
      ...{ width: 1.8, white: true, bare: true, profile: 'flick' },
    })
  })
  ink.cut('1236,577* 1238,544 1252,520* 1272,514 1288,532* 1290,556 1298,577*')
  ink.wash('1234,573* 1300,573* 1300,579* 1234,579*', { alpha: 0.5, color: INDIGO })
  ink.line('1236,577 1238,544 1252,520 1272,514 1288,532 1290,556 1298,577', { width: 2.4, profile: 'even' })
  ink.form('1112,577* 1122,548 1118,530* 1132,512 1144,536* 1142,556 1156,577*', {
    ...{ width: 2.2, halo: 1.2, tone: { from: 0.3, to: 0.6, width: 3, spacing: 3 } },
  })
  for (const [x, y, size] of [
    [1214, 428, 1],
    [1346, 446, 0.8],
    [1190, 456, 0.6],
    [1372, 410, 0.6],
  ] as const) {
    ink.line(
      [
        [x - 11 * size, y - 2 * size],
        [x - 5 * size, y - 6 * size],
        [x, y],
      ],
      { width: 2.2 * size, profile: 'grow' },
    )
    ink.line(
      [
        [x, y],
        [x + 6 * size, y - 6 * size],
        [x + 12 * size, y - 3 * size],
      ],
      {
        ...{ width: 2.2 * size, profile: 'flick' },
      },
    )
  }
  // Where they stand in the water.
  ink.lines(['1104,580 1130,577 1164,581', '1160,582 1200,578 1240,582', '1296,582 1350,578 1416,582'], {
    ...{ width: 2.4, white: true, profile: 'swell' },
  })
}
