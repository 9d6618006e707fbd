/** What drawings and view share of the print, in units of the stage. */

/** The sheet, as the day's `layout.ts` has it. */
export const SHEET = { x: 38, y: 25, width: 1524, height: 950 } as const

/** The mark that the plate has pressed into it, with how round its corners are. */
export const MARK = { x: 131, y: 66, width: 1338, height: 794, round: 22 } as const

/** What of the plate the mark shows, from its upper left corner on, and how large: all of the crest. */
export const PRINTED = { x: 0, y: 15, scale: MARK.width / 1600 } as const

/** The paper within the mark, where a film of ink was wiped off, as it shows below the print. */
export const WIPED = 0xece2cb

/** Where the pencil writes how many prints there were, what it says, and who signs it: its baseline, clear of the icons in the corner. */
export const PENCIL = { x: 168, says: 630, signed: 1120, y: 922, size: 36 } as const
