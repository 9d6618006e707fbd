import { pictures as coarse } from '../fairy/drawings'
import { finer } from '../pipeline/finer'

/** For large windows and dense screens. */
export const pictures = finer('fairy', coarse, 1.6)
