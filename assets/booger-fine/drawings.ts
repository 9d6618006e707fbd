import { pictures as coarse } from '../booger/drawings'
import { finer } from '../pipeline/finer'

/** For large windows and dense screens. */
export const pictures = finer('booger', coarse, 1.6)
