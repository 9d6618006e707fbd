import { pictures as coarse } from '../ponytail/drawings'
import { finer } from '../pipeline/finer'

/** For large windows and dense screens. */
export const pictures = finer('ponytail', coarse, 1.4)
