import { pictures as coarse } from '../salty/drawings'
import { finer } from '../pipeline/finer'

/** For large windows and dense screens. */
export const pictures = finer('salty', coarse, 2)
