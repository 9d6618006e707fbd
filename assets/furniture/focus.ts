import type { Ink } from '../ink/ink'
import { lerp } from '../ink/numbers'

const BAND = 8.4

/** The ring around a round button, 88 × 88 each: two turns of the brush, beginning at different places. 176 × 88. */
export function drawRoundFocus(ink: Ink): void {
  ring(ink, 44, { start: -2.35, sweep: 6.75, drift: 3.4, flat: 0.98 })
  ring(ink, 132, { start: 0.5, sweep: 6.95, drift: -3.2, flat: 1.01 })
}

interface Turn {
  /** Radians: where the brush is set down, and how far it goes round. */
  start: number
  sweep: number
  /** Units by which its radius grows on the way. */
  drift: number
  flat: number
}

function ring(ink: Ink, x: number, { start, sweep, drift, flat }: Turn): void {
  const path = Array.from({ length: 17 }, (_, step) => {
    const angle = start + (step / 16) * sweep
    const radius = 37.8 + (step / 16 - 0.5) * drift
    return [x + Math.cos(angle) * radius, 44 + Math.sin(angle) * radius * flat]
  })
  onBand(ink, path, 3.7)
}

/** A box drawn round in one go, from the upper edge back to it: the ends cross there. */
interface Loop {
  width: number
  height: number
  /** Units outside the box at each corner, clockwise from the upper left: no two boxes lean alike. */
  corners: readonly [number, number, number, number]
  /** Where on the upper edge it begins and ends, as shares of the width. */
  begin: number
  end: number
  /** How far the strokes stand apart where they cross. */
  cross: number
}

/** For a day's card, 400 × 72. */
export function drawCardFocus(ink: Ink): void {
  drawLoop(ink, { width: 400, height: 72, corners: [1, -1.5, 0.5, -0.5], begin: 0.06, end: 0.15, cross: 5 })
}

/** For a button with a word, 190 × 66. */
export function drawButtonFocus(ink: Ink): void {
  drawLoop(ink, { width: 190, height: 66, corners: [-1, 1, -1.6, 1.4], begin: 0.62, end: 0.78, cross: -5 })
}

/** For a field or a slider, 320 × 66. */
export function drawFieldFocus(ink: Ink): void {
  drawLoop(ink, { width: 320, height: 66, corners: [0.6, 1.4, 1, -1.6], begin: 0.34, end: 0.41, cross: 6 })
}

const INSET = 7.5
const ROUND = 9

function drawLoop(ink: Ink, { width, height, corners, begin, end, cross }: Loop): void {
  const [nw, ne, se, sw] = corners
  const left = INSET
  const right = width - INSET
  const top = INSET + 1
  const bottom = height - INSET
  const edge = (share: number) => lerp(left, right, share)
  onBand(
    ink,
    [
      [edge(begin), top + Math.max(0, cross) * 0.2 + 1],
      [edge(lerp(begin, 1, 0.5)), top - 0.6 + ne * 0.4],
      [right - ROUND * 2.4, top + ne * 0.4],
      [right - ROUND * 0.5, top + 1.4 + ne * 0.5],
      [right + ne * 0.5, top + ROUND],
      [right + (ne + se) * 0.4, lerp(top, bottom, 0.55)],
      [right + se * 0.6, bottom - ROUND + se],
      [right - 2.6, bottom - 2.4],
      [right - ROUND * 1.2, bottom - se * 0.4],
      [edge(0.6), bottom + 0.8],
      [edge(0.3), bottom - 0.6 + sw * 0.4],
      [left + ROUND * 1.4, bottom + sw * 0.4],
      [left + 2.6, bottom - 2.2],
      [left - sw * 0.3, bottom - ROUND],
      [left + (nw - sw) * 0.3, lerp(top, bottom, 0.45)],
      [left + nw * 0.4, top + ROUND + nw],
      [left + 3, top + 2.4],
      [left + ROUND * 1.2, top + nw * 0.4 + 0.4],
      [edge(begin * 0.7), top - Math.sign(cross) * 1.2 + 0.4],
      [edge(end), top + Math.abs(cross)],
    ],
    3.5,
  )
}

/** Ink over a band of paper, so that it shows on any ground. */
function onBand(ink: Ink, path: readonly (readonly number[])[], width: number): void {
  ink.line(path, { width: BAND, profile: 'even', white: true, wobble: 0 })
  ink.line(path, { width, profile: (along) => 0.42 + 0.75 * Math.sin(Math.PI * along ** 0.8) })
}
