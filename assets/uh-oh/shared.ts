import { cos, sin } from '../../src/stage/contract/rules/portableMath'

/*
 * Where the parts of the picture are put together, for the drawings, the rules and the view. The bird is measured in units of her
 * own about her heart; `HOVER` tells where that is on the stage, and how large a unit of hers is there.
 */

export type Spot = readonly [x: number, y: number]

/** A wing's pose, of the right wing from its shoulder. */
export interface WingPose {
  readonly elbow: Spot
  readonly wrist: Spot
  /** The angles of the five fingers, from the leading one, in degrees; and how long they are. */
  readonly fingers: readonly number[]
  readonly lengths: readonly number[]
  /** How far the tips are bent, in units: up (negative) on the way down. */
  readonly bend: number
  /** The angles of the arm's feathers, outermost and innermost. */
  readonly arm: Spot
}

/** One of the five drawings: she sinks while her wings are high, and rises on the stroke. */
export interface Pose {
  readonly name: string
  readonly wing: WingPose
  /** How far down her heart lies, in units. */
  readonly rise: number
  /** How far she leans to the right, in degrees. */
  readonly lean: number
  /** How far the tail swings. */
  readonly tail: number
}

/** In the order in which they are seen. */
export const POSES = [
  {
    name: 'high',
    wing: {
      elbow: [70, -70],
      wrist: [104, -164],
      fingers: [-104, -84, -63, -41, -18],
      lengths: [262, 284, 276, 250, 220],
      bend: 24,
      arm: [2, 50],
    },
    rise: 18,
    lean: 17,
    tail: 7,
  },
  {
    name: 'opening',
    wing: {
      elbow: [84, -58],
      wrist: [148, -124],
      fingers: [-73, -53, -32, -11, 10],
      lengths: [268, 292, 284, 260, 226],
      bend: -16,
      arm: [28, 70],
    },
    rise: 4,
    lean: 14,
    tail: 0,
  },
  {
    name: 'spread',
    wing: {
      elbow: [92, -34],
      wrist: [172, -58],
      fingers: [-34, -15, 5, 25, 45],
      lengths: [266, 288, 280, 256, 222],
      bend: -52,
      arm: [56, 86],
    },
    rise: -10,
    lean: 11,
    tail: -7,
  },
  {
    name: 'down',
    wing: {
      elbow: [90, 6],
      wrist: [160, 44],
      fingers: [10, 28, 47, 66, 84],
      lengths: [256, 276, 268, 240, 204],
      bend: -70,
      arm: [84, 104],
    },
    rise: -20,
    lean: 13,
    tail: -3,
  },
  {
    name: 'gathering',
    wing: {
      elbow: [80, -66],
      wrist: [146, -84],
      fingers: [24, 40, 56, 72, 89],
      lengths: [226, 240, 232, 208, 178],
      bend: 54,
      arm: [84, 106],
    },
    rise: -2,
    lean: 15,
    tail: 4,
  },
] as const satisfies readonly Pose[]

/** Where her heart hovers on the stage, and scene units for a unit of hers. */
export const HOVER = { x: 742, y: 592, scale: 0.92 } as const

/** How much larger her head is than it is drawn, and how it is turned, in degrees, whatever her body does. */
export const HEAD = { scale: 1.1, turn: 8 } as const

/** The shoulders, before she leans. */
export const SHOULDERS = { right: [62, -54], left: [-40, -36] } as const

/** How the wings are turned about them, in degrees, while she leans so far. */
export function wingTurn(side: 'left' | 'right', lean: number): number {
  return side === 'right' ? -lean * 0.55 + 5 : -lean * 0.9 - 15
}

/** The tail's plumes, from their root: far to near. */
export const TAIL = [
  {
    spine: [
      [10, 96],
      [44, 170],
      [50, 244],
      [16, 306],
      [-34, 330],
    ],
    size: 25,
    width: 54,
  },
  {
    spine: [
      [-34, 84],
      [-96, 128],
      [-174, 150],
      [-246, 128],
      [-300, 76],
    ],
    size: 27,
    width: 60,
  },
  {
    spine: [
      [-4, 104],
      [-4, 196],
      [-44, 284],
      [-118, 342],
      [-196, 352],
    ],
    size: 33,
    width: 70,
  },
  {
    spine: [
      [-26, 98],
      [-74, 178],
      [-150, 230],
      [-244, 240],
      [-322, 202],
    ],
    size: 32,
    width: 68,
  },
] as const satisfies readonly { readonly spine: readonly Spot[]; readonly size: number; readonly width: number }[]

/** The spine of a plume while the tail swings so far. */
export function plumeSpine(plume: number, swing: number): readonly Spot[] {
  const { spine } = TAIL[plume] ?? TAIL[0]
  const way = plume % 2 ? 1 : -1
  return spine.map(([x, y], i) => [x + swing * i * i * 0.9, y - swing * i * 0.8 * way] as const)
}

/** The white of an eye: its middle, and how far it reaches across and down. */
export interface EyeWhite {
  readonly x: number
  readonly y: number
  readonly across: number
  readonly down: number
}

/** The same as it is drawn: turned by so many degrees. */
export interface Eye extends EyeWhite {
  readonly turn: number
}

/** The seven of her face, about her head's middle: six see the drop at her own nose, the seventh sees you. */
export const FACE_EYES = [
  { x: -34, y: -6, across: 31, down: 33, turn: 0 },
  { x: 37, y: -5, across: 29, down: 31, turn: 0 },
  { x: -55, y: 35, across: 13, down: 11.5, turn: 14 },
  { x: 55, y: 35, across: 12, down: 11, turn: -14 },
  { x: -22, y: -56, across: 15, down: 13, turn: -10 },
  { x: 24, y: -57, across: 13.6, down: 12, turn: 10 },
  { x: 1, y: -80, across: 13, down: 14, turn: 0 },
] as const satisfies readonly Eye[]

/** Those of a wing, about its shoulder. */
export function wingEyes({ elbow: [ex, ey], wrist: [wx, wy] }: WingPose): readonly EyeWhite[] {
  return [
    { x: ex + (wx - ex) * 0.98, y: ey + (wy - ey) * 0.98, across: 25, down: 20.5 },
    { x: ex + (wx - ex) * 0.24, y: ey + (wy - ey) * 0.24, across: 18, down: 14.8 },
    { x: ex * 0.72, y: ey * 0.72, across: 13, down: 10.7 },
  ]
}

/** That of a plume of the tail. */
export function tailEye(plume: number, swing: number): EyeWhite {
  const spine = plumeSpine(plume, swing)
  const [ex, ey] = spine[3] ?? [0, 0]
  const [bx, by] = spine[2] ?? [0, 0]
  const { size } = TAIL[plume] ?? TAIL[0]
  return {
    x: ex + (bx - ex) * 0.16,
    y: ey + (by - ey) * 0.16,
    across: size,
    down: size * 0.74,
  }
}

/** An eye where it is on the stage, about her heart's place there: as far as its iris may go from the middle, and how large that is. */
export interface PlacedEye {
  readonly x: number
  readonly y: number
  /** The half of its height, in scene units. */
  readonly radius: number
}

/** The line of small print on the stage; the blot lies in it, under the point of her nib. */
export const SMALL_PRINT = { x: 836, y: 936 } as const

/** Where the witness sits: on the foot of the last letter. */
export const WITNESS = { x: 1494, y: 262 } as const

/** Of the witness' two eyes, about its seat: middles and radius, in scene units. */
export const WITNESS_EYES: readonly PlacedEye[] = [
  { x: -11, y: -23, radius: 9.5 },
  { x: 8, y: -22, radius: 8.5 },
]

/** The width of a tile of clouds, in scene units. */
export const CLOUD_TILE = 1600

/** The words of the title, as they are read: the middle of the foot that they stand on. */
export const TITLE = [
  { name: 'theCap', x: 200, y: 112 },
  { name: 'cap', x: 330, y: 318 },
  { name: 'and', x: 712, y: 136 },
  { name: 'theQuill', x: 735, y: 222 },
  { name: 'quill', x: 1180, y: 312 },
] as const

/** How large an iris is drawn: the half of its width, for the two great eyes and for all the others. */
export const IRIS = { large: 16.5, small: 9 } as const
export type IrisSize = keyof typeof IRIS
/** How large the lids are drawn: the half of their width. */
export const LID = { large: 33, small: 14 } as const

/** The six grounds, in the order in which they are seen. */
export const GROUNDS = ['paper', 'plum', 'grey', 'night', 'dawn', 'storm'] as const
export type Ground = (typeof GROUNDS)[number]

/** The disc behind her. */
export const DISC = { x: 780, y: 566 } as const

/*
 * Where her parts come to lie on the stage in each of the five drawings: for rules and view, not for the drawings. Rules go by it,
 * so it is turned by sines that are the same in every browser.
 */

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
