import { INK, PAPER } from '../ink/palette'

/** The night in the cave. */
const NIGHT = '#1f1c1a'

/** The same hand, in light on black. */
export const NEGATIVE = { moods: { negative: { colors: { [INK]: PAPER, [PAPER]: NIGHT } } } } as const
