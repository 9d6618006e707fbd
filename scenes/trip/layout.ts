import { FEET, type PagePlace, pageX, pageY } from '../../assets/trip/shared'
import { clamp, DEGREE, hop } from '../../src/stage/contract/math'
import { cos, sin } from '../../src/stage/contract/rules/portableMath'
import type { BallNumber, Lodger } from './state'

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
}

export const newPose = (): Pose => ({ ground: 0, figure: 0, slant: 0, length: 0, risen: 0 })

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
export function ballY(ball: BallNumber, { ground, figure, risen }: Readonly<Pose>): number {
  const fall = BALL_FALLS[ball]
  return pageY(FEET.table.deep, ground) + (BALLS[ball]?.y ?? 0) * figure + fall.y * fallen(fall, risen)
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
