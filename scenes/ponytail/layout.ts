import { CARRIAGE, HEAD_SIZE, JOINTS, RIBBON, SIZE, TAIL } from '../../assets/ponytail/shared'
import type { Point } from '../../src/stage/contract/geometry'
import { clamp, DEGREE, lerp } from '../../src/stage/contract/math'
import { outline } from '../../src/stage/contract/outline'
import { cos, hypot, sin } from '../../src/stage/contract/rules/portableMath'
import { since } from '../../src/stage/contract/rules/spans'
import type { Moment } from '../../src/stage/contract/scene'
import type { BodyPart, Braid, Mood, PonytailState } from './state'

/** The stage, in scene units. */
export const STAGE = { width: 1600, height: 1000 } as const

/** Simulated ms from one step of the rules to the next. */
export const TICK = 10

/** Her moods, in the order in which they come: each has a head of its own, seven in all. Source: docs/days.md, 19 ponytail. */
export const MOODS: readonly Mood[] = ['proud', 'furious', 'laughing', 'bored', 'weeping', 'smitten', 'aghast']

/**
 * How many drawings the tail has, and for how many ms each is seen. Source: docs/days.md, 19 ponytail. After a change it whips
 * through them once, as fast as that.
 */
export const HAIR = { drawings: 4, each: 200, whipped: 60 } as const

/** How the knot of the tail swings about the ribbon that it follows: the time constant of its fading, and its period, in ms. */
export const FOLLOW = { fading: 80, period: 360 } as const
/** How the tail swings once a head has changed: the same of it, and how fast it sets off, in radians by the ms. */
export const SWING = { fading: 170, period: 520, kick: 2e-4 } as const

/** How much later than to her trunk a breath comes to her arms and to the ends of her sash, in ms. Source: docs/days.md, 19 ponytail. */
export const BREATH_LAG = { farArm: 200, nearArm: 300, sash: 120 } as const

/** For how many ms the old head ducks and the new one settles; and how large they are then, beside themselves. */
export const CHANGE = { ducks: 60, settles: 160, duck: 0.9, rise: 1.12 } as const

/** How the parts of her body swing into another mood. */
export const POSE = { fading: 120, period: 460 } as const

/**
 * What each mood does to her body. Turns are degrees, clockwise on the page, from how she was drawn: `lean` of all above her waist, `tail`
 * of the end of her tail. The lance shakes by so many degrees, and a drawing of the pennon is seen for so many ms; 0 is stiff.
 */
export const BODIES: Readonly<Record<Mood, Readonly<Record<BodyPart | 'tail' | 'shake' | 'flutter', number>>>> = {
  proud: { lean: 0, lance: 0, near: 0, sash: 0, pennon: 0, tail: 0, shake: 0, flutter: 200 },
  furious: { lean: -5, lance: -9, near: -6, sash: -14, pennon: 26, tail: 11, shake: 1.1, flutter: 80 },
  laughing: { lean: 6, lance: -1, near: 4, sash: -8, pennon: 14, tail: 6, shake: 0.7, flutter: 110 },
  bored: { lean: -3, lance: 8, near: 8, sash: 14, pennon: -12, tail: -4, shake: 0, flutter: 420 },
  weeping: { lean: -6, lance: -16, near: -2, sash: 18, pennon: 14, tail: -3, shake: 0.25, flutter: 0 },
  smitten: { lean: 4, lance: 16, near: 6, sash: -10, pennon: -20, tail: 14, shake: 0, flutter: 260 },
  aghast: { lean: 7, lance: -4, near: -7, sash: -22, pennon: 30, tail: 17, shake: 0.4, flutter: 0 },
}

/** Which of the seven moods her body is in; the eighth begins as the first. */
export function moodOf({ eighth, head }: Readonly<Pick<PonytailState, 'eighth' | 'head'>>): Mood {
  return (eighth.span ? undefined : MOODS[head]) ?? 'proud'
}

/** What a mood does to a part of her body, in radians. */
export function poseOf(mood: Mood, part: BodyPart | 'tail' | 'shake'): number {
  return BODIES[mood][part] * DEGREE
}

/** The tail as bones, from the knot to its curl, which stays as it was drawn: each in scene units from where it begins, and how far beside it its hair is touched. */
export const BONES = TAIL.slice(1, 14).map(([x, y, thickness], i) => {
  const [fromX, fromY] = TAIL[i] ?? [x, y]
  const along = { x: (x - fromX) * SIZE, y: (y - fromY) * SIZE }
  return { ...along, length: hypot(along.x, along.y), reach: (thickness / 2 + 10) * SIZE } as const
})

/**
 * How far a hand comes along with the tail until that is a stroke, in scene units; how long after one the next is another; and how long it
 * may be off the tail meanwhile, in ms.
 */
export const STROKE = { way: 260, apart: 500, forgotten: 400 } as const
/** Within how many scene units of where it was taken hold of, a tail that is let go was only pressed; and how far that pulls it. */
export const TUG = { still: 24, pull: 70 } as const

/**
 * In how many strokes the tail is plaited; how long a whole braid withstands a press, and how long it takes to be plaited or to open, in ms; how
 * fast it flies open, in radians by the ms.
 */
export const BRAID = { thirds: 3, holds: 600, takes: 420, recoil: 0.004 } as const

/** Up to which point of its spine the tail is plaited, of which so many thirds are. */
const PLAITED: readonly number[] = [0, 16 / 3, 28 / 3, 17]

/** Up to which point of its spine the tail is plaited now. */
export function plaitedAt({ before, changedAt, thirds }: Readonly<Braid>, now: number): number {
  const share = clamp(since(changedAt, now) / BRAID.takes, 0, 1)
  return lerp(PLAITED[before] ?? 0, PLAITED[thirds] ?? 0, share)
}

/**
 * After how many presses the eighth mood comes to whoever strokes nothing; how long it waits once it is due, until all of it has come, and
 * until it ends by itself, in ms.
 */
export const EIGHTH = { presses: 14, pause: 2600, arrives: 1500, lasts: 9000 } as const

/** How the eighth mood comes, in ms from its beginning: the lance falls, bounces, is bare; her head turns to us; her finger and the word come. */
export const TURN = {
  falls: 300,
  bounces: 220,
  bare: 260,
  turns: 420,
  finger: 600,
  writes: 800,
  written: 500,
  back: 240,
} as const

/** How far on the eighth mood is, in ms: 0 where it is not. Whoever asked for less motion sees all of it at once. */
export function turnedFor({ eighth }: Readonly<PonytailState>, { now, reducedMotion }: Moment): number {
  if (!eighth.span) return 0
  return reducedMotion ? EIGHTH.lasts : Math.max(0, now - eighth.span.from)
}

/** How far a step of the snail is, in scene units, and how many it makes: after more, the icons of a small window would hide its head. */
export const SNAIL = { step: 6, most: 2 } as const

/** Where a joint of her drawing is on the stage. */
export function placeOf(joint: keyof typeof JOINTS): { readonly x: number; readonly y: number } {
  return { x: JOINTS[joint].x * SIZE, y: JOINTS[joint].y * SIZE }
}

/** Where the middle of the snail's foot is after so many steps, in scene units. */
export function snailX(steps: number): number {
  return JOINTS.snail.x * SIZE + steps * SNAIL.step
}

/** Her waist: all above it leans about it. */
export const WAIST = placeOf('trunk')
const KNOT = placeOf('tail')

/** Writes where a place comes to that turns about another by so much. */
export function turnAbout({ x, y }: Readonly<Point>, centre: Readonly<Point>, angle: number, out: Point): Point {
  const across = x - centre.x
  const down = y - centre.y
  out.x = centre.x + across * cos(angle) - down * sin(angle)
  out.y = centre.y + across * sin(angle) + down * cos(angle)
  return out
}

const knot: Point = { x: 0, y: 0 }

/** Where the tail is tied now, on the stage: the same point each time, to be read and not to be kept. */
export function knotOf({
  body,
  lifts,
  tail,
}: Readonly<Pick<PonytailState, 'body' | 'lifts' | 'tail'>>): Readonly<Point> {
  return tiedBy(tail, body.lean.at, lifts.head)
}

/** Where it is tied by a ribbon, as she leans by so much and her head is lifted so far. */
export function tiedBy(ribbon: Readonly<Point>, lean: number, lift: number): Readonly<Point> {
  knot.x = KNOT.x + ribbon.x
  knot.y = KNOT.y + ribbon.y
  turnAbout(knot, WAIST, lean, knot)
  knot.y -= lift
  return knot
}

/** Which drawing of the tail is seen, 0…3. */
export function hairAt(now: number, changedAt: number | null): number {
  const elapsed = since(changedAt, now)
  if (elapsed < HAIR.drawings * HAIR.whipped) return Math.floor(elapsed / HAIR.whipped)
  return Math.floor(now / HAIR.each) % HAIR.drawings
}

/** The ribbon on each of her heads, about where it is on the first, in scene units: the tail hangs from it. */
export const RIBBONS = MOODS.map((mood) => {
  const first = ribbonOf('proud')
  const { x, y } = ribbonOf(mood)
  return { x: x - first.x, y: y - first.y } as const
})

/** The ribbon on a head, about the nape, in scene units. */
function ribbonOf(mood: Mood): { readonly x: number; readonly y: number } {
  const { rotate, x, y } = CARRIAGE[mood]
  const turn = (rotate * Math.PI) / 180
  const size = HEAD_SIZE * SIZE
  return {
    x: size * (x + RIBBON.x * cos(turn) - RIBBON.y * sin(turn)),
    y: size * (y + RIBBON.x * sin(turn) + RIBBON.y * cos(turn)),
  }
}

const joints: Point[] = BONES.map(() => ({ x: 0, y: 0 }))

/** Where each bone ends, in scene units from the knot, worked out anew each time. Bones only turn: the tail is never longer than it is. */
export function findJoints(turns: readonly number[]): readonly Readonly<Point>[] {
  let x = 0
  let y = 0
  for (let i = 0; i < BONES.length; i++) {
    const bone = BONES[i]
    const joint = joints[i]
    if (!bone || !joint) continue
    const turn = turns[i] ?? 0
    x += bone.x * cos(turn) - bone.y * sin(turn)
    y += bone.x * sin(turn) + bone.y * cos(turn)
    joint.x = x
    joint.y = y
  }
  return joints
}

/** The curl, which goes with the last bone, in scene units from where that ends: its rim, on from the left side of the tail to the right. */
const CURL: readonly Point[] = outline('-100,10 -100,70 -40,110 90,115 190,70 190,0 120,-40')
const rim: Point[] = Array.from({ length: 2 * BONES.length + CURL.length }, () => ({ x: 0, y: 0 }))

/** The rim of the tail, in scene units from the knot; worked out anew each time. */
export function findRim(turns: readonly number[]): readonly Readonly<Point>[] {
  findJoints(turns)
  for (let i = 0; i < BONES.length; i++) {
    const { x, y, length, reach } = BONES[i] ?? { x: 1, y: 0, length: 1, reach: 0 }
    const turn = turns[i] ?? 0
    const acrossX = (reach * (x * sin(turn) + y * cos(turn))) / length
    const acrossY = (-reach * (x * cos(turn) - y * sin(turn))) / length
    // Beside the middle of each bone: where one is bent, neither side folds.
    const middleX = ((joints[i]?.x ?? 0) + (joints[i - 1]?.x ?? 0)) / 2
    const middleY = ((joints[i]?.y ?? 0) + (joints[i - 1]?.y ?? 0)) / 2
    place(rim[rim.length - 1 - i], middleX + acrossX, middleY + acrossY)
    place(rim[i], middleX - acrossX, middleY - acrossY)
  }
  const end = joints[BONES.length - 1]
  const turn = turns[BONES.length - 1] ?? 0
  for (let i = 0; i < CURL.length; i++) {
    const { x, y } = CURL[i] ?? { x: 0, y: 0 }
    const toX = x * cos(turn) - y * sin(turn)
    const toY = x * sin(turn) + y * cos(turn)
    place(rim[BONES.length + i], (end?.x ?? 0) + toX, (end?.y ?? 0) + toY)
  }
  return rim
}

function place(point: Point | undefined, x: number, y: number): void {
  if (!point) return
  point.x = x
  point.y = y
}
