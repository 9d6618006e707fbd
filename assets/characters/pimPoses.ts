import type { Place } from './biggin'
import type { PimPose } from './pim'

/** How Pim holds himself when nothing is the matter: the sword's point on the ground. */
export const PIM_STANDS: PimPose = {
  lean: 0,
  sink: 3,
  head: { at: [0, 2], turn: 2 },
  feet: [
    [-17, 0],
    [19, 2],
  ],
  hand: [-42, -42],
  elbow: [-36, -52],
  blade: 112,
  behind: false,
  other: [32, -36],
  otherElbow: [36, -50],
  tail: [
    [22, -52],
    [44, -64],
    [64, -52],
    [66, -26],
  ],
  scarf: [
    [14, 0],
    [34, 8],
    [52, 4],
    [66, 12],
  ],
}

/** Without his sword, hands on his hips. */
export const PIM_UNARMED: PimPose = {
  ...PIM_STANDS,
  hand: [-26, -36],
  elbow: [-44, -48],
  blade: null,
  other: [27, -36],
  otherElbow: [44, -50],
}

/** Out of his wits: up on his toes, both hands before his chest. */
export const PIM_FRIGHTENED: PimPose = {
  ...PIM_STANDS,
  lean: 5,
  sink: -2,
  head: { at: [3, 4], turn: 6 },
  feet: [
    [-9, -1],
    [11, 1],
  ],
  hand: [-9, -46],
  elbow: [-35, -42],
  blade: null,
  other: [14, -48],
  otherElbow: [40, -42],
  tail: [
    [8, -58],
    [16, -84],
    [26, -104],
    [22, -128],
  ],
  scarf: [
    [14, 0],
    [30, -10],
    [44, -22],
    [60, -22],
  ],
}

/** Both feet off the ground, arms up. */
export const PIM_JUMPS: PimPose = {
  ...PIM_STANDS,
  lean: -3,
  sink: -22,
  head: { at: [0, -3], turn: -4 },
  feet: [
    [-27, -27],
    [24, -22],
  ],
  hand: [-60, -98],
  elbow: [-48, -74],
  blade: 232,
  behind: true,
  other: [48, -104],
  otherElbow: [44, -80],
  tail: [
    [16, -56],
    [40, -50],
    [56, -30],
    [58, 0],
  ],
  scarf: [
    [14, 0],
    [32, 10],
    [42, 26],
    [46, 44],
  ],
}

/** Sat down where he was, his legs before him, the sword across them; he nods. */
export const PIM_SITS: PimPose = {
  ...PIM_STANDS,
  lean: 3,
  sink: 20,
  head: { at: [4, 6], turn: 10 },
  feet: [
    [-45, 5],
    [45, 6],
  ],
  hand: [-18, -16],
  elbow: [-38, -26],
  blade: null,
  other: [21, -15],
  otherElbow: [40, -27],
  tail: [
    [24, -50],
    [48, -52],
    [62, -32],
    [60, -6],
  ],
  scarf: [
    [14, 0],
    [32, 10],
    [44, 22],
    [58, 24],
  ],
}

/**
 * The seven drawings of his swing, 30 ms each, from before: he gathers himself, winds up, is a streak, is through, is carried
 * on, hops back, and is there.
 */
export const PIM_SWING: readonly PimPose[] = [
  {
    ...{ lean: -7, sink: 7, blade: 236, behind: true },
    ...{ head: { at: [-3, 3], turn: -9 }, feet: places([-24, 0], [20, 3]) },
    ...{ hand: [-50, -52], elbow: [-40, -34], other: [22, -42], otherElbow: [32, -54] },
    tail: [
      [22, -52],
      [46, -62],
      [64, -48],
      [66, -22],
    ],
    scarf: [
      [14, 0],
      [36, 8],
      [56, 2],
      [70, 10],
    ],
  },
  {
    ...{ lean: -14, sink: 12, blade: 196, behind: true },
    ...{ head: { at: [-7, 4], turn: -16 }, feet: places([-30, 1], [22, 1]) },
    ...{ hand: [-58, -34], elbow: [-48, -50], other: [4, -40], otherElbow: [26, -50] },
    tail: [
      [22, -52],
      [52, -56],
      [70, -36],
      [60, -12],
    ],
    scarf: [
      [14, 0],
      [40, 2],
      [58, -8],
      [74, 0],
    ],
  },
  {
    ...{ lean: 4, sink: 14, blade: 58, behind: false },
    ...{ head: { at: [5, 6], turn: 7 }, feet: places([-42, -4], [34, 6]) },
    ...{ hand: [16, -24], elbow: [-32, -32], other: [-40, -44], otherElbow: [-44, -58] },
    tail: [
      [-4, -56],
      [-30, -64],
      [-54, -54],
      [-70, -34],
    ],
    scarf: [
      [-10, 2],
      [-32, -2],
      [-50, -14],
      [-72, -10],
    ],
  },
  {
    ...{ lean: 15, sink: 9, blade: 348, behind: false },
    ...{ head: { at: [8, 3], turn: 15 }, feet: places([-38, -4], [34, 4]) },
    ...{ hand: [52, -42], elbow: [34, -34], other: [-38, -60], otherElbow: [-40, -46] },
    tail: [
      [4, -60],
      [-24, -76],
      [-50, -66],
      [-66, -44],
    ],
    scarf: [
      [-10, 2],
      [-34, 4],
      [-54, -6],
      [-74, 4],
    ],
  },
  {
    ...{ lean: 20, sink: 1, blade: 318, behind: false },
    ...{ head: { at: [6, -3], turn: 20 }, feet: places([-34, -16], [28, 2]) },
    ...{ hand: [58, -54], elbow: [36, -40], other: [-40, -70], otherElbow: [-42, -54] },
    tail: [
      [0, -60],
      [-26, -58],
      [-46, -36],
      [-48, -8],
    ],
    scarf: [
      [-10, 0],
      [-30, 10],
      [-42, 26],
      [-58, 30],
    ],
  },
  {
    ...{ lean: -3, sink: -9, blade: 262, behind: true },
    ...{ head: { at: [0, -6], turn: 4 }, feet: places([-22, -14], [24, -10]) },
    ...{ hand: [-54, -84], elbow: [-46, -58], other: [40, -70], otherElbow: [42, -54] },
    tail: [
      [8, -60],
      [10, -86],
      [30, -98],
      [50, -90],
    ],
    scarf: [
      [10, 0],
      [18, -14],
      [30, -24],
      [44, -22],
    ],
  },
  {
    ...{ lean: 2, sink: 4, blade: 250, behind: true },
    ...{ head: { at: [1, 3], turn: 3 }, feet: places([-18, 0], [20, 2]) },
    ...{ hand: [-46, -52], elbow: [-40, -34], other: [28, -38], otherElbow: [36, -50] },
    tail: [
      [22, -52],
      [44, -64],
      [64, -52],
      [66, -26],
    ],
    scarf: [
      [14, 0],
      [34, 8],
      [52, 4],
      [66, 12],
    ],
  },
]

/** The seven from the left side: the blade comes from behind him over the front to his far side. */
export const PIM_SWING_LEFT: readonly PimPose[] = [
  {
    ...{ lean: 7, sink: 7, blade: 322, behind: true },
    ...{ head: { at: [3, 2], turn: 6 }, feet: places([-20, 0], [22, 2]) },
    ...{ hand: [50, -48], elbow: [40, -36], other: [-26, -44], otherElbow: [-30, -54] },
    tail: [
      [16, -54],
      [34, -78],
      [56, -82],
      [74, -64],
    ],
    scarf: [
      [12, 0],
      [34, 6],
      [52, 0],
      [68, 8],
    ],
  },
  {
    ...{ lean: 13, sink: 12, blade: 346, behind: true },
    ...{ head: { at: [5, 3], turn: 10 }, feet: places([-26, 1], [24, 1]) },
    ...{ hand: [54, -38], elbow: [46, -52], other: [-30, -46], otherElbow: [-34, -34] },
    tail: [
      [16, -54],
      [44, -56],
      [64, -38],
      [62, -10],
    ],
    scarf: [
      [12, 0],
      [36, 8],
      [52, 18],
      [68, 18],
    ],
  },
  {
    ...{ lean: -9, sink: 13, blade: 168, behind: false },
    ...{ head: { at: [-6, 0], turn: -5 }, feet: places([-30, 1], [28, 1]) },
    ...{ hand: [-48, -24], elbow: [-26, -26], other: [34, -52], otherElbow: [34, -38] },
    tail: [
      [16, -54],
      [40, -72],
      [66, -66],
      [82, -46],
    ],
    scarf: [
      [12, 0],
      [34, -6],
      [54, 2],
      [74, -6],
    ],
  },
  {
    ...{ lean: -15, sink: 9, blade: 204, behind: true },
    ...{ head: { at: [-8, 1], turn: -10 }, feet: places([-32, 2], [34, -4]) },
    ...{ hand: [-56, -46], elbow: [-38, -38], other: [36, -58], otherElbow: [38, -44] },
    tail: [
      [14, -56],
      [40, -78],
      [66, -76],
      [84, -58],
    ],
    scarf: [
      [12, 0],
      [34, -8],
      [54, -4],
      [74, -14],
    ],
  },
  {
    ...{ lean: -19, sink: 1, blade: 196, behind: true },
    ...{ head: { at: [-6, -3], turn: -15 }, feet: places([-26, 2], [34, -15]) },
    ...{ hand: [-62, -50], elbow: [-44, -40], other: [40, -66], otherElbow: [40, -50] },
    tail: [
      [12, -58],
      [34, -74],
      [60, -66],
      [74, -42],
    ],
    scarf: [
      [12, 0],
      [32, -4],
      [50, 4],
      [66, 0],
    ],
  },
  {
    ...{ lean: 4, sink: -9, blade: 318, behind: true },
    ...{ head: { at: [2, -5], turn: -3 }, feet: places([-20, -12], [24, -14]) },
    ...{ hand: [56, -80], elbow: [46, -58], other: [-38, -66], otherElbow: [-38, -52] },
    tail: [
      [10, -58],
      [16, -84],
      [36, -96],
      [56, -86],
    ],
    scarf: [
      [12, 0],
      [24, -14],
      [38, -22],
      [52, -20],
    ],
  },
  {
    ...{ lean: -2, sink: 4, blade: 218, behind: true },
    ...{ head: { at: [-2, 2], turn: -2 }, feet: places([-18, 0], [20, 2]) },
    ...{ hand: [-48, -42], elbow: [-36, -34], other: [24, -36], otherElbow: [34, -48] },
    tail: [
      [16, -54],
      [40, -66],
      [60, -54],
      [66, -28],
    ],
    scarf: [
      [12, 0],
      [32, 8],
      [50, 4],
      [66, 12],
    ],
  },
]

/** The seven from behind: what the front sees, the other way round, but for the streak, which is drawn where it shows. */
export const PIM_SWING_BACK: readonly PimPose[] = PIM_SWING.map((pose, i) =>
  i === 2 ? streakFromBehind() : turned(pose),
)

/** The four drawings of his walk to the left: a foot comes down, carries, the other comes down, carries. */
export const PIM_WALK_LEFT: readonly PimPose[] = [
  walking({ feet: places([-29, 1], [27, -6]), lean: -5, sink: 5, swing: 14 }),
  walking({ feet: places([-4, 1], [12, -12]), lean: -4, sink: 1, swing: 4 }),
  walking({ feet: places([25, -6], [-27, 2]), lean: -5, sink: 5, swing: -12 }),
  walking({ feet: places([6, -12], [0, 2]), lean: -4, sink: 1, swing: -3 }),
]

function places(left: Place, right: Place): readonly [Place, Place] {
  return [left, right]
}

/** One drawing of a walk: where the feet are, and how far the arms have swung forward of the trunk, in units. */
function walking(step: Pick<PimPose, 'feet' | 'lean' | 'sink'> & { swing: number }): PimPose {
  const { swing, ...rest } = step
  return {
    ...rest,
    head: { at: [-3, swing > 6 || swing < -6 ? 3 : 0], turn: -2 },
    hand: [-18 - swing * 1.3, -36],
    elbow: [-18 - swing * 0.4, -48],
    blade: null,
    behind: true,
    other: [14 + swing * 1.4, -36],
    otherElbow: [16 + swing * 0.5, -48],
    tail: [
      [16, -54],
      [42, -66],
      [64, -54 + swing * 0.5],
      [74, -32 + swing],
    ],
    scarf: [
      [12, 0],
      [32, 2 - swing * 0.3],
      [50, 6],
      [68, 2 + swing * 0.4],
    ],
  }
}

function streakFromBehind(): PimPose {
  return {
    ...{ lean: -5, sink: 12, blade: 212, behind: false },
    ...{ head: { at: [-3, 5], turn: -8 }, feet: places([-34, 2], [34, -4]) },
    ...{ hand: [-50, -50], elbow: [-34, -40], other: [42, -46], otherElbow: [40, -58] },
    tail: [
      [0, -52],
      [24, -70],
      [52, -66],
      [70, -46],
    ],
    scarf: [
      [12, 0],
      [26, 5],
      [42, 0],
    ],
  }
}

/** A pose from before as it is seen from behind. */
function turned(pose: PimPose): PimPose {
  const flip = ([x, y]: Place): Place => [-x, y]
  const { head, feet, blade } = pose
  return {
    lean: -pose.lean,
    sink: pose.sink,
    head: { at: flip(head.at), turn: -head.turn },
    feet: [flip(feet[1]), flip(feet[0])],
    hand: flip(pose.hand),
    elbow: flip(pose.elbow),
    blade: blade === null ? null : 180 - blade,
    behind: pose.behind,
    other: flip(pose.other),
    otherElbow: flip(pose.otherElbow),
    tail: pose.tail.map(flip),
    scarf: pose.scarf.map(flip),
  }
}

/** Pim with his hands at ease, seen from behind. */
export const PIM_STANDS_BACK: PimPose = turned(PIM_UNARMED)
