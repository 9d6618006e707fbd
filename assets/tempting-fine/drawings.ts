import { pictures as coarse } from '../tempting/drawings'
import { finer } from '../pipeline/finer'

/** For large windows and dense screens. */
export const pictures = finer('tempting', coarse, 1.4)
