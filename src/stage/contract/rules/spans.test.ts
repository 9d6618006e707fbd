import { describe, expect, it } from 'vitest'
import { isDuring, isOver, progress, since, spanOf } from './spans'

describe('a span', () => {
  const span = spanOf(1000, 200)

  it('begins, goes by and is over', () => {
    const moments = [900, 1000, 1050, 1199, 1200, 5000]
    expect(moments.map((now) => progress(span, now))).toEqual([0, 0, 0.25, 0.995, 1, 1])
    expect(moments.map((now) => isDuring(span, now))).toEqual([false, true, true, true, false, false])
    expect(moments.map((now) => isOver(span, now))).toEqual([false, false, false, false, true, true])
  })

  it('that has not happened is over', () => {
    expect([progress(null, 5), isDuring(null, 5), isOver(null, 5)]).toEqual([1, false, true])
  })

  it('is counted from when something was, and what never was is for ever ago', () => {
    expect([since(200, 500), since(null, 500), since(undefined, 500)]).toEqual([300, Infinity, Infinity])
  })

  it('of no time at all is over at once', () => {
    expect([progress(spanOf(5, 0), 5), isDuring(spanOf(5, 0), 5), isOver(spanOf(5, 0), 5)]).toEqual([1, false, true])
  })
})
