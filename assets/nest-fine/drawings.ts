import { pictures as coarse } from '../nest/drawings'
import { finer } from '../pipeline/finer'

/** For large windows and dense screens. */
export const pictures = finer('nest', coarse, 1.7)
