import { drawBlotling } from '../characters/blotling'
import { drawHen } from '../characters/hen'
import { drawHiddenLetter } from '../hidden/letter'
import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'

/** The basket’s half width at its lip, and how high above its foot that lies at the sides. */
const HALF = 131
const LIP = 115
/** How far the lip comes forward in the middle. */
const DEEP = 34

/** The inside of the basket and its far lip, the middle of its foot at the origin. */
export function drawBasketBack(ink: Ink): void {
  ink.wash(ink.ellipse(18, -4, 158, 22), { alpha: 0.46 })
  ink.form(ink.ellipse(0, -LIP, HALF, 32), { width: 3.4, halo: 1.6 })
  ink.black(ink.ellipse(0, -LIP + 2, HALF - 9, 26))
  drawPlait(ink, -1)
}

/** A place on the lip: 0 at the left end, 1 at the right, on the near side or, with -1, on the far one. */
const onLip = (share: number, side: 1 | -1) =>
  [-Math.cos(share * Math.PI) * (HALF + 4), -LIP + side * Math.sin(share * Math.PI) * DEEP] as const

function drawPlait(ink: Ink, side: 1 | -1): void {
  for (let i = 0; i <= 26; i++) {
    const [x, y] = onLip(i / 26, side)
    ink.form(ink.ellipse(x, y, 9.4, 6.8, 34 * Math.cos((i / 26) * Math.PI) * side + 20), { width: 2, halo: 0.9 })
  }
}

/** What of the basket is before whoever sits in it. */
export function drawBasketFront(ink: Ink): void {
  const lip = Array.from({ length: 11 }, (_, i) => {
    const [x, y] = onLip(i / 10, 1)
    return i === 0 || i === 10 ? [x, y, 1, 1] : [x, y]
  })
  const body = ink.path(
    [...lip, [HALF - 10, -50], [HALF - 40, -14, 1, 1], [0, 0], [-HALF + 40, -14, 1, 1], [-HALF + 10, -50]],
    true,
  )
  ink.form(body, { width: 3.8, halo: 2.4, tone: { from: 0.56, to: 0.9, width: 2, spacing: 3, angle: 84 } })
  ink.clip(body, () => {
    for (let row = 0; row < 9; row++)
      for (let place = -9; place < 10; place++) {
        const x = place * 17 + (row % 2 ? 8.5 : 0)
        const across = x / HALF
        const y = -LIP + 6 + row * 12.6 + (DEEP - 1) * Math.sqrt(Math.max(0, 1 - across * across))
        ink.line(`${x - 8},${y + 2} ${x},${y - 3} ${x + 8},${y + 2}`, { width: 2.6, profile: 'swell' })
        if ((row + place) % 3 === 0) ink.line(`${x - 6},${y + 6} ${x + 5},${y + 6}`, { width: 1.6, profile: 'pen' })
      }
    ink.black('74,-86 140,-119 134,0 40,8 88,-38')
    for (let row = 0; row < 7; row++)
      ink.line(`${78 + row},${-72 + row * 11} 97,${-80 + row * 11} 116,${-81 + row * 11}`, {
        width: 2,
        white: true,
        profile: 'swell',
      })
  })
  drawPlait(ink, 1)
  drawHiddenLetter(ink, 'E', -64, -52, 22, -7)
}

/** A hen in the basket, her feet at the origin: out of breath, proud, or looking aside. */
export function drawSitter(ink: Ink, name: string): void {
  if (name === 'startled') drawHen(ink, { turn: 'front', does: 'startle' })
  else if (name === 'proud') drawHen(ink, { turn: 'front', does: 'run', frame: 1 })
  else drawHen(ink, { turn: 'left', does: name === 'blinks' ? 'stand' : 'look', blink: name === 'blinks' })
}

/** First prize: a rosette about the origin, its two ribbons below. */
export function drawRosette(ink: Ink): void {
  for (const ribbon of ['-12,14* -22,52* -12,46* -4,56* 2,18*', '4,18* 8,56* 16,46* 26,50* 14,12*']) {
    const hanging = ink.form(ribbon, { width: 2.4, halo: 1.6 })
    ink.tint(hanging, { color: VERMILION, alpha: 0.9, offset: 1.6 })
  }
  const frill = Array.from({ length: 32 }, (_, i) => {
    const [angle, reach] = [(i / 16) * Math.PI, i % 2 ? 33 : 27]
    return [Math.cos(angle) * reach, Math.sin(angle) * reach]
  })
  const rosette = ink.form(ink.path(frill, true), { width: 2.8, halo: 2 })
  ink.tint(rosette, { color: VERMILION, alpha: 0.92, offset: 1.6 })
  ink.form(ink.ellipse(0, 0, 19, 19), { width: 2.4 })
  ink.lines(['-7,-6 0,-12 1,12'], { width: 5, profile: 'brush' })
  ink.line('-7,12.6 8,12', { width: 3.6, profile: 'even' })
}

/** Somebody, the ground at the origin, and the cord of the peg to the left: held, or pulled. */
export function drawSomebody(ink: Ink, isPulling: boolean): void {
  ink.wash(ink.ellipse(8, 0, 44, 7), { alpha: 0.42 })
  ink.at(0, 0, { scale: 0.78, rotate: isPulling ? 14 : 0 }, () =>
    drawBlotling(ink, {
      kind: 'horns',
      mood: isPulling ? 'glad' : 'looks',
      gaze: [-0.2, 0.5],
    }),
  )
  // Over the black of the basket it is white.
  const cord = isPulling ? '-24,-26 -36,-30 -50,-28' : '-26,-22 -40,-12 -54,-18 -62,-24'
  ink.line(cord, { width: 6, white: true, profile: 'even' })
  ink.line(cord, { width: 2.8, profile: 'even' })
  const peg = isPulling ? '-50,-28@10 -74,-23@10' : '-60,-25@10 -80,-30@10'
  ink.form(ink.tube(peg, { root: true }), { width: 2.4, halo: 2 })
}
