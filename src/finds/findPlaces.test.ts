import { afterAll, expect, test, vi } from 'vitest'
import { days } from '../calendar'

vi.doMock('virtual:find-names', () => ({ findNames: { heist: ['pigeon', 'moth', 'crown'], fowl: ['egg'] } }))
vi.resetModules()
const { countFound, findPlacesIn, pagesOf } = await import('./findPlaces')
afterAll(() => {
  vi.doUnmock('virtual:find-names')
  vi.resetModules()
})

const heist = days.find(({ slug }) => slug === 'heist')
const PAGES = new Map([
  ['heist', { opened: '2022-10-22', found: ['crown', 'pigeon', 'what is no more'] }],
  ['bat', { opened: '2022-10-03', found: [] }],
  ['tomorrow', { opened: null, found: ['sun'] }],
])

test('a book goes into a record word by the places of its finds, and comes back', () => {
  const places = findPlacesIn(PAGES)
  expect([...places]).toEqual([[22, [0, 2]]])
  expect([...pagesOf(places)]).toEqual([['heist', { opened: null, found: ['pigeon', 'crown'] }]])
})

test('of finds that a word knows and this site does not, nothing is restored', () => {
  expect([
    ...pagesOf(
      new Map([
        [16, [0, 1]],
        [3, [2]],
      ]),
    ),
  ]).toEqual([['fowl', { opened: null, found: ['egg'] }]])
})

test('only what can be found counts', () => {
  if (heist) expect([countFound(PAGES.get('heist'), heist), countFound(undefined, heist)]).toEqual([2, 0])
  expect(heist).toBeDefined()
})
