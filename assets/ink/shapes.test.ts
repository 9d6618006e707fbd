import { expect, test } from 'vitest'
import { drawBands } from './bands'
import { bladesAlong } from './frond'
import { areaOf, boundsOf } from './geometry'
import { Ink } from './ink'
import type { Line } from './path'
import { rasterize } from './rasterize'
import { drawTurnedEdge } from './turned-edge'

const picture = () => new Ink({ width: 100, height: 100, name: 'Shapes', bleed: true })
const area = (line: Line) => Math.abs(areaOf(line))

test('a box with rounded corners never bulges over its sides', () => {
  const box = picture().box(10, 20, 60, 40, { round: 9, irregular: 0 })
  const { left, top, right, bottom } = boundsOf(box.points)
  expect([left, top, right, bottom].map((edge) => Math.round(edge * 1e6) / 1e6)).toEqual([10, 20, 70, 60])
  expect(box.corners).toHaveLength(0)
  expect(area(box)).toBeLessThan(60 * 40)
  expect(picture().box(10, 20, 60, 40).corners).toHaveLength(4)
})

test('a corner of any path is rounded by the number after it, in units of its own transform', () => {
  const ink = picture()
  const cut = (path: string) => area(ink.path('0,0* 40,0* 40,40* 0,40*', true)) - area(ink.path(path, true))
  expect(cut('0,0*8 40,0* 40,40* 0,40*')).toBeGreaterThan(5)
  let halved: Line | undefined
  ink.at(0, 0, { scale: 0.5 }, () => {
    halved = ink.path('0,0*8 40,0* 40,40* 0,40*', true)
  })
  expect(4 * area(halved ?? picture().ellipse(0, 0, 1))).toBeCloseTo(40 * 40 - cut('0,0*8 40,0* 40,40* 0,40*'), 0)
})

test('scallops stand out of a shape by their depth, or bite into it', () => {
  const ink = picture()
  const disc = ink.ellipse(50, 50, 30, 30, 0, 0)
  const out = ink.scalloped(disc, { size: 14, depth: 5, irregular: 0 })
  expect(out.corners).toHaveLength(13)
  expect(boundsOf(out.points).right).toBeCloseTo(85, 0)
  expect(area(ink.scalloped(disc, { size: 14, depth: -5, irregular: 0 }))).toBeLessThan(area(disc))
})

test('a guide beside a spine keeps to the edge of its tube', () => {
  const ink = picture()
  const { points } = ink.beside('10,50@20 90,50@20', { share: 1, units: 3, from: 0.25, to: 0.75 })
  for (const { y } of points) expect(y).toBeCloseTo(63, 6)
  expect(points[0]?.x).toBeCloseTo(30, 0)
  expect(() => ink.beside('10,50 90,50', { from: 0.9, to: 0.1 })).toThrow('No part of the spine')
})

test('a union has the outlines of its parts, and says when they do not touch', () => {
  const ink = picture()
  const box = (x: number) => ink.box(x, 10, 20, 20, { irregular: 0 })
  expect(area(ink.union([box(10), box(20)]))).toBeCloseTo(600, 0)
  expect(() => ink.union([box(10), box(60)])).toThrow('they make 2 shapes')
})

test('a mirror that only flips draws once', () => {
  const ink = picture()
  ink.flip(50, () => ink.black('10,10* 20,10* 20,20* 10,20*'))
  expect(ink.marks).toHaveLength(1)
  expect(Number(/M(\S+)/.exec(ink.marks[0]?.path ?? '')?.[1])).toBeGreaterThan(79)
})

test('the points of a line are found again inside a transform', () => {
  const ink = picture()
  const line = ink.path('10,20* 60,30* 40,80*', true)
  ink.at(30, 10, { rotate: 40, scaleX: -1.5, scaleY: 0.7 }, () => {
    const place = ink.toLocal(60, 30)
    const back = ink.toPage(place.x, place.y)
    expect(back.x).toBeCloseTo(60, 9)
    expect(back.y).toBeCloseTo(30, 9)
    const again = ink.path(ink.pointsOf(line), true)
    expect(again.corners).toHaveLength(3)
    expect(area(again)).toBeCloseTo(area(line), 0)
  })
})

test('local textures shrink and turn with their group, and the page keeps its own', () => {
  const strokes = (textures: 'page' | 'local', scale: number) => {
    const ink = picture()
    ink.at(50, 50, { scale, textures }, () =>
      ink.hatch(ink.box(-40, -40, 80, 80, { irregular: 0 }), { angle: 0, spacing: 4, jitter: 0 }),
    )
    return ink.marks.reduce((sum, { path }) => sum + path.split('M').length - 1, 0)
  }
  const whole = strokes('page', 1)
  expect(Math.abs(strokes('local', 0.5) - whole)).toBeLessThan(whole * 0.25)
  expect(strokes('page', 0.5)).toBeLessThan(whole * 0.7)

  const tuft = (textures: 'page' | 'local') => {
    const ink = picture()
    ink.at(50, 50, { scale: 3, textures }, () => ink.tufts('0,0', () => 0, { length: 8 }))
    const xs = ink.marks.flatMap(({ path }) => [...path.matchAll(/[ML](\S+)/g)].map(([, x]) => Number(x)))
    return Math.max(...xs) - 50
  }
  expect(tuft('page')).toBeLessThan(10)
  expect(tuft('local')).toBeGreaterThan(15)
})

test('a clip outside leaves the shape alone', () => {
  const ink = picture()
  ink.clip(ink.ellipse(50, 50, 20), () => ink.black('0,0* 100,0* 100,100* 0,100*'), { outside: true })
  expect(alphaAt(ink, 50, 50)).toBe(0)
  expect(alphaAt(ink, 20, 50)).toBeGreaterThan(200)
})

test('a radial fade is full outside, or inside when told so', () => {
  const strength = (full?: 'inside') => {
    const ink = picture()
    ink.wash('0,0* 100,0* 100,100* 0,100*', { alpha: 1, fade: { center: [50, 50], inner: 5, outer: 40, full } })
    return [alphaAt(ink, 50, 50), alphaAt(ink, 50, 5)]
  }
  const [middle = 0, edge = 0] = strength('inside')
  expect(middle).toBeGreaterThan(150)
  expect(edge).toBeLessThan(20)
  expect(strength()[0]).toBeLessThan(20)
  expect(strength()[1]).toBeGreaterThan(150)
})

test('each band of light lies within the one before', () => {
  const ink = picture()
  const bands = drawBands(ink, ink.ellipse(50, 50, 40), [{ from: 0.3 }, { from: 0.5 }, { from: 0.65 }])
  const areas = bands.map((regions) => regions.reduce((sum, region) => sum + area(region), 0))
  expect(areas[2]).toBeGreaterThan(50)
  expect(areas[1]).toBeGreaterThan((areas[2] ?? 0) * 1.2)
  expect(areas[0]).toBeGreaterThan((areas[1] ?? 0) * 1.2)
})

test('blades come from the tip to the root, on the sides that are asked for', () => {
  const blades = bladesAlong(picture(), '50,95 50,5', { sides: [1], skip: 0 })
  expect(blades.length).toBeGreaterThan(8)
  expect(blades.map(({ along }) => along)).toEqual(blades.map(({ along }) => along).toSorted((a, b) => b - a))
  for (const { shape } of blades) expect(boundsOf(shape.points).left).toBeGreaterThan(45)
})

test('an edge turns over into the leaf, not out of it', () => {
  const ink = picture()
  const leaf = ink.ellipse(50, 50, 40, 40, 0, 0)
  const { left, top, right, bottom } = boundsOf(drawTurnedEdge(ink, leaf, { depth: 10 }).points)
  expect(Math.max(50 - left, 50 - top, right - 50, bottom - 50)).toBeLessThan(41)
  expect(() => drawTurnedEdge(ink, leaf, { from: 0.5, to: 0.505 })).toThrow('No edge to turn over')
})

test('a limb that melts into a body leaves no line at its shoulder', () => {
  const shoulder = (melts: boolean) => {
    const ink = picture()
    const body = ink.form(ink.ellipse(35, 50, 25, 30, 0, 0), { width: 3 })
    ink.limb('35,50@20 95,50@16', { width: 3, ...(melts ? { into: body } : {}) })
    let dark = 0
    for (let x = 40; x < 58; x++) for (let y = 41; y < 60; y++) if (brightnessAt(ink, x, y) < 120) dark++
    return dark
  }
  expect(shoulder(true)).toBe(0)
  expect(shoulder(false)).toBeGreaterThan(20)
})

const PIXELS = new WeakMap<Ink, Uint8ClampedArray>()

function pixelsOf(ink: Ink): Uint8ClampedArray {
  const pixels = PIXELS.get(ink) ?? rasterize(ink, { scale: 1 }).pixels
  PIXELS.set(ink, pixels)
  return pixels
}

function alphaAt(ink: Ink, x: number, y: number): number {
  return pixelsOf(ink)[(y * 100 + x) * 4 + 3] ?? 0
}

function brightnessAt(ink: Ink, x: number, y: number): number {
  return pixelsOf(ink)[(y * 100 + x) * 4] ?? 0
}
