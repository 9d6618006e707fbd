/** How far something of him has been moved in a drawing, in drawing units of his page, degrees and shares. */
export interface Placement {
  /** How tall his coat stands, as a share of how it was drawn. */
  readonly coat: number
  readonly beardX: number
  readonly beardWide: number
  readonly beardTall: number
  /** How far the beard leans, in degrees. */
  readonly beardLean: number
  readonly headX: number
  readonly headY: number
  readonly headTurn: number
  readonly headScale: number
  /** How far the inner ends of the brows are pulled down. */
  readonly leftBrow: number
  readonly rightBrow: number
  /** How far the lower lip is out. */
  readonly lip: number
  /** How far the moustache is flung up, in degrees. */
  readonly flare: number
  readonly capX: number
  readonly capY: number
  readonly capTurn: number
  readonly mugX: number
  readonly mugY: number
  readonly mugTurn: number
  readonly armY: number
}

export type EyeName = 'wide' | 'open' | 'half' | 'low' | 'away' | 'shut'

/** One of the sixteen drawings: which parts it is made of, and how they lie. */
export interface Pose {
  readonly placement: Placement
  readonly head: 'away' | 'listening' | 'over' | 'front'
  readonly beard: 'beard' | 'flung' | 'puddle' | null
  readonly arm: 'prop' | 'fist' | 'limp' | null
  readonly hand: 'grip' | 'raised' | 'drinking' | null
  readonly isSquashed: boolean
  readonly eyes: readonly [left: EyeName, right: EyeName]
  readonly mouth: 'pout' | 'mutter' | 'growl' | 'roar' | 'slack'
  /** Whether the cap has slid over his brows. */
  readonly isBlind: boolean
}

/** The sulk, before anything is moved. */
export const REST: Placement = {
  ...{ coat: 1, beardX: 0, beardWide: 1, beardTall: 1, beardLean: 0 },
  ...{ headX: 286, headY: 122, headTurn: 0, headScale: 0.94, leftBrow: 4, rightBrow: 8 },
  ...{ lip: 0, flare: 0, capX: 0, capY: 0, capTurn: 0, mugX: 0, mugY: 0, mugTurn: 0, armY: 0 },
}

/** A drawing in which he faces us. */
function facing(lie: Partial<Placement>, parts: Partial<Omit<Pose, 'lie'>>): Pose {
  return {
    ...{ head: 'front', beard: 'beard', arm: 'fist', hand: 'grip', isSquashed: false },
    ...{ eyes: ['half', 'half'], mouth: 'pout', isBlind: false },
    ...parts,
    placement: { ...REST, ...lie },
  }
}

/** A drawing in which he does not. */
function turned(head: Exclude<Pose['head'], 'front'>, lie: Partial<Placement>): Pose {
  return facing({ headScale: 1.06, ...lie }, { head, beard: null, arm: null, hand: null })
}

/** From his back to his nap. */
export const POSES: readonly Pose[] = [
  turned('away', { headX: 272, headY: 124, headTurn: 5, coat: 0.84 }),
  turned('listening', { headX: 275, headY: 120, headTurn: 13, coat: 0.88 }),
  turned('over', { headX: 250, headY: 128, headTurn: -3, coat: 0.96 }),
  facing(
    { headX: 272, headY: 126, headTurn: -5, coat: 0.97, leftBrow: 2, rightBrow: 3, beardLean: -4, armY: 6 },
    { eyes: ['open', 'open'] },
  ),
  facing(
    {
      ...{ headX: 270, headY: 112, headTurn: -8, headScale: 0.97, coat: 1.05, leftBrow: -7, rightBrow: -3 },
      ...{ flare: 5, beardX: -6, beardTall: 1.06, beardLean: -5, capTurn: 5 },
    },
    { arm: 'prop', eyes: ['wide', 'open'] },
  ),
  facing({ headTurn: 7 }, { arm: 'prop', isSquashed: true, eyes: ['half', 'low'] }),
  facing(
    {
      ...{ headTurn: 17, headX: 296, headY: 141, headScale: 0.92, coat: 0.93, leftBrow: 9, rightBrow: 12 },
      ...{ lip: 5, flare: -9, capX: 3, capY: 11, capTurn: 5, beardX: 8, beardTall: 0.9, beardLean: 6 },
    },
    { arm: 'prop', isSquashed: true, eyes: ['away', 'away'] },
  ),
  facing(
    { headX: 276, headY: 126, headTurn: -9, coat: 0.98, leftBrow: 9, rightBrow: -9, beardLean: 3, beardTall: 0.96 },
    { eyes: ['half', 'wide'] },
  ),
  facing(
    {
      ...{ headX: 258, headY: 138, headTurn: -15, coat: 0.94, leftBrow: 9, rightBrow: 2, flare: 16 },
      ...{ beardTall: 0.92, beardLean: 7, beardX: -8 },
    },
    { mouth: 'mutter', eyes: ['away', 'half'] },
  ),
  facing(
    {
      ...{ headX: 282, headY: 138, headTurn: 2, headScale: 1.06, coat: 1, leftBrow: 13, rightBrow: 13, flare: 6 },
      ...{ capY: 7, beardTall: 0.96, beardWide: 1.07, armY: 4 },
    },
    { mouth: 'growl', eyes: ['half', 'half'] },
  ),
  facing(
    {
      ...{ headX: 306, headY: 111, headTurn: 10, headScale: 0.9, coat: 1.06, leftBrow: 12, rightBrow: 3 },
      ...{ flare: 12, capY: -5, beardX: 6, beardTall: 1.05, beardLean: -5, mugX: 10, mugY: -40, mugTurn: -11 },
    },
    { mouth: 'growl', eyes: ['open', 'open'] },
  ),
  facing(
    {
      ...{ headX: 300, headY: 108, headTurn: 5, coat: 1.1, leftBrow: 12, rightBrow: 12, flare: 12 },
      ...{ beardX: 6, beardWide: 0.97, beardTall: 1.1, beardLean: -6, mugX: 60, mugY: -152, mugTurn: -24 },
    },
    { mouth: 'roar', eyes: ['wide', 'wide'], hand: 'raised' },
  ),
  facing(
    {
      ...{ headX: 290, headY: 130, headTurn: -4, headScale: 0.9, leftBrow: 14, rightBrow: 14, flare: 30 },
      ...{ capX: 10, capY: -19, capTurn: 12 },
    },
    { beard: 'flung', mouth: 'roar', eyes: ['shut', 'shut'] },
  ),
  facing(
    { headX: 284, headY: 121, headTurn: -2, leftBrow: -6, rightBrow: 12, flare: -8, capX: 6, capY: -4, capTurn: 8 },
    { eyes: ['wide', 'shut'] },
  ),
  facing(
    {
      ...{ headX: 288, headY: 148, headTurn: 4, coat: 0.88, leftBrow: -6, rightBrow: -6, flare: -6 },
      ...{ capY: 12, capTurn: -4 },
      ...{ beardTall: 0.9, armY: 2 },
    },
    { arm: 'limp', eyes: ['away', 'away'], mouth: 'slack' },
  ),
  facing(
    {
      ...{ headX: 290, headY: 214, headTurn: 9, headScale: 0.9, coat: 0.72, flare: -6, capX: -4 },
      ...{ capY: 31, capTurn: -9 },
      ...{ mugX: -50, mugY: -36, mugTurn: 82 },
    },
    { beard: 'puddle', arm: 'limp', hand: null, eyes: ['shut', 'shut'], mouth: 'slack', isBlind: true },
  ),
]

/** Up to the chin in the sea that his beard has become; his mug floats. None of the sixteen. */
export const AT_SEA: Pose = facing(
  {
    ...{ headX: 284, headY: 106, headTurn: -3, headScale: 0.88, coat: 1.05, leftBrow: -8, rightBrow: -10 },
    ...{ flare: 7, capTurn: -3, mugX: 24, mugY: -18, mugTurn: -19 },
  },
  { beard: null, arm: null, hand: null, eyes: ['half', 'away'], mouth: 'mutter' },
)

/** Once the ship has passed him. */
export const LOOKING_AFTER: Pose = { ...AT_SEA, eyes: ['open', 'half'] }

/** And drinks it. */
export const DRINKING: Pose = facing(
  {
    ...{ headX: 292, headY: 110, headTurn: 9, headScale: 0.9, coat: 1.08, leftBrow: -10, rightBrow: -10 },
    ...{ flare: 14, capTurn: 4, mugX: 50, mugY: -84, mugTurn: 58 },
  },
  { beard: null, arm: null, hand: 'drinking', eyes: ['shut', 'shut'], mouth: 'roar' },
)
