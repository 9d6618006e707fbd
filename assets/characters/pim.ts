import type { Ink } from '../ink/ink'
import type { Options } from '../ink/numbers'
import { drawCapTail, HEAD_SCALE, type Place } from './biggin'
import {
  drawPimArm,
  drawPimLeg,
  drawPimScarf,
  drawPimScarfEnd,
  drawPimSword,
  drawPimTunic,
  HIP,
  type PimTurn,
} from './pimBody'
import { drawPimHead, drawPimHeadBack, drawPimHeadLeft, type PimFace } from './pimHead'

/** How Pim holds himself in one drawing: his feet are about 0, 0, and what is said of places is in units from there. */
export interface PimPose {
  /** Degrees the trunk leans, clockwise, and units that it sinks. */
  readonly lean: number
  readonly sink: number
  /** The head, off its place on the trunk, and its turn in degrees. */
  readonly head: { readonly at: Place; readonly turn: number }
  readonly feet: readonly [left: Place, right: Place]
  /** The sword hand, its elbow, and where the blade points (degrees from the right, clockwise); null has no sword. */
  readonly hand: Place
  readonly elbow: Place
  readonly blade: number | null
  /** The sword arm is on the far side of the trunk, as his front sees it. */
  readonly behind: boolean
  readonly other: Place
  readonly otherElbow: Place
  /** Where the cap's tail flies, from its root, about the middle of the head. */
  readonly tail: readonly Place[]
  /** Where the scarf's end flies, about the neck. */
  readonly scarf: readonly Place[]
}

/** Which way Pim is turned, how he holds himself, and his face. 'right' is 'left' mirrored, in the same light. */
export interface Pim extends PimFace {
  turn: PimTurn | 'right'
  pose: PimPose
}

/** The head's middle above the hip, in units. */
const HEAD = -58
/** The shoulders' height above the hip, and the neck's. */
const SHOULDER = -29
const NECK = -36

/**
 * Pim, some 150 units high with Biggin on his head and 70 wide without his sword. 0, 0 is the ground between his feet. His
 * shadow is drawn apart.
 */
export function drawPim(ink: Ink, { turn = 'front', pose, ...face }: Options<Pim> & Pick<Pim, 'pose'>): void {
  if (turn === 'right') {
    ink.at(0, 0, { scaleX: -1 }, () => drawTurned(ink, 'left', pose, face))
    return
  }
  drawTurned(ink, turn, pose, face)
}

/** Pim's shadow, a sprite of its own with the same anchor. */
export function drawPimShadow(ink: Ink): void {
  ink.wash('-54,2 -20,-7 24,-6 60,4 30,13 -26,12', { alpha: 0.44 })
}

function drawTurned(ink: Ink, turn: PimTurn, pose: PimPose, face: Options<PimFace>): void {
  const { lean, sink, head } = pose
  const isBack = turn === 'back'
  const livery = face.livery ?? 'red'
  const upper = (draw: () => void) => ink.at(0, HIP + sink, { rotate: lean }, draw)
  const atNeck = (draw: () => void) => upper(() => ink.at(0, NECK, {}, draw))
  const onHead = (draw: () => void) =>
    upper(() => ink.at(head.at[0], HEAD + head.at[1], { rotate: head.turn, scale: HEAD_SCALE }, draw))
  const drawTail = () => {
    if (face.biggin !== null) onHead(() => drawCapTail(ink, pose.tail, livery))
  }
  const drawSwordArm = () => upper(() => drawArmWithSword(ink, pose, isBack ? 1 : -1))
  const drawOtherArm = () =>
    upper(() =>
      drawPimArm(ink, [pose.otherElbow[0] < 0 ? -20 : 20, SHOULDER], aboutHip(pose.otherElbow), aboutHip(pose.other)),
    )

  if (!isBack) drawTail()
  if (!isBack) atNeck(() => drawPimScarfEnd(ink, pose.scarf))
  if (pose.behind !== isBack) drawSwordArm()
  if (isBack) drawOtherArm()
  drawPimLeg(ink, 0, pose.feet[0], sink, turn)
  drawPimLeg(ink, 1, pose.feet[1], sink, turn)
  upper(() => drawPimTunic(ink, turn))
  if (!isBack) drawOtherArm()
  atNeck(() => drawPimScarf(ink))
  if (isBack) atNeck(() => drawPimScarfEnd(ink, pose.scarf))
  // Under the chin, so that the arm grows out of the shoulder and not of the mouth.
  if (!pose.behind && !isBack) drawSwordArm()
  onHead(() => {
    if (turn === 'front') drawPimHead(ink, face)
    else if (turn === 'left') drawPimHeadLeft(ink, face)
    else drawPimHeadBack(ink, face)
  })
  if (isBack) drawTail()
  if (pose.behind && isBack) drawSwordArm()
}

/** His right arm: on our left as he faces us (-1), on our right from behind. */
function drawArmWithSword(ink: Ink, pose: PimPose, side: 1 | -1): void {
  const hand = aboutHip(pose.hand)
  const { blade } = pose
  if (blade !== null) ink.at(hand[0], hand[1], { rotate: blade + 90 - pose.lean }, () => drawPimSword(ink))
  drawPimArm(ink, [20 * side, SHOULDER], aboutHip(pose.elbow), hand)
}

function aboutHip([x, y]: Place): Place {
  return [x, y - HIP]
}
