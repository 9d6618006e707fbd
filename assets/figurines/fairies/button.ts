import type { Ink } from '../../ink/ink'
import { standShadow } from '../kit/bases'
import { drawHead } from '../kit/head'
import { drawArm, drawHand, drawLeg } from '../kit/limbs'
import { made, scrape } from '../kit/stuff'

/** The Button Fairy, knight of the mending basket: a thimble, a needle, and nobody has told her that she is small. 0, 0 is the ground between her feet. */
export function drawButtonFairy(ink: Ink): void {
  standShadow(ink, -48, 44, 1)
  ink.at(0, 0, { scale: 1.12 }, () => {
    drawButton(ink, 52, -134, 36, 12, 'stone')
    drawButton(ink, 44, -72, 24, -8, 'black')
    drawButton(ink, -58, -146, 32, 20, 'black')
    drawButton(ink, -50, -86, 21, -16, 'stone')
    drawLeg(ink, [8, -58], [30, -42], [36, -11], { stuff: 'bright', toe: 1, size: 18, thick: 15, striped: true })
    drawLeg(ink, [-8, -58], [-22, -36], [-38, -11], { stuff: 'bright', toe: -1, size: 18, thick: 15, striped: true })
    drawArm(ink, [16, -104], [38, -96], [34, -118], { stuff: 'dusk', thick: 14, size: 16 })
    drawTunic(ink)
    drawNeedle(ink)
    drawHead(ink, -12, -140, {
      ...{ shape: 'round', tilt: -8, look: -0.5, eyes: 'dot', brows: 'cross', mouth: 'grin', nose: 'snub' },
      scale: 0.98,
      behind: () => {
        for (const side of [-1, 1])
          made(ink, `${side * 22},-4* ${side * 40},-14 ${side * 52},-10* ${side * 42},6 ${side * 24},10*`, 'bright', {
            width: 2.2,
          })
      },
      over: () => drawThimble(ink),
    })
    drawArm(ink, [-14, -102], [-38, -92], [-34, -70], { stuff: 'dusk', thick: 14, hand: 'none' })
    drawHand(ink, [-33, -64], 150, { size: 16 })
    drawHand(ink, [35, -123], -40, { size: 15, left: true })
  })
}

/** A four-holed button for a wing, sewn on with a cross. */
function drawButton(ink: Ink, x: number, y: number, radius: number, turn: number, stuff: 'stone' | 'black'): void {
  ink.at(x, y, { rotate: turn }, () => {
    const isBlack = stuff === 'black'
    made(ink, ink.ellipse(0, 0, radius, radius * 0.95, 0, 0.02), stuff, { width: 2.9, halo: 1.4, rim: 2 })
    const well = ink.ellipse(0, 0, radius * 0.7, radius * 0.66, 0, 0.02)
    ink.line(well, { width: 1.8, closed: true, white: isBlack, profile: 'even' })
    const off = radius * 0.24
    for (const [side, down] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      const hole = ink.ellipse(side * off, down * off, radius * 0.13)
      ink.black(hole, { white: isBlack })
    }
    ink.lines([`${-off},${-off} ${off},${off}`, `${off},${-off} ${-off},${off}`], {
      width: 2.6,
      white: isBlack,
      profile: 'even',
    })
  })
}

/** Her tunic, and the thread that goes round and round it. */
function drawTunic(ink: Ink): void {
  const tunic = made(
    ink,
    '-16,-112* -18,-88 -30,-56* -18,-48 -8,-55* 2,-47 12,-55* 22,-48 32,-57* 20,-88 17,-112*',
    'paper',
    { width: 2.8 },
  )
  ink.clip(tunic, () =>
    ink.lines(['-20,-96 0,-89 20,-98', '-20,-90 0,-82 22,-91', '-22,-83 0,-76 24,-84', '-24,-78 2,-70 24,-78'], {
      width: 2.4,
      profile: 'even',
    }),
  )
}

/** The needle, thread in its eye. */
function drawNeedle(ink: Ink): void {
  ink.line('22,-80 44,-66 62,-84 88,-96 92,-130 72,-152', { width: 4.4, white: true, bare: true, profile: 'even' })
  ink.line('22,-80 44,-66 62,-84 88,-96 92,-130 72,-152', { width: 2, profile: 'even' })
  ink.at(-34, -68, { rotate: 50, scaleY: 1.12 }, () => {
    made(ink, '-6,-112* -4,60 0,78* 4,60 6,-112 4,-122 0,-126 -4,-122', 'bright', { width: 2.2, halo: 1.6, from: 0.6 })
    made(ink, '-2.4,-100* -2.4,-114 0,-118 2.4,-114 2.4,-100*', 'black', { rim: 0, halo: 0 })
    ink.line('-2,-92 -1.4,50', { width: 1.2, profile: 'swell' })
  })
}

function drawThimble(ink: Ink): void {
  ink.at(0, -10, {}, () => {
    const fringe = '-31,6* -30,-14 0,-26 30,-14 31,4* 24,-8 16,-2* 6,-10 -2,-2* -10,-11 -20,-1*'
    made(ink, fringe, 'black', { rim: 1, halo: 0.4 })
    made(ink, '-27,-16* -25,-44 -16,-56 0,-60 16,-56 25,-44 28,-16* 0,-10', 'stone', {
      halo: 1,
      from: 0.46,
      inside: () => {
        for (let row = 0; row < 4; row++)
          for (let i = -3; i < 4; i++) ink.dot(i * 7 + (row % 2) * 3.4, -52 + row * 7.6 + Math.abs(i) * 0.6, 1.7)
      },
    })
    made(ink, '-32,-18* 0,-11 32,-18* 32,-8* 0,-1 -32,-8*', 'stone', { width: 2.4, halo: 0.8 })
    scrape(ink, 2.2, ['-20,-26 -19,-44 -12,-52'])
  })
}
