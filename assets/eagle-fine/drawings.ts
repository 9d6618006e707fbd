import { pictures as coarse } from '../eagle/drawings'
import { finer } from '../pipeline/finer'

/** For large windows and dense screens. */
export const pictures = finer('eagle', coarse, 1.4)
