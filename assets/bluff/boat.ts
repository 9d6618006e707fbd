import type { Ink } from '../ink/ink'
import { clamp } from '../ink/numbers'

/** The prow of our own boat, as it lies on the stage when the sea is calm. */
export const PROW = { left: 736, top: 780, width: 680, height: 330 } as const
/** What only tall windows show of it: where we sit. */
export const STERN = { left: 620, top: 1104, width: 1060, height: 696 } as const
/** The same boat, seen from the cave, about the middle of its waterline. */
export const BOAT = { left: -150, top: -92, width: 300, height: 150 } as const

/** Our own prow: we sit in it. It stands higher than the waves behind it, and goes on below the stage. */
export function drawProw(ink: Ink): void {
  ink.at(104, 36, {}, () => {
    const hull = ink.path(
      '806,792* 752,836 700,902 660,968 640,1080* 1306,1080* 1204,964 1072,876 950,822 872,796*',
      true,
    )
    ink.form(hull, { width: 4.4, halo: 2.4, contour: false })
    const well = ink.path('838,824* 796,866 760,930 742,1080* 1190,1080* 1116,974 1010,894 916,842*', true)
    ink.clip(hull, () => {
      ink.between('800,800 742,858 692,930 660,1080', '826,820 780,872 744,946 728,1080', 3, {
        ...{ width: 2.6, trim: 0.06, profile: 'even', jitter: 0.3 },
      })
      ink.hatch('806,792* 752,836 700,902 660,968 640,1080* 700,1080* 730,960 770,880 830,816*', {
        ...{ angle: 50, spacing: 6, width: 3, profile: 'flick', length: 60 },
        density: (_, y) => clamp((y - 840) / 180),
      })
      // The gunwale on the right: its joints, the grain of its wood.
      ink.lines(['986,838 978,850', '1096,892 1084,908', '1192,962 1178,978'], { width: 2.6, profile: 'pen' })
      ink.lines(['920,820 960,836 1000,854', '1020,864 1070,890', '1120,920 1170,956 1190,974'], {
        ...{ width: 1.6, profile: 'flick' },
      })
    })
    ink.black(well)
    ink.clip(well, () => {
      ink.between('846,848 812,906 800,1080', '900,858 990,930 1060,1080', 7, {
        ...{ width: 3, white: true, trim: 0.2, jitter: 0.5, profile: 'swell' },
      })
      const thwart = ink.path('752,958* 930,938 1092,952* 1130,990* 940,974 744,1000*', true)
      ink.form(thwart, { width: 3.4, halo: 2 })
      ink.lines(['770,976 860,962 980,962 1090,974', '800,984 900,972 1000,974'], { width: 1.8, profile: 'swell' })
      ink.line('792,876 870,872 962,874 992,888', { width: 9, white: true, profile: 'even' })
    })
    ink.contour(well, { width: 3, gap: 0 })
    drawCoil(ink)
    ink.contour(hull, { width: 4.6, gap: 0.04 })
    // The stem, with an iron ring.
    const stem = ink.path('796,840* 792,800 800,764 826,752* 842,766 838,800 852,830*', true)
    ink.form(stem, { width: 3.8, halo: 1.8, tone: { from: 0.4, to: 0.7, width: 3.4, spacing: 3.4 } })
    ink.line(ink.ellipse(806, 822, 10, 13), { width: 3.6, closed: true, profile: 'even' })
  })
}

/** The boat about us, below the stage: ribs and boards, a pair of oars, a pair of boots, a lunch that a crumb is missing of. */
export function drawStern(ink: Ink): void {
  const hull = ink.path(
    '754,1060* 744,1116 700,1200 664,1340 650,1500 652,1800* 1660,1800* 1646,1540 1590,1330 1500,1200 1410,1116 1361,1060*',
    true,
  )
  ink.form(hull, { width: 4.6, halo: 2.4, contour: false })
  const well = ink.path(
    '853,1060* 846,1116 806,1190 774,1330 762,1500 764,1800* 1540,1800* 1524,1560 1470,1350 1386,1200 1294,1116 1255,1060*',
    true,
  )
  ink.clip(hull, () => {
    ink.between('764,1110 720,1190 686,1340 672,1500 674,1800', '832,1110 788,1190 756,1340 744,1500 746,1800', 3, {
      ...{ width: 2.6, trim: 0.04, profile: 'even', jitter: 0.3 },
    })
    ink.lines(['1440,1200 1424,1214', '1560,1370 1540,1382', '1622,1560 1600,1566'], { width: 2.6, profile: 'pen' })
  })
  ink.black(well)
  ink.clip(well, () => {
    ink.between(
      '904,1110 866,1190 838,1340 828,1500 830,1800',
      '1166,1110 1260,1200 1340,1360 1390,1560 1400,1800',
      7,
      {
        ...{ width: 3, white: true, trim: 0.06, jitter: 0.4, profile: 'swell' },
      },
    )
    for (const rib of ['790,1262 1000,1226 1240,1220 1430,1262', '764,1640 1000,1600 1300,1596 1540,1640']) {
      ink.line(rib, { width: 8, white: true, profile: 'even' })
    }
    const thwart = ink.path('740,1400* 1000,1368 1260,1366 1510,1402* 1530,1462* 1260,1420 1000,1424 740,1462*', true)
    ink.form(thwart, { width: 3.6, halo: 2 })
    ink.lines(['790,1420 960,1400 1200,1398', '1100,1410 1320,1410 1480,1430', '820,1438 900,1430'], {
      width: 1.8,
      profile: 'swell',
    })
  })
  ink.contour(well, { width: 3, gap: 0 })
  ink.contour(hull, { width: 4.6, gap: 0.04 })
  // An oar laid in along the side, and a loaf with a bite out of it on the thwart.
  ink.form(ink.tube('1330,1120@13 1380,1300@14 1420,1500@15 1440,1720@16'), { width: 3.4, halo: 2.4 })
  ink.form('1404,1640* 1386,1700 1392,1796* 1480,1796* 1484,1700 1466,1640*', { width: 3.6, halo: 2 })
  ink.line('1436,1650 1440,1720 1440,1790', { width: 2, profile: 'swell' })
  const loaf = ink.path(
    '1060,1396* 1052,1366 1084,1346 1140,1340 1196,1350* 1190,1362 1198,1370 1188,1380 1196,1394*',
    true,
  )
  ink.form(loaf, { width: 3.2, halo: 1.6, tone: { from: 0.5, to: 0.8, width: 2.6, spacing: 3.4 } })
  ink.lines(['1086,1352 1096,1366', '1112,1346 1122,1362', '1140,1344 1150,1360'], { width: 2.4, profile: 'flick' })
  for (const [x, y] of [
    [1214, 1390],
    [1226, 1396],
    [1206, 1398],
  ] as const)
    ink.dot(x, y, 2.4)
  // Our boots, toes up: we have all day.
  for (const [x, turn] of [
    [1010, -10],
    [1110, 9],
  ] as const) {
    ink.at(x, 1560, { rotate: turn }, () => {
      const boot = ink.path('-34,240* -36,60 -44,20 -40,-26 -22,-46 4,-48 26,-36 36,-6 34,30 32,240*', true)
      ink.form(boot, { width: 3.8, halo: 3, tone: { from: 0.44, to: 0.8, width: 3.4, spacing: 3.6, angle: 80 } })
      ink.line('-40,-2 -10,14 34,4', { width: 3, profile: 'swell' })
      ink.lines(['-26,52 0,60 28,50', '-26,78 0,86 28,76', '-26,104 0,112 28,102'], { width: 3, profile: 'swell' })
      ink.form(ink.path('-36,150* -40,176 38,176 36,150*', true), { width: 3, halo: 1 })
    })
  }
}

/** Rope, coiled on the thwart, its end over the edge. */
function drawCoil(ink: Ink): void {
  for (const [radius, y] of [
    [58, 966],
    [52, 954],
    [46, 942],
  ] as const) {
    ink.form(ink.ellipse(918, y, radius, radius * 0.34), { width: 3, halo: 0.8 })
    ink.form(ink.ellipse(918, y - 3, radius - 15, radius * 0.2), { width: 2.2 })
    for (let strand = 0; strand < 11; strand++) {
      const turn = (strand / 11) * Math.PI + 0.15
      const [across, down] = [Math.cos(turn), Math.sin(turn)]
      ink.line(
        [
          [918 + across * radius * 0.98, y + down * radius * 0.31],
          [918 + across * radius * 0.86 + 5, y + down * radius * 0.26 - 3],
        ],
        { width: 2, profile: 'flick' },
      )
    }
  }
  ink.black(ink.ellipse(918, 938, 28, 8))
  ink.line('946,938 1010,946 1052,996 1060,1080', { width: 11, profile: 'even' })
  ink.line('946,937 1009,946 1050,996 1058,1080', { width: 5.6, white: true, profile: 'even' })
}

/** The boat that we came in, left outside; (0, 0) is the middle of its waterline. */
export function drawBoat(ink: Ink): void {
  ink.at(0, -8, { rotate: -4, scale: 0.82 }, () => {
    const hull = ink.path('-150,-34* -120,20 -60,44 60,46 120,24 168,-44* 100,-22 0,-16 -90,-20', true)
    ink.form(hull, { width: 4, halo: 2 })
    ink.clip(hull, () => {
      ink.black('-150,-2 -60,14 60,14 168,-12 168,60 -150,60')
      ink.feather('-150,-2 -60,14 60,14 168,-12', {
        ...{ side: -1, length: 12, width: 2.6, spacing: 4, slant: 20, envelope: () => 0.8 },
      })
      ink.line('-120,24 -40,36 60,36 130,16', { width: 2.4, white: true, profile: 'swell' })
      ink.line('-130,-22 -40,-12 60,-12 140,-28', { width: 1.8, profile: 'swell' })
    })
    ink.line('30,-30 86,10 150,60', { width: 7, profile: 'even' })
    ink.line('-20,-24 0,-28 26,-26', { width: 4, profile: 'even' })
  })
}
