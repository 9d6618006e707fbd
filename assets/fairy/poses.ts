/** Elbow and hand, or knee and foot, in drawing units. */
export type Limb = readonly [middleX: number, middleY: number, endX: number, endY: number]

export type Face = 'calm' | 'blink' | 'laugh' | 'beg'

/** How a fairy holds herself. She looks to the left: the near side is the left one. */
export interface Pose {
  readonly nearArm: Limb
  readonly farArm: Limb
  readonly nearLeg: Limb
  readonly farLeg: Limb
  readonly face: Face
  /** Degrees her head is tilted, and units it is pushed. */
  readonly tilt: number
  readonly nod: number
}

/** Flying: each fairy has her way of doing it, and paddles a little through three drawings. */
const FLYING: readonly Omit<Pose, 'face' | 'tilt' | 'nod'>[] = [
  { nearArm: [-20, 24, -28, 12], farArm: [18, 28, 25, 36], nearLeg: [-9, 66, -17, 74], farLeg: [12, 64, 13, 77] },
  { nearArm: [-15, 30, -23, 37], farArm: [15, 29, 22, 35], nearLeg: [-1, 73, 5, 84], farLeg: [10, 70, 20, 77] },
  { nearArm: [-20, 18, -31, 20], farArm: [20, 15, 23, 2], nearLeg: [-12, 60, -1, 70], farLeg: [14, 62, 26, 66] },
]

const PADDLE: readonly { readonly arms: number; readonly feet: number; readonly face: Face; readonly nod: number }[] = [
  { arms: 0, feet: 0, face: 'calm', nod: 0 },
  { arms: -3, feet: 3, face: 'calm', nod: -0.6 },
  { arms: 2, feet: -3, face: 'blink', nod: 0.5 },
]

export function flying(kind: number, frame: number): Pose {
  const base = FLYING[kind] ?? FLYING[0]
  const { arms, feet, face, nod } = PADDLE[frame] ?? { arms: 0, feet: 0, face: 'calm' as const, nod: 0 }
  if (!base) throw new Error(`There is no fairy ${kind}.`)
  return {
    nearArm: moved(base.nearArm, 0, arms),
    farArm: moved(base.farArm, 0, -arms),
    nearLeg: moved(base.nearLeg, feet, 0),
    farLeg: moved(base.farLeg, -feet, 0),
    face,
    tilt: [-6, 5, -4][kind] ?? 0,
    nod,
  }
}

/** Beside herself: she points, holds her belly, kicks. */
export const LAUGHING: readonly Pose[] = [
  {
    nearArm: [-21, 17, -36, 12],
    farArm: [15, 33, 2, 36],
    nearLeg: [-15, 57, -25, 50],
    farLeg: [14, 61, 25, 57],
    face: 'laugh',
    tilt: 13,
    nod: -1,
  },
  {
    nearArm: [-20, 20, -34, 18],
    farArm: [14, 35, 0, 39],
    nearLeg: [-16, 62, -22, 73],
    farLeg: [15, 57, 27, 51],
    face: 'laugh',
    tilt: 5,
    nod: 2,
  },
]

/** In the bottle: sulking on the floor of it; both hands and a nose against the glass. */
export const CAUGHT: readonly Pose[] = [
  {
    nearArm: [-11, 33, -2, 46],
    farArm: [11, 33, 4, 46],
    nearLeg: [-13, 44, -9, 62],
    farLeg: [12, 45, 9, 62],
    face: 'beg',
    tilt: -4,
    nod: 3,
  },
  {
    nearArm: [-17, 24, -15, 8],
    farArm: [15, 26, 19, 10],
    nearLeg: [-12, 47, -12, 63],
    farLeg: [10, 48, 12, 63],
    face: 'laugh',
    tilt: 6,
    nod: 1,
  },
]

function moved([middleX, middleY, endX, endY]: Limb, x: number, y: number): Limb {
  return [middleX + x * 0.4, middleY + y * 0.4, endX + x, endY + y]
}
