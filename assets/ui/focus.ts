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
  onBand(ink, path, { width: 3.7, band: BAND, profile: thinEnded })
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
    { width: 3.5, band: BAND, profile: thinEnded },
  )
}

/** The side of the picture around an area, in CSS pixels; its corners, 30 of them each, keep their size. */
const AREA = 330
/** Where an edge begins and ends between its corners. */
const EDGE = [30, 300] as const
/** How far from its edge the middle of the stroke is. */
const AREA_INSET = 9

/** How an edge wanders between its corners, and how hard the brush is pressed: units outwards and pressure, at even steps. */
type Wander = readonly (readonly [outwards: number, pressure: number])[]

const TOP: Wander = [[0.3, 1.06], [0.7, 1.2], [0.2, 1.1], [-0.4, 0.86], [-0.6, 0.78], [-0.1, 0.92]] // biome-ignore format: one edge a line
const RIGHT: Wander = [[-0.4, 1.08], [-0.7, 1.2], [-0.2, 1.14], [0.5, 0.94], [0.6, 0.8], [0.2, 0.88]] // biome-ignore format: one edge a line
const BOTTOM: Wander = [[0.4, 0.9], [0.7, 0.78], [0.3, 0.86], [-0.3, 1.08], [-0.7, 1.22], [-0.4, 1.12]] // biome-ignore format: one edge a line
const LEFT: Wander = [[-0.3, 0.88], [-0.6, 0.8], [0, 0.94], [0.6, 1.12], [0.5, 1.18], [0.1, 1.08]] // biome-ignore format: one edge a line

/**
 * Around an area of a day, at any size: a box whose four edges are laid end to end between its corners as often as they find
 * room, each a pull of the brush that swells and thins and comes back to where it began. The crossing of the two ends, and how
 * the other corners are turned, lie in the corners; bolder than around a button, as it has to stand out from a whole picture.
 * 330 × 330.
 */
export function drawAreaFocus(ink: Ink): void {
  const near = AREA_INSET
  const far = AREA - AREA_INSET
  const [begin, end] = EDGE
  onBand(
    ink,
    [
      [6.2, near + 2.6, 0.8],
      [16, near + 0.6, 0.94],
      ...edge(TOP, (along, outwards) => [lerp(begin, end, along), near - outwards]),
      [far - 12, near + 0.5, 0.94],
      [far - 3, near + 2.8, 0.95],
      [far - 0.4, near + 12, 1.04],
      ...edge(RIGHT, (along, outwards) => [far + outwards, lerp(begin, end, along)]),
      [far - 0.6, far - 11, 0.94],
      [far - 3.4, far - 2.6, 0.95],
      [far - 11, far - 0.3, 1.04],
      ...edge(BOTTOM, (along, outwards) => [lerp(end, begin, along), far + outwards]),
      [near + 11, far - 0.5, 0.94],
      [near + 2.6, far - 3.4, 0.95],
      [near + 0.3, far - 12, 1.04],
      ...edge(LEFT, (along, outwards) => [near - outwards, lerp(end, begin, along)]),
      [near + 0.8, 17, 0.8],
      [near + 2.2, 6.4, 0.6],
    ],
    { width: 5, band: 11, profile: 'even' },
  )
}

/** An edge that ends as it begins, straight on and pressed alike, so that it can follow itself. */
function edge(wander: Wander, place: (along: number, outwards: number) => readonly [number, number]): number[][] {
  const steps = wander.length + 1
  const at = (along: number, outwards: number, pressure: number) => [...place(along, outwards), pressure]
  return [
    at(-0.03, 0, 1),
    at(0, 0, 1),
    at(0.03, 0, 1),
    ...wander.map(([outwards, pressure], step) => at((step + 1) / steps, outwards, pressure)),
    at(0.97, 0, 1),
    at(1, 0, 1),
    at(1.03, 0, 1),
  ]
}

interface Band {
  width: number
  /** How wide the paper is. */
  band: number
  profile: 'even' | ((along: number) => number)
}

/** Ink over a band of paper, so that it shows on any ground. */
function onBand(ink: Ink, path: readonly (readonly number[])[], { width, band, profile }: Band): void {
  // The paper is as wide all along, however hard the brush is pressed.
  const places = path.map(([x = 0, y = 0]) => [x, y])
  ink.line(places, { width: band, profile: 'even', white: true, wobble: 0 })
  ink.line(path, { width, profile })
}

/** Thin where the brush is set down and lifted. */
function thinEnded(along: number): number {
  return 0.42 + 0.75 * Math.sin(Math.PI * along ** 0.8)
}
