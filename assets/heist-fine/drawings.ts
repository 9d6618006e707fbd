import { pictures as coarse } from '../heist/drawings'
import { finer } from '../pipeline/finer'

/** For large windows and dense screens. */
export const pictures = finer('heist', coarse, 1.4)
