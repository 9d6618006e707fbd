import { pictures as coarse } from '../ego/drawings'
import { finer } from '../pipeline/finer'

/** For large windows and dense screens. */
export const pictures = finer('ego', coarse, 1.8)
