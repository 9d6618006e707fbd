import { pictures as coarse } from '../kind/drawings'
import { finer } from '../pipeline/finer'

/** For large windows and dense screens. */
export const pictures = finer('kind', coarse, 1.4)
