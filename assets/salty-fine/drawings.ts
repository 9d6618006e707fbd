import { finer } from '../pipeline/finer'
import { pictures as coarse } from '../salty/drawings'

/** For large windows and dense screens. */
export const pictures = finer('salty', coarse, 2)
