import { expect, test } from 'vitest'
import { Ink } from './ink'
import { rasterize } from './rasterize'
import { engraveForm, engraveSkin, engraveTube, engraveWall, scratch, skinBetween } from './scratchboard'

const picture = () => new Ink({ width: 100, height: 100, name: 'A scratchboard', bleed: true })
const lights = (ink: Ink) => ink.marks.filter(({ kind }) => kind === 'gouache')

test('the knife leaves the board where a line is too thin', () => {
  const ink = picture()
  scratch(ink, '10,50@3 40,50@3 50,50@0.1 60,50@3 90,50@3')
  expect(lightIn(ink, 25, 50)).toBeGreaterThan(0.9)
  expect(lightIn(ink, 50, 50)).toBe(0)
  expect(lightIn(ink, 75, 50)).toBeGreaterThan(0.9)
  const thin = picture()
  scratch(thin, '10,50@0.5 90,50@0.5')
  expect(lights(thin)).toHaveLength(0)
})

test('a form is engraved on the side that the light falls on', () => {
  for (const [x, lit, dark] of [
    [0.7, 75, 25],
    [-0.7, 25, 75],
  ] as const) {
    const ink = picture()
    ink.light = [x, 0, 0.4]
    engraveForm(ink, ink.ellipse(50, 50, 40, 36), { halo: 0, rim: 0 })
    expect(share(ink, lit)).toBeGreaterThan(0.04)
    expect(share(ink, dark)).toBeLessThan(0.005)
  }
})

test('a wall is ruled only where there is light', () => {
  const ink = picture()
  engraveWall(ink, '0,0* 100,0* 100,100* 0,100*', (x) => (x < 50 ? 1 : 0))
  expect(share(ink, 25)).toBeGreaterThan(0.4)
  expect(share(ink, 75)).toBe(0)
  expect(() => engraveWall(ink, '0,0* 9,0* 9,9*', () => 1, { spacing: 0 })).toThrow('A spacing of 0')
})

test('a skin is engraved within its own outline', () => {
  const ink = picture()
  const bones = ['10,10 60,14 95,60', '10,10 16,50 20,95'] as const
  const skin = skinBetween(ink, ...bones, 0.4)
  engraveSkin(ink, ...bones, { sag: 0.4 })
  const before = share(ink, 40)
  ink.clip(skin, () => ink.black('0,0* 100,0* 100,100* 0,100*'))
  expect(before).toBeGreaterThan(0.05)
  expect(share(ink, 40)).toBeLessThan(0.01)
})

test('a tube is lit along one of its sides, and edged with light along the other', () => {
  // A bar straight down, from 38 to 62 across.
  for (const [side, lit, dark] of [
    [1, 43, 57],
    [-1, 57, 43],
  ] as const) {
    const tube = (edge: number) => {
      const ink = picture()
      engraveTube(ink, '50,5@24 50,50@24 50,95@24', { side, edge })
      const { pixels } = rasterize(ink, { scale: 1 })
      const lightAbout = (x: number) => shareOfColumns(pixels, x - 5, x + 5)
      return {
        lit: lightAbout(lit),
        dark: lightAbout(dark),
        alphas: [30, 50, 70].map((x) => pixels[(50 * 100 + x) * 4 + 3]),
      }
    }
    const [plain, edged] = [tube(0), tube(1.4)]
    expect(plain.lit).toBeGreaterThan(0.6)
    expect(plain.dark).toBe(0)
    expect(edged.lit).toBe(plain.lit)
    expect(edged.dark).toBeGreaterThan(0.02)
    expect(edged.dark).toBeLessThan(0.25)
    // Black with a body, and nothing beside it.
    expect(plain.alphas).toEqual([0, 255, 0])
  }
})

/** How much light (0…1) there is at a place of the page. */
function lightIn(ink: Ink, x: number, y: number): number {
  const { pixels } = rasterize(ink, { scale: 1 })
  const at = (y * 100 + x) * 4
  return (pixels[at] ?? 0) > 200 ? (pixels[at + 3] ?? 0) / 255 : 0
}

/** The share of a band, 30 units wide about `x`, that is light. */
function share(ink: Ink, x: number): number {
  return shareOfColumns(rasterize(ink, { scale: 1 }).pixels, x - 15, x + 15)
}

/** The share of what lies between two columns of pixels that is light. */
function shareOfColumns(pixels: Uint8ClampedArray, from: number, to: number): number {
  let lit = 0
  for (let row = 0; row < 100; row++) {
    for (let column = from; column < to; column++) {
      const at = (row * 100 + column) * 4
      if ((pixels[at] ?? 0) > 200 && (pixels[at + 3] ?? 0) > 128) lit++
    }
  }
  return lit / (100 * (to - from))
}
