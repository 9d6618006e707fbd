import { pictures as coarse } from '../fowl/drawings'
import { finer } from '../pipeline/finer'

/** For large windows and dense screens. */
export const pictures = finer('fowl', coarse, 1.6)
