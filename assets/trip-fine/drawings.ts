import { pictures as coarse } from '../trip/drawings'
import { finer } from '../pipeline/finer'

/** For large windows and dense screens. */
export const pictures = finer('trip', coarse, 1.4)
