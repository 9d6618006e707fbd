import type { Ink } from '../../ink/ink'
import { drawHead } from '../kit/head'
import { drawArm, drawBoot, drawHand } from '../kit/limbs'
import { made, rouge, scrape } from '../kit/stuff'

/** Godmother Grumm, who flies by means of a spring. 0, 0 is where it comes out of the base. */
export function drawGodmotherGrumm(ink: Ink): void {
  drawSpring(ink)
  ink.at(0, -54, { rotate: 8 }, () => {
    drawWings(ink)
    drawWand(ink)
    drawArm(ink, [46, -92], [86, -78], [68, -98], { stuff: 'black', thick: 25, size: 21, hand: 'none' })
    drawHand(ink, [65, -106], -120, { size: 21 })
    drawBoot(ink, [-20, -2], { toe: -1, size: 22, turn: 14 })
    drawBoot(ink, [24, -4], { toe: 1, size: 22, turn: 22 })
    drawBody(ink)
    drawBag(ink)
    ink.at(0, -140, { scale: 0.94 }, () => drawGrumm(ink))
  })
}

function drawSpring(ink: Ink): void {
  for (let turn = 0; turn < 6; turn++) {
    const y = 2 - turn * 11
    const back = `22,${y} 10,${y - 9} -10,${y - 9} -21,${y - 5}`
    const front = `-21,${y - 5} -12,${y + 4} 10,${y + 4} 22,${y - 11}`
    ink.line(back, { width: 2.4, profile: 'even' })
    ink.line(front, { width: 7, white: true, profile: 'even' })
    ink.line(front, { width: 4.4, profile: 'even' })
  }
}

/** Their only work is to be there. */
function drawWings(ink: Ink): void {
  for (const [x, y, angle, length] of [
    [-44, -116, 214, 34],
    [-46, -104, 186, 24],
    [44, -118, -40, 32],
  ] as const) {
    made(ink, ink.leaf(x, y, angle, length, 18, { belly: 0.6, tip: 0.8 }), 'bright', { width: 2.2 })
    ink.at(x, y, { rotate: angle }, () => ink.line(`8,0 ${length * 0.85},2`, { width: 1.3, profile: 'pen' }))
  }
}

/** A rolling pin with a star on it: wishes are granted as they are deserved. */
function drawWand(ink: Ink): void {
  ink.at(64, -108, { rotate: 2, scale: 0.88 }, () => {
    made(ink, '-5,22* -5,-20* 5,-20* 5,22*', 'dusk', { width: 2.2 })
    made(ink, '-13,-18* -14,-58* 0,-61 14,-58* 13,-18* 0,-15', 'dusk', { width: 2.6, from: 0.44 })
    made(ink, '-4,-60* -4,-70* 4,-70* 4,-60*', 'dusk', { width: 2 })
    const star = Array.from({ length: 10 }, (_, i) => {
      const reach = i % 2 ? 6 : 14
      return [Math.cos(i * 0.628 - 1.57) * reach, -80 + Math.sin(i * 0.628 - 1.57) * reach, 1, 1]
    })
    made(ink, star, 'bright', { width: 2.2, halo: 1.2 })
  })
}

function drawBody(ink: Ink): void {
  const gown = made(
    ink,
    '-26,-122* -56,-108 -80,-74 -86,-40 -70,-12 -40,4* -28,-4 -16,7* -2,-2 12,8* 24,-2 38,5* 68,-10 84,-40 80,-74 56,-108 28,-122*',
    'black',
    { halo: 1.6, rim: 2.4 },
  )
  ink.clip(gown, () => {
    // Sprigs, and a bow that gives an idea of the size of her.
    for (const [x, y] of [
      [-62, -66],
      [-70, -34],
      [-40, -22],
      [-10, -30],
      [24, -22],
      [56, -34],
      [66, -66],
      [-52, -92],
      [50, -94],
      [-26, -60],
      [36, -62],
    ] as const) {
      ink.dot(x, y, 2.4, { white: true })
      for (const turn of [20, 110, 200, 290])
        ink.at(x, y, { rotate: turn + x }, () => scrape(ink, 1.6, ['3.4,0 7,0.6'], 'flick'))
    }
  })
  made(ink, '-40,-114* -20,-122 0,-106 22,-122 42,-115* 30,-98 10,-92 0,-100 -12,-92 -30,-98*', 'bright', {
    width: 2.5,
  })
  made(ink, '-4,-90* -34,-100 -38,-84* -34,-70 -4,-82* 0,-80 4,-82* 34,-72 38,-86* 32,-100 4,-90* 0,-92', 'stone', {
    width: 2.4,
  })
  made(ink, ink.ellipse(0, -86, 6, 6), 'bright', { width: 2 })
}

function drawBag(ink: Ink): void {
  drawArm(ink, [-48, -92], [-88, -76], [-66, -52], { stuff: 'black', thick: 25, hand: 'none' })
  ink.line('-72,-46 -84,-34 -88,-26', { width: 3, profile: 'even' })
  ink.line('-60,-46 -56,-34 -58,-26', { width: 3, profile: 'even' })
  drawHand(ink, [-62, -46], 60, { size: 20, left: true })
  ink.at(-72, -8, { rotate: -4 }, () => {
    made(ink, '-28,-18* 28,-20* 33,16 26,22* -26,22* -33,16', 'dusk', { width: 2.8, halo: 1.4, from: 0.42 })
    made(ink, '-31,-21* 0,-26 30,-22* 30,-14* 0,-18 -30,-13*', 'stone', { width: 2.2 })
    for (const x of [-3, 4]) made(ink, ink.ellipse(x, -25, 4, 4), 'bright', { width: 1.8 })
    ink.lines(['-22,-6 -20,12', '22,-6 20,12'], { width: 1.4, profile: 'flick' })
  })
}

function drawGrumm(ink: Ink): void {
  drawHead(ink, 0, 0, {
    ...{ shape: 'wide', tilt: -9, look: -0.3, eyes: 'squint', brows: 'cross', nose: 'bulb', mouth: 'sulk', cheeks: 7 },
    behind: () => {
      const curls = ink.scalloped('-42,2* -44,-20 -30,-42 0,-50 30,-43 46,-22 43,2*', { size: 15, depth: 7 })
      made(ink, curls, 'bright', { width: 2.7, halo: 1.4, from: 0.56 })
      for (const [x, y] of [
        [-34, -16],
        [-26, -34],
        [-6, -42],
        [14, -40],
        [32, -28],
        [38, -10],
      ] as const)
        ink.line(`${x - 5},${y + 2} ${x - 3},${y - 4} ${x + 4},${y - 3} ${x + 4},${y + 3} ${x},${y + 3}`, {
          width: 1.5,
        })
    },
    over: () => {
      // Chins.
      ink.lines(['-18,26 0,32 18,26', '-12,32 0,37 12,32'], { width: 1.8 })
      rouge(ink, 22, 12, 3)
      ink.at(8, -50, { rotate: 12 }, () =>
        made(ink, '-12,4* -14,-10* -6,-3 0,-14* 6,-3 14,-10* 12,4* 0,7', 'black', { halo: 1.2, rim: 1 }),
      )
    },
  })
}
