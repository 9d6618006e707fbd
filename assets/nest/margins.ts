import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { OCHRE } from '../ink/palette'
import { drawGround, drawStones, drawStrata, type Stretch } from './earth'
import { NIGHT, PALE } from './palette'
import { drawRails } from './roots'

/** How far beyond the stage its margins are drawn, in scene units. */
export const BEYOND = { wide: 800, above: 560, below: 560 } as const

const LEFT: Stretch = { from: -BEYOND.wide, to: 0 }
const RIGHT: Stretch = { from: 1600, to: 1600 + BEYOND.wide }

/** The earth on the left, for windows that are wider than the stage: the rails run out in it, and an anchor lies there, far from any sea. */
export function drawLeft(ink: Ink): void {
  drawGround(ink, LEFT)
  drawStrata(ink, LEFT, 130, () => true)
  drawStones(ink, [
    [-90, 962, 44, 26, 10],
    [-210, 936, 28, 18, -14],
    [-330, 974, 60, 30, 4],
    [-520, 320, 40, 24, 20],
    [-610, 930, 52, 30, -8],
    [-700, 560, 34, 24, 30],
    [-480, 640, 26, 18, -20],
  ])
  drawRails(ink)
  ink.at(-560, 760, { rotate: 28 }, () => {
    ink.light = [0.2, -0.8, 0.56]
    const fill = '#8a8070'
    ink.form('-7,-84* 7,-84* 8,60* -8,60*', { width: 2.6, fill })
    ink.form('-42,-62* 42,-62* 42,-50* -42,-50*', { width: 2.6, fill })
    ink.form('-78,18* -58,24 -40,46 -10,60 10,60 40,46 58,24 78,18* 66,52 34,78 0,86 -34,78 -66,52', {
      width: 2.8,
      fill,
    })
    ink.line(ink.ellipse(0, -98, 16, 16), { width: 7, closed: true, gouache: fill })
    ink.lines(['-3,-40 -2,40', '-56,36 -30,62'], { width: 2.2, white: true, profile: 'swell' })
  })
}

/** The earth on the right, where a cup was buried with its saucer, and nobody knows why. */
export function drawRight(ink: Ink): void {
  drawGround(ink, RIGHT)
  drawStrata(ink, RIGHT, 130, () => true)
  drawStones(ink, [
    [1700, 940, 40, 24, -10],
    [1830, 972, 56, 28, 6],
    [1960, 934, 24, 16, 24],
    [2090, 420, 38, 26, -18],
    [2240, 950, 58, 32, 8],
    [2290, 640, 30, 20, 16],
    [2050, 690, 26, 18, -30],
  ])
  drawRails(ink)
  ink.at(2160, 800, { rotate: -24 }, () => {
    ink.light = [0.2, -0.8, 0.56]
    ink.form('-60,26* 60,26* 40,40 -40,40', { width: 2.6, fill: '#9c917e' })
    ink.line('36,-14 60,-18 58,10 32,12', { width: 6, gouache: '#9c917e', profile: 'even' })
    const cup = ink.form('-42,-30* 42,-30* 34,16 18,28 -18,28 -34,16', { width: 2.8, fill: '#9c917e' })
    ink.clip(cup, () => ink.tint('-44,-14 44,-14 44,0 -44,0', { color: OCHRE, alpha: 0.6, offset: 0 }))
    ink.lines(['-30,-20 -24,10', '-34,-30 36,-30'], { width: 2.2, white: true, profile: 'swell' })
  })
}

/** The night over the meadow, for windows that are taller than the stage: the tree goes up in it, and somebody's kite is still there. */
export function drawAbove(ink: Ink): void {
  const top = -BEYOND.above
  ink.cut(ink.box(-60, top - 60, 1720, BEYOND.above + 120), { fill: NIGHT })
  const random = ink.fork('stars')
  for (let i = 0; i < 46; i++)
    ink.dot(random.between(0, 1600), random.between(top, -20), random.between(1.2, 2.8), { white: true })
  const branch = (spine: string) => ink.black(ink.tube(spine, { root: true }))
  branch('720,-260@60 600,-340@38 470,-350@26 360,-420@14 300,-430@6')
  branch('560,-346@20 520,-420@13 530,-480@6')
  branch('840,-330@56 960,-420@36 1100,-430@24 1210,-500@12 1260,-500@5')
  branch('1060,-430@18 1120,-372@11 1180,-360@5')
  branch('700,-470@44 640,-560@30 600,-640@20')
  ink.black('674,4* 690,-60 706,-240 696,-420 660,-640* 900,-640* 862,-420 858,-240 872,-60 884,4*')
  for (let i = 0; i < 46; i++) {
    const x = random.between(712, 852)
    const y = random.between(top - 20, -10)
    const bark = [
      [x, y],
      [x + random.signed() * 5, y + 34],
      [x + random.signed() * 4, y + random.between(60, 90)],
    ]
    ink.line(bark, { width: random.between(1.4, 3), profile: 'swell', gouache: PALE })
  }
  for (const [x, y] of [
    [330, -428],
    [430, -372],
    [530, -470],
    [1220, -500],
    [1150, -366],
    [1090, -436],
  ] as const)
    ink.tufts(
      Array.from({ length: 5 }, (_, i) => [x + i * 9 - 18, y + 8 * noise1(4, x + i)]),
      () => -90 + random.signed() * 70,
      { length: 26, count: 3, width: 4, fan: 1 },
    )
  // A kite that was given up.
  ink.line('1236,-470 1200,-400 1240,-340 1216,-280', { width: 2, profile: 'even' })
  for (const [x, y] of [
    [1214, -420],
    [1222, -372],
    [1234, -330],
  ] as const)
    ink.black(`${x - 10},${y - 6}* ${x + 10},${y + 6}* ${x + 10},${y - 6}* ${x - 10},${y + 6}*`)
  ink.at(1262, -506, { rotate: 24 }, () => {
    const kite = ink.path('0,-62* 40,-8* 0,52* -40,-8*', true)
    ink.form(kite, { width: 3, tone: { from: 0.5, width: 2.2, spacing: 2.6 } })
    ink.clip(kite, () => ink.tint('0,-62 40,-8 0,-8', { color: OCHRE, alpha: 0.85, offset: 0 }))
    ink.lines(['0,-62 0,52', '-40,-8 40,-8'], { width: 2.4 })
  })
}

/** The earth below the stage: the chest that the key belongs to, and what is left of somebody long. */
export function drawBelow(ink: Ink): void {
  ink.black(ink.box(-60, 940, 1720, BEYOND.below + 120))
  const random = ink.fork('deep')
  for (let i = 0; i < 130; i++) {
    const x = random.between(-40, 1640)
    const y = random.between(1000, 1000 + BEYOND.below)
    const long = random.between(30, 110)
    const lie = (px: number) => y + 14 * noise1(12, px / 190 + y / 400)
    ink.line(
      [
        [x, lie(x)],
        [x + long / 2, lie(x + long / 2)],
        [x + long, lie(x + long)],
      ],
      { width: random.between(1.2, 2.6), profile: 'swell', gouache: PALE },
    )
  }
  drawStones(ink, [
    [388, 1000, 60, 32, 4],
    [1100, 1000, 40, 22, 0],
    [120, 1060, 46, 30, 14],
    [560, 1090, 34, 22, -10],
    [1480, 1120, 66, 36, -6],
    [260, 1470, 80, 40, 8],
    [980, 1500, 60, 30, -12],
    [1380, 1440, 40, 26, 20],
    [700, 1330, 28, 18, 0],
  ])
  drawFossil(ink)
  ink.at(300, 1230, { rotate: -9 }, () => {
    ink.light = [0.2, -0.8, 0.56]
    const fill = '#7d6a4c'
    ink.form('-96,-10* 96,-10* 92,76* -92,76*', { width: 3, fill, tone: { from: 0.4, width: 2.6, spacing: 2.8 } })
    ink.form('-98,-10* -94,-52 -60,-78 60,-78 94,-52 98,-10*', {
      width: 3,
      fill,
      tone: { from: 0.4, width: 2.6, spacing: 2.8 },
    })
    for (const x of [-62, 62])
      ink.line(
        [
          [x, -76, 1],
          [x * 1.04, -10, 1],
          [x, 76, 1],
        ],
        { width: 11, profile: 'even' },
      )
    ink.line('-97,-10 97,-10', { width: 6, profile: 'even' })
    const lock = ink.form('-20,-20* 20,-20* 22,14 0,26 -22,14', { width: 2.8, fill: '#b3a792' })
    ink.tint(lock, { color: OCHRE, alpha: 0.7, offset: 2 })
    ink.black(ink.ellipse(0, -4, 5, 6))
    ink.black('-3,-2* 3,-2* 5,14* -5,14*')
    ink.lines(['-84,-40 -60,-66 -20,-70', '-84,4 -40,3'], { width: 2, white: true, profile: 'swell' })
  })
}

/** Somebody long, who slept too well. */
function drawFossil(ink: Ink): void {
  ink.light = [0.2, -0.8, 0.56]
  const fill = '#8d8475'
  const spineAt = (share: number) => ({ x: 1360 - 560 * share, y: 1230 + 70 * Math.sin(share * 5.4) + 30 * share })
  for (let i = 0; i < 24; i++) {
    const share = i / 23
    const { x, y } = spineAt(share)
    const size = 19 * (1 - 0.72 * share)
    if (i > 2 && i < 13) {
      const rib = 96 * Math.sin(((i - 2) / 11) * Math.PI)
      ink.line(
        [
          [x, y + 8],
          [x - 22, y + rib * 0.5],
          [x - 4, y + rib],
        ],
        { width: 7, gouache: fill, profile: 'brush' },
      )
    }
    ink.form(ink.ellipse(x, y, size * 0.72, size, 12), { width: 2.2, fill, halo: 1 })
  }
  const skull = ink.clay([ink.ellipse(1416, 1214, 44, 38), ink.tube('1440,1230@44 1500,1250@26', { root: true })], 10)
  ink.form(skull, { width: 2.8, fill, halo: 1.6, tone: { from: 0.5, width: 2.2, spacing: 2.6 } })
  // Its eyes are shut even now.
  ink.line('1394,1206 1408,1216 1424,1208', { width: 4 })
  ink.lines(['1470,1262 1474,1272', '1484,1262 1489,1271', '1456,1260 1458,1268'], { width: 3 })
  ink.line('1444,1256 1478,1262 1506,1256', { width: 2.6 })
}
