import { describe, expect, it } from 'vitest'
import { placesAround } from './places'

const SIGNS = { here: '*', other: 'o', more: '.' } as const
const row = (here: number, of: number) =>
  placesAround(here, of)
    .map(({ mark }) => SIGNS[mark])
    .join('')

describe('the places around one', () => {
  it.each([
    [0, '*ooooo.'],
    [2, 'oo*ooo.'],
    [3, 'ooo*oo.'],
    [4, '.oo*oo.'],
    [21, '.oo*oo.'],
    [27, '.oo*ooo'],
    [30, '.ooooo*'],
  ])('are, for %i of 31, %s', (here, signs) => {
    expect(row(here, 31)).toBe(signs)
  })

  it('are numbered in their order', () => {
    expect(placesAround(21, 31).map(({ number }) => number)).toEqual([18, 19, 20, 21, 22, 23, 24])
  })

  it('are all that there are, of few', () => {
    expect(row(1, 3)).toBe('o*o')
  })
})
