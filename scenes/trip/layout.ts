import { FEET, type PagePlace, pageX, pageY } from '../../assets/trip/shared'
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

/** Where the balls stand on the table, in units of the drawing about its foot. */
export const BALLS: readonly { readonly x: number; readonly y: number }[] = [
  { x: -124, y: -142 },
  { x: 0, y: -138 },
  { x: 126, y: -142 },
]
export const BALL_NUMBERS: readonly BallNumber[] = [0, 1, 2]

/** Where the frame of each springs up. */
export const FRAMES: readonly PagePlace[] = [-0.1, 0, 0.1].map((across) => ({ ...FEET.frame, across }))

/** Where the foot of a ball is down the stage. */
export function ballY(ball: BallNumber, { ground, figure }: Readonly<Pose>): number {
  return pageY(FEET.table.deep, ground) + (BALLS[ball]?.y ?? 0) * figure
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

/** Where the lodgers that are glued to the page can be pressed. */
const LODGERS = {
  hen: { foot: FEET.trunk, reach: { left: -106, width: 212, up: 182, down: 10 } },
  mouse: { foot: FEET.boots, reach: { left: -112, width: 222, up: 194, down: 10 } },
} as const satisfies Partial<Record<Lodger, { foot: PagePlace; reach: Reach }>>

/** Where the hen's trunk or the mouse's boots can be pressed, at this angle and at the calm one. */
export function lodgerBox(lodger: keyof typeof LODGERS, angle: number, out: Box): Box {
  const { foot, reach } = LODGERS[lodger]
  poseAt(angle, pose)
  const [now, still] = [pageY(foot.deep, pose.ground), pageY(foot.deep, calm.ground)]
  const top = Math.min(now - reach.up * pose.figure, still - reach.up * calm.figure)
  return boxOf(pageX(foot), top, Math.max(now, still), reach, out)
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
