import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cells, dayNamed, days } from './calendar'

describe('the calendar', () => {
  it('has 33 cells, two of them blank, closing the first two columns of eleven', () => {
    expect(cells).toHaveLength(33)
    expect(cells.flatMap((cell, place) => (cell === null ? [place] : []))).toEqual([10, 21])
  })

  it('has the prompts in the order that the specification gives them', () => {
    const [, order = ''] =
      /In order, `·` being a blank cell: ([^.]+)\./.exec(readFileSync('docs/specification.md', 'utf8')) ?? []
    expect(cells.map((cell) => cell?.prompt ?? '·').join(', ')).toBe(order)
  })

  it('numbers the days 1 to 31, skipping the blanks', () => {
    expect(days.map((day) => day.number)).toEqual(Array.from({ length: 31 }, (_, index) => index + 1))
    expect(dayNamed('eagle')?.number).toBe(11)
    expect(dayNamed('heist')?.number).toBe(22)
  })

  it('names a day by its prompt without spaces', () => {
    expect(dayNamed('baddog')).toEqual({ number: 21, prompt: 'bad dog', slug: 'baddog' })
    expect(dayNamed('uh-oh')?.number).toBe(29)
    expect(new Set(days.map((day) => day.slug)).size).toBe(31)
    for (const { slug } of days) expect(slug).toMatch(/^[a-z-]+$/)
  })

  it('knows no other names', () => {
    for (const name of ['', 'bad dog', 'Heist', 'toString', 'constructor']) expect(dayNamed(name)).toBeUndefined()
  })
})
