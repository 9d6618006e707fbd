import { finer } from '../pipeline/finer'
import { pictures as coarse } from '../scallop/drawings'

/** For large windows and dense screens. */
export const pictures = finer('scallop', coarse, 1.5)
