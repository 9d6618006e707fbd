import { LYING, MORNING, OUTLINES } from '../../assets/forget/shared'
import type { Point, Size } from '../../src/stage/contract/geometry'
import { clamp, DEGREE } from '../../src/stage/contract/math'
import { outline } from '../../src/stage/contract/outline'
import { cos, hypot, sin } from '../../src/stage/contract/rules/portableMath'
import type { ThingName } from './state'

/** Simulated ms from one tick to the next. */
export const TICK = 10

/**
 * How far the light reaches, in CSS pixels; from where it is clear to where it is half dark, as shares of that.
 * Source: docs/days.md, 12 forget.
 */
export const LIGHT = { radius: 100, clear: 0.5, half: 0.8 } as const

/**
 * The text: how far from the right edge it ends, and how far down its middle is, as shares of the window.
 * Source: docs/days.md, 12 forget.
 */
export const VERDICT = { right: 0.06, down: 0.45, width: 186, height: 80 } as const

/** The window that places are drawn in, in CSS pixels: in others they lie at the same shares of it. */
const DRAWN = { width: 1440, height: 900 } as const

/** How much smaller or larger things get with the window, at most. */
const LEAST_SIZE = 0.85
const MOST_SIZE = 1.25

/** Where the middle of each thing lies, along the thread and then beside it. */
export const THINGS = {
  spool: { x: 116, y: 170 },
  key: { x: 306, y: 352 },
  list: { x: 452, y: 548 },
  sock: { x: 628, y: 772 },
  handkerchief: { x: 716, y: 484 },
  letter: { x: 1010, y: 652 },
  umbrella: { x: 430, y: 94 },
  glasses: { x: 596, y: 272 },
  watch: { x: 900, y: 164 },
  cake: { x: 1148, y: 156 },
  button: { x: 92, y: 492 },
  cup: { x: 100, y: 762 },
  piece: { x: 330, y: 812 },
  bear: { x: 878, y: 836 },
  ticket: { x: 1128, y: 762 },
  plant: { x: 1342, y: 634 },
} as const satisfies Readonly<Record<ThingName, Readonly<Point>>>

/** All that has been forgotten, along the thread and then beside it. */
export const THING_NAMES = Object.keys(THINGS) as readonly ThingName[]

/** Pairs whom the tide has laid down in one another’s place, by how many tides have been: after three all lie as at first. */
const SWAPPED: readonly (readonly ThingName[])[] = [
  [],
  ['key', 'glasses', 'watch', 'cake', 'letter', 'list', 'ticket', 'cup', 'piece', 'button'],
  ['watch', 'glasses', 'letter', 'plant', 'list', 'sock', 'ticket', 'button', 'key', 'piece'],
]

/** Where the middle of a thing lies after so many mornings, in the drawn window. */
export function placeOf(name: ThingName, mornings: number): Readonly<Point> {
  const swapped = SWAPPED[mornings % SWAPPED.length]
  const place = swapped?.indexOf(name) ?? -1
  // The one of a pair, or the other.
  const other = place < 0 ? name : swapped?.[place + 1 - 2 * (place % 2)]
  return THINGS[other ?? name]
}

/** The outline of each thing as it lies on the page, about its middle. */
export const THING_OUTLINES = Object.fromEntries(
  THING_NAMES.map((name) => [name, turnedAndSized(outline(OUTLINES[name]), LYING[name])]),
) as Readonly<Record<ThingName, readonly Readonly<Point>[]>>

/** The knot in the handkerchief: there the torch lies at first. */
export const KNOT: Readonly<Point> = { x: 718, y: 448 }

/** How high a thing hops, in CSS pixels: when it is thought of, pressed, and when the game is lost. */
export const HOPS = { recalled: 5, touched: 12, frightened: 20 } as const
/** How long a hop takes, in ms. */
export const HOP = 340

/** The thread: from the spool past what has been forgotten, to where it frays before the text. */
export const THREAD = outline(
  '152,186 190,236 176,286 206,318 262,322 292,344 262,388 240,440 282,484 360,470 414,412 446,430 478,520 446,600 452,662 500,708 590,684 664,690 706,640 660,592 632,540 668,476 716,452 762,430 800,372 862,352 904,392 892,446 850,450 846,404 900,372 958,402 968,470 938,540 962,592 1022,584 1062,530 1074,470',
)

/** How far along its points the snail sets off, and how long it is on its way back to the spool, in ms: some pixels a minute. */
const SNAIL = { from: 27.17, all: 3_600_000, above: 9 } as const

/** A place on a smooth line through all the points, by Catmull and Rom, written into `out`: the whole numbers are the points themselves. */
export function pointOn(points: readonly Readonly<Point>[], along: number, out: Point): Point {
  const last = points.length - 1
  const index = Math.min(last - 1, Math.floor(along))
  const share = along - index
  const from = points[index]
  const to = points[index + 1]
  if (!from || !to) return out
  const before = points[index - 1] ?? from
  const after = points[index + 2] ?? to
  out.x = through(before.x, from.x, to.x, after.x, share)
  out.y = through(before.y, from.y, to.y, after.y, share)
  return out
}

function through(a: number, b: number, c: number, d: number, share: number): number {
  return 0.5 * (2 * b + share * (c - a + share * (2 * a - 5 * b + 4 * c - d + share * (3 * b - a - 3 * c + d))))
}

/** Where the foot of the snail is, written into `out`: it goes along the thread the other way. */
export function snailIn(now: number, size: Readonly<Size>, out: Point): Point {
  placeIn(pointOn(THREAD, SNAIL.from * Math.max(0, 1 - now / SNAIL.all), out), size, out)
  out.y -= SNAIL.above
  return out
}

/** How bright the light is so far from its middle, as a share of how far it reaches: clear at the centre, half dark at 80 %, black at the rim. */
export function lightAt(share: number): number {
  if (share >= 1) return 0
  if (share > LIGHT.half) return (0.5 * (1 - share)) / (1 - LIGHT.half)
  const fading = Math.max(0, (share - LIGHT.clear) / (LIGHT.half - LIGHT.clear))
  return 1 - 0.5 * fading * fading
}

/** Whether a place is lit by a torch that shines there: no darker than half. */
export function isLit(place: Readonly<Point>, light: Readonly<Point>): boolean {
  return lightAt(hypot(place.x - light.x, place.y - light.y) / LIGHT.radius) >= 0.5
}

/** Where a place of the drawn window lies in this one, written into `out`. */
export function placeIn({ x, y }: Readonly<Point>, { width, height }: Readonly<Size>, out: Point): Point {
  out.x = (x / DRAWN.width) * width
  out.y = (y / DRAWN.height) * height
  return out
}

/** How large things are in a window, as a share of how they were drawn. */
export function sizeIn({ width, height }: Readonly<Size>): number {
  return clamp(Math.sqrt(Math.min(width / DRAWN.width, height / DRAWN.height)), LEAST_SIZE, MOST_SIZE)
}

/** How long the night takes to lift, in ms. */
export const DAWN = 2400

/** How large the morning is in a window, as a share of how it was drawn. */
export function morningSize({ width, height }: Readonly<Size>): number {
  return Math.min(width / DRAWN.width, height / DRAWN.height)
}

/** Where a place of the morning is in a window, written into `out`: in the middle, and as high as the text, which is in the picture. */
export function morningIn({ x, y }: Readonly<Point>, size: Readonly<Size>, out: Point): Point {
  const scale = morningSize(size)
  out.x = (size.width - DRAWN.width * scale) / 2 + x * scale
  out.y = size.height * VERDICT.down + (y - DRAWN.height * VERDICT.down) * scale
  return out
}

/** Where a thing is in the morning, written into `out`: how far it can be pressed is returned, in CSS pixels. */
export function awakeIn(name: ThingName, size: Readonly<Size>, out: Point): number {
  const thing = MORNING[name]
  morningIn(thing, size, out)
  return thing.reach * morningSize(size)
}

/** Where the middle of the text is, written into `out`. */
export function verdictIn({ width, height }: Readonly<Size>, out: Point): Point {
  out.x = width * (1 - VERDICT.right) - VERDICT.width / 2
  out.y = height * VERDICT.down
  return out
}

/** An outline, turned by so many degrees and so much larger. */
export function turnedAndSized(
  corners: readonly Readonly<Point>[],
  [turn, size]: readonly [number, number],
): readonly Readonly<Point>[] {
  const angle = turn * DEGREE
  const [along, across] = [cos(angle) * size, sin(angle) * size]
  return corners.map(({ x, y }) => ({ x: x * along - y * across, y: x * across + y * along }))
}
