import type { Ink } from '../../ink/ink'
import { standShadow } from '../kit/bases'
import { drawHead } from '../kit/head'
import { drawArm, drawHand, drawLeg } from '../kit/limbs'
import { made } from '../kit/stuff'

/** The Tooth Clerk, of a family of fairies in its decline: he weighs, he enters, he has not flown in years. 0, 0 is the ground between stool and desk. */
export function drawToothClerk(ink: Ink): void {
  standShadow(ink, -70, 90, 1)
  drawStool(ink)
  drawWings(ink)
  drawLeg(ink, [-34, -92], [4, -84], [-2, -50], { stuff: 'stone', thick: 18, size: 18 })
  drawTrunk(ink)
  drawDesk(ink)
  drawLeg(ink, [-40, -90], [-8, -78], [-24, -42], { stuff: 'stone', thick: 19, size: 19, turn: 12 })
  drawArm(ink, [-14, -146], [6, -116], [34, -128], { stuff: 'bright', thick: 17, cuff: 'black', hand: 'none' })
  drawHand(ink, [42, -131], -10, { size: 17 })
  ink.line('46,-130 58,-160 62,-172', { width: 2.6, profile: 'grow' })
  drawHead(ink, -16, -182, {
    ...{
      shape: 'long',
      tilt: 14,
      look: 0.9,
      down: 3,
      eyes: 'sleepy',
      brows: 'raised',
      nose: 'long',
      mouth: 'flat',
      cheeks: 4,
    },
    over: () => drawEyeshade(ink),
  })
  drawArm(ink, [-34, -144], [-66, -128], [-58, -170], { stuff: 'bright', thick: 18, cuff: 'black', hand: 'none' })
  drawHand(ink, [-57, -177], -82, { size: 17, left: true })
  drawMolar(ink, -55, -203, 1.15)
}

function drawStool(ink: Ink): void {
  for (const [from, to] of [
    [-54, -70],
    [-28, -14],
    [-42, -40],
  ] as const)
    made(ink, `${from - 4},-80* ${from + 4},-80* ${to + 4},3* ${to - 4},3*`, 'dusk', { width: 2.3 })
  made(ink, '-66,-34* -16,-36* -15,-30* -67,-28*', 'dusk', { width: 2 })
  made(ink, '-72,-88* -66,-94 -14,-95 -8,-89* -12,-80 -68,-79*', 'dusk', { width: 2.6 })
}

/** What is left of them: a pair that would not lift a letter. */
function drawWings(ink: Ink): void {
  for (const [angle, length] of [
    [-186, 38],
    [-214, 30],
  ] as const) {
    made(ink, ink.leaf(-46, -112, angle, length, 18, { belly: 0.62, tip: 0.7, bend: 5 }), 'bright', { width: 2.2 })
    ink.at(-46, -112, { rotate: angle }, () =>
      ink.lines([`6,0 ${length * 0.8},3`, `10,-3 ${length * 0.7},-3`], { width: 1.2, profile: 'pen' }),
    )
  }
}

function drawTrunk(ink: Ink): void {
  const waistcoat = made(ink, '-42,-150* -54,-120 -54,-88* -34,-82 -10,-84* -6,-110 -8,-150* -24,-156', 'black', {
    halo: 1.2,
    rim: 1.8,
  })
  ink.clip(waistcoat, () => {
    for (const y of [-132, -118, -104]) ink.dot(-13, y, 2.2, { white: true })
    ink.line('-14,-114 -26,-106 -38,-110', { width: 1.8, white: true, profile: 'even' })
  })
  made(ink, '-20,-156* -2,-150 4,-138* -8,-140 -14,-146*', 'bright', { width: 2 })
}

/** A desk one has to be born to, and on it the abacus. */
function drawDesk(ink: Ink): void {
  made(ink, '34,-106* 86,-106* 90,2* 30,2*', 'dusk', { width: 3, from: 0.42, angle: -86 })
  made(ink, '42,-92* 78,-92* 80,-52* 40,-52*', 'dusk', { width: 1.8, halo: 0, from: 0.6 })
  ink.dot(60, -60, 3)
  made(ink, '42,-44* 80,-44* 82,-8* 40,-8*', 'dusk', { width: 1.8, halo: 0, from: 0.6 })
  ink.dot(60, -36, 3)
  made(ink, '18,-110* 92,-136* 100,-130* 100,-106* 22,-98*', 'dusk', { width: 2.8 })
  made(ink, '24,-114* 52,-124 58,-124* 84,-138 92,-138* 96,-130* 60,-116 54,-115* 26,-106*', 'bright', { width: 2.1 })
  ink.lines(['32,-114 50,-120', '64,-122 84,-131'], { width: 1.3, profile: 'pen' })
  drawAbacus(ink)
}

/** It counts in teeth. */
function drawAbacus(ink: Ink): void {
  ink.at(77, -178, { rotate: 6 }, () => {
    made(ink, '-34,-44* 34,-44* 34,42* -34,42*', 'bright', { width: 2.2, halo: 1.2, from: false })
    for (const [y, teeth] of [
      [-30, [-22, -8, 18]],
      [-8, [-22, 4, 18]],
      [14, [-22, -8, 6]],
    ] as const) {
      ink.line(`-30,${y} 30,${y}`, { width: 1.6, profile: 'even' })
      for (const x of teeth) drawMolar(ink, x, y, 0.62)
    }
    for (const x of [-34, 34])
      made(ink, `${x - 4},-48* ${x + 4},-48* ${x + 4},46* ${x - 4},46*`, 'dusk', { width: 2.2 })
    made(ink, '-40,-52* 40,-52* 40,-44* -40,-44*', 'dusk', { width: 2.3 })
    made(ink, '-40,30* 40,30* 40,40* -40,40*', 'dusk', { width: 2.3 })
  })
}

/** Somebody's molar. */
function drawMolar(ink: Ink, x: number, y: number, scale: number): void {
  ink.at(x, y, { scale, rotate: -6 }, () => {
    made(ink, '-12,-6 -10,-14 -4,-14 0,-11 5,-14 11,-13 13,-5 10,4 9,15* 5,16 2,6 -2,6 -5,16 -9,14*', 'bright', {
      width: 2,
      from: 0.6,
    })
  })
}

function drawEyeshade(ink: Ink): void {
  // Spectacles, on the way down; the shade is older than he.
  ink.line(ink.ellipse(13, 1, 8.6, 8), { width: 1.9, closed: true, profile: 'even' })
  ink.line('4,0 -8,-2 -20,-2', { width: 1.7, profile: 'even' })
  for (const [x, y, angle] of [
    [-20, -4, 170],
    [-21, 4, 150],
    [-18, -12, 196],
  ] as const)
    made(ink, ink.leaf(x, y, angle, 17, 9, { bend: -4, belly: 0.5 }), 'bright', { width: 1.9 })
  made(ink, '-23,-20* 0,-24 22,-20* 22,-12* 0,-16 -23,-12*', 'black', { rim: 0, halo: 0.6 })
  made(ink, '-8,-18* 20,-21* 42,-14 50,-4* 34,-8 14,-11 -6,-12*', 'black', { halo: 1 })
}
