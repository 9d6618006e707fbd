import type { Point, Size } from '../../src/stage/contract/geometry'
import { hypot } from '../../src/stage/contract/rules/portableMath'
import type { Guest, Kind, Thing } from './state'

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

const spot = (x: number, y: number, size: number) => ({ x, y, size })

/** Who comes on the other nights: where they are, and how far about it they can be pressed. The foremost first. */
export const GUESTS: Readonly<Record<Guest, Readonly<Point> & { readonly size: number }>> = {
  snail: spot(1112, 784, 36),
  hatted: spot(706, 862, 36),
  horned: spot(638, 858, 34),
  dreamer: spot(664, 812, 30),
  prints: spot(846, 930, 60),
  glimmers: spot(1030, 946, 80),
  bed: spot(824, 778, 74),
  crab: spot(392, 722, 84),
  dog: spot(566, 556, 88),
  stone: spot(226, 690, 84),
  hen: spot(262, 284, 66),
  creeper: spot(1288, 412, 36),
  egg: spot(976, 836, 58),
  reader: spot(1186, 800, 78),
  tower: spot(1052, 780, 78),
  dozing: spot(700, 916, 84),
  abed: spot(824, 772, 78),
  walked: spot(344, 770, 66),
  statue: spot(226, 690, 82),
  sock: spot(602, 414, 58),
  biggin: spot(804, 378, 58),
}

/** Of all that is to be found: where it is looked for, and so what the light has to reach. In units of the camp. */
export const PLACES: Readonly<Record<Thing, Readonly<Point>>> = {
  ...GUESTS,
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

/** The twelve of each night, in the order of the tab key. */
export const NIGHTS: readonly [readonly Thing[], readonly Thing[], readonly Thing[]] = [
  THINGS,
  ['hen', 'stone', 'crab', 'dog', 'dreamer', 'horned', 'hatted', 'bed', 'prints', 'glimmers', 'snail', 'bear'],
  ['owl', 'statue', 'walked', 'sock', 'dozing', 'biggin', 'abed', 'egg', 'tower', 'reader', 'creeper', 'bear'],
]

/** The twelve that are abroad after so many nights. */
export function thingsAfter(nights: number): readonly Thing[] {
  return NIGHTS[nights % 3] ?? THINGS
}

/** A pair of eyes in the dark, or as many as it has. */
export interface Watcher extends Readonly<Point> {
  readonly size: number
  readonly kind: Kind
  /** In degrees, clockwise. */
  readonly turn: number
}

const watcher = (x: number, y: number, size: number, kind: Kind, turn = 0): Watcher => ({ x, y, size, kind, turn })

/** Who looks on from the dark: owl, three blotlings, the knot of a tree, a bat head down, a spider, one in a boot, and strangers. */
export const WATCHERS: readonly Watcher[] = [
  watcher(261, 226, 1.1, 'owl'),
  watcher(164, 739, 0.86, 'tall', -4),
  watcher(250, 778, 0.56, 'round', 4),
  watcher(560, 949, 0.46, 'round', -4),
  watcher(1130, 318, 0.6, 'slant', 6),
  watcher(1470, 302, 0.9, 'one'),
  watcher(968, 156, 0.7, 'round', 180),
  watcher(632, 238, 0.6, 'spider'),
  watcher(992, 826, 0.5, 'slant', -5),
  watcher(1530, 690, 0.7, 'sleepy', 5),
  watcher(348, 478, 0.34, 'dots'),
  watcher(62, 508, 0.5, 'slant', -8),
  watcher(1006, 344, 0.3, 'dots', 8),
  watcher(1070, 392, 0.26, 'dots'),
  watcher(1180, 420, 0.24, 'dots', -6),
  watcher(596, 116, 0.4, 'round', -12),
  watcher(744, 206, 0.28, 'dots'),
  watcher(1408, 412, 0.34, 'round', 5),
  watcher(1372, 130, 0.5, 'tall', 8),
  // Only windows of other shapes show these.
  watcher(-190, 360, 0.8, 'round', -6),
  watcher(-330, 640, 0.6, 'slant', 4),
  watcher(1760, 520, 0.7, 'sleepy', -5),
  watcher(1900, 250, 0.5, 'round', 8),
  watcher(420, -250, 0.9, 'tall', 5),
  watcher(1130, -160, 0.6, 'round', -8),
  watcher(820, -420, 0.4, 'dots'),
  watcher(1240, -620, 0.8, 'slant', -6),
  watcher(300, -640, 0.5, 'round', 10),
  watcher(1080, 1120, 0.6, 'round', 3),
  watcher(330, 1160, 0.44, 'slant', -4),
]

/** Which of them takes longest to open its eyes again: it is hardly awake. */
export const LATE = WATCHERS.findIndex(({ kind }) => kind === 'sleepy')

/** Which of them are there on the first night alone. */
const FIRST_NIGHT: readonly number[] = [1, 2, 3, 8]

/** Whether a watcher is elsewhere after so many nights: the owl is out on the second only. */
export function isOut(place: number, nights: number): boolean {
  return place === 0 ? nights % 3 === 1 : nights % 3 > 0 && FIRST_NIGHT.includes(place)
}

/** How far apart two places are. */
export function distance(one: Readonly<Point>, other: Readonly<Point>): number {
  return hypot(one.x - other.x, one.y - other.y)
}

/** Of a nightfall, the share after which nothing is lit any more: then the wood is another. */
export const DARK_FROM = 4 / 7
