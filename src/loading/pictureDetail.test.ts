import { expect, it } from 'vitest'
import { areSoftOn } from './pictureDetail'

it.each([
  [1440, 900, 1, false],
  [1536, 960, 1, false],
  [1600, 1000, 1, true],
  [1920, 800, 1, false],
  [1101, 1400, 1, false],
  [1920, 1080, 1, true],
  [1440, 900, 0.5, false],
  [1120, 700, 1.5, true],
  [1440, 900, 2, true],
])(
  'in a window of %i × %i at density %f pictures of 0.96 pixels a unit are soft: %s',
  (width, height, density, isSoft) => {
    expect(areSoftOn({ width, height, density }, 0.96)).toBe(isSoft)
  },
)

it('up to 1440 × 900 no finer pictures come, however soft the others are', () => {
  expect(areSoftOn({ width: 1440, height: 900, density: 1 }, 0.6)).toBe(false)
  expect(areSoftOn({ width: 1456, height: 910, density: 1 }, 0.6)).toBe(true)
})

it('more than two pixels for a CSS pixel are never drawn', () => {
  expect(areSoftOn({ width: 1440, height: 900, density: 3 }, 1.8)).toBe(false)
  expect(areSoftOn({ width: 1440, height: 900, density: 3 }, 1.79)).toBe(true)
})
