/** Numbers that drawings and the stage share, in scene units. */

/** How far the tips of each wall of fire reach ahead of where it is nothing but red, and how long the wall is. */
export const WALL = { tips: 350, long: 1120 } as const
export const TONGUE = { tips: 360, long: 1680 } as const

/** How many letters the title has, its apostrophe with them. */
export const TITLE_LETTERS = 16
