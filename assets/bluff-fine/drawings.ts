import { pictures as coarse } from '../bluff/drawings'
import { finer } from '../pipeline/finer'

/** For large windows and dense screens. */
export const pictures = finer('bluff', coarse, 1.5)
