import { finer } from '../pipeline/finer'
import { pictures as coarse } from '../ponytail/drawings'

/** For large windows and dense screens. */
export const pictures = finer('ponytail', coarse, 1.4)
