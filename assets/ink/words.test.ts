import { expect, test } from 'vitest'
import { brushStroke } from './brush-stroke'
import { boundsOf } from './geometry'
import { Ink } from './ink'
import { PAPER, VERMILION } from './palette'
import { drawWords, drawWordsAlong, measureWords } from './words'

const picture = () => new Ink({ width: 200, height: 120, name: 'Words', bleed: true })

test('words are measured as they are drawn, and nothing is drawn', () => {
  const ink = picture()
  const words = { size: 40, align: 'middle' } as const
  const measure = measureWords('gate', words)
  const width = drawWords(ink, 'gate', 100, 60, words)
  expect(measure.width).toBe(width)
  const drawn = inkOf(ink)
  expect(Math.abs(100 + measure.left - drawn.left)).toBeLessThan(1.2)
  expect(Math.abs(100 + measure.right - drawn.right)).toBeLessThan(1.2)
  expect(Math.abs(60 + measure.top - drawn.top)).toBeLessThan(1.2)
  expect(Math.abs(60 + measure.bottom - drawn.bottom)).toBeLessThan(1.2)
})

test('words along a curve stand on it, and say when it is too short', () => {
  const ink = picture()
  drawWordsAlong(ink, 'HH', '100,10* 100,110*', { size: 30, align: 'middle' })
  const drawn = inkOf(ink)
  // The curve runs down, so letters lie with their heads to its right side as it is seen on the page.
  expect(drawn.left).toBeGreaterThan(97)
  expect(drawn.bottom - drawn.top).toBeGreaterThan(drawn.right - drawn.left)
  expect((drawn.top + drawn.bottom) / 2).toBeCloseTo(60, -1)
  expect(() => drawWordsAlong(ink, 'far too long', '0,0 20,0')).toThrow('and its curve only 20.0')
})

test('the edge of a broad stroke strays as far as it is allowed to', () => {
  const height = (rough?: number) => {
    const ink = picture()
    ink.line('20,60 180,60', { width: 60, profile: 'even', wobble: 0, rough })
    const { top, bottom } = inkOf(ink)
    return bottom - top
  }
  expect(height(0.3)).toBeGreaterThan(58)
  expect(height(0.3)).toBeLessThan(61.2)
  expect(height()).toBeGreaterThan(62)
})

test('a stroke of the brush in colour is one mark, and in half a light too', () => {
  for (const medium of [
    { color: VERMILION, alpha: 0.8 },
    { gouache: PAPER, alpha: 0.5 },
  ]) {
    const ink = picture()
    brushStroke(ink, '10,60 100,50 190,60', { width: 24, ...medium })
    expect(ink.marks).toHaveLength(1)
  }
})

function inkOf(ink: Ink) {
  return boundsOf(
    ink.marks.flatMap(({ path }) =>
      [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) })),
    ),
  )
}
