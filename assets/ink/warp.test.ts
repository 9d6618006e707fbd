import { expect, it } from 'vitest'
import { Ink } from './ink'
import type { Options } from './numbers'
import type { Turn, Warp } from './recorder'

const PIVOT = [10, 4] as const

/** Where a place of a transform lies on the page, and where its marks are moved to, once warped in it about `PIVOT`. */
function moved(turn: Options<Turn>, warp: Options<Warp>, x: number, y: number) {
  const ink = new Ink({ width: 200, height: 200, bleed: true })
  let drawn = { x: 0, y: 0 }
  ink.at(60, 90, turn, () => {
    drawn = ink.toPage(x, y)
    ink.warp(...PIVOT, warp, () => ink.dot(x, y, 2))
  })
  const [a, b, c, d, e, f] = ink.marks[0]?.warp ?? [0, 0, 0, 0, 0, 0]
  return { drawn, shown: { x: a * drawn.x + c * drawn.y + e, y: b * drawn.x + d * drawn.y + f } }
}

it('keeps its pivot where it is, whatever the transform', () => {
  for (const turn of [{}, { rotate: 37 }, { scaleX: -1 }, { scale: 0.5, rotate: -80 }]) {
    const { drawn, shown } = moved(turn, { rotate: 25, scaleX: 1.3, scaleY: 0.7, skew: 0.2 }, ...PIVOT)
    expect(shown.x).toBeCloseTo(drawn.x, 9)
    expect(shown.y).toBeCloseTo(drawn.y, 9)
  }
})

it('squashes along the axes of the transform', () => {
  const { drawn, shown } = moved({ rotate: 90 }, { scaleX: 2 }, PIVOT[0] + 20, PIVOT[1])
  expect(shown.x).toBeCloseTo(drawn.x, 9)
  expect(shown.y).toBeCloseTo(drawn.y + 20, 9)
})

it('leans the other way in a mirror', () => {
  const lean = (scaleX: 1 | -1) => {
    const { drawn, shown } = moved({ scaleX }, { skew: 0.5 }, PIVOT[0], PIVOT[1] - 40)
    return shown.x - drawn.x
  }
  expect(lean(1)).toBeCloseTo(-20, 9)
  expect(lean(-1)).toBeCloseTo(20, 9)
})
