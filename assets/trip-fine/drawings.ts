import { finer } from '../pipeline/finer'
import { pictures as coarse } from '../trip/drawings'

/** For large windows and dense screens. */
export const pictures = finer('trip', coarse, 1.4)
