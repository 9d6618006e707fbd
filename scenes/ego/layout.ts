import type { Point } from '../../src/stage/contract/geometry'
import { hypot } from '../../src/stage/contract/rules/portableMath'
import { isDuring, type Span } from '../../src/stage/contract/rules/spans'
import { seededRandom } from '../../src/stage/time/random'
import type { EgoState } from './state'

/** The stage, in scene units; what is laid out here was laid out on a board 720 units wide. */
export const STAGE = { width: 1600, height: 1000 } as const
export const UNIT = 20 / 9

/** Simulated ms from one step of the rules to the next. */
export const TICK = 10

/** How many drawings the swing has. */
const DRAWINGS = 7
/** The drawing in which the blades go through the grass, from 0. */
export const CUT_DRAWING = 2

/** The four, far to near, and where the ground between their feet is. */
export const HEROES = [
  { id: 'blue', x: 364 * UNIT, y: 182 * UNIT },
  { id: 'violet', x: 258 * UNIT, y: 238 * UNIT },
  { id: 'green', x: 466 * UNIT, y: 242 * UNIT },
  { id: 'red', x: 362 * UNIT, y: 308 * UNIT },
] as const
export type HeroId = (typeof HEROES)[number]['id']

/** How far from his feet a blade reaches into the grass, in scene units: the clearing is seen from above at 45°. */
const REACH = { x: 140 * UNIT, y: 72 * UNIT } as const

/** What the four have trodden down between them, where nothing grows. */
const TRODDEN = { x: 362, y: 243, width: 134, height: 86 } as const
/** The whole clearing, up to the trees. */
const CLEARING = { x: 360, y: 236, width: 366, height: 222 } as const
/** How far apart tufts stand. */
export const APART = { x: 23 * UNIT, y: 13.5 * UNIT } as const

/** How far to the left and right of the middle between his feet, and how far before it, grass hides his boots. */
const BOOTS = { width: 100, depth: 95 } as const

/** A place where grass grows, or a flower among it. */
export interface Tuft extends Point {
  readonly kind: number
  /** 1, or -1 where it is mirrored; and how large it is: the larger the nearer. */
  readonly side: 1 | -1
  readonly size: number
  /** Which blade reaches it, or -1: then it is never cut. */
  readonly hero: number
  /** The boots of one of the four are behind it, which it hides. */
  readonly isBefore: boolean
  readonly isFlower: boolean
}

/** All that grows, far to near: always the same. */
export const TUFTS: readonly Tuft[] = sowTufts()

/** Places of those that the blades reach, in `TUFTS`. */
export const REACHED: readonly number[] = TUFTS.flatMap(({ hero }, index) => (hero < 0 ? [] : [index]))

/** How high a tuft stands: each swing takes one height off it, and it grows back by one after the other. */
export const HEIGHTS = { cut: 0, half: 1, grown: 2 } as const

/** Where somebody looks out of the grass, and ducks. */
export const PEEPS = [
  { x: 1278, y: 700 },
  { x: 250, y: 660 },
  { x: 1196, y: 300 },
  { x: 360, y: 316 },
  { x: 1160, y: 800 },
] as const

/** What hides in the grass: of each of the four one who looks like him, and what they have been looking for. */
export const HIDDEN = [
  { id: 'blueLookalike', isAlive: true },
  { id: 'violetLookalike', isAlive: true },
  { id: 'greenLookalike', isAlive: true },
  { id: 'redLookalike', isAlive: true },
  { id: 'mirror', isAlive: false },
  { id: 'crown', isAlive: false },
] as const
export type HiddenId = (typeof HIDDEN)[number]['id']

/** A place to hide, and the tuft that stands over it, in `TUFTS`. */
interface HidingPlace extends Point {
  readonly under: number
}

/** Where each of them hides, in turn from round to round. */
const HIDING: readonly (readonly HidingPlace[])[] = (
  [
    [962, 246, 600, 246],
    [352, 500, 430, 612],
    [1262, 500, 1180, 622],
    [1052, 730, 560, 740],
    [500, 664, 1086, 704],
    [796, 812, 864, 816],
  ] as const
).map(([x, y, otherX, otherY]) => [hidingAt(x, y), hidingAt(otherX, otherY)])

/** Where one of `HIDDEN` is in a round. */
export function hidingPlace(index: number, rounds: number): HidingPlace {
  const places = HIDING[index]
  return places?.[rounds % places.length] ?? hidingAt(0, 0)
}

function hidingAt(x: number, y: number): HidingPlace {
  const far = (tuft: number) => hypot((TUFTS[tuft]?.x ?? 0) - x, (TUFTS[tuft]?.y ?? 0) - y)
  return { x, y, under: REACHED.reduce((best, tuft) => (far(tuft) < far(best) ? tuft : best), REACHED[0] ?? 0) }
}

/** Whether what hides under that number is seen: the blotlings stand out of grass that was cut once, what lies there is seen once it is bare. */
export function isSeen({ hasLater, statuesAt, found, heights, rounds }: EgoState, index: number): boolean {
  const hidden = HIDDEN[index]
  if (!hidden || !hasLater || statuesAt !== null || found[index] !== null) return false
  const height = heights[hidingPlace(index, rounds).under] ?? HEIGHTS.grown
  return height <= (hidden.isAlive ? HEIGHTS.half : HEIGHTS.cut)
}

/** How long after the last find the statues go up, until when that takes, and when they come down by themselves; in ms. */
export const STATUES = { after: 900, ready: 2600, stand: 20_000 } as const
/** When each board is stuck in: one a statue, then that of the small ones. */
export const BOARDS = [1400, 1560, 1720, 1960, 2300] as const

/** Whose statue is called so the loudest: the red one's at first, and another's in each round. */
export function largestStatue(rounds: number): number {
  return (HEROES.length - 1 + rounds) % HEROES.length
}

/** Which drawing of the swing is seen, from 0; -1 while they are at rest. */
export function drawingAt(swing: Readonly<Span> | null, now: number): number {
  if (!swing || !isDuring(swing, now)) return -1
  return Math.floor(((now - swing.from) * DRAWINGS) / (swing.until - swing.from))
}

/** Who reaches a place with his blade, the nearest first; -1 where nobody does. Scene units. */
export function reacherOf(x: number, y: number): number {
  let best = -1
  let least = 1
  for (const [index, hero] of HEROES.entries()) {
    const far = hypot((x - hero.x) / REACH.x, (y - hero.y) / REACH.y)
    if (far < least) [best, least] = [index, far]
  }
  return best
}

function isInside(x: number, y: number, oval: typeof TRODDEN | typeof CLEARING): boolean {
  return hypot((x - oval.x) / oval.width, (y - oval.y) / oval.height) < 1
}

function sowTufts(): Tuft[] {
  const random = seededRandom(2026)
  const tufts: Tuft[] = []
  const [across, down] = [APART.x / UNIT, APART.y / UNIT]
  for (let row = 0; row * down < 400; row++) {
    for (let column = 0; column * across < 760; column++) {
      const x = column * across + (row % 2) * (across / 2) + random.between(-7, 7) - 20
      const y = 36 + row * down + random.between(-4, 4)
      const kind = Math.floor(random.next() * 5)
      const side = random.next() < 0.5 ? 1 : -1
      const isFlower = random.next() < 0.07
      const size = (0.72 + (y / 450) * 0.5) * random.between(0.9, 1.14)
      if (isInside(x, y, TRODDEN) || !isInside(x, y, CLEARING)) continue
      const place = { x: x * UNIT, y: y * UNIT }
      const isBefore =
        !isFlower &&
        HEROES.some(
          (hero) => Math.abs(hero.x - place.x) < BOOTS.width && place.y > hero.y && place.y < hero.y + BOOTS.depth,
        )
      tufts.push({ ...place, kind, side, size, hero: reacherOf(place.x, place.y), isBefore, isFlower })
    }
  }
  return tufts.sort((first, second) => first.y - second.y)
}
