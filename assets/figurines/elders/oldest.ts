import type { Ink } from '../../ink/ink'
import { drawNose } from '../kit/noses'
import { BRIGHT, made, rouge, STONE, scrape } from '../kit/stuff'

/** The Oldest Man, kept out of the draught. 0, 0 is the foot of his dome. */
export function drawOldestMan(ink: Ink): void {
  ink.at(-16, 0, {}, () => drawDome(ink))
  drawHandBell(ink)
}

function drawDome(ink: Ink): void {
  // The back of the dome, then what it keeps, then its light.
  const dome = ink.path('-80,0* -80,-76 -70,-132 -42,-178 0,-200 42,-178 70,-132 80,-76 80,0* 40,8 0,10 -40,8', true)
  ink.form(dome, { width: 2.6, fill: STONE, halo: 1, contour: false })
  ink.clip(dome, () => {
    ink.wash('-90,-40 0,-52 90,-40 90,20 -90,20', { alpha: 0.3 })
    ink.crescent(dome, { depth: 9, alpha: 0.4 })
  })
  drawCushion(ink)
  ink.at(0, -86, { rotate: -7, scale: 0.98 }, () => drawOldHead(ink))
  ink.contour(dome, { width: 3.2, gap: 0.05 })
  ink.lines(['-70,-62 -66,-112 -46,-154', '-59,-78 -56,-104', '-38,-164 -24,-178'], {
    width: 5,
    gouache: BRIGHT,
    profile: 'swell',
  })
  ink.lines(['72,-82 72,-56 72,-30'], { width: 3, gouache: BRIGHT, profile: 'swell' })
  made(ink, '-10,-196* -6,-204 6,-204 10,-196*', 'black', { halo: 0.6 })
  made(ink, ink.ellipse(0, -213, 11, 10), 'dusk', { width: 2.6 })
  ink.line('-4,-217 -5,-212', { width: 1.6, white: true })
  made(ink, '-90,-4* -40,4 0,6 60,4 134,-4* 136,8* 60,17 0,18 -40,17 -92,8*', 'dusk', { width: 2.9, from: 0.44 })
}

/** To be rung when he says something; it has rust on it. */
function drawHandBell(ink: Ink): void {
  ink.at(92, 2, { rotate: 8 }, () => {
    made(ink, '-5,-42* -6,-64 0,-70 6,-64 5,-42*', 'dusk', { width: 2.4 })
    made(ink, '-22,-2* -19,-12 -15,-32 -6,-42 6,-42 15,-32 19,-12 23,-3* 0,4', 'bright', {
      width: 2.8,
      halo: 1.2,
      from: 0.4,
    })
    ink.line('-19,-11 0,-6 20,-12', { width: 2 })
    ink.dot(1, 5, 3.6)
  })
}

function drawCushion(ink: Ink): void {
  const cushion = made(
    ink,
    '-66,-34* -40,-42 0,-40 40,-43 66,-34* 62,-18 68,0* 34,6 0,5 -34,6 -68,0* -62,-18',
    'black',
    { rim: 2 },
  )
  ink.clip(cushion, () => scrape(ink, 1.7, ['-56,-30 -40,-24 -34,-10', '56,-30 42,-24 36,-10', '-20,-34 0,-26 22,-34']))
  for (const [x, y] of [
    [-68, -35],
    [68, -35],
  ] as const) {
    made(ink, ink.ellipse(x, y, 5, 5), 'bright', { width: 1.8 })
    ink.tufts(`${x},${y + 4}`, () => 90, { length: 11, count: 4, width: 1.7 })
  }
}

/** Whatever else he had has worn away: ears and brows go on growing. */
function drawOldHead(ink: Ink): void {
  for (const side of [-1, 1] as const) {
    const at = (x: number, y: number) => `${side * x},${y}`
    made(
      ink,
      `${at(24, -12)}* ${at(40, -40)} ${at(60, -44)} ${at(68, -24)} ${at(62, 8)} ${at(54, 34)} ${at(44, 40)} ${at(36, 28)} ${at(26, 16)}*`,
      'bright',
      { width: 2.8, from: 0.5 },
    )
    ink.lines(
      [
        `${at(34, -14)} ${at(44, -30)} ${at(56, -30)} ${at(58, -12)} ${at(48, 8)}`,
        `${at(36, 6)} ${at(46, -8)} ${at(42, 18)}`,
      ],
      { width: 1.7 },
    )
    ink.tufts(`${at(38, 8)} ${at(42, 2)}`, () => (side > 0 ? 10 : 170), { length: 12, count: 4, width: 1.2 })
  }
  made(ink, '-22,-34 -28,-12 -30,14 -22,36 -8,46 10,45 24,34 30,12 27,-14 20,-36 0,-46', 'bright', {
    width: 2.9,
    halo: 1,
    from: 0.54,
  })
  ink.lines(['-14,-38 0,-41 14,-37', '-16,-32 0,-35 16,-31', '-12,-26 0,-28 12,-25'], { width: 1.3 })
  for (const [x, y] of [
    [-6, -44],
    [2, -46],
    [9, -43],
  ] as const)
    ink.line(`${x},${y} ${x + 3},${y - 12} ${x + 12},${y - 16}`, { width: 1.3, profile: 'flick' })
  rouge(ink, -20, 18, 5)
  rouge(ink, 20, 17, 5)
  ink.line('-12,33 -4,30 2,32 10,29', { width: 2.2 })
  ink.lines(['-15,28 -17,33 -15,37', '14,26 16,31 14,36', '-4,37 3,36'], { width: 1.3 })
  drawNose(ink, 0, 14, 'bulb', -1)
  // Brows like a thatch; an eye looks out of one of them.
  for (const side of [-1, 1] as const) {
    const at = (x: number, y: number) => `${side * x},${y}`
    const brow = `${at(2, -14)}* ${at(14, -27)} ${at(34, -28)} ${at(56, -16)} ${at(70, 8)}* ${at(60, 4)} ${at(62, 22)}* ${at(52, 14)} ${at(50, 34)}* ${at(42, 18)} ${at(36, 38)}* ${at(30, 16)} ${at(22, 30)}* ${at(18, 10)} ${at(10, 20)}* ${at(8, 2)} ${at(2, 6)}*`
    made(ink, brow, 'bright', {
      width: 2.6,
      halo: 1,
      from: 0.6,
      inside: () =>
        ink.lines(
          [
            `${at(10, -14)} ${at(34, -14)} ${at(56, 6)}`,
            `${at(8, -8)} ${at(28, -4)} ${at(44, 22)}`,
            `${at(6, -4)} ${at(18, 2)} ${at(30, 22)}`,
            `${at(6, 0)} ${at(12, 8)} ${at(16, 20)}`,
          ],
          { width: 1.4, profile: 'flick' },
        ),
    })
  }
  ink.black(ink.ellipse(-17, 1, 5.4, 4.2))
  ink.dot(-18.6, 0, 1.7, { white: true })
}
