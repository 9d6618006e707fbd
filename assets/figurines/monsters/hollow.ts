import { drawFist } from '../../ink/fist'
import type { Ink } from '../../ink/ink'
import { standShadow } from '../kit/bases'
import { BRIGHT, made, rouge, scrape } from '../kit/stuff'
import { stem } from './parts'

/** Hollow Sir: nobody is in, but for the staff. 0, 0 is the ground between his feet. */
export function drawHollow(ink: Ink): void {
  standShadow(ink, -54, 58)
  drawLegs(ink)
  ink.at(0, -96, { rotate: 5 }, () => {
    drawFarArm(ink)
    drawTrunk(ink)
    ink.at(-2, -88, { rotate: -12 }, () => drawHelmet(ink))
    drawNearArm(ink)
  })
}

function drawLegs(ink: Ink): void {
  for (const [hip, knee, foot, side] of [
    [16, 24, 28, 1],
    [-16, -26, -28, -1],
  ] as const) {
    made(ink, ink.tube(`${hip},-92@28 ${(hip + knee) / 2},-66@25 ${knee},-50@22`, { root: true }), 'stone', {
      from: 0.4,
    })
    made(
      ink,
      ink.tube(`${knee},-46@22 ${(knee + foot) / 2},-26@24 ${foot},-6@18`, { root: true, round: 0.2 }),
      'stone',
      { from: 0.4 },
    )
    const cap = made(ink, ink.ellipse(knee, -48, 14, 13), 'bright', { width: 2.3 })
    ink.clip(cap, () => ink.line(`${knee},-62 ${knee + 2},-48 ${knee},-34`, { width: 1.5, profile: 'swell' }))
    made(
      ink,
      [
        [foot - side * 12, -10, 1, 1],
        [foot + side * 10, -11],
        [foot + side * 24, -4],
        [foot + side * 42, 6, 1, 1],
        [foot - side * 13, 6, 1, 1],
      ],
      'black',
      { rim: 1.4 },
    )
    scrape(
      ink,
      1.5,
      [`${foot + side * 8},-9 ${foot + side * 9},4`, `${foot + side * 17},-6 ${foot + side * 18},5`],
      'even',
    )
  }
}

function drawFarArm(ink: Ink): void {
  // The sword is out of its scabbard, and bent at the first try.
  ink.at(82, -84, { rotate: -10, scale: 0.9 }, () => {
    made(ink, '-6,-10* 6,-10* 8,-50 2,-76* 16,-92* 22,-120* 10,-106* -6,-78* -3,-50', 'bright', { width: 2.3, halo: 1 })
    made(ink, '-22,-14* 20,-16* 21,-8* -22,-6*', 'black', { halo: 0.8 })
    stem(ink, '0,-8@8 0,18@8', 'dusk', { width: 2 })
  })
  stem(ink, '36,-62@24 66,-52@20', 'stone')
  stem(ink, '64,-52@20 82,-76@17', 'stone')
  made(ink, ink.ellipse(66, -51, 12, 11), 'bright', { width: 2.2 })
  drawFist(ink, 84, -84, { size: 26, turn: 14, hand: 'right', fill: '#c9bca4' })
}

function drawTrunk(ink: Ink): void {
  const skirt = made(ink, '-36,-12* 36,-12* 44,18* 26,14* 14,24* 0,15* -14,24* -27,14* -44,18*', 'dusk', { halo: 1 })
  ink.clip(skirt, () =>
    ink.lines(['-40,0 0,6 40,0', '-14,-10 -15,22', '14,-10 15,22'], { width: 1.8, profile: 'even' }),
  )
  const plate = made(ink, '-44,-76* -30,-86 30,-86 46,-74* 48,-44 36,-8* 0,-2 -36,-8* -48,-44', 'bright', {
    width: 3,
    from: false,
  })
  ink.clip(plate, () => {
    ink.black('4,-90* 52,-90* 56,-10* 30,0* 38,-30 30,-62')
    ink.feather('4,-90 30,-62 38,-30 30,0', { side: 1, length: 14, width: 2.3, slant: 16, envelope: () => 1 })
    ink.lines(['-2,-84 2,-50 -1,-4', '-44,-24 -20,-18 20,-17'], { width: 1.8, profile: 'swell' })
    for (const x of [-32, -18, -4]) ink.dot(x, -74 + Math.abs(x + 18) * 0.2, 1.8)
  })
  ink.contour(plate, { width: 3 })
  // A door to get in by, below the heart.
  made(ink, '-34,-58* -12,-60* -12,-28* -32,-27*', 'stone', { width: 1.9, halo: 0.6, from: 0.6 })
  ink.dot(-16, -43, 2)
  ink.lines(['-35,-52 -30,-52', '-35,-34 -30,-34'], { width: 2.6 })
}

function drawHelmet(ink: Ink): void {
  // A plume that the moths have been at.
  made(ink, '-2,-64* 4,-90 28,-104 52,-92 62,-66 54,-40* 50,-50* 44,-38* 40,-54* 30,-44* 28,-60 12,-66*', 'black', {
    rim: 1.8,
  })
  made(ink, '-40,12* -44,-24 -32,-54 0,-68 32,-56 44,-24 40,12* 0,22', 'stone', { width: 3, halo: 1.6, from: 0.52 })
  const inside = ink.black('-35,-30* 0,-34 34,-31* 36,2 22,12 -22,12 -36,0')
  ink.clip(inside, () => drawMouse(ink))
  ink.contour(inside, { width: 2 })
  // The visor, up, with its slits.
  const visor = made(ink, '-46,-26* -48,-52 -26,-72 6,-78 34,-68 46,-46 46,-28* 30,-40 0,-46 -30,-40', 'bright', {
    width: 2.6,
    halo: 1.2,
  })
  ink.clip(visor, () =>
    ink.lines(['-34,-52 -8,-61', '2,-62 32,-55', '-36,-45 -10,-53', '4,-54 36,-47'], { width: 3.4, profile: 'swell' }),
  )
  made(ink, ink.ellipse(-42, -26, 7), 'bright', { width: 2, from: false })
  made(ink, '-40,4* -18,12 18,12 40,4* 36,26 0,34 -36,26', 'stone', { width: 2.6, halo: 0.8 })
  for (const x of [-22, -8, 7, 21]) ink.dot(x, 21 - Math.abs(x) * 0.1, 2.2)
}

/** At the levers. */
function drawMouse(ink: Ink): void {
  ink.line('-22,14 -19,-6', { width: 3, white: true, profile: 'even' })
  ink.line('24,14 20,-8', { width: 3, white: true, profile: 'even' })
  made(ink, ink.ellipse(-19, -9, 4), 'bright', { width: 0.8, from: false })
  made(ink, ink.ellipse(20, -11, 4), 'bright', { width: 0.8, from: false })
  made(ink, '-14,16* -12,2 0,-4 12,2 14,16*', 'stone', { width: 1.2, from: false })
  for (const x of [-11, 11]) made(ink, ink.ellipse(x, -20, 8, 7.4), 'bright', { width: 1.4, from: false })
  for (const x of [-11, 11]) rouge(ink, x, -19, 4.4)
  made(ink, '-12,-12 -8,-22 0,-24 8,-22 12,-12 4,-3 -2,-2', 'bright', { width: 1.5, from: false })
  ink.dot(-5, -14, 2.3)
  ink.dot(5, -14, 2.3)
  ink.dot(0.6, -5, 2.4)
  stem(ink, '-10,4@5 -18,-2@5', 'bright', { width: 1.3 })
  stem(ink, '10,4@5 18,-3@5', 'bright', { width: 1.3 })
}

function drawNearArm(ink: Ink): void {
  stem(ink, '-40,-64@25 -70,-44@21', 'stone', { halo: 1.4 })
  stem(ink, '-68,-44@21 -60,-10@17', 'stone')
  made(ink, ink.ellipse(-71, -43, 12, 12), 'bright', { width: 2.2 })
  const shoulder = made(ink, '-62,-66 -54,-86 -34,-90 -22,-76 -30,-56 -54,-52', 'bright', { width: 2.6, halo: 1.2 })
  ink.clip(shoulder, () =>
    ink.lines(['-58,-64 -40,-72 -28,-70', '-56,-57 -42,-62 -30,-62'], { width: 1.6, profile: 'swell' }),
  )
  drawFist(ink, -58, -2, { size: 26, turn: 172, hand: 'left', fill: BRIGHT })
}
