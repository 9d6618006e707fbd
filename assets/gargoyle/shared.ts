/** Numbers that drawings and the stage share, in scene units. */

/** The middle of the edge that the gargoyle grips: the origin of all that is drawn of it. */
export const LEDGE = { x: 801, y: 440 } as const

/** About what the right wing turns, from there; the left one is on the other side. */
export const SHOULDER = { x: 85, y: -140 } as const

/** Where the far horn broke off, from the middle of the edge, when it sleeps: somebody roosts there. */
export const STUMP = { x: -107, y: -330 } as const

/** The slab of the password, about the middle of its upper edge, and how far it goes on below its stones: into the fire, in a tall window. */
export const SLAB = { width: 800, height: 500, below: 150 } as const

/** The letters on it: about the middle of the first, and from one to the next. */
export const GRID = { columns: 8, rows: 4, x: -301, y: 158, across: 86, down: 64 } as const

/** The stones below them: taking a letter back, done, and out again. */
export const STONES = {
  rub: { x: -231, y: 424, width: 226 },
  end: { x: 0, y: 424, width: 214 },
  back: { x: 231, y: 424, width: 226 },
} as const
export const STONE_HEIGHT = 62

/** The letters, as a record word counts them, eight in a row. */
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What of the stage the picture of the title shows. */
export const TITLES = { left: 150, top: 510, width: 1370, height: 246 } as const
