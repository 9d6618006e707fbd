import type { Day } from '../../../src/day/day'

if (typeof window !== 'undefined') throw new Error('The shell is shut.')

export const day: Day = { kind: 'page', Page: () => null, keys: [] }
