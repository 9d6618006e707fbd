import type { Ink } from '../../ink/ink'
import { radians } from '../../ink/numbers'
import { drawHead } from '../kit/head'
import { drawArm, drawHand, drawLeg } from '../kit/limbs'
import { drawButtons, drawPatch } from '../kit/props'
import { made, scrape } from '../kit/stuff'

/** The same Passer-by, from the front, coming back faster; his umbrella has given up. 0, 0 is the ground between his feet. */
export function drawPasserByAgain(ink: Ink): void {
  ink.at(12, 0, { rotate: -5 }, () => {
    drawUmbrella(ink)
    drawLeg(ink, [12, -72], [38, -52], [58, -28], { stuff: 'black', thick: 20, toe: 1, turn: 40, size: 24 })
    drawLeg(ink, [-10, -70], [-30, -48], [-22, -10], { stuff: 'black', thick: 21, toe: -1, size: 24 })
    drawArm(ink, [24, -128], [50, -112], [38, -88], { stuff: 'dusk', thick: 20, left: true })
    drawCoat(ink)
    drawArm(ink, [-24, -130], [-56, -118], [-46, -150], { stuff: 'dusk', thick: 20, hand: 'none' })
    drawHand(ink, [-45, -158], -84, { size: 19 })
    drawHead(ink, 10, -160, {
      ...{ shape: 'egg', tilt: -8, look: -0.5, eyes: 'wide', brows: 'worried', nose: 'drop', mouth: 'open', cheeks: 5 },
      over: () => drawHat(ink),
    })
    drawCollar(ink)
  })
  drawWet(ink)
}

/** Inside out: a black tulip. */
function drawUmbrella(ink: Ink): void {
  ink.at(10, 4, {}, () => {
    ink.line('-54,-140 -60,-190 -64,-224', { width: 3.4, profile: 'even' })
    ink.line('-54,-148 -52,-138 -44,-138 -43,-146', { width: 4, profile: 'even' })
    ink.at(-63, -214, { rotate: -9 }, () => {
      made(
        ink,
        '0,16* -18,4 -34,-18 -44,-48* -30,-38 -22,-50* -12,-38 2,-52* 12,-38 24,-48* 32,-36 46,-42* 34,-12 18,6*',
        'stone',
        { width: 2.4, halo: 0.6 },
      )
      const outside = made(
        ink,
        '0,18* -20,6 -36,-16 -46,-50* -40,-22 -30,-24 -18,-8* -8,-30 0,-28 8,-8* 20,-28 32,-22 46,-44* 36,-12 20,8*',
        'black',
        { halo: 0.8, rim: 1.8 },
      )
      ink.clip(outside, () => scrape(ink, 1.3, ['-4,14 -24,-4 -36,-28', '4,14 22,-4 36,-26']))
      for (const angle of [-132, -108, -70, -48])
        ink.line(`0,8 ${Math.cos(radians(angle)) * 62},${Math.sin(radians(angle)) * 52}`, {
          width: 1.6,
          profile: 'even',
        })
      ink.lines(['-44,-48 -50,-56', '24,-48 27,-57', '46,-42 54,-48', '2,-52 1,-60'], { width: 2, profile: 'even' })
    })
  })
}

function drawCoat(ink: Ink): void {
  const coat = made(
    ink,
    '-28,-140* -36,-110 -42,-70 -58,-44* -38,-48 -22,-40* -4,-48 12,-40* 30,-50 54,-58* 38,-82 34,-112 28,-140*',
    'dusk',
    { width: 3, halo: 1.2, from: 0.42 },
  )
  ink.clip(coat, () => {
    ink.line('-4,-136 0,-100 -8,-44', { width: 2.2, profile: 'even' })
    ink.lines(['-24,-84 -32,-62 -44,-48', '18,-84 28,-66 42,-58', '-16,-120 -20,-96'], { width: 1.7, profile: 'flick' })
    for (const y of [-118, -68]) {
      ink.dot(9, y, 3)
      ink.dot(8, y - 1, 0.9, { white: true })
    }
  })
  made(ink, '-42,-96* -4,-88 36,-96* 37,-84* -4,-77 -43,-85*', 'stone', { width: 2.1, halo: 0 })
  drawButtons(
    ink,
    [
      [-24, -86],
      [22, -86],
    ],
    3,
  )
  drawPatch(ink, 28, -68, 6, 6, 'stone')
}

function drawCollar(ink: Ink): void {
  ink.at(8, 2, {}, () => {
    made(ink, '-34,-156* -12,-136 -4,-122* -20,-118 -34,-128*', 'dusk', { width: 2.6 })
    made(ink, '30,-160* 10,-136 -2,-122* 16,-116 32,-130*', 'dusk', { width: 2.6 })
  })
}

function drawHat(ink: Ink): void {
  // The brim has gone soft.
  made(ink, '-22,-16* -26,-44 -8,-54 8,-50 24,-46 24,-18* 0,-10', 'black', { halo: 1, rim: 2 })
  scrape(ink, 1.8, ['-18,-40 -14,-47 -4,-49'])
  made(ink, '-25,-30* 0,-25 26,-31* 26,-21* 0,-15 -25,-20*', 'stone', { width: 2, halo: 0 })
  made(ink, '-44,-4* -36,-18 -18,-20 0,-17 20,-21 36,-18 44,-6* 32,-8 16,-12 0,-8 -18,-11 -34,-6*', 'black', {
    halo: 0.8,
    rim: 1.4,
  })
  for (const [x, y] of [
    [-43, 4],
    [42, 2],
    [-36, 14],
  ] as const)
    made(ink, `${x},${y - 7}* ${x + 3.4},${y} ${x},${y + 4} ${x - 3.4},${y}`, 'bright', { width: 1.6, from: false })
}

/** Rain, most of it his by now. */
function drawWet(ink: Ink): void {
  for (const [x, y, long] of [
    [70, -230, 22],
    [92, -190, 18],
    [54, -196, 16],
    [104, -140, 22],
    [84, -110, 15],
    [-96, -120, 20],
    [-106, -70, 16],
    [-84, -92, 13],
    [110, -80, 13],
    [-100, -164, 14],
  ] as const)
    ink.line(`${x},${y} ${x - long * 0.34},${y + long}`, { width: 2.4, profile: 'grow' })
  for (const [x, y] of [
    [-58, -42],
    [48, -58],
    [-24, -38],
    [10, -38],
  ] as const)
    ink.black(ink.leaf(x, y, 90, 12, 5.6, { belly: 0.74, tip: 0.8 }))
  ink.lines(['-40,2 -52,-8', '-46,4 -62,0', '-6,4 4,-6', '0,5 14,2'], { width: 2.2, profile: 'flick' })
}
