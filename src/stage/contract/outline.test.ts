import { expect, it } from 'vitest'
import { outline } from './outline'

it('reads corners as drawings write them, sharp ones too, over as many lines as they take', () => {
  expect(outline('-60,12 0.5,-70*\n  84,0 ')).toEqual([
    { x: -60, y: 12 },
    { x: 0.5, y: -70 },
    { x: 84, y: 0 },
  ])
})

it.each(['', '1,2 3', '1,2 3,x', '1,2,3', '1;2'])('refuses «%s»', (corners) => {
  expect(() => outline(corners)).toThrow(SyntaxError)
})
