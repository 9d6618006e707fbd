import { pictures as coarse } from '../scallop/drawings'
import { finer } from '../pipeline/finer'

/** For large windows and dense screens. */
export const pictures = finer('scallop', coarse, 1.5)
