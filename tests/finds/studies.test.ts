import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { manifest } from '../../assets/book-studies/manifest'
import { days } from '../../src/calendar'
import { BUDGETS } from '../budgets'

test('each day has its studies and its trace in the book, and nobody else', () => {
  expect(Object.keys(manifest.pictures).sort()).toEqual(days.map(({ slug }) => slug).sort())
})

test.each(Object.entries(manifest.pictures))('those of %s weigh 12 KB at the most', (_slug, sizes) => {
  expect(statSync(`assets/public/${sizes['1x'].file}`).size).toBeLessThanOrEqual(BUDGETS.study.most * 1024)
})
