import { expect, it } from 'vitest'
import { Ink } from '../ink/ink'
import { scratch } from './scratchboard'

const picture = () => new Ink({ width: 200, height: 100, name: 'A scratchboard' })
const cuts = (widthAt: (i: number) => number) =>
  Array.from({ length: 30 }, (_, i) => ({ x: 10 + i * 6, y: 50, width: widthAt(i) }))
const countOf = (ink: Ink) => ink.marks.filter(({ kind }) => kind === 'body').length

it('lifts the knife wherever a cut would be finer than its point', () => {
  const ink = picture()
  scratch(
    ink,
    cuts((i) => (i > 10 && i < 18 ? 0.4 : 3)),
  )
  expect(countOf(ink)).toBe(2)
})

it('leaves out what is too short for a stroke', () => {
  const ink = picture()
  scratch(
    ink,
    cuts((i) => (i % 4 === 0 ? 0 : 3)),
  )
  expect(countOf(ink)).toBe(0)
})
