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
  readonly hand: 'grip' | 'raised' | null
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
    { headX: 282, headY: 117, headTurn: 3, leftBrow: 1, rightBrow: 5, beardTall: 1.02 },
    { arm: 'prop', isSquashed: true, eyes: ['open', 'low'] },
  ),
  facing({ headTurn: 7 }, { arm: 'prop', isSquashed: true, eyes: ['half', 'low'] }),
  facing(
    { headTurn: 10, headX: 288, headY: 127, leftBrow: 7, rightBrow: 10, lip: 3, capY: 2, beardTall: 0.98 },
    { arm: 'prop', isSquashed: true, eyes: ['away', 'away'] },
  ),
  facing(
    { headX: 276, headY: 126, headTurn: -9, coat: 0.98, leftBrow: 9, rightBrow: -9, beardLean: 3, beardTall: 0.96 },
    { eyes: ['half', 'wide'] },
  ),
  facing(
    {
      ...{ headX: 272, headY: 134, headTurn: -9, coat: 0.96, leftBrow: 9, rightBrow: 2, flare: 16 },
      ...{ beardTall: 0.94, beardLean: 4 },
    },
    { mouth: 'mutter', eyes: ['away', 'half'] },
  ),
  facing(
    { headX: 278, headY: 128, headTurn: -4, leftBrow: 11, rightBrow: 11, flare: 10, capY: 3 },
    { mouth: 'growl', eyes: ['half', 'half'] },
  ),
  facing(
    {
      ...{ headX: 290, headY: 116, headTurn: 2, coat: 1.04, leftBrow: 12, rightBrow: 12, flare: 8 },
      ...{ capY: -3, mugY: -14, mugTurn: -5 },
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
