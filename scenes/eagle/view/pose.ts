import { BEAKS } from '../../../assets/eagle/shared'
import { smoothstep } from '../../../src/stage/contract/math'
import { isDuring, type Span } from '../../../src/stage/contract/rules/spans'
import { EACH, LAST } from '../layout'

/** How the crest holds itself in one drawing. */
export interface Pose {
  /** How far the wings' arms are lifted and their fans spread: 0 is a cloak around the body, 1 open, a little over 1 the follow-through. */
  arm: number
  fan: number
  /** Which drawing of the beak is seen. */
  beak: number
  /** How far the head is thrown up, in degrees. */
  toss: number
}

/** From which drawing on the open wings lie behind the body: before that they are a cloak over it. */
export const BEHIND_FROM = 38

/** How each of the 58 drawings holds itself: nothing is eased between them. */
export const POSES: readonly Readonly<Pose>[] = Array.from({ length: LAST + 1 }, (_, drawing) => poseOf(drawing))

function poseOf(drawing: number): Pose {
  // They sink before they rise, and swing on after they have opened: the elbows lead, the fans come last.
  const sink = -0.07 * Math.exp(-(((drawing - 33.5) / 1.6) ** 2)) - (drawing > 34 && drawing < BEHIND_FROM ? 0.05 : 0)
  const settle = (from: number, height: number) =>
    drawing < from ? 0 : height * Math.exp(-(drawing - from) / 2.6) * Math.cos((drawing - from) * 1.15)
  // Half open they would stand up beside the neck, hollow: from a cloak they burst open as far as they look like wings.
  const opens = drawing < BEHIND_FROM ? 0 : Math.max(0.4, 1.05 * smoothstep(34, 45, drawing))
  const arm = drawing < 45 ? opens : 1
  const fan = drawing < 48 ? 1.06 * smoothstep(36, 48, drawing) : 1
  return {
    arm: arm + sink + settle(45, 0.05),
    fan: fan + sink + settle(48, 0.06),
    beak: nearestIn(BEAKS, smoothstep(31, 35, drawing) * (1 - smoothstep(52, 55, drawing))),
    toss:
      21 * smoothstep(30, 35, drawing) * (1 - smoothstep(48, 55, drawing)) -
      3 * Math.exp(-(((drawing - 31) / 1.2) ** 2)),
  }
}

/** The place of the number that is nearest to the one wanted. */
export function nearestIn(numbers: readonly number[], wanted: number): number {
  let nearest = 0
  for (let place = 1; place < numbers.length; place++) {
    if (Math.abs((numbers[place] ?? 0) - wanted) < Math.abs((numbers[nearest] ?? 0) - wanted)) nearest = place
  }
  return nearest
}

/** What is added to a wing that beats, drawing by drawing: down, up, and out. */
export const BEAT = [-0.05, -0.13, -0.17, -0.08, 0.06, 0.09, 0.03, -0.04, -0.02, 0.01] as const
/** How the fan follows it, late. */
export const BEAT_FAN = [0, -0.05, -0.16, -0.2, -0.05, 0.08, 0.1, 0.02, -0.04, -0.01] as const
/** A cry that was asked for: which drawings of the beak, and how far the head is thrown up, in degrees. */
export const CRY_BEAK = [1, 3, 4, 4, 4, 4, 3, 1, 0, 0, 0] as const
export const CRY_TOSS = [-3, 4, 11, 15, 14, 15, 12, 7, 1, -1, 0] as const
/** How far it is open with a star in it. */
export const HOLDS = 1

/** How high the feathers of the breast stand as a ruffle runs down it, in units. */
export const RUFFLE = [0, -7, -11, 5, -6, 4, -2, 1, 0] as const

/** Which of its drawings something is in that lasts so long: -1 before it and after it. */
export function drawingIn(span: Readonly<Span> | null, now: number): number {
  return span && isDuring(span, now) ? Math.floor((now - span.from) / EACH) : -1
}
