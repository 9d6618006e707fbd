import { FEET, type PagePlace, pageX, pageY } from '../../assets/trip/shared'
import { ROAD, SPREAD_FEET } from '../../assets/trip-later/shared'
import { clamp, DEGREE, hop, lerp } from '../../src/stage/contract/math'
import { cos, sin } from '../../src/stage/contract/rules/portableMath'
import type { BallNumber, Journey, Lodger, Spread, TripState, Vessel, Walk } from './state'

/** The stage, in scene units. */
export const STAGE = { width: 1600, height: 1000 } as const

/** Simulated ms from one step of the rules to the next: the camera is moved as often. */
export const TICK = 10

/** The angle of the camera at which the book stands open for whoever asked for less motion, in degrees; and the steepest there is. */
export const CALM_ANGLE = 20
export const STEEPEST = 30

/** Scene units for a unit of the page's depth, seen from above and when the camera has come down. */
const GROUND = { above: 0.72, low: 0.51 } as const
/** How far paper rises, in radians: pop-ups lean back a little. */
const UPRIGHT = (78 * Math.PI) / 180
/** How far a shadow falls for every unit of height: to the right, and away from us. */
const SHADOW = { right: 1.15, away: 0.25 } as const

/** All that an angle of the camera says to flat pictures. */
export interface Pose {
  /** Scene units for a unit of the page's depth. */
  ground: number
  /** How high a cut-out is seen, of its own height, about its foot. */
  figure: number
  /** The shadow about the same foot: how far it is sheared to the side, and how long it is seen. */
  slant: number
  length: number
  /** How far the cut-outs have risen, 0…1. */
  risen: number
  /** How far all of it is unfolded, 0…1 and a little over: less than 1 only while the book is turned. */
  up: number
}

export const newPose = (): Pose => ({ ground: 0, figure: 0, slant: 0, length: 0, risen: 0, up: 1 })

/** The camera's angle at a moment, in degrees. */
export function angleAt(now: number, swing: number, steepest: number): number {
  return (steepest * (cos(now / swing) + 1)) / 2
}

/** Writes down what flat pictures do at an angle of the camera. */
export function poseAt(angle: number, out: Pose): Pose {
  const risen = angle / STEEPEST
  const ground = GROUND.above + (GROUND.low - GROUND.above) * risen
  const [up, along] = [sin(UPRIGHT * risen), cos(UPRIGHT * risen)]
  out.risen = risen
  out.ground = ground
  // The cosine of the angle between the paper and the view of the camera, whose own cosine the ground is.
  out.figure = along * ground + up * Math.sqrt(1 - ground * ground)
  out.slant = SHADOW.right * up
  out.length = ground * (along + SHADOW.away * up)
  return out
}

/** How a cut-out goes over as the camera comes down. */
export interface Fall {
  /** The angle of the camera at which it begins to, in degrees. */
  readonly at: number
  /** Which way it then lies: how far it is turned about its foot, on the page, in radians. */
  readonly turn: number
  /** How far its foot slips, in scene units. */
  readonly x: number
  readonly y: number
  /** How far it is sheared to the side where it leans, and how much of its length is seen; without, it lies as it is. */
  readonly lean?: number
  readonly length?: number
}

/** So many degrees of the camera are a fall; and after it a thing bounces once by such a share of its way. */
const FALLING = { for: 0.8, bounce: 0.06 } as const

/** They go over one after the other, outwards from the gutter. */
export const FALLS = {
  shelfLeft: { at: 13, turn: 0, x: 0, y: 0, lean: 0.3, length: 0.62 },
  shelfRight: { at: 12.6, turn: 0, x: 0, y: 0, lean: -0.3, length: 0.62 },
  frame: { at: 12, turn: 9 * DEGREE, x: 0, y: 0 },
  table: { at: 11, turn: -7 * DEGREE, x: 10, y: 46 },
  ball0: { at: 11, turn: -97 * DEGREE, x: 0, y: 92 },
  ball1: { at: 10.8, turn: 101 * DEGREE, x: 0, y: 142 },
  ball2: { at: 10.9, turn: 74 * DEGREE, x: 0, y: 88 },
  visitor: { at: 9, turn: 72 * DEGREE, x: -4, y: 24 },
  naturalist: { at: 8.4, turn: -66 * DEGREE, x: 20, y: 30 },
  boots: { at: 6.8, turn: 62 * DEGREE, x: -40, y: 4 },
  trunk: { at: 6, turn: -14 * DEGREE, x: 6, y: 8 },
} as const satisfies Record<string, Fall>

/** How far it has gone over when the cut-outs have risen so far: 0, it stands … 1, it lies. Like all that falls it is slow at first. */
export function fallen({ at }: Fall, risen: number): number {
  const into = clamp((at - risen * STEEPEST) / FALLING.for, 0, 2)
  return into < 1 ? into * into : 1 - FALLING.bounce * hop(into - 1)
}

/** Where the balls stand on the table, in units of the drawing about its foot. */
export const BALLS: readonly { readonly x: number; readonly y: number }[] = [
  { x: -124, y: -142 },
  { x: 0, y: -138 },
  { x: 126, y: -142 },
]
export const BALL_NUMBERS: readonly BallNumber[] = [0, 1, 2]

/** Where the frame of each springs up. */
export const FRAMES: readonly PagePlace[] = [-0.1, 0, 0.1].map((across) => ({ ...FEET.frame, across }))

/** How each of them comes off it. */
export const BALL_FALLS: Record<BallNumber, Fall> = { 0: FALLS.ball0, 1: FALLS.ball1, 2: FALLS.ball2 }

/** Where the foot of a ball is down the stage: on the table, or on the page, once it has come off. */
export function ballY(ball: BallNumber, { ground, figure, risen, up }: Readonly<Pose>): number {
  const fall = BALL_FALLS[ball]
  return pageY(FEET.table.deep, ground) + (BALLS[ball]?.y ?? 0) * figure * up + fall.y * fallen(fall, risen)
}

/** How large a thing is about its foot: the room that the pointer has. */
interface Reach {
  readonly left: number
  readonly width: number
  readonly up: number
  readonly down: number
}

/** A ball with its cork, which jumps. */
const BALL_REACH: Reach = { left: -55, width: 110, up: 162, down: 10 }

/** A rectangle, for a shape to be written from. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const calm = poseAt(CALM_ANGLE, newPose())
const pose = newPose()

/**
 * Where a ball can be pressed: as it stands now, and as it stands for whoever asked for less motion, whom the rules do not know.
 * The two are a few units apart.
 */
export function ballBox(ball: BallNumber, angle: number, out: Box): Box {
  poseAt(angle, pose)
  const [now, still] = [ballY(ball, pose), ballY(ball, calm)]
  const top = Math.min(now - BALL_REACH.up * pose.figure, still - BALL_REACH.up * calm.figure)
  const x = pageX(FEET.table) + (BALLS[ball]?.x ?? 0)
  return boxOf(x, top, Math.max(now, still), BALL_REACH, out)
}

/** Where the lodgers that are glued to the page can be pressed; and how much further down, once they lie there. */
const LODGERS = {
  hen: { foot: FEET.trunk, fall: FALLS.trunk, lower: 28, reach: { left: -106, width: 212, up: 182, down: 10 } },
  mouse: { foot: FEET.boots, fall: FALLS.boots, lower: 48, reach: { left: -112, width: 234, up: 194, down: 10 } },
} as const satisfies Partial<Record<Lodger, { foot: PagePlace; fall: Fall; lower: number; reach: Reach }>>

/** Where the hen's trunk or the mouse's boots can be pressed, at this angle and at the calm one. */
export function lodgerBox(lodger: keyof typeof LODGERS, angle: number, out: Box): Box {
  const { foot, fall, lower, reach } = LODGERS[lodger]
  poseAt(angle, pose)
  const [now, still] = [pageY(foot.deep, pose.ground), pageY(foot.deep, calm.ground)]
  const top = Math.min(now - reach.up * pose.figure, still - reach.up * calm.figure)
  const down = now + lower * fallen(fall, pose.risen)
  return boxOf(pageX(foot), top, Math.max(down, still), reach, out)
}

function boxOf(x: number, top: number, foot: number, { left, width, down }: Reach, out: Box): Box {
  out.x = x + left
  out.y = top
  out.width = width
  out.height = foot + down - top
  return out
}

/** The edge of the book that the snail goes along, from one end to the other. */
export const SNAIL = { from: 250, to: 1330, first: 300, y: 874 } as const
/** The snail and a little about it: it is small. */
export const SNAIL_REACH = { left: 46, up: 40, width: 100, height: 58 } as const

/** Below this angle of the camera, in degrees, the hen has no room to stand in. */
export const HEN_ROOM = 5

/** Whether it is not in its ball and its picture just now. */
export function isAway({ companion, journey }: TripState, ball: BallNumber): boolean {
  return companion === ball || journey?.ball === ball || journey?.back === ball
}

/** The share (0…1) of its way that each of them has gone. */
export function wayOf({ from, until, look }: Readonly<Journey>, now: number): number {
  if (!look) return clamp((now - from) / (until - from), 0, 1)
  const stood = clamp(now - look.from, 0, look.until - look.from)
  return clamp((now - from - stood) / (until - from - (look.until - look.from)), 0, 1)
}

/** How long it takes to turn the book to its other spread, in ms. */
export const TURN = 2400
/** Until when what stands on the first spread has gone down, and while the leaf goes over: then the other spread rises, in ms of a turn. */
export const FOLDED = 500
export const LEAF = { from: 500, until: 1400 } as const

/** How much of its time a turn of the book has behind it, in ms: back again when it is turned back. */
export function turned({ turn, back }: Readonly<Spread>, now: number): number {
  return clamp(back ? back.until - now : now - turn.from, 0, TURN)
}

/** How many steps the road is long, and at which of them each of the three stands still: one behind the other. */
const ROAD_STEPS = 22
export const LAST_STEPS = [22, 20, 18] as const
/** How long a step takes, in ms. */
const STEP = 220

/** How what stands on the other spread goes over. The balloon does not: it is in the air. */
export const SPREAD_FALLS = {
  sun: { at: 13, turn: -38 * DEGREE, x: -10, y: 0 },
  rangeLeft: { at: 12.6, turn: 0, x: 0, y: 0, lean: 0.3, length: 0.62 },
  rangeRight: { at: 12.2, turn: 0, x: 0, y: 0, lean: -0.3, length: 0.62 },
  firLeft: { at: 11.4, turn: -70 * DEGREE, x: 0, y: 0 },
  firRight: { at: 11, turn: 74 * DEGREE, x: 0, y: 0 },
  walker0: { at: 9.8, turn: -64 * DEGREE, x: 30, y: 10 },
  walker1: { at: 9.2, turn: 62 * DEGREE, x: -30, y: 10 },
  walker2: { at: 8.4, turn: -58 * DEGREE, x: 40, y: 0 },
  signpost: { at: 7.4, turn: -76 * DEGREE, x: 0, y: 0 },
  sea: { at: 6.6, turn: 9 * DEGREE, x: 0, y: 8 },
  balloon: { at: Number.NEGATIVE_INFINITY, turn: 0, x: 0, y: 0 },
} as const satisfies Record<string, Fall>

export const WALKER_FALLS: Record<BallNumber, Fall> = {
  0: SPREAD_FALLS.walker0,
  1: SPREAD_FALLS.walker1,
  2: SPREAD_FALLS.walker2,
}

/** A place of the page, to be written. */
export interface Spot {
  across: number
  deep: number
}

/** How far one has come on the road just now, in steps. */
export function stepsOf({ before, steps, from }: Readonly<Walk>, now: number): number {
  return before + clamp((now - from) / STEP, 0, steps - before)
}

/** Writes down where on the page one stands after so many steps. */
export function roadAt(steps: number, out: Spot): Spot {
  const along = clamp(steps / ROAD_STEPS, 0, 1) * (ROAD.length - 1)
  const place = Math.min(ROAD.length - 2, Math.floor(along))
  const [from, to] = [ROAD[place], ROAD[place + 1]]
  if (!from || !to) throw new Error(`The road has no place ${place}.`)
  out.across = lerp(from.across, to.across, along - place)
  out.deep = lerp(from.deep, to.deep, along - place)
  return out
}

/** How large whoever stands there is seen, of the size that it is drawn in. */
export const sizeAt = (deep: number): number => 1.22 - 0.78 * deep

/** How large things are about their feet as they stand, and as they lie. */
const WALKER: Reach = { left: -130, width: 250, up: 180, down: 12 }
const LYING: Reach = { left: -150, width: 300, up: 150, down: 90 }
const VESSELS: Record<Vessel, { readonly foot: PagePlace; readonly reach: Reach }> = {
  balloon: { foot: SPREAD_FEET.balloon, reach: { left: -128, width: 256, up: 600, down: -80 } },
  boat: { foot: SPREAD_FEET.sea, reach: { left: -140, width: 284, up: 210, down: 14 } },
}

const spot: Spot = { across: 0, deep: 0 }

/** Where one of the three can be pressed on its road: as it stands or lies now, and as it stands for whoever asked for less motion. */
export function walkerBox({ walks }: Spread, ball: BallNumber, angle: number, now: number, out: Box): Box {
  poseAt(angle, pose)
  roadAt(stepsOf(walks[ball], now), spot)
  const reach = fallen(WALKER_FALLS[ball], pose.risen) > 0.5 ? LYING : WALKER
  return standingBox(spot, reach, sizeAt(spot.deep), out)
}

export function vesselBox(vessel: Vessel, angle: number, out: Box): Box {
  poseAt(angle, pose)
  const { foot, reach } = VESSELS[vessel]
  return standingBox(foot, reach, 1, out)
}

function standingBox(foot: PagePlace, reach: Reach, size: number, out: Box): Box {
  const [now, still] = [pageY(foot.deep, pose.ground), pageY(foot.deep, calm.ground)]
  const top = Math.min(now - reach.up * size * pose.figure, still - reach.up * size * calm.figure)
  boxOf(pageX(foot), top, Math.max(now, still), reach, out)
  out.x = pageX(foot) + reach.left * size
  out.width = reach.width * size
  return out
}
