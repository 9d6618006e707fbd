/*
 * Where her parts come to lie on the stage in each of the five drawings: for rules and view, not for the drawings. Rules go by it,
 * so it is turned by sines that are the same in every browser.
 */

import { cos, sin } from '../../src/stage/contract/rules/portableMath'
import {
  type EyeWhite,
  FACE_EYES,
  HEAD,
  HOVER,
  type PlacedEye,
  POSES,
  type Pose,
  plumeSpine,
  SHOULDERS,
  type Spot,
  TAIL,
  tailEye,
  wingEyes,
  wingTurn,
} from './joints'

/** Her neck, about her heart before she leans. */
const NECK: Spot = [72, -140]

function turned([x, y]: Spot, degrees: number): Spot {
  const angle = (degrees * Math.PI) / 180
  return [x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)]
}

/** A place of hers before she leans, about her heart's place on the stage, in scene units. */
function leant(spot: Spot, { lean, rise }: Pose): Spot {
  const [x, y] = turned(spot, lean)
  return [x * HOVER.scale, (y + rise) * HOVER.scale]
}

function ofWing(side: 'left' | 'right', [x, y]: Spot, pose: Pose): Spot {
  const [sx, sy] = SHOULDERS[side]
  const [dx, dy] = turned([side === 'left' ? -x : x, y], wingTurn(side, pose.lean))
  return leant([sx + dx, sy + dy], pose)
}

/** All that can be told of one of the five drawings, in scene units about the place of her heart. */
export interface PlacedPose {
  readonly head: { readonly x: number; readonly y: number }
  /** The ten of wings and tail: left wing, right wing, plumes. */
  readonly eyes: readonly PlacedEye[]
  /** The ends of the plumes, where the sparkles come from. */
  readonly ends: readonly { readonly x: number; readonly y: number }[]
  /** What she covers: wings, crest, tail. */
  readonly outline: readonly { readonly x: number; readonly y: number }[]
}

const spotOf = ([x, y]: Spot) => ({ x, y })

/** Which of the plumes a wing lies before, in each of the five drawings: their eyes see nothing. */
export const COVERED_PLUMES: readonly (readonly number[])[] = [[], [], [1], [1, 3], [1]]

function placedPose(pose: Pose, drawing: number): PlacedPose {
  const { wing } = pose
  const [hx, hy] = leant(NECK, pose)
  const eye = ([x, y]: Spot, { down }: EyeWhite) => ({ x, y, radius: down * HOVER.scale })
  const eyesOfWing = (side: 'left' | 'right') => wingEyes(wing).map((of) => eye(ofWing(side, [of.x, of.y], pose), of))
  const eyesOfTail = TAIL.map((_, plume) => {
    const of = tailEye(plume, pose.tail)
    return eye(leant([of.x, of.y], pose), of)
  })
  const ends = TAIL.map((_, plume) => spotOf(leant(plumeSpine(plume, pose.tail).at(-1) ?? [0, 0], pose)))
  const rim = (side: 'left' | 'right') => [
    ...wing.fingers.map((angle, i) => {
      const length = (wing.lengths[i] ?? 0) * 0.97
      const turn = (angle * Math.PI) / 180
      const bend = wing.bend * 0.9
      const [x, y] = wing.wrist
      const tip: Spot = [x + cos(turn) * length - sin(turn) * bend, y + sin(turn) * length + cos(turn) * bend]
      return spotOf(ofWing(side, tip, pose))
    }),
    ...[0.3, 1].map((share) => {
      const turn = ((wing.arm[0] + (wing.arm[1] - wing.arm[0]) * share) * Math.PI) / 180
      const [x, y] = [wing.elbow[0] * (1 - share * 0.8), wing.elbow[1] * (1 - share * 0.8)]
      return spotOf(ofWing(side, [x + cos(turn) * 150, y + sin(turn) * 150], pose))
    }),
  ]
  const inner = (side: 'left' | 'right') => spotOf(ofWing(side, [wing.elbow[0], wing.elbow[1] - 30], pose))
  const head = [
    [-96, 40],
    [-96, -60],
    [-136, -130],
    [-92, -204],
    [10, -212],
    [70, -130],
    [100, -40],
    [104, 40],
  ].map(([x = 0, y = 0]) => ({ x: hx + x, y: hy + y }))
  const tail = [0, 2, 3, 1].flatMap((plume) => {
    if (COVERED_PLUMES[drawing]?.includes(plume)) return []
    const { x = 0, y = 0 } = ends[plume] ?? {}
    return [
      { x, y: y + 22 },
      { x: x - 6, y: y - 22 },
    ]
  })
  return {
    head: { x: hx, y: hy },
    eyes: [...eyesOfWing('left'), ...eyesOfWing('right'), ...eyesOfTail],
    ends,
    outline: [
      ...head,
      inner('right'),
      ...rim('right'),
      spotOf(leant([110, 190], pose)),
      spotOf(leant([70, 240], pose)),
      ...tail,
      spotOf(leant([-80, 60], pose)),
      ...rim('left').reverse(),
      inner('left'),
    ],
  }
}

/** The five drawings, in order. */
export const PLACED_POSES: readonly PlacedPose[] = POSES.map(placedPose)

/** The point of her nib about her head's middle, in scene units. */
export const NIB_TIP = (() => {
  const [x, y] = turned([3, 172], HEAD.turn)
  return { x: x * HEAD.scale * HOVER.scale, y: y * HEAD.scale * HOVER.scale }
})()

/** The seven of her face about her head's middle on the stage. */
export const PLACED_FACE: readonly PlacedEye[] = FACE_EYES.map((eye) => {
  const scale = HEAD.scale * HOVER.scale
  const [x, y] = turned([eye.x, eye.y], HEAD.turn)
  return { x: x * scale, y: y * scale, radius: eye.down * scale }
})
