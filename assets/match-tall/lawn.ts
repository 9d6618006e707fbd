import { drawFootprint } from '../blotlings/draw'
import { brushStroke } from '../ink/brush-stroke'
import type { Ink } from '../ink/ink'
import { MOSS } from '../ink/palette'
import { drawLeaf } from '../match/ground'
import { drawSnail } from './snail'

/** How far the lawn goes on above the case and below it, in units of the board. */
export const BEYOND = 300

/** Swashes of a broad brush: where, how wide, how wet, how dry. */
type Swash = readonly [path: string, width: number, wet: number, dry: number]

const UPPER: readonly Swash[] = [
  ['150,-232@0.5 300,-240@1 470,-236@1 640,-244@0.4', 42, 0.2, 0.6],
  ['40,-196@0.7 220,-202@1 460,-196@1 690,-206@0.4', 56, 0.3, 0.5],
  ['90,-146@0.8 260,-150@1 500,-144@1 770,-154@0.4', 60, 0.3, 0.44],
  ['20,-96@0.7 240,-100@1 470,-96@1 700,-104@0.5', 56, 0.26, 0.5],
  ['150,-52@0.7 320,-54@1 520,-50@1 630,-56@0.4', 40, 0.14, 0.62],
]
const LOWER: readonly Swash[] = [
  ['170,566@0.6 330,560@1 520,566@1 700,560@0.4', 44, 0.2, 0.56],
  ['40,610@0.7 250,604@1 520,610@1 780,602@0.4', 58, 0.3, 0.46],
  ['90,662@0.8 280,656@1 500,662@1 720,654@0.4', 60, 0.32, 0.42],
  ['30,712@0.7 240,706@1 520,712@1 760,704@0.4', 56, 0.26, 0.48],
  ['180,756@0.6 340,752@1 500,756@1 620,750@0.4', 40, 0.16, 0.6],
]

/** Where a foot was set down: to which side of the way, and which way it led, in degrees. */
type Step = readonly [x: number, y: number, turn: number]

/** A hopper came over the lawn to see what the case is, and went round it. */
const HOPS: readonly Step[] = [
  [96, -262, 118],
  [176, -226, 112],
  [262, -196, 104],
  [352, -178, 96],
  [446, -172, 92],
  [540, -180, 84],
  [630, -200, 74],
  [714, -232, 64],
]
/** Somebody heavy walked by below it, from the right, and did not care. */
const PACES: readonly Step[] = [
  [776, 590, -96],
  [706, 602, -100],
  [640, 620, -104],
  [574, 642, -106],
  [508, 664, -104],
  [440, 682, -98],
  [370, 690, -90],
  [300, 684, -80],
  [234, 668, -74],
  [170, 646, -70],
  [108, 620, -66],
]
/** Who they were, among the 151. */
const HOPPER = 7
const WALKER = 9

/** Above the case: the lawn, the trail of who came to look, and tufts that it bent. */
export function drawAbove(ink: Ink): void {
  drawLawn(ink, UPPER, 'above')
  drawTrailOf(ink, HOPPER, HOPS, 0)
  for (const [x, y, size] of [
    [206, -150, 1],
    [404, -114, 0.8],
    [590, -122, 1.1],
    [120, -110, 0.7],
    [668, -142, 0.7],
    [320, -240, 0.7],
  ] as const)
    drawTuft(ink, x, y, size)
  ink.at(486, -104, { rotate: 24, scale: 1.3 }, () => drawLeaf(ink))
  drawSeeds(ink, 250, -112)
}

/** Below the case: a heavier trail, and a snail that goes the long way round it. */
export function drawBelow(ink: Ink): void {
  drawLawn(ink, LOWER, 'below')
  drawTrailOf(ink, WALKER, PACES, 11)
  for (const [x, y, size] of [
    [150, 712, 0.9],
    [300, 742, 0.8],
    [668, 736, 1.1],
    [700, 668, 0.8],
    [244, 612, 0.7],
    [470, 606, 0.8],
  ] as const)
    drawTuft(ink, x, y, size)
  ink.at(392, 606, { rotate: -14, scale: 1.2 }, () => drawLeaf(ink))
  drawSnail(ink, 560, 744)
}

function drawLawn(ink: Ink, swashes: readonly Swash[], name: string): void {
  for (const [i, [path, width, wet, dry]] of swashes.entries())
    brushStroke(ink, path, { color: MOSS, width, wet, dry, tail: 1.5, alpha: 0.5, lean: 34, name: `${name} ${i}` })
}

/** Prints in pairs, each foot `apart` to its side; of a hopper both at once. They fade where the ground was dry. */
function drawTrailOf(ink: Ink, index: number, steps: readonly Step[], apart: number): void {
  for (const [i, [x, y, turn]] of steps.entries()) {
    const side = apart === 0 ? 0 : i % 2 === 0 ? -1 : 1
    ink.at(x, y, { rotate: turn }, () => ink.at(side * apart, 0, { scale: 0.3 }, () => drawFootprint(ink, index)))
  }
}

/** A tuft of grass, with its shadow to the right. */
function drawTuft(ink: Ink, x: number, y: number, size: number): void {
  const random = ink.fork(`tuft ${x} ${y}`)
  ink.at(x, y, { scale: size }, () => {
    ink.wash('-16,0 4,-3 26,2 34,7 4,8 -14,5', { alpha: 0.3 })
    for (let blade = 0; blade < 7; blade++) {
      const foot = -13 + blade * 4.4 + random.signed()
      const lean = (blade - 3) * 3.6 + random.signed() * 4
      const height = random.between(17, 30) - Math.abs(blade - 3) * 2.4
      const shape = ink.path(
        `${foot - 1.7},1* ${foot + lean * 0.3},${-height * 0.55} ${foot + lean},${-height}* ${foot + lean * 0.3 + 2.6},${-height * 0.5} ${foot + 1.9},1.4*`,
        true,
      )
      ink.form(shape, { width: 1.5, halo: 0.5 })
      ink.tint(shape, { color: MOSS, alpha: 0.8, offset: 0.7 })
    }
  })
}

/** What a dandelion let go of. */
function drawSeeds(ink: Ink, x: number, y: number): void {
  for (const [dx, dy, turn] of [
    [0, 0, -20],
    [34, -16, 12],
    [62, 8, -4],
  ] as const) {
    ink.at(x + dx, y + dy, { rotate: turn }, () => {
      ink.line('0,0 0.6,-12 0,-20', { width: 1.2, profile: 'pen' })
      ink.lines(['0,-20 -8,-27', '0,-20 -4,-30', '0,-20 1,-31', '0,-20 6,-29', '0,-20 9,-25'], {
        width: 0.9,
        profile: 'flick',
      })
      ink.black(ink.ellipse(0, 2.4, 1.4, 3))
    })
  }
}
