import { drawMouse, drawSock } from '../forget/cloth'
import { drawSnail } from '../forget/creatures'
import { drawButton } from '../forget/keepsakes'
import { drawLetter, drawList, drawPiece } from '../forget/papers'
import { MORNING } from '../forget/shared'
import { drawCake, drawCup, drawPlant } from '../forget/table'
import type { Ink } from '../ink/ink'
import { TEAL } from '../ink/palette'
import { drawRope } from './ropes'
import { STANDING } from './shared'

/** The cup is the boat, without the ring that it left on the table. */
export function drawBoat(ink: Ink): void {
  const { x, y } = MORNING.cup
  const [rotate, scale] = STANDING.cup
  ink.at(-x, -y, {}, () => {
    const hull = ink.path('300,400* 884,400* 884,756* 860,776* 822,792* 700,900* 300,900*', true)
    ink.clip(hull, () => ink.at(x, y, { scale, rotate }, () => drawCup(ink)))
  })
}

/** The near rim goes over who sits in it. */
export function drawNearRim(ink: Ink): void {
  const { x, y } = MORNING.cup
  ink.at(-x, -y, {}, () => {
    ink.line('523,566 548,590 606,606 668,610 734,606 790,590 813,570', { width: 4.2, profile: 'swell' })
    ink.line('532,586 580,608 640,618 700,618 760,608 804,586', { width: 1.6, profile: 'swell' })
  })
}

/** The piece fits: it is the patch of the hull, sewn on. */
export function drawPatch(ink: Ink): void {
  drawPiece(ink)
  for (const stitch of ['-25,-18 -38,-19', '-24,18 -37,25', '26,-6 39,-9', '24,22 35,26', '0,28 2,40']) {
    drawRope(ink, stitch, 3, 99)
  }
}

/** The button is an eye again: it is sewn on with a cross. */
export function drawSewnEye(ink: Ink): void {
  drawButton(ink)
  for (const stitch of ['-5,-4 6,4', '5,-5 -4,5']) drawRope(ink, stitch, 2.6, 99)
}

/** The last of the list has come back: it is ticked. */
export function drawTickedList(ink: Ink): void {
  drawList(ink)
  ink.line('-45,38 -38,46 -20,20', { width: 3.4, profile: 'flick', color: TEAL, alpha: 1 })
}

/** The sock is a crow's nest, and who sleeps in it looks out. */
export function drawNest(ink: Ink): void {
  drawMouse(ink, 2, 'awake')
  drawSock(ink)
}

/** The letter is posted at last, and somebody goes with it under a flag. */
export function drawRaft(ink: Ink): void {
  ink.warp(0, 0, { scaleX: 1.09, scaleY: 0.56 }, () => drawLetter(ink))
  ink.at(-7, -35, {}, () => {
    ink.line('26,20 26,-44', { width: 3.4, profile: 'even' })
    ink.form('26,-44* 58,-36 52,-28 58,-18* 26,-16*', { width: 2.2, halo: 0.6 })
    drawSnail(ink, 0, 'stretched')
  })
}

/** Somebody has lit it after all: a lighthouse. */
export function drawLighthouse(ink: Ink): void {
  drawCake(ink)
  drawFlame(ink)
  for (const angle of [-168, -150, -118, -90, -62, -30, -8]) {
    const way = (angle * Math.PI) / 180
    const at = (far: number) => [14 + Math.cos(way) * far, -80 + Math.sin(way) * far]
    ink.line([at(24), at(38)], { width: 2, profile: 'flick' })
  }
}

/** The flame of the candle, where its wick is of the cake. */
export function drawFlame(ink: Ink): void {
  ink.form(ink.path('13,-64 6,-74 10,-86 16,-98* 22,-84 21,-72', true), { width: 2, halo: 1 })
  ink.black('13,-66 11,-73 15,-82 18,-72')
}

/** Watered: it is out, two flowers of it. */
export function drawPalm(ink: Ink): void {
  drawPlant(ink)
  for (const [x, y, size] of [
    [30, -94, 1],
    [-54, -66, 0.8],
  ] as const) {
    for (let petal = 0; petal < 6; petal++) {
      ink.form(ink.leaf(x, y, petal * 60 + 14 * size, 18 * size, 11 * size, { belly: 0.6 }), { width: 1.8, halo: 0.5 })
    }
    ink.form(ink.ellipse(x, y, 6 * size, 5.6 * size), { width: 1.8, halo: 0.4 })
    ink.tint(ink.ellipse(x, y, 5 * size, 4.6 * size), { color: TEAL, offset: 0.8 })
  }
}

/** What holds it all together, about the middle of the cup: from the spool, to which the thread has come back. */
export function drawRigging(ink: Ink): void {
  const { x, y } = MORNING.cup
  ink.at(-x, -y, {}, () => {
    const [list, nest] = ['418,314 410,338 404,362', '1040,316 1034,336 1038,352']
    for (const rope of [list, nest, '752,404 764,396 772,388']) drawRope(ink, rope, 3)
    drawRope(ink, '890,462 900,560 872,640 854,684', 3)
    drawRope(ink, '884,716 930,700 966,716 972,742', 3.6)
    drawRope(ink, '452,752 400,780 352,770 322,756', 3.2)
  })
}
