import { drawGargoyleStatuette } from '../characters/gargoyleStatuette'
import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { PAPER } from '../ink/palette'
import { FESTOON_LINE } from './shared'

/** What shines: the hut’s window, its open door. */
const SHINE = '#ffd98a'

/** Smoke of the supper: it rises from the chimney, and takes its time. */
export function drawPlume(ink: Ink): void {
  const puffs = [
    [1034, 226, 12, 9],
    [1041, 206, 17, 13],
    [1029, 186, 22, 17],
    [1052, 162, 30, 23],
    [1034, 134, 30, 24],
    [1072, 116, 42, 30],
    [1054, 82, 40, 28],
    [1110, 66, 52, 34],
    [1086, 26, 50, 34],
    [1160, 22, 66, 38],
    [1130, -20, 70, 40],
    [1222, -14, 70, 40],
  ] as const
  const plume = ink.clay(
    puffs.map(([x, y, across, down]) => ink.ellipse(x, y, across, down)),
    3,
  )
  ink.form(plume, { width: 3, gap: 0.2, lit: 0.4, halo: 1.4, tone: { from: 0.46, to: 0.8, width: 2, spacing: 3 } })
  ink.lines(
    [
      '1022,196 1030,178 1046,184 1040,196',
      '1024,150 1034,122 1056,128 1052,146 1038,144',
      '1092,136 1104,112 1092,96 1070,104',
      '1034,96 1042,66 1070,66 1072,86 1054,88',
      '1140,88 1152,58 1126,38 1100,52 1108,68',
      '1066,44 1072,10 1106,8 1110,28 1092,32',
    ],
    { width: 2.2, profile: 'swell' },
  )
  for (const [x, y, size] of [
    [1262, 62, 15],
    [1298, 40, 10],
    [1290, 74, 6],
  ] as const)
    ink.form(ink.ellipse(x, y, size * 1.3, size), { width: 2.2, gap: 0.4, lit: 0.4 })
}

/** The pole, and the line from it to the hut. */
export function drawFestoon(ink: Ink): void {
  const pole = ink.tube('372,690@8 380,444@7', { root: true })
  ink.form(pole, { width: 2.4, halo: 1, tone: { from: 0.4, width: 2, spacing: 2.2 } })
  ink.line(FESTOON_LINE, { width: 2, profile: 'even' })
}

/** The moon is in the water: a map has no sky. */
export function drawMoon(ink: Ink): void {
  const breaks = [
    [[-1.04, 1]],
    [
      [-1, -0.1],
      [0.02, 0.96],
    ],
    [
      [-0.9, 0.5],
      [0.62, 1.1],
    ],
  ] as const
  const stroke = { gouache: PAPER, alpha: 1, profile: 'swell' } as const
  for (let row = 0; row < 19; row++) {
    const share = (row - 9) / 9.5
    const half = 104 * Math.sqrt(Math.max(0, 1 - share * share))
    const y = share * 98
    for (const [from, to] of breaks[row % 3] ?? breaks[0])
      ink.line(
        [
          [half * from, y],
          [(half * (from + to)) / 2, y + 2 * noise1(3, row)],
          [half * to, y - 1],
        ],
        { ...stroke, width: 6.6 },
      )
  }
  for (const [x, y, width] of [
    [-80, 112, 46],
    [0, 122, 60],
    [88, 108, 30],
    [-122, -38, 24],
    [116, -54, 26],
  ] as const)
    ink.line(`${x - width},${y} ${x},${y + 2} ${x + width},${y}`, { ...stroke, width: 3.4 })
}

/** A lamp in the water under it, broken by what moves there. */
export function drawGlint(ink: Ink): void {
  for (const [x, y, half] of [
    [0, 0, 13],
    [3, 8, 21],
    [-4, 15, 15],
    [5, 23, 11],
    [-1, 31, 6],
  ] as const)
    ink.line(`${x - half},${y} ${x},${y + 1.6} ${x + half},${y}`, {
      gouache: SHINE,
      alpha: 1,
      profile: 'swell',
      width: 4,
    })
}

/** The captain’s ship, come in for the second evening. */
export function drawShip(ink: Ink): void {
  ink.cut(ink.ellipse(4, 28, 70, 9, 0, 0.12), { halo: 1, fill: PAPER })
  const hull = ink.path('-56,-6* -20,2 30,2 62,-10* 50,18 30,30 -30,30 -46,20', true)
  ink.form(hull, { width: 3, halo: 1.4 })
  ink.black(hull)
  ink.lines(['-46,8 -10,14 30,13 54,4'], { width: 2, white: true, profile: 'swell' })
  ink.lines(['-20,0 -22,-104', '22,0 20,-88'], { width: 4, profile: 'even' })
  for (const sail of [
    '-52,-58* -24,-66 4,-58* 8,-38 2,-20* -24,-26 -54,-18* -46,-38',
    '-44,-94* -22,-100 -2,-94* 2,-80 -2,-68* -24,-74 -46,-66* -40,-80',
    '2,-52* 24,-58 44,-50* 48,-32 42,-16* 22,-22 0,-16* 6,-34',
  ])
    ink.form(sail, { width: 2.4, halo: 0.8, tone: { from: 0.5, width: 1.6, spacing: 2.4 } })
  ink.form('-22,-104* -44,-112 -58,-104* -48,-100 -22,-98*', { width: 1.8 })
  ink.line('60,-8 84,-24', { width: 3, profile: 'flick' })
  ink.line('-70,34 -20,40 30,38 78,34', { width: 2.4, profile: 'swell' })
}

/** The gargoyle has come too, and does not sit at tables: its head over the ridge. */
export function drawGuestOnRoof(ink: Ink): void {
  ink.at(0, 0, { rotate: -2 }, () =>
    ink.clip('-90,-140* 90,-140* 90,-16* -90,-16*', () => drawGargoyleStatuette(ink, { turn: 'right', mood: 'awake' })),
  )
}

/** Somebody is at home. */
export function drawShine(ink: Ink): void {
  ink.black('922,345* 944,344* 945,369* 923,370*', { gouache: SHINE })
  ink.black('969,392 970,358 976,350 984,358 986,392', { gouache: SHINE })
  ink.lines(['933,344 934,370', '923,357 944,356'], { width: 1.8 })
  ink.black('975,392 975,376 979,372 983,376 983,392')
}
