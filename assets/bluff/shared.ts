/** Numbers that drawings and the stage share, in scene units. */

/** The cave's mouth about the middle of its waterline, left to right, a tooth of stone hanging in it. From within it is seen mirrored, and larger. */
export const MOUTH_OUTLINE =
  '-150,40* -160,-36 -130,-84* -142,-122* -104,-176 -84,-204* -62,-214 -22,-270* 2,-240 14,-190 26,-172* 38,-214 64,-226* 96,-176 118,-158* 122,-96 150,-62* 164,-10 158,40*'
export const MOUTH = { x: 446, y: 750 } as const
export const OPENING = { x: 880, y: 776, scale: 2.55 } as const

/** How far from one crest of the waves to the next, as they are drawn; a tile holds two. */
export const WAVE_LENGTH = 560

/** Scene units that a unit of these drawings is printed for; the stage shows them larger, or they would weigh too much. */
export const PRINTED = { roller: 0.86, breaker: 0.8, spray: 0.49 } as const
