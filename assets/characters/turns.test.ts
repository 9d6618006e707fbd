import { expect, it } from 'vitest'
import { boundsOf } from '../ink/geometry'
import { Ink } from '../ink/ink'
import { feather, shade, turned } from './turns'

const picture = () => new Ink({ width: 200, height: 200, left: -100, top: -100, name: 'Somebody' })

/** The places where the marks of a drawing run. */
function placesOf(ink: Ink) {
  return ink.marks.flatMap(({ path }) =>
    [...path.matchAll(/[ML](\S+) ([^MLZ]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) })),
  )
}

it('lights whoever is turned from where he looks, and gives the light back', () => {
  const ink = picture()
  const before = ink.light
  const seen: number[] = []
  turned(ink, 'left', 'left', () => seen.push(ink.light[0]))
  turned(ink, 'left', 'right', () => seen.push(ink.light[0]))
  expect(seen).toEqual([-0.5, 0.5])
  expect(ink.light).toBe(before)
})

it('flips about the vertical through the anchor', () => {
  const ink = picture()
  turned(ink, 'left', 'right', () => ink.black('-60,0* -20,0* -20,10* -60,10*', { wobble: 0 }))
  expect(boundsOf(placesOf(ink))).toEqual({ left: 20, right: 60, top: 0, bottom: 10 })
})

it('hatches a part along its own slope, however it is turned', () => {
  const ink = picture()
  const angles = [shade(ink, {}).angle]
  ink.at(0, 0, { scaleX: -1 }, () => angles.push(shade(ink, {}).angle))
  ink.at(0, 0, { rotate: 30 }, () => angles.push(shade(ink, { angle: 10 }).angle))
  expect(angles.map((angle) => Math.round(angle ?? Number.NaN))).toEqual([-48, 48, 40])
})

it('feathers the side of a line that it was drawn on, mirrored or not', () => {
  for (const scaleX of [1, -1]) {
    const ink = picture()
    ink.at(0, 0, { scaleX }, () => feather(ink, '-80,0 80,0', { side: 1, length: 20, slant: 0 }))
    const { top, bottom } = boundsOf(placesOf(ink))
    expect(bottom).toBeGreaterThan(10)
    expect(top).toBeGreaterThan(-3)
  }
})
