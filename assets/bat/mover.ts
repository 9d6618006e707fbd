import type { Ink } from '../ink/ink'
import { PAPER, PLUM } from '../ink/palette'
import { AIR, drawRibs, throwShadow } from './flats'
import { HANDLE, MOVER, SLEEPER } from './shared'

/** The two bats as large as a hand: one moves house, the other was asleep. About the middle of their breasts; wings about their shoulders. */

type Place = { readonly x: number; readonly y: number }

/** Draws about the body what is kept about a joint of it. */
function about(ink: Ink, { x, y }: Place, draw: () => void): void {
  ink.at(-x, -y, {}, draw)
}

function drawWing(ink: Ink, joint: Place, outline: string, ribs: readonly string[]): void {
  about(ink, joint, () => {
    const wing = ink.path(outline, true)
    ink.page(() => throwShadow(ink, wing, 0.28))
    ink.black(outline)
    drawRibs(ink, ribs, 4.4)
    // The pin that it turns on.
    ink.dot(joint.x, joint.y, 4.4, { gouache: AIR.moonlit })
    ink.dot(joint.x, joint.y, 1.6)
  })
}

/** The far wing of the one that moves house, thrown up. */
export function drawMoverFarWing(ink: Ink): void {
  drawWing(
    ink,
    MOVER.farWing,
    '18,-24* 52,-92 110,-150 206,-186* 188,-140 224,-110* 176,-92 188,-48* 140,-56 134,-8* 92,-24 30,26*',
    ['34,-20 92,-78 196,-176', '40,-10 116,-66 210,-108', '42,2 104,-38 178,-52'],
  )
}

export function drawMoverNearWing(ink: Ink): void {
  drawWing(
    ink,
    MOVER.nearWing,
    '-20,-22* -70,-66 -136,-92 -232,-74* -204,-46 -216,2* -172,-16 -160,36* -120,8 -104,54* -70,22 -24,34*',
    ['-34,-14 -108,-58 -218,-70', '-38,-2 -112,-24 -204,-2', '-38,10 -96,8 -152,30'],
  )
}

/** Its body and its head, without pupils: those go where it looks. */
export function drawMover(ink: Ink, _frame: number, look: string): void {
  ink.lines(['-12,66 -6,88 2,94', '16,66 20,84 14,94'], { width: 8, profile: 'even' })
  const body = ink.clay([ink.ellipse(0, 22, 42, 52), ink.ellipse(4, -50, 46, 40)], 10)
  ink.cut(body, { fill: AIR.moonlit, halo: 2.4 })
  ink.black(body)
  ink.black('-30,-66* -58,-142 -2,-86*')
  ink.black('14,-88* 62,-146 46,-58*')
  for (const inner of ['-30,-82* -47,-122 -14,-90*', '24,-88* 53,-126 42,-74*'])
    ink.cut(ink.path(inner, true), { fill: PLUM })
  drawRibs(
    ink,
    [
      '-22,0 -16,12 -20,24',
      '-6,4 0,18 -4,30',
      '12,2 16,16 12,28',
      '-16,30 -10,42 -14,54',
      '4,34 8,48 4,58',
      '22,24 26,36 22,46',
    ],
    3.6,
    AIR.far,
  )
  if (look === 'shut') {
    drawRibs(ink, ['-30,-52 -16,-46 -2,-53', '10,-54 26,-48 42,-55'], 3.2, PAPER)
  } else {
    for (const [eye, radius] of [
      [MOVER.eyes[0], 16],
      [MOVER.eyes[1], 18],
    ] as const) {
      ink.black(ink.ellipse(eye.x, eye.y, radius, radius * 1.08), { white: true })
    }
  }
  drawRibs(ink, ['-34,-78 -24,-80 -12,-74', '18,-80 32,-84 44,-76'], 3.4, PAPER)
  ink.cut(ink.path('0,-36* 8,-42 16,-36* 8,-28', true), { fill: PLUM })
  const mouth = ink.path('-8,-22 8,-26 24,-22 20,-10 8,-6 -6,-10', true)
  ink.black(mouth, { white: true })
  ink.black('-5,-21 8,-24 21,-21 17,-12 8,-9 -3,-12')
  ink.black('-1,-23* 2,-14 5,-23.6*', { white: true })
  ink.black('12,-23.6* 15,-14 18,-22.6*', { white: true })
  // Sweat.
  ink.cut(ink.leaf(62, -92, 110, 20, 9, { belly: 0.7 }))
}

/** Its case, packed in a hurry, about the middle of the handle. */
export function drawCase(ink: Ink): void {
  about(ink, HANDLE, () => {
    ink.at(14, 136, { rotate: 9 }, () => {
      const sock = ink.path('36,20* 40,44 34,62 50,70 62,62 58,46 54,22*', true)
      ink.form(sock, { width: 2.6, halo: 2 })
      ink.clip(sock, () =>
        ink.lines(['30,38 66,36', '30,50 66,48'], { width: 5, color: PLUM, alpha: 0.9, profile: 'even' }),
      )
      ink.contour(sock, { width: 2.6 })
      const box = ink.path('-62,-30* 60,-34* 66,34* -58,38*', true)
      throwShadow(ink, box, 0.28)
      ink.form(box, {
        width: 4,
        halo: 3,
        tone: { from: 0.52, to: 0.8, width: 4, spacing: 4, angle: 84, puff: 0.4, bulge: 0.1 },
      })
      for (const [left, right] of [
        [-34, -22],
        [26, 38],
      ] as const) {
        const strap = ink.path(`${left},-32* ${right},-32* ${right + 3},37* ${left + 3},37*`, true)
        ink.cut(strap)
        ink.tint(strap, { color: PLUM, alpha: 0.95, offset: 0.5 })
        ink.contour(strap, { width: 2.4 })
      }
      ink.line('-60,-6 62,-10', { width: 2.6 })
      for (const corner of [
        '-62,-30* -44,-31* -61,-14*',
        '60,-34* 44,-33* 62,-18*',
        '66,34* 50,35* 65,20*',
        '-58,38* -42,37* -59,22*',
      ]) {
        ink.black(corner)
      }
      ink.contour(ink.ellipse(2, -38, 17, 11), { width: 5, gap: 0 })
      ink.form(ink.path('-8,4* 14,2* 15,18* -7,20*', true), { width: 2 })
      ink.line('-4,14 2,8 6,13 11,7', { width: 1.6 })
    })
  })
}

/** A pupil, about its middle. */
export function drawPupil(ink: Ink): void {
  ink.black(ink.ellipse(0, 0, 4.6, 5.8))
  ink.dot(-1.2, -2.2, 1.7, { white: true })
}

export function drawSleeperFarWing(ink: Ink): void {
  drawWing(
    ink,
    SLEEPER.farWing,
    '22,-14* 66,-62 128,-86 208,-70* 176,-44 190,-4* 148,-14 142,34* 106,8 88,50* 62,20 24,34*',
    ['34,-8 108,-58 198,-68', '36,2 104,-30 180,-8', '36,12 88,4 136,28'],
  )
}

export function drawSleeperNearWing(ink: Ink): void {
  drawWing(
    ink,
    SLEEPER.nearWing,
    '-22,-14* -74,-50 -138,-52 -206,-6* -170,-4 -166,44* -130,14 -112,58* -80,24 -66,58* -46,26 -22,34*',
    ['-34,-6 -100,-34 -196,-4', '-36,6 -96,-2 -158,38'],
  )
}

/** In its nightcap, with its candle, half asleep; startled its lids go up. */
export function drawSleeper(ink: Ink, _frame: number, look: string): void {
  ink.line('-16,58 -24,64 -36,58', { width: 7, profile: 'even' })
  const body = ink.clay([ink.ellipse(0, 22, 40, 46), ink.ellipse(-2, -40, 44, 38)], 10)
  ink.cut(body, { fill: AIR.moonlit, halo: 2.4 })
  ink.black(body)
  ink.black('-38,-54* -72,-104 -16,-74*')
  ink.black('14,-74* 52,-112 36,-50*')
  const cap = ink.path('-36,-58* -30,-92 2,-112 38,-104 70,-76 84,-42* 66,-58 44,-66 36,-56*', true)
  ink.form(cap, { width: 4, halo: 3 })
  ink.clip(cap, () => {
    for (const stripe of ['-14,-54 -10,-84 6,-110', '10,-56 16,-82 30,-106', '34,-58 44,-78 58,-92']) {
      ink.line(stripe, { width: 11, color: PLUM, alpha: 0.92, profile: 'even' })
    }
    ink.tone(cap, { from: 0.56, to: 0.8, width: 4, spacing: 4.4, angle: 60 })
  })
  ink.contour(cap, { width: 4 })
  ink.form(ink.ellipse(84, -34, 13, 13, 0, 0.1), { width: 3.4, halo: 2 })
  ink.form(ink.path('-44,-56* -4,-64 40,-54* 42,-42* 0,-52 -44,-44*', true), { width: 3.4, halo: 1.4 })
  if (look === 'shut') {
    drawRibs(ink, ['-28,-30 -16,-26 -4,-31', '6,-30 18,-26 30,-31'], 3, PAPER)
  } else {
    for (const { x, y } of SLEEPER.eyes) ink.black(ink.ellipse(x, y, 13, look === 'awake' ? 13 : 11), { white: true })
  }
  drawRibs(ink, ['-12,-6 2,-9 14,-6'], 2.6, PAPER)
  ink.black('-5,-8* -2,0 1,-8.6*', { white: true })
  ink.form(ink.path('-34,58* -36,22* -22,21* -21,58*', true), { width: 3, halo: 2 })
  ink.line('-29,20 -28,12', { width: 2.6 })
  ink.form(ink.path('-50,56* -8,54* -16,68* -42,69*', true), { width: 3.4, halo: 1 })
  drawRibs(ink, ['-28,8 -36,-6 -26,-18 -34,-32'], 3, PAPER)
  drawRibs(ink, ['-4,8 2,20 -2,32', '14,6 18,18 14,30', '4,34 8,46 4,56'], 3.4, AIR.far)
}

/** Its lids, half down over both pupils. */
export function drawLids(ink: Ink): void {
  for (const { x, y } of SLEEPER.eyes) {
    ink.black(`${x - 14.5},${y - 1} ${x - 14},${y - 12}* ${x + 14},${y - 12}* ${x + 14.5},${y - 1} ${x},${y + 2}`)
    drawRibs(ink, [`${x - 13},${y} ${x},${y + 3} ${x + 13},${y}`], 2, AIR.moonlit)
  }
}
