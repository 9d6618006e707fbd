import type { Day } from '../../../src/day/day'

function BrokenPage(): never {
  throw new Error('The castle has sunk.')
}

export const day: Day = { kind: 'page', Page: BrokenPage, keys: [] }
