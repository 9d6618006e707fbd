import { pictures as coarse } from '../armadillo/drawings'
import { finer } from '../pipeline/finer'

/** For large windows and dense screens. */
export const pictures = finer('armadillo', coarse, 1.5)
