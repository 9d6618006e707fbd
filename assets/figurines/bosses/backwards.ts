import { drawFist } from '../../ink/fist'
import type { Ink } from '../../ink/ink'
import { standShadow } from '../kit/bases'
import { BRIGHT, made, scrape } from '../kit/stuff'
import { stalk } from './parts'

/** Pim's reflection, who has had enough of doing as he does: what is black of him is white, and his sword is in the other hand. 0, 0 is the ground under the mirror. */
export function drawPimBackwards(ink: Ink): void {
  standShadow(ink, -60, 66, 1)
  drawStand(ink)
  drawGlass(ink)
  drawClimber(ink)
}

function drawStand(ink: Ink): void {
  for (const side of [-1, 1] as const) {
    const at = (x: number, y: number) => `${side * x + 14},${y}`
    made(ink, `${at(60, -2)}* ${at(58, -190)}* ${at(66, -192)}* ${at(70, -2)}*`, 'dusk', { width: 2.5 })
    made(ink, ink.ellipse(side * 62 + 14, -198, 8, 8), 'dusk', { width: 2.2 })
    made(
      ink,
      `${at(46, 2)}* ${at(54, -10)} ${at(64, -16)} ${at(78, -10)} ${at(84, 4)}* ${at(70, -1)} ${at(58, -1)}*`,
      'dusk',
      { width: 2.5 },
    )
  }
}

function drawGlass(ink: Ink): void {
  ink.at(14, -126, { rotate: 4 }, () => {
    made(ink, ink.ellipse(0, 0, 58, 108, 0, 0.01), 'black', { halo: 1.6, rim: 2 })
    // A carved frame, and what it used to show: a room, the wrong way round.
    for (let i = 0; i < 22; i++) {
      const angle = (i / 22) * Math.PI * 2
      ink.line(
        [
          [Math.cos(angle) * 50, Math.sin(angle) * 99],
          [Math.cos(angle + 0.08) * 55, Math.sin(angle + 0.08) * 105],
        ],
        { width: 2.4, white: true, profile: 'swell' },
      )
    }
    const glass = made(ink, ink.ellipse(0, 0, 46, 95, 0, 0.01), 'bright', { width: 2.4, halo: 0.6, from: false })
    ink.clip(glass, () => {
      ink.hatch(glass, { angle: -58, spacing: 4, width: 1.5, density: (_, y) => (y > -150 ? 0.7 : 0.28) })
      ink.cut('-50,-30* -10,-100* 4,-100* -50,2*', { fill: BRIGHT })
      ink.cut('14,-100* 20,-100* -50,28* -50,14*', { fill: BRIGHT })
      ink.lines(['26,-64 40,-40 34,-36 44,-16', '40,-40 30,-30'], { width: 1.8, profile: 'flick' })
    })
    made(ink, '-16,-104* -10,-118 0,-124 12,-117 17,-104* 0,-110', 'black', { halo: 1 })
    ink.dot(0, -113, 3, { white: true })
    ink.contour(glass, { width: 2.6 })
  })
}

function drawClimber(ink: Ink): void {
  // The leg that is still inside, and the one that is out.
  stalk(ink, '20,-66@20 30,-44@17 26,-34@15', 'bright', { width: 2.5, halo: 1.4 })
  ink.at(16, -22, { rotate: 4 }, () => {
    const lip = made(ink, '-34,-4 -16,6 6,6 24,-1 22,8 4,17 -16,16 -32,8', 'black', { halo: 1.2, rim: 0 })
    ink.clip(lip, () => scrape(ink, 1.8, ['-26,5 -10,11 6,11 18,6']))
  })
  stalk(ink, '-14,-66@22 -36,-52@19 -36,-26@17', 'bright', { width: 2.6, halo: 1.6 })
  made(ink, '-46,-26* -26,-26* -24,-10 -28,4* -56,5* -58,-6 -46,-12*', 'bright', { width: 2.6, halo: 1 })
  ink.lines(['-44,-20 -28,-20', '-52,-2 -30,-3'], { width: 1.6 })
  ink.at(0, -70, { rotate: -10 }, () => {
    // The far arm holds the frame, the near one, his left, the sword.
    stalk(ink, '-18,-32@15 -40,-26@13 -52,-46@12', 'black', { halo: 1.6 })
    const tunic = made(ink, '-20,-44* -24,-20 -36,10* -14,17 14,17 36,9* 24,-20 20,-44*', 'black', {
      halo: 1.8,
      rim: 1.6,
    })
    ink.clip(tunic, () => {
      scrape(
        ink,
        1.7,
        ['-22,-2 -28,16', '-8,0 -10,18', '8,0 10,18', '22,-3 28,14', '-34,8 0,12 34,6', '-30,0 0,3 30,-2'],
        'even',
      )
      ink.black('-32,-14* 0,-10 32,-15* 32,-5* 0,0 -32,-4*', { white: true })
    })
    ink.line('-7,-12 -7,-1 6,-1 6,-12 -7,-12', { width: 2, profile: 'even' })
    made(ink, '-26,-40* 0,-32 26,-42* 22,-52* -22,-50*', 'bright', { width: 2.3 })
    made(ink, '-20,-40* -44,-30 -62,-36 -78,-22* -66,-18 -60,-26 -40,-16 -20,-30*', 'bright', { width: 2.4 })
  })
  drawFist(ink, -53, -124, { size: 19, turn: -36, width: 2.1 })
  // His sword: wood still, charred.
  ink.at(84, -140, { rotate: 24 }, () => {
    made(ink, '-6,-6* -9,-40 -8,-76 0,-96* 8,-76 9,-40 6,-6*', 'black', { halo: 1.4, rim: 1.6 })
    scrape(ink, 1.5, ['-2,-16 -3,-46 -1,-80', '3,-24 4,-54'])
    made(ink, '-15,-8* 15,-9* 16,-1* -15,0*', 'bright', { width: 2.2, halo: 1 })
    made(ink, '-4,0* 4,0* 4,20* -4,20*', 'bright', { width: 2, halo: 1 })
  })
  stalk(ink, '12,-104@16 44,-100@14 72,-124@12', 'black', { halo: 1.6 })
  drawFist(ink, 80, -130, { size: 20, turn: 30, hand: 'right', width: 2.2 })
  ink.at(-16, -146, { rotate: -11 }, () => drawNegativeHead(ink))
}

/** His head, as on the plate of a photographer. */
function drawNegativeHead(ink: Ink): void {
  const hair =
    '-36,20* -44,8 -38,2* -54,0 -44,-10* -58,-20 -44,-24* -52,-40 -34,-36* -34,-54 -18,-44* -8,-62 2,-46* 18,-58 20,-42* 38,-48 34,-32* 54,-32 42,-18* 56,-8 42,-2* 50,12 36,18* 0,0'
  made(ink, hair, 'bright', { width: 2.7, halo: 1.6, from: 0.6 })
  ink.lines(['-34,-16 -26,-30 -12,-38', '-6,-42 6,-40 16,-40', '30,-24 38,-22'], { width: 1.5, profile: 'flick' })
  for (const side of [-1, 1]) made(ink, ink.ellipse(side * 33, 6, 7, 8.6), 'stone', { width: 2.3 })
  const face = made(ink, '-31,-14 -32,4 -28,18 -16,29 0,33 17,28 28,17 32,4 31,-14 0,-24', 'stone', {
    halo: 0.8,
    from: 0.56,
  })
  // Glass still: it shines where a cheek would be red.
  ink.clip(face, () => scrape(ink, 2, ['-26,14 -16,4', '-24,20 -12,8', '14,24 26,12'], 'even'))
  for (const [x, y] of [
    [-13, 3],
    [13, 2],
  ] as const) {
    made(ink, ink.ellipse(x, y, 7, 9), 'black', { halo: 0.6, rim: 0 })
    ink.black(ink.ellipse(x + 1, y + 1, 3, 4.4), { white: true })
    ink.dot(x, y - 0.6, 1.2)
  }
  ink.lines(['-23,-9 -14,-9 -6,-5', '22,-11 14,-10 6,-6'], { width: 2.8, profile: 'swell' })
  made(ink, '-15,16* 0,20 17,14* 12,24 0,27 -10,24', 'black', { halo: 0, rim: 0 })
  ink.black('-10,19* 0,22 12,17* 10,20 0,24 -8,22', { white: true })
  ink.line('-1,10 3,12 0,13', { width: 1.8 })
  made(
    ink,
    '-40,0* -34,-20 -20,-28 0,-30 20,-28 34,-20 40,-2* 32,-14 26,-4* 20,-18 13,-6* 4,-20 -3,-6* -10,-20 -18,-5* -26,-16 -31,-3*',
    'bright',
    { width: 2.1, halo: 0.8, from: false },
  )
  ink.cut(ink.ellipse(0, -32, 28, 5), { fill: BRIGHT })
}
