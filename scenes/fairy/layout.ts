import { BASIN, onGround } from '../../assets/fairy/shared'
import type { Point } from '../../src/stage/contract/geometry'
import { smoothstep } from '../../src/stage/contract/math'
import type { Span } from '../../src/stage/contract/rules/spans'
import type { Viewport } from '../../src/stage/contract/viewport'
import type { Fairy, Kind } from './state'

/** The three, and what the areas are called in which they can be pressed. */
export const KINDS = [0, 1, 2] as const
export const FAIRY_AREAS: Readonly<Record<Kind, string>> = { 0: 'fairy-0', 1: 'fairy-1', 2: 'fairy-2' }

/** The most that one of them wakes: lilies, fish, pairs of lamps. */
export const MOST_WOKEN = 3
/** How long evening takes to come, and how long to go, in ms. */
const DUSK = 4000
export const DAWN = 2000

/** Where lilies lie and fish leap, to the right (1) or to the left, in scene units: as many as can be woken. */
export const LILIES = [
  { x: 486, y: 590, size: 0.94 },
  { x: 1142, y: 612, size: 0.6 },
  { x: 520, y: 280, size: 0.42 },
] as const
export const FISH = [
  { x: 740, y: 620, to: -1 },
  { x: 1060, y: 520, to: 1 },
  { x: 900, y: 640, to: -1 },
] as const
/** Where lamps stand, pair by pair. */
export const LAMPS = [
  { x: 306, y: 732, size: 1.12 },
  { x: 1296, y: 738, size: 1.12 },
  { x: 358, y: 176, size: 0.9 },
  { x: 1240, y: 176, size: 0.9 },
  { x: 664, y: 906, size: 0.92 },
  { x: 936, y: 906, size: 0.92 },
] as const
/** How high over its foot the window of a lamp is. */
export const LAMP_WINDOW = 58
/** Where lamps and lit stone gleam on the water. */
export const GLEAMS = [
  { x: 800, y: 290, scaleX: 1, scaleY: 1 },
  { x: 452, y: 252, scaleX: 0.46, scaleY: 0.8 },
  { x: 1148, y: 252, scaleX: 0.46, scaleY: 0.8 },
] as const
/** Where those sit who have come to learn it after a song, looking to the toad. */
export const PUPILS = [
  { x: 628, y: 178, side: 1 },
  { x: 978, y: 178, side: -1 },
  { x: 540, y: 180, side: 1 },
] as const
/** How long a note of the song is, in ms. */
export const BEAT = 640

/** The most rings on the water at once; the oldest gives way. */
export const MOST_RIPPLES = 12

/** Scene units a unit of the drawings of the garden. */
const GARDEN_SCALE = 1600 / 960

/** Where a place of the garden lies on the stage. */
function onStage(x: number, y: number): Point {
  const [across, down] = onGround(x, y)
  return { x: Math.round(across * GARDEN_SCALE), y: Math.round(down * GARDEN_SCALE) }
}

/** The water, in scene units, clockwise from the upper left. */
export const WATER: readonly Point[] = [
  onStage(-BASIN.waterX, BASIN.waterTop),
  onStage(BASIN.waterX, BASIN.waterTop),
  onStage(BASIN.waterX, BASIN.waterBottom),
  onStage(-BASIN.waterX, BASIN.waterBottom),
]

/** The whole of the fountain, rim and front too. All of it lies where fairies may be: a release lands where it is made. */
export const FOUNTAIN: readonly Point[] = [
  onStage(-BASIN.outerX, BASIN.outerTop),
  onStage(BASIN.outerX, BASIN.outerTop),
  onStage(BASIN.outerX, BASIN.outerBottom + BASIN.front),
  onStage(-BASIN.outerX, BASIN.outerBottom + BASIN.front),
]

/** Where fairies like to be, in shares of the picture: well over the water. Whoever is beside it chooses no way that leads further off. */
export const HOME = { left: 0.25, right: 0.75, top: 0.2, bottom: 0.6 } as const

/** How far a fairy reaches from her heart to either side, wings and all, as she flies straight to one; and up and down. */
export const REACH: Readonly<Record<Kind, number>> = { 0: 84, 1: 118, 2: 96 }
export const HALF_HEIGHT = 98
/** However she turns, she is not narrower than this share of it. */
export const NARROWEST = 0.34

/** The size of a fairy at that height of the stage, 0…1: nearer ones are larger. */
export function sizeAt(y: number): number {
  return 0.86 + 0.3 * y
}

/** Where the toad sits, and where its water falls into the water, in scene units. */
export const TOAD = { x: 800, y: 104 } as const
export const FALL = { x: 800, y: 268 } as const

/** What windows taller than the stage show: where the path begins below it, the laundry above it, and whoever sits on the path. */
export const TRAIL = { x: 0, y: 620 * GARDEN_SCALE } as const
export const LAUNDRY = { x: 1010, y: -360 } as const
export const ADMIRER = { x: 756, y: 1290 } as const

/** Where the bottle stands before anyone takes it: its mouth, in scene units. */
export const SHELF = { x: 1376, y: 640, tilt: 0.22 } as const

/** How far below a fairy her light lies on the water, in scene units. */
export const REFLECTED = 124

const [UPPER_LEFT, UPPER_RIGHT, LOWER_RIGHT] = WATER

/** How far from the edge of the water a place of the stage lies, in scene units: negative beside it. */
export function depthInWater(x: number, y: number): number {
  if (!UPPER_LEFT || !UPPER_RIGHT || !LOWER_RIGHT) return 0
  const share = (y - UPPER_LEFT.y) / (LOWER_RIGHT.y - UPPER_LEFT.y)
  const half = UPPER_RIGHT.x + (LOWER_RIGHT.x - UPPER_RIGHT.x) * share - 800
  return Math.min(y - UPPER_LEFT.y, LOWER_RIGHT.y - y, half - Math.abs(x - 800))
}

/** Whether a place of the stage lies on the water, `inset` units off its edge at least. */
export function isOnWater(x: number, y: number, inset = 0): boolean {
  return depthInWater(x, y) > inset
}

/** How many fairies are nearer than that one; -1 while she is not in the air. */
export function depthOf(fairies: readonly Fairy[], kind: Kind): number {
  for (let depth = 0; depth < fairies.length; depth++) if (fairies[depth]?.kind === kind) return depth
  return -1
}

/** How dark it is, 0…1: the evening that comes with that song, and goes after it. */
export function darknessAt(song: Readonly<Span> | null, now: number): number {
  if (!song) return 0
  return smoothstep(song.from, song.from + DUSK, now) * (1 - smoothstep(song.until, song.until + DAWN, now))
}

/** How far down a fairy may be, in scene units: her rules hold her within that. */
const LOWEST = 900
/** How far above the icons she stays, where she is near them: most of her is seen then, and can be caught; in scene units. */
const OVER_ICONS = 72
/** How far left of the icons she begins to give way, and where she does so altogether. */
const BESIDE_ICONS = { from: 200, whole: 40 } as const

/**
 * Where a fairy is seen, written into `out`, who is by the rules at that place of the stage: near the icons of the page she flies
 * higher, the more so the lower she is, so that she is never lost behind them. Over the water, and in windows whose icons lie beside
 * the stage, both are the same. Allocates nothing.
 */
export function seenAt(x: number, y: number, { icons }: Viewport, out: Point): void {
  const push = Math.max(0, LOWEST - icons.y + OVER_ICONS)
  // Over twice the way that she is pushed at the most: she slows down, and never turns round.
  const low = push > 0 ? Math.max(0, (y - LOWEST + 2 * push) / (2 * push)) : 0
  out.x = x
  out.y = y - push * low * low * smoothstep(icons.x - BESIDE_ICONS.from, icons.x - BESIDE_ICONS.whole, x)
}
