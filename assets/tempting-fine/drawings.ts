import { finer } from '../pipeline/finer'
import { pictures as coarse } from '../tempting/drawings'

/** For large windows and dense screens. */
export const pictures = finer('tempting', coarse, 1.4)
