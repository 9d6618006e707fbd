import type { Ink } from '../ink/ink'
import { itemAt, type Options, smoothstep, TAU } from '../ink/numbers'
import { type Color, OCHRE } from '../ink/palette'
import { type DropFace, drawDropFace } from './drop'

/** How the lantern burns. */
export interface Lantern extends Omit<DropFace, 'white'> {
  /** Which of the flame's three drawings; 0 when not given. */
  flicker: number
  /** Whether it burns; it does when not given. */
  lit: boolean
}

/** The glass by its own light, the flame's body, and the glass when it is out. */
const GLASS: Color = '#fff3d2'
const FLAME: Color = '#fffaf0'
const COLD: Color = '#d8d0c0'

const FLAMES = [
  '0,-28* 9,-8 19,8 17,26 4,36 -12,33 -19,20 -14,4 -5,-6',
  '4,-27* 10,-8 19,9 16,27 3,36 -13,33 -18,19 -13,5 -3,-8',
  '-4,-26* 7,-9 18,7 18,25 5,36 -11,34 -20,21 -15,5 -8,-6',
] as const

/**
 * The lantern, some 90 units wide and 146 high, its flame the drop with the face. 0, 0 is the middle of its glass; it hangs by
 * the ring, about which it swings, at 0, -83, and stands on y 62.
 */
export function drawLantern(ink: Ink, { flicker = 0, lit = true, ...face }: Options<Lantern> = {}): void {
  ink.contour(ink.ellipse(0, -66, 19, 17), { width: 5, gap: 0 })
  const glass = ink.path('-30,-30* 30,-30* 37,8 33,40* -33,40* -37,8', true)
  ink.form(glass, { width: 3.6, halo: 2, fill: lit ? GLASS : COLD })
  if (lit) {
    const fade = { center: [0, 8], inner: 16, outer: 46 } as const
    ink.clip(glass, () => ink.wash(glass, { color: OCHRE, alpha: 0.7, fade }))
    drawFlame(ink, flicker, face)
  } else drawWick(ink)
  ink.lines(['-21,-24 -26,-4 -25,12', '26,18 25,28'], { width: 2.6, white: true, bare: true, profile: 'swell' })
  ink.lines(['-33,-30 -42,8 -36,42', '33,-30 42,8 36,42'], { width: 4.4, profile: 'even' })
  const roof = ink.path('-38,-28* -28,-42 -14,-50 -12,-60* 12,-60* 14,-50 28,-42 38,-28* 0,-23', true)
  ink.cut(roof, { halo: 1.4 })
  ink.black(roof)
  ink.lines(['-26,-36 -14,-44 -4,-46', '-8,-56 2,-57'], { width: 3, white: true, bare: true, profile: 'swell' })
  const foot = ink.path('-38,38* 38,38* 44,56* 30,62 -30,62 -44,56*', true)
  ink.cut(foot, { halo: 1.4 })
  ink.black(foot)
  ink.lines(['-34,46 -10,48 8,48', '-34,54 -20,56'], { width: 3, white: true, bare: true, profile: 'swell' })
}

/** The flame alone, in one of its three drawings, with the lantern's own anchor. */
export function drawFlame(ink: Ink, flicker: number, face: Options<Omit<DropFace, 'white'>> = {}): void {
  const flame = ink.path(itemAt(FLAMES, flicker), true)
  ink.cut(flame, { fill: FLAME, halo: 1 })
  ink.contour(flame, { width: 3, gap: 0.15 })
  ink.at(3, 13, {}, () => drawDropFace(ink, face))
}

/** What is left when it is out: the wick, its last spark, a thread of smoke. */
function drawWick(ink: Ink): void {
  ink.line('0,38 1,30 -1,24', { width: 4, profile: 'even' })
  ink.wash(ink.ellipse(-1, 24, 2.6, 2.6), { color: OCHRE, alpha: 0.9 })
  ink.line('0,18 6,10 -3,2 4,-8 -1,-20', { width: 2, profile: 'swell' })
}

/** Short strokes of light all round it, longer and shorter by turns. */
export function drawLanternRays(ink: Ink): void {
  for (let i = 0; i < 22; i++) {
    const turn = (i / 22) * TAU + 0.1
    // The rope and the foot are in the way.
    if (Math.abs(Math.sin(turn)) > 0.9) continue
    const from = 66 + (i % 3) * 6
    const to = from + 18 + (i % 2) * 14
    const [x, y] = [Math.cos(turn), Math.sin(turn)]
    ink.line(`${across(x * from)},${across(y * from)} ${across(x * to)},${across(y * to)}`, {
      width: 2.6,
      profile: 'flick',
    })
  }
}

/** The rope from its ring upwards, `length` units, twisted, and less and less of it seen. */
export function drawLanternRope(ink: Ink, length: number): void {
  const end = -76 - length
  const rope = [
    [0, -76],
    [-1, -76 - length * 0.36],
    [1, end],
  ]
  ink.line(rope, { width: 7, profile: (along) => 1 - along })
  for (let y = -82; y > end + 20; y -= 8) {
    const width = 4.4 * (1 - smoothstep(-120, end + 20, y)) + 0.5
    ink.line(`-3.4,${y + 4} 0,${y} 3.4,${y - 3}`, { width, white: true, bare: true, profile: 'swell', wobble: 0 })
  }
}

/** Written in a path, a number has no exponent. */
function across(value: number): string {
  return value.toFixed(2)
}
