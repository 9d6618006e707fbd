/** A place in drawing units. */
export type Place = readonly [x: number, y: number]

/** A foot, by what the eye follows: the tip of its toe. */
export interface Foot {
  toe: Place
  /** Degrees by which the heel is raised: 0 is flat, 60 stands on the very tip. */
  tilt: number
}

/** How the thief holds himself in one drawing. He faces right; the ground is at y 200, below him at x 104. */
export interface Pose {
  hip: Place
  /** Degrees the trunk leans forward. */
  lean: number
  /** How far the trunk is stretched (above 1) or squashed, its volume kept. */
  stretch: number
  near: Foot
  far: Foot
  /** Where the head is carried, off its place on the trunk, and how far it nods, in degrees. */
  head: { at: Place; nod: number }
  /** Where the cap sits off the head: only a fright moves it. */
  cap?: { at: Place; turn: number }
  /** Which way the pupils are turned, in units. */
  look: Place
  /** Eyes torn open. */
  wide?: boolean
  mouth: 'smirk' | 'pursed' | 'oh'
  /** The hand with the lantern, off its place, and how far the lantern swings, in degrees. */
  lantern: { at: Place; swing: number }
  /** The sack, off its place over the shoulder; it comes after the body. */
  sack: { at: Place; turn: number; squash: number }
  /** What the near hand does: hold the sack, or lie on the lips. */
  hand: 'sack' | 'lips'
  /** Turned to stone: no colour, no black, a pigeon. */
  stone?: boolean
}
