import { pictures as coarse } from '../gargoyle/drawings'
import { finer } from '../pipeline/finer'

/** For large windows and dense screens. */
export const pictures = finer('gargoyle', coarse, 1.5)
