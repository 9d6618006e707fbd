import { expect, test } from 'vitest'
import { drawFlow } from './flow'
import { Ink } from './ink'

test('lines that follow a direction stay inside the shape, and leave bare what is not dark', () => {
  const ink = new Ink({ width: 100, height: 100, seed: 'flow' })
  const ball = ink.ellipse(50, 50, 40, 40, 0, 0)
  drawFlow(ink, ball, (x) => x, { width: 1, density: (_, y) => (y > 50 ? 1 : 0) })
  const places = ink.marks.flatMap(({ path }) => [...path.matchAll(/[ML](\S+) ([^MLZ]+)/g)])
  expect(places.length).toBeGreaterThan(1000)
  for (const [, x, y] of places) {
    expect(Math.hypot(Number(x) - 50, Number(y) - 50)).toBeLessThan(41)
    expect(Number(y)).toBeGreaterThan(48)
  }
})
