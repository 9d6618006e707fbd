import { pictures as coarse } from '../camping/drawings'
import { finer } from '../pipeline/finer'

/** For large windows and dense screens. */
export const pictures = finer('camping', coarse, 1.4)
