import { pictures as coarse } from '../match/drawings'
import { finer } from '../pipeline/finer'

/** For large windows and dense screens. */
export const pictures = finer('match', coarse, 1.4)
