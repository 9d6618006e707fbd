import type { Ink } from '../../ink/ink'
import { VERMILION } from '../../ink/palette'
import { BRIGHT, made, scrape } from '../kit/stuff'
import { drawEye } from './parts'

/** The Tax Toad on what has come in. It looks to the left; 0, 0 is the ground under its pile of coins. */
export function drawToad(ink: Ink): void {
  drawCoins(ink)
  ink.at(-16, -6, { rotate: -3, scale: 0.88 }, () => {
    drawHindLeg(ink, 1)
    drawBody(ink)
    drawHindLeg(ink, -1)
    drawHands(ink)
    drawRuff(ink)
    ink.at(-4, -146, { rotate: -6 }, () => drawHead(ink))
    drawTongue(ink)
  })
  drawTower(ink)
}

/** What has been counted; the uppermost does not add up. */
function drawTower(ink: Ink): void {
  const random = ink.fork('tower')
  for (let i = 0; i < 18; i++) {
    const x = 94 + Math.sin(i * 0.42) * 5 + random.between(-1.6, 1.6)
    const y = -6 - i * 8.2
    const turn = -5 + random.between(-3, 3)
    made(ink, ink.ellipse(x, y + 5, 18, 7, turn), i % 4 === 1 ? 'black' : 'stone', {
      width: 1.9,
      halo: 0.6,
      from: false,
    })
    made(ink, ink.ellipse(x, y, 18, 7, turn), 'bright', { width: 1.9, halo: 0.3, from: false })
  }
  ink.at(100, -158, { rotate: 26 }, () => {
    made(ink, ink.ellipse(0, -11, 17, 17), 'bright', { width: 2.4, halo: 1, from: 0.66 })
    ink.line(ink.ellipse(0, -11, 12, 12), { width: 1.4, closed: true, profile: 'even' })
    ink.black(ink.leaf(0, -20, 90, 18, 11, { belly: 0.7, tip: 0.8 }))
  })
}

function drawCoins(ink: Ink): void {
  made(ink, '-116,4* -100,-14 -70,-26 -30,-40 30,-42 72,-28 104,-14 116,4* 60,10 -60,10', 'black', { rim: 0 })
  const random = ink.fork('coins')
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 12 - row * 2; i++) {
      const x = (i - (11 - row * 2) / 2) * 19 + random.between(-4, 4)
      const y = 2 - row * 11 + random.between(-2, 2)
      const turn = random.between(-22, 22)
      made(ink, ink.ellipse(x, y + 2.6, 12, 5, turn), 'black', { rim: 0, halo: 0.6 })
      made(ink, ink.ellipse(x, y, 12, 5, turn), 'stone', { width: 1.8, halo: 0, from: false })
      // A drop is struck on every drop.
      if (random.chance(0.6)) ink.black(ink.leaf(x - 4, y, turn, 8, 4, { belly: 0.7, tip: 0.8 }))
    }
  made(ink, ink.ellipse(-98, -22, 10, 11, 14), 'stone', { width: 2, from: false })
  ink.black(ink.leaf(-98, -29, 90, 13, 8, { belly: 0.7, tip: 0.8 }))
}

function drawBody(ink: Ink): void {
  const body = made(ink, '-56,-148* -84,-112 -92,-74 -76,-40 -30,-28 36,-28 80,-42 94,-78 84,-116 56,-148*', 'dusk', {
    width: 3.1,
    from: 0.5,
  })
  ink.clip(body, () => {
    // The belly: bare, and strained by buttons.
    ink.form('-60,-150* -74,-100 -66,-54 -20,-30 20,-32 44,-64 46,-104 26,-150*', {
      width: 2.2,
      halo: 0,
      fill: BRIGHT,
      tone: { from: 0.66, width: 1.6 },
    })
    ink.lines(['-62,-62 -30,-46 12,-48', '-68,-84 -60,-80', '36,-70 44,-78'], { width: 1.9, profile: 'swell' })
    ink.black('62,-150* 100,-130* 104,-40* 74,-34* 82,-70 76,-114')
    ink.feather('62,-150 76,-114 82,-70 74,-34', { side: 1, length: 13, width: 2.3, slant: 16, envelope: () => 1 })
    for (const [x, y, size] of [
      [56, -112, 6],
      [66, -84, 5],
      [52, -60, 4.4],
      [60, -136, 4],
    ] as const)
      ink.form(ink.ellipse(x, y, size, size * 0.8), { width: 1.7, halo: 0 })
  })
  ink.contour(body, { width: 3.1 })
  for (const [x, y] of [
    [-22, -106],
    [-20, -86],
    [-18, -66],
  ] as const) {
    made(ink, ink.ellipse(x, y, 4.4), 'black', { rim: 0.8, halo: 0.4 })
    ink.lines([`${x - 16},${y + 4} ${x - 6},${y + 1}`, `${x + 6},${y + 1} ${x + 18},${y + 4}`], {
      width: 1.5,
      profile: 'flick',
    })
  }
}

function drawHindLeg(ink: Ink, side: 1 | -1): void {
  const thigh = made(
    ink,
    [
      [side * 58, -26, 1, 1],
      [side * 60, -62],
      [side * 88, -84],
      [side * 112, -66],
      [side * 110, -40],
      [side * 92, -24, 1, 1],
    ],
    'dusk',
    { width: 2.9, halo: 1.4, from: 0.46 },
  )
  ink.clip(thigh, () => {
    for (const [x, y] of [
      [80, -66],
      [98, -58],
      [88, -46],
    ] as const)
      ink.form(ink.ellipse(side * x, y, 4.4, 3.6), { width: 1.6, halo: 0 })
  })
  for (const [x, y] of [
    [66, -16],
    [84, -12],
    [104, -16],
  ] as const)
    made(
      ink,
      ink.tube(
        [
          [side * 84, -30, 13],
          [side * ((x + 84) / 2), y - 10, 10],
          [side * x, y, 11],
        ],
        { root: true, round: 1 },
      ),
      'dusk',
      { width: 2.2, halo: 0.8 },
    )
}

/** Folded over what is his. */
function drawHands(ink: Ink): void {
  for (const [path, x, y, side] of [
    ['-64,-120@20 -72,-84@17 -46,-58@14', -42, -56, 1],
    ['48,-122@20 54,-86@17 22,-58@14', 16, -55, -1],
  ] as const) {
    made(ink, ink.tube(path, { root: true }), 'dusk', { width: 2.5, halo: 1.6 })
    for (const reach of [-7, 0, 7])
      made(
        ink,
        ink.tube(`${x},${y}@9 ${x + side * 10},${y + reach * 0.7}@7 ${x + side * 17},${y + reach}@8`, {
          root: true,
          round: 1,
        }),
        'dusk',
        { width: 1.9, halo: 0.6, from: false },
      )
  }
}

function drawRuff(ink: Ink): void {
  const points: number[][] = []
  const count = 15
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2
    points.push([-4 + Math.cos(angle) * 66, -130 + Math.sin(angle) * 16, 1, 1])
    const out = angle + Math.PI / count
    points.push([-4 + Math.cos(out) * 88, -128 + Math.sin(out) * 26])
  }
  const ruff = made(ink, points, 'bright', { width: 2.5, halo: 1.4, from: 0.66 })
  ink.clip(ruff, () => {
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * Math.PI * 2
      ink.line(
        [
          [-4 + Math.cos(angle) * 40, -132 + Math.sin(angle) * 8],
          [-4 + Math.cos(angle) * 74, -130 + Math.sin(angle) * 20],
        ],
        { width: 3, profile: 'flick' },
      )
    }
  })
}

function drawHead(ink: Ink): void {
  const head = made(
    ink,
    '-74,0* -80,-24 -58,-42 -44,-62 -22,-58 -6,-48 16,-60 38,-60 50,-42 70,-22 68,2* 30,18 -36,18',
    'dusk',
    { width: 3.1, halo: 1.6, from: 0.56 },
  )
  ink.clip(head, () => {
    for (const [x, y, size] of [
      [54, -12, 5],
      [62, -24, 3.4],
      [-2, -36, 4],
      [8, -28, 3],
      [-66, -22, 3.6],
    ] as const)
      ink.form(ink.ellipse(x, y, size, size * 0.8), { width: 1.6, halo: 0 })
    ink.lines(['-70,10 -30,14 30,12 62,6'], { width: 1.8, profile: 'swell' })
  })
  drawEye(ink, [-34, -50, 18], [-0.6, 0.6], [0.54, 0.5], '#8a7c69')
  drawEye(ink, [28, -50, 17], [-0.8, 0.6], [0.5, 0.54], '#8a7c69')
  ink.line('-78,-8 -50,-2 -10,-4 34,-4 70,-12', { width: 3.6, profile: 'pen' })
  ink.lines(['70,-18 75,-10 71,-4', '-14,-20 -12,-17', '-2,-21 -1,-18'], { width: 2.2, profile: 'pen' })
  // A wig of office, much too small.
  ink.at(-2, -62, { rotate: 10 }, () => {
    const wig = made(ink, ink.scalloped('-24,6* -22,-12 0,-22 22,-12 24,6* 0,0', { size: 12, depth: 5 }), 'bright', {
      width: 2.3,
      halo: 1.4,
      from: 0.66,
    })
    ink.clip(wig, () =>
      ink.lines(['-20,0 -14,-8 -6,-4', '-4,-10 4,-16 10,-8', '12,0 18,-6 22,2'], { width: 1.7, profile: 'swell' }),
    )
  })
}

/** Round somebody's purse; somebody has not let go yet: the cord is taut. */
function drawTongue(ink: Ink): void {
  const path = '-58,-150@9 -92,-152@9 -104,-128@8 -100,-104@8'
  ink.at(-98, -84, { rotate: 8 }, () => {
    made(ink, '-6,-16* -12,-26 -2,-22 6,-28 8,-16*', 'dusk', { width: 2, halo: 1 })
    const purse = made(ink, '-6,-16* 7,-16* 20,2 18,18 0,24 -18,18 -19,2', 'black', { halo: 1.2, rim: 1.8 })
    ink.clip(purse, () => scrape(ink, 1.8, ['-12,0 -14,12', '8,-8 14,6', '-2,-10 -4,0']))
    made(ink, ink.leaf(0, 0, 90, 16, 9, { belly: 0.7, tip: 0.8 }), 'bright', { width: 1.2, halo: 0.2, from: false })
  })
  const tongue = ink.form(ink.tube(path, { root: true }), { width: 2.2, halo: 1.2 })
  ink.wash(tongue, { color: VERMILION, alpha: 0.9 })
  const wound = ink.form(ink.tube('-112,-100@8 -98,-94@9 -84,-101@7', { root: true }), { width: 2, halo: 0.6 })
  ink.wash(wound, { color: VERMILION, alpha: 0.9 })
}
