import { drawSnail } from '../characters/snail'
import type { Ink } from '../ink/ink'
import { drawToybox } from '../sharing/toybox'

/** Where the wheels stand, and how large they are. */
const GROUND = 318
const WHEELS = [112, 282] as const
const RADIUS = 34

/** The toy box on a cart that the snail pulls, 500 wide and 330 high. */
export function drawCart(ink: Ink): void {
  ink.wash('44,318 120,306 250,304 330,310 372,320 316,332 160,336 70,330', { alpha: 0.4 })
  ink.wash('418,318 446,311 474,314 478,321 446,325', { alpha: 0.4 })
  drawRope(ink)
  drawBed(ink)
  ink.at(66, 14, { scale: 1.02 }, () => drawToybox(ink))
  drawSide(ink)
  for (const x of WHEELS) drawWheel(ink, x)
  ink.at(446, GROUND, { scale: 1.25 }, () => drawSnail(ink, 'out'))
  drawWay(ink)
}

/** What the box stands on, seen a little from above. */
function drawBed(ink: Ink): void {
  ink.form('62,222* 328,218* 344,246* 48,250*', { width: 3, halo: 1.4 })
  ink.lines(['58,232 190,230 332,228'], { width: 1.8, profile: 'pen' })
}

/** Its board, which the box's foot stands behind. */
function drawSide(ink: Ink): void {
  ink.form('40,250* 194,254 352,247* 348,272* 194,279 44,274*', {
    ...{ width: 4.4, halo: 2, tone: { from: 0.5, width: 2.2, spacing: 3.4 } },
  })
  ink.lines(['58,262 92,264 130,263', '196,268 250,267', '296,260 330,259'], { width: 1.8, profile: 'pen' })
  for (const [x, y] of [
    [54, 258],
    [338, 255],
  ] as const)
    ink.dot(x, y, 2.6)
}

function drawWheel(ink: Ink, x: number): void {
  const y = GROUND - RADIUS
  const rim = ink.ellipse(x, y, RADIUS, RADIUS)
  ink.cut(rim, { halo: 3 })
  ink.black(rim)
  ink.line(`${x - 26},${y - 14} ${x - 17},${y - 25} ${x - 4},${y - 30.5}`, {
    width: 2,
    white: true,
    bare: true,
    profile: 'swell',
  })
  ink.form(ink.ellipse(x, y, RADIUS - 8, RADIUS - 8), { width: 1.2 })
  for (let spoke = 0; spoke < 6; spoke++) {
    const angle = (spoke * Math.PI) / 3 + 0.3
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    ink.line(`${x + dx * 6},${y + dy * 6} ${x + dx * (RADIUS - 8)},${y + dy * (RADIUS - 8)}`, {
      width: 3.4,
      profile: 'even',
    })
  }
  ink.form(ink.ellipse(x, y, 8, 8), { width: 3, halo: 1 })
  ink.dot(x, y, 2.4)
}

/** Taut, from the cart to the shell. */
function drawRope(ink: Ink): void {
  ink.line('346,262 384,276 440,296', { width: 3.4, profile: 'even' })
  ink.lines(['352,262 356,268', '366,267 370,273', '380,273 384,279', '396,279 400,285', '412,285 416,291'], {
    ...{ width: 1.4, white: true, bare: true, profile: 'pen' },
  })
}

/** The ground, what the wheels have left on it, and how they rattle. */
function drawWay(ink: Ink): void {
  ink.line('8,320 60,322 90,321', { width: 2.2, profile: 'swell' })
  ink.line('150,322 240,321', { width: 2, profile: 'swell' })
  ink.line('322,321 400,322 492,319', { width: 2.2, profile: 'swell' })
  ink.lines(['18,330 44,331', '188,330 220,329', '366,330 392,331'], { width: 1.6, profile: 'pen' })
  ink.lines(['28,268 12,272', '26,284 6,290', '30,300 14,306'], { width: 2.2, profile: 'flick' })
}
