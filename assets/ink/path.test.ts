import { expect, test } from 'vitest'
import { flatten, parsePath } from './path'

test('a path is written as points, corners and pressures', () => {
  expect(parsePath(' 1,2  -3.5,.5*\n4,5@1.5 6,7*@2 8,9@0.5* ')).toEqual([
    { x: 1, y: 2, pressure: 1, corner: false },
    { x: -3.5, y: 0.5, pressure: 1, corner: true },
    { x: 4, y: 5, pressure: 1.5, corner: false },
    { x: 6, y: 7, pressure: 2, corner: true },
    { x: 8, y: 9, pressure: 0.5, corner: true },
  ])
})

test('computed points say the same in numbers', () => {
  expect(
    parsePath([
      [1, 2],
      [-3.5, 0.5, 1, 1],
      [4, 5, 1.5],
    ]),
  ).toEqual(parsePath('1,2 -3.5,.5* 4,5@1.5'))
})

test.each([
  ['1,2 3', '"3" is no point'],
  ['1,2 3,x', '"3,x" is no point'],
  ['1,NaN', '"1,NaN" is no point'],
  ['1.2.3,4', '"1.2.3,4" is no point'],
  ['', 'The path is empty'],
])('%j is refused', (text, reason) => {
  expect(() => parsePath(text)).toThrow(reason)
})

test('a computed point that is not a number is refused', () => {
  expect(() => parsePath([[1, Number.NaN]])).toThrow('not a number: 1,NaN')
  expect(() => parsePath([[1]])).toThrow('not a number')
})

test('a curve passes through its points, and keeps to a straight line between corners', () => {
  const { points } = flatten(parsePath('0,0 30,40 60,0'), false)
  expect(points.some(({ x, y }) => x === 30 && y === 40)).toBe(true)
  const straight = flatten(parsePath('0,0* 30,0* 30,30*'), true)
  expect(straight.corners).toHaveLength(3)
  for (const { x, y } of straight.points)
    expect(Math.min(Math.abs(y), Math.abs(x - 30), Math.abs(x - y))).toBeLessThan(1e-9)
})

test('no piece of a flattened curve is longer than its step allows', () => {
  const { points } = flatten(parsePath('0,0 100,10 20,60 90,90'), false, 1.2)
  for (const [i, point] of points.entries()) {
    const before = points[i - 1]
    if (before) expect(Math.hypot(point.x - before.x, point.y - before.y)).toBeLessThan(2.6)
  }
})
