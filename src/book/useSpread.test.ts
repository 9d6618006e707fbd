import { expect, it } from 'vitest'
import { TABLE } from '../finds/table'
import { BOOK } from '../site'
import { LAST } from './useSpread'

it('has the table on its last spread, where days lead to it', () => {
  expect(TABLE).toBe(`${BOOK}?day=${LAST}`)
})
