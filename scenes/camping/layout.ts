import type { Point, Size } from '../../src/stage/contract/geometry'
import { hypot } from '../../src/stage/contract/rules/portableMath'
import type { Kind, Thing } from './state'

/** The sheet that the camp is composed on, in units; a window of any shape shows all of it, and more of the wood around. */
export const SHEET = { width: 1600, height: 1000 } as const

/** How much of the room that a tall window leaves is below the sheet: the wood goes higher up than the ground comes nearer. */
const BELOW = 0.22

/** CSS pixels a unit. A window without a size has a scale all the same: a place in it is to stay a place in the camp. */
export function scaleIn({ width, height }: Readonly<Size>): number {
  const scale = Math.min(width / SHEET.width, height / SHEET.height)
  return scale > 0 ? scale : 1
}

/** Where the sheet's left edge is in the window, in CSS pixels. */
export function leftIn(size: Readonly<Size>): number {
  return (size.width - SHEET.width * scaleIn(size)) / 2
}

/** Where its upper edge is. */
export function topIn(size: Readonly<Size>): number {
  return (size.height - SHEET.height * scaleIn(size)) * (1 - BELOW)
}

/** Where a place of the window is in the camp, written into `out`: from CSS pixels to units. */
export function toCamp(place: Readonly<Point>, size: Readonly<Size>, out: Point): void {
  const scale = scaleIn(size)
  out.x = (place.x - leftIn(size)) / scale
  out.y = (place.y - topIn(size)) / scale
}

/** Where the lantern's flame hangs at first: beside the tent's mouth. */
export const HOOK: Readonly<Point> = { x: 654, y: 700 }

/** Of all that is to be found: where it is looked for, and so what the light has to reach. In units of the camp. */
export const PLACES: Readonly<Record<Thing, Readonly<Point>>> = {
  tent: { x: 1010, y: 640 },
  feet: { x: 806, y: 806 },
  mouse: { x: 690, y: 820 },
  embers: { x: 488, y: 846 },
  mushrooms: { x: 330, y: 826 },
  toadstools: { x: 1206, y: 906 },
  boots: { x: 1020, y: 850 },
  bear: { x: 1276, y: 560 },
  owl: { x: 262, y: 248 },
  eared: { x: 164, y: 744 },
  round: { x: 250, y: 782 },
  tipped: { x: 560, y: 950 },
}

/** The list of them, in the order of the tab key: from left to right, the near before the far. */
export const THINGS: readonly Thing[] = [
  'owl',
  'eared',
  'round',
  'mushrooms',
  'embers',
  'tipped',
  'mouse',
  'feet',
  'tent',
  'boots',
  'bear',
  'toadstools',
]

/** A pair of eyes in the dark, or as many as it has. */
export interface Watcher extends Readonly<Point> {
  readonly size: number
  readonly kind: Kind
  /** In degrees, clockwise. */
  readonly turn: number
}

/** Who looks on from the dark: owl, three blotlings, the knot of a tree, a bat head down, a spider, one in a boot, and strangers. */
export const WATCHERS: readonly Watcher[] = [
  { x: 261, y: 226, size: 1.1, kind: 'owl', turn: 0 },
  { x: 164, y: 739, size: 0.86, kind: 'tall', turn: -4 },
  { x: 250, y: 778, size: 0.56, kind: 'round', turn: 4 },
  { x: 560, y: 949, size: 0.46, kind: 'round', turn: -4 },
  { x: 1130, y: 318, size: 0.6, kind: 'slant', turn: 6 },
  { x: 1470, y: 302, size: 0.9, kind: 'one', turn: 0 },
  { x: 968, y: 156, size: 0.7, kind: 'round', turn: 180 },
  { x: 632, y: 238, size: 0.6, kind: 'spider', turn: 0 },
  { x: 992, y: 826, size: 0.5, kind: 'slant', turn: -5 },
  { x: 1530, y: 690, size: 0.7, kind: 'sleepy', turn: 5 },
  { x: 348, y: 478, size: 0.34, kind: 'dots', turn: 0 },
  { x: 62, y: 508, size: 0.5, kind: 'slant', turn: -8 },
  { x: 1006, y: 344, size: 0.3, kind: 'dots', turn: 8 },
  { x: 1070, y: 392, size: 0.26, kind: 'dots', turn: 0 },
  { x: 1180, y: 420, size: 0.24, kind: 'dots', turn: -6 },
  { x: 596, y: 116, size: 0.4, kind: 'round', turn: -12 },
  { x: 744, y: 206, size: 0.28, kind: 'dots', turn: 0 },
  { x: 1408, y: 412, size: 0.34, kind: 'round', turn: 5 },
  { x: 1372, y: 130, size: 0.5, kind: 'tall', turn: 8 },
  // Only windows of other shapes show these.
  { x: -190, y: 360, size: 0.8, kind: 'round', turn: -6 },
  { x: -330, y: 640, size: 0.6, kind: 'slant', turn: 4 },
  { x: 1760, y: 520, size: 0.7, kind: 'sleepy', turn: -5 },
  { x: 1900, y: 250, size: 0.5, kind: 'round', turn: 8 },
  { x: 420, y: -250, size: 0.9, kind: 'tall', turn: 5 },
  { x: 1130, y: -160, size: 0.6, kind: 'round', turn: -8 },
  { x: 820, y: -420, size: 0.4, kind: 'dots', turn: 0 },
  { x: 1240, y: -620, size: 0.8, kind: 'slant', turn: -6 },
  { x: 300, y: -640, size: 0.5, kind: 'round', turn: 10 },
  { x: 1080, y: 1120, size: 0.6, kind: 'round', turn: 3 },
  { x: 330, y: 1160, size: 0.44, kind: 'slant', turn: -4 },
]

/** Which of them takes longest to open its eyes again: it is hardly awake. */
export const LATE = WATCHERS.findIndex(({ kind }) => kind === 'sleepy')

/** How far apart two places are. */
export function distance(one: Readonly<Point>, other: Readonly<Point>): number {
  return hypot(one.x - other.x, one.y - other.y)
}
