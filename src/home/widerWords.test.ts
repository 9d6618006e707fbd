import { expect, it } from 'vitest'
import { widerWords } from './widerWords'

it.each([
  ['a telephone', [390, 844], [390, 844], null],
  ['a telephone on its side', [844, 390], [844, 390], null],
  ['one whose screen is not turned with it', [844, 390], [390, 844], null],
  ['a small tablet', [768, 1024], [768, 1024], null],
  ['a tablet', [820, 1106], [820, 1180], 'or turn it'],
  ['half a tablet', [400, 1106], [820, 1180], 'or turn it, or make the window wider'],
  ['half a tablet on its side', [590, 746], [1180, 820], 'or turn it, or make the window wider'],
  ['more of that', [900, 746], [1180, 820], 'or make the window wider'],
  ['a small window of a PC', [1000, 700], [1440, 900], 'or make the window wider'],
  ['a narrow window of a PC', [600, 900], [2560, 1440], 'or make the window wider'],
] as const)('on %s what helps is said', (_, [innerWidth, innerHeight], [width, height], words) => {
  expect(widerWords({ innerWidth, innerHeight, screen: { width, height } })?.en ?? null).toBe(words)
})
