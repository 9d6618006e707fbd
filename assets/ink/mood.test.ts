import { expect, it } from 'vitest'
import { creature } from './example'
import { Ink } from './ink'
import { colorIn } from './mood'
import { INK, PAPER, TEAL, VERMILION } from './palette'
import { rasterize } from './rasterize'

const drawn = creature()
const lit = rasterize(drawn)

it('turns one drawing’s colours, and moves nothing', () => {
  for (const mood of [{ light: '#8fa3cc' as const }, { grey: 1 }, { colors: { [VERMILION]: TEAL } }]) {
    const { pixels } = rasterize(drawn, { mood })
    expect(pixels.filter((alpha, i) => i % 4 === 3 && alpha !== lit.pixels[i])).toHaveLength(0)
    expect(pixels.some((value, i) => i % 4 !== 3 && value !== lit.pixels[i])).toBe(true)
  }
})

it('leaves all but the livery to the byte', () => {
  const ink = new Ink({ width: 100, height: 60, seed: 'livery' })
  ink.form(ink.ellipse(25, 30, 18, 18))
  ink.tint(ink.form(ink.ellipse(75, 30, 18, 18)), { color: VERMILION })
  const [red, green] = [rasterize(ink), rasterize(ink, { mood: { colors: { [VERMILION]: TEAL } } })]
  const changed = (half: number) =>
    red.pixels.filter((value, i) => Math.floor(((i >> 2) % red.width) / 100) === half && value !== green.pixels[i])
      .length
  expect(changed(0)).toBe(0)
  expect(changed(1)).toBeGreaterThan(1000)
})

it('drains colours, lets a light fall on them, and leaves alone what glows', () => {
  expect(colorIn({}, VERMILION)).toBe(VERMILION)
  expect(colorIn({ grey: 1 }, '#ff0000')).toBe('#4c4c4c')
  expect(colorIn({ light: '#8000ff' }, '#ff80c0')).toBe('#8000c0')
  expect(colorIn({ light: '#000000', grey: 1, colors: { [PAPER]: PAPER } }, PAPER)).toBe(PAPER)
  expect(colorIn({ light: '#808080' }, INK)).toBe('#0f0d0c')
})

it('lets the light fall on the ink too', () => {
  const ink = new Ink({ width: 40, height: 40, seed: 'black' })
  ink.black(ink.box(5, 5, 30, 30))
  const middle = (40 * 80 + 40) * 4
  const blueOf = (mood: { light: '#ffff00' } | undefined) => rasterize(ink, { mood }).pixels[middle + 2] ?? 0
  expect(blueOf({ light: '#ffff00' })).toBeLessThan(blueOf(undefined))
})
