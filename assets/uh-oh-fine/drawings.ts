import { finer } from '../pipeline/finer'
import { pictures as coarse } from '../uh-oh/drawings'

/** For large windows and dense screens. */
export const pictures = finer('uh-oh', coarse, 1.5)
