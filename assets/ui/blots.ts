import { BRIGHT_PAPER } from '../home/ruled'
import type { Ink } from '../ink/ink'
import { itemAround, lerp, type Options, TAU } from '../ink/numbers'
import { PAPER, VERMILION } from '../ink/palette'
import type { Line, PathSource } from '../ink/path'

/** Black at rest, vermilion under the pointer, squeezed out to paper under the thumb. */
export type PressState = 'rest' | 'hover' | 'pressed'

/** Six blots of ink, about (0, 0), 58 units across: no two of a row are alike. */
const BLOTS = [
  '-28,-8 -24,-22 -8,-29 12,-28 26,-17 29,2 23,20 8,29 -10,28 -25,18',
  '-27,-12 -19,-26 -2,-29 17,-26 28,-11 28,8 19,25 2,29 -17,26 -28,10',
  '-28,-4 -26,-20 -12,-28 8,-29 24,-21 29,-3 26,16 13,28 -8,29 -24,21',
  '-29,-1 -24,-18 -13,-29 7,-27 22,-24 28,-8 29,11 18,27 -1,28 -20,25',
  '-26,-15 -11,-27 5,-29 21,-22 27,-6 28,14 15,26 -5,29 -22,23 -29,5',
  '-28,-11 -17,-24 -4,-29 14,-29 27,-15 27,4 25,18 10,27 -12,29 -27,14',
] as const

/** How each blot turns when it is pointed at, in degrees. */
const TURNS = [-5, 7, -8, 4, -3, 9] as const
/** Where its largest drop flies then, in degrees from the right, clockwise. */
const THROWS = [-138, -42, 44, 150, -110, 28] as const

/** A vermilion laid as a body: no wash may let a dark scene shine through. */
const VERMILION_BODY = '#da452e'

/** The blot under a glyph, `index` telling which of the row; draws `glyph` on it, turned and squeezed along with it. */
export function drawBlot(ink: Ink, index: number, state: PressState, glyph: () => void): void {
  const shape = itemAround(BLOTS, index)
  if (state === 'rest') drawResting(ink, shape, glyph)
  else if (state === 'hover') drawHovered(ink, shape, index, glyph)
  else drawPressed(ink, shape, index, glyph)
}

function drawResting(ink: Ink, shape: PathSource, glyph: () => void): void {
  layHalo(ink, shape)
  const blot = ink.black(shape)
  ink.rim(blot, { distance: 1.4 })
  glyph()
}

/** Larger, turned, vermilion, heavy on its shadow side, throwing drops. */
function drawHovered(ink: Ink, shape: PathSource, index: number, glyph: () => void): void {
  ink.at(0, 0, { scale: 1.1, rotate: itemAround(TURNS, index) }, () => {
    layHalo(ink, shape)
    const blot = ink.cut(shape, { fill: VERMILION_BODY })
    ink.crescent(blot, { depth: 6, alpha: 0.3, color: VERMILION })
    ink.contour(blot, { width: 3.3, lit: 0.18, gap: 0.35 })
    ink.line('-22,-8 -19,-18 -10,-24', { width: 1.8, white: true, profile: 'swell' })
    glyph()
  })
  const random = ink.fork(`drops ${index}`)
  const main = itemAround(THROWS, index)
  const drops = [
    [main, 40.6, 2],
    [main + random.between(12, 18), 39.6, 1.2],
    [main - random.between(10, 16), 41.8, 0.9],
    [main + random.between(150, 200), 40.2, 1.6],
    [main + random.between(205, 225), 41.4, 0.9],
  ] as const
  for (const [degrees, far, size] of drops) {
    const angle = (degrees / 360) * TAU
    ink.dot(Math.cos(angle) * far, Math.sin(angle) * far, size, { color: VERMILION, alpha: 0.95 })
  }
}

/** The ink is squeezed out below, and the sheet under the thumb is dented: the dent's edge is a pen line, upper left. */
function drawPressed(ink: Ink, shape: PathSource, index: number, glyph: () => void): void {
  const random = ink.fork(`squeezed ${index}`)
  const lobes = [
    { angle: 0.6, reach: 3.4 },
    { angle: 1.35, reach: 5.4 },
    { angle: 2.25, reach: 4.2 },
    { angle: 3.3, reach: 1.2 },
    { angle: 5.9, reach: 1.4 },
  ].map(({ angle, reach }) => ({
    angle: angle + random.signed() * 0.36,
    reach: reach * random.between(0.55, 1.25),
    spread: random.between(0.2, 0.36),
  }))
  ink.at(0, 0, { scaleY: 0.94 }, () => {
    const squeezed = Array.from({ length: 60 }, (_, step) => {
      const angle = (step / 60) * TAU
      let reach = 28.2 + Math.max(0, Math.sin(angle)) * 1.8
      for (const lobe of lobes) {
        const away = Math.atan2(Math.sin(angle - lobe.angle), Math.cos(angle - lobe.angle)) / lobe.spread
        reach += lobe.reach * Math.exp(-away * away)
      }
      return [Math.cos(angle) * reach * 1.03, Math.sin(angle) * reach] as const
    })
    layHalo(ink, squeezed, 1.07)
    ink.black(squeezed)
    for (const { angle, reach } of lobes) {
      if (reach > 2.6) ink.dot(Math.cos(angle) * (33 + reach), Math.sin(angle) * (33 + reach), reach * 0.3)
    }
    ink.at(-0.6, -1.4, { scaleX: 0.89, scaleY: 0.87 }, () => {
      const sheet = ink.cut(shape, { fill: BRIGHT_PAPER })
      dent(ink, sheet, random.between(0.9, 1.4))
    })
    glyph()
  })
}

/** Short hatching along the lit edge: the rim of ink throws its shadow into the dent. */
function dent(ink: Ink, sheet: Line, width: number): void {
  const [x, y] = [ink.toPage(0, 0).x, ink.toPage(0, 0).y]
  const density = (px: number, py: number) => {
    const towards = (-(px - x) * 0.62 - (py - y) * 0.78) / 25
    return lerp(-1.9, 1.1, towards)
  }
  ink.hatch(sheet, { angle: 128, spacing: 2.3, width, inset: 0.2, density, profile: 'swell' })
}

/** Three units of paper around a mark: its body, which frees it from a dark scene. */
function layHalo(ink: Ink, shape: PathSource, scale = 1.1): void {
  ink.at(0, 0, { scale }, () => ink.cut(shape, { fill: PAPER }))
}

/** How a glyph is laid on a blot: in the colour of paper on ink, in ink on paper, and its openings in the blot's own. */
export interface GlyphHand {
  solid(shape: PathSource): void
  stroke(path: string, width: number, options?: Options<Parameters<Ink['line']>[1]>): void
  opening(shape: PathSource): void
  openLine(path: string, width: number): void
}

export function glyphHand(ink: Ink, state: PressState): GlyphHand {
  const white = state !== 'pressed'
  const medium = { white, wobble: 0.3 }
  return {
    solid: (shape) => void ink.black(shape, { white }),
    stroke: (path, width, options) => void ink.line(path, { width, profile: 'even', ...medium, ...options }),
    opening: (shape) => {
      if (state === 'rest') ink.black(shape)
      else if (state === 'pressed') ink.cut(shape, { fill: BRIGHT_PAPER })
      else ink.cut(shape, { fill: VERMILION_BODY })
    },
    openLine: (path, width) => {
      if (state === 'rest') ink.line(path, { width, profile: 'even' })
      else if (state === 'pressed') ink.line(path, { width, profile: 'even', white: true })
      else ink.line(path, { width: width * 1.1, profile: 'even', color: VERMILION, alpha: 1 })
    },
  }
}
