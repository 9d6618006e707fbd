import type { NumbersOf } from '../../src/stage/scene'
import type { tuning } from './tuning'

/** The numbers of the village square, as they are turned. */
export type Numbers = NumbersOf<typeof tuning>
