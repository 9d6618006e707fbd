import type { Ink } from '../ink/ink'
import { GREY, RUST } from '../ink/palette'

/** What lies under a meadow in which a dog lives. The earth itself is black, and is not drawn. */
export function drawUnderground(ink: Ink): void {
  drawTurf(ink)
  drawRoots(ink)
  drawStones(ink)
  drawHoard(ink)
  ink.at(1120, 1286, { rotate: -4 }, () => drawMole(ink))
  drawWorm(ink)
}

/** The edge of the earth, ragged between the feet of the blades. */
function drawTurf(ink: Ink): void {
  const random = ink.fork('turf')
  const edge: string[] = ['1660,1050*', '-60,1050*']
  for (let x = -60; x < 1660; x += random.between(9, 30)) {
    edge.push(
      `${x.toFixed(1)},${(1024 - random.between(0, 30) * random.next()).toFixed(1)}${random.chance(0.6) ? '*' : ''}`,
    )
  }
  ink.black(edge.join(' '))
}

/** Roots that come down out of the dark, finer and finer. */
function drawRoots(ink: Ink): void {
  const random = ink.fork('roots')
  for (let x = 20; x < 1600; x += random.between(34, 92)) {
    const length = random.between(36, 150)
    const lean = random.signed() * 34
    const root = [
      [x, 1030],
      [x + lean * 0.3, 1030 + length * 0.4],
      [x + lean * 0.2, 1030 + length * 0.7],
      [x + lean, 1030 + length],
    ]
    ink.line(root, { width: random.between(1.8, 3.2), white: true, profile: 'swell' })
    for (const share of [0.4, 0.7]) {
      if (random.chance(0.45)) continue
      const [fromX, fromY] = [x + lean * 0.25, 1030 + length * share]
      const side = random.chance() ? 1 : -1
      const hair = [
        [fromX, fromY],
        [fromX + side * random.between(8, 18), fromY + random.between(10, 22)],
        [fromX + side * random.between(16, 34), fromY + random.between(18, 40)],
      ]
      ink.line(hair, { width: 1.4, white: true, profile: 'flick' })
    }
  }
}

/** Stones, seen by the light that falls on their upper right; and dashes of earth. */
function drawStones(ink: Ink): void {
  const random = ink.fork('stones')
  const mark = { white: true } as const
  for (const [x, y, size] of [
    [92, 1214, 34],
    [176, 1400, 22],
    [330, 1180, 16],
    [470, 1462, 28],
    [760, 1150, 20],
    [866, 1176, 26],
    [930, 1440, 18],
    [1432, 1184, 22],
    [1512, 1420, 36],
  ] as const) {
    const stone = ink.ellipse(x, y, size, size * 0.72, random.signed() * 24, 0.3)
    ink.contour(stone, { width: 2.2, gap: 0.4, lit: 0.5, white: true })
    ink.lines(
      [
        `${x - size * 0.2},${y - size * 0.36} ${x + size * 0.3},${y - size * 0.42} ${x + size * 0.62},${y - size * 0.1}`,
      ],
      {
        ...mark,
        width: 2.6,
        profile: 'swell',
      },
    )
  }
  for (let i = 0; i < 90; i++) {
    const [x, y] = [random.between(20, 1580), random.between(1150, 1515)]
    const length = random.between(5, 15)
    ink.line(
      [
        [x, y],
        [x + length, y + random.signed() * 2.4],
      ],
      { ...mark, width: random.between(1.2, 2), profile: 'flick' },
    )
  }
}

/** All that he has ever buried, and knows where. */
function drawHoard(ink: Ink): void {
  const rim = '356,1316 380,1262 450,1226 560,1208 680,1222 752,1262 776,1318'
  ink.line(rim, { width: 3, white: true, profile: 'swell' })
  ink.line('392,1300 420,1264 490,1240', { width: 1.8, white: true, profile: 'flick' })
  ink.line('640,1236 706,1262 742,1300', { width: 1.8, white: true, profile: 'flick' })
  ink.at(640, 1352, { rotate: -16 }, () => drawBoot(ink))
  for (const [x, y, turn, size] of [
    [440, 1384, 12, 1.05],
    [560, 1404, -9, 1.2],
    [520, 1352, 38, 0.95],
    [448, 1336, -34, 0.9],
    [588, 1326, -62, 0.86],
  ] as const) {
    ink.at(x, y, { rotate: turn, scale: size }, () => drawBone(ink))
  }
  const ball = ink.ellipse(716, 1384, 32, 32)
  ink.form(ball, { width: 3.2, halo: 1.6, tone: { from: 0.6, width: 2.2, spacing: 2.6 } })
  ink.tint(ink.ellipse(716, 1384, 32, 32), { color: RUST, offset: 2.4, alpha: 0.9 })
  ink.line('688,1372 710,1384 716,1414', { width: 2.6, profile: 'swell' })
  ink.line('718,1353 724,1376 746,1390', { width: 2.6, profile: 'swell' })
}

function drawBone(ink: Ink): void {
  const knobs = [-1, 1].flatMap((end) => [
    ink.ellipse(end * 58, -9.6, 14.5, 12.6, end * 20),
    ink.ellipse(end * 57, 10.4, 13.6, 12, end * -16),
  ])
  const shaft = ink.tube('-56,0@17 0,1@13 56,0@17', { root: true })
  const bone = ink.clay([shaft, ...knobs], 6)
  ink.form(bone, { width: 3.2, halo: 2.4, lit: 0.6, tone: { from: 0.62, width: 2, spacing: 2.5 } })
  ink.lines(['-20,-3 4,-2', '14,3 32,2'], { width: 1.6, profile: 'flick' })
}

/** A boot that somebody has been looking for. */
function drawBoot(ink: Ink): void {
  const boot = ink.path('-26,-96* 24,-98* 26,-40 34,-22 72,-8 84,12 78,26* -30,28* -32,-4 -24,-44', true)
  ink.form(boot, { width: 3.6, halo: 2.4, tone: { from: 0.46, width: 2.4, spacing: 2.5 } })
  ink.wash(boot, { color: GREY, alpha: 0.4, dx: 3, dy: 2 })
  ink.form('-32,26* 80,24* 84,36* -34,38*', { width: 2.6, halo: 0.6 })
  ink.black('-36,38* -34,27* -8,27* -10,48* -34,48*')
  for (const y of [-66, -48, -30]) ink.line(`6,${y} 18,${y + 4} 28,${y - 2}`, { width: 2.4, profile: 'pen' })
  ink.line('-26,-84 0,-80 24,-86', { width: 2.4, profile: 'swell' })
  ink.line('22,-34 34,-50 46,-46 40,-32 26,-30', { width: 2.2, profile: 'pen' })
}

/** A mole that has heard all of it, in bed. (0, 0) is the middle of its chamber. */
function drawMole(ink: Ink): void {
  ink.form(ink.ellipse(0, 0, 178, 104, 0, 0.1), { width: 4, halo: 1.4, tone: { from: 0.7, width: 2, spacing: 3 } })
  ink.line('-150,74 -60,84 60,84 150,70', { width: 3, profile: 'swell' })
  // A pillow, and the mole on it, nose up.
  ink.form('-132,52* -140,18 -116,-2 -74,4 -56,30 -62,62* -100,70', { width: 2.8, halo: 0.8 })
  const body = ink.clay([ink.ellipse(34, 34, 92, 42), ink.ellipse(-62, 20, 44, 36)], 14)
  ink.solid(body, { halo: 1.6, rim: 2 })
  ink.form('-98,8 -128,-14 -134,-6 -104,24', { width: 2.4, halo: 0.8 })
  ink.dot(-131, -12, 6.4)
  ink.line('-78,4 -70,10 -60,9', { width: 2.8, white: true, profile: 'pen' })
  // Its nightcap, and both hands over its ears.
  ink.form('-70,-12* -40,-30 -2,-30* 30,-58 60,-54 44,-44 22,-20 -22,14*', { width: 3, halo: 1.2 })
  ink.tint('-70,-12* -40,-30 -2,-30* 30,-58 60,-54 44,-44 22,-20 -22,14*', { color: RUST, offset: 2, alpha: 0.85 })
  ink.form(ink.ellipse(64, -52, 10, 9.6), { width: 2.4, halo: 0.8 })
  const hand = ink.clay(
    [
      ink.ellipse(-34, 26, 19, 15, -20),
      ...[-14, 0, 14].map((fan) =>
        ink.tube(
          [
            [-40, 22, 9],
            [-58 + fan * 0.2, 12 + fan, 5],
          ],
          { root: true },
        ),
      ),
    ],
    3,
  )
  ink.form(hand, { width: 2.6, halo: 1.2 })
  // A quilt up to the chin, patched.
  const quilt = ink.path('-8,4* 40,-12 96,-4 132,22 138,62* 60,82 -24,80* -6,44', true)
  ink.form(quilt, { width: 3.2, halo: 1.4, tone: { from: 0.7, width: 2, spacing: 2.8 } })
  ink.clip(quilt, () => {
    ink.lines(['36,-20 46,40 40,90', '92,-16 102,40 98,90', '-20,36 60,30 160,42'], { width: 2, profile: 'even' })
    ink.black('46,-10* 94,-8* 98,32* 48,34*')
    for (const [x, y] of [
      [60, 6],
      [78, 18],
      [66, 26],
      [84, 0],
    ] as const) {
      ink.dot(x, y, 2.6, { white: true })
    }
  })
}

/** A worm on its way elsewhere. */
function drawWorm(ink: Ink): void {
  const worm = ink.tube('196,1296@15 222,1276@16 250,1290@16 272,1316@15 302,1312@14 318,1286@11', { root: true })
  ink.form(worm, { width: 2.6, halo: 2, tone: { from: 0.6, width: 1.8, spacing: 2.4 } })
  ink.lines(['228,1269 226,1284', '252,1284 244,1298', '270,1308 262,1320', '294,1306 296,1322'], {
    width: 1.8,
    profile: 'swell',
  })
  ink.dot(312, 1286, 2)
}
