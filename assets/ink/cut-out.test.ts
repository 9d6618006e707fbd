import { expect, it } from 'vitest'
import { CUT_PAPER, type CutOut, cutOut, silhouetteOf } from './cut-out'
import { Ink } from './ink'
import { type Options, TAU } from './numbers'
import { channelsOf } from './palette'
import type { Raster } from './raster'
import { rasterize } from './rasterize'

const SCALE = 2

function cut(draw: (ink: Ink) => void, options: Options<CutOut> = {}) {
  const ink = new Ink({ width: 100, height: 100, seed: 'cut', name: 'A cut-out' })
  draw(ink)
  const drawn = rasterize(ink, { scale: SCALE })
  const figure = cutOut(drawn, { scale: SCALE, light: ink.light, seed: ink.seed, name: ink.name }, options)
  return { drawn, figure }
}

function pixelAt({ width, pixels }: Raster, x: number, y: number): number[] {
  const at = (Math.round(y) * width + Math.round(x)) * 4
  return [...pixels.subarray(at, at + 4)]
}

const disc = (ink: Ink) => ink.black(ink.ellipse(50, 50, 20, 20))

it('leaves an even edge of bare paper around what is drawn, and nothing beyond it', () => {
  const { drawn, figure } = cut(disc, { edge: 6, thickness: 0 })
  for (let turn = 0; turn < TAU; turn += 0.3) {
    const ray = Array.from({ length: 45 * SCALE }, (_, step) => {
      const [x, y] = [50 * SCALE + Math.cos(turn) * step, 50 * SCALE + Math.sin(turn) * step]
      return { ink: pixelAt(drawn, x, y)[3], paper: pixelAt(figure, x, y) }
    })
    const bare = ray.filter(({ ink, paper }) => ink === 0 && paper[3] === 255)
    expect(bare.length / SCALE).toBeGreaterThan(4.9)
    expect(bare.length / SCALE).toBeLessThan(7.1)
    expect(bare[3]?.paper).toEqual([...channelsOf(CUT_PAPER), 255])
  }
})

it('leaves the drawing as it was', () => {
  const { drawn, figure } = cut(disc)
  expect(pixelAt(drawn, 100, 100).slice(0, 3)[0]).toBeLessThan(60)
  for (const place of [80, 100, 120]) {
    const before = pixelAt(drawn, place, 100)
    for (const [channel, value] of pixelAt(figure, place, 100).slice(0, 3).entries())
      expect(Math.abs(value - (before[channel] ?? 0))).toBeLessThan(12)
  }
})

it('shows the side of the sheet only where it looks away from the light', () => {
  const { figure } = cut(disc, { thickness: 3 })
  const rim = 20 + 5 + 2
  const [right, left] = [50 + rim * 0.7, 50 - rim * 0.7].map((place) => pixelAt(figure, place * SCALE, place * SCALE))
  expect(right?.[3]).toBeGreaterThan(200)
  expect(right?.[0]).toBeLessThan(100)
  expect(left?.[3]).toBeLessThan(right?.[3] ?? 0)
})

it('leaves paper in a gap that the scissors do not get into', () => {
  const bars = (ink: Ink) => {
    for (const x of [28, 58]) ink.black(ink.box(x, 30, 12, 40))
  }
  const between = (scissors: number) => pixelAt(cut(bars, { edge: 3, scissors }).figure, 49 * SCALE, 50 * SCALE)[3]
  expect(between(2)).toBe(0)
  expect(between(9)).toBe(255)
})

it('throws the shadow of all its paper, in white', () => {
  const { figure } = cut(disc)
  const shadow = silhouetteOf(figure)
  for (let i = 0; i < shadow.pixels.length; i += 4) {
    expect(shadow.pixels[i + 3]).toBe(figure.pixels[i + 3])
    expect(shadow.pixels[i]).toBe(255)
  }
})

it('refuses a drawing without room for its paper', () => {
  const near = (ink: Ink) => ink.black(ink.ellipse(25, 50, 20, 20))
  expect(() => cut(near)).toThrow('A cut-out: there are not 7.4 units of room')
})
