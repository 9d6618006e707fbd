import { expect, test } from 'vitest'
import { HiddenNames, MOST_KEPT, STORAGE_KEY } from './hiddenNames'

function newStorage(kept: Record<string, string> = {}) {
  const map = new Map(Object.entries(kept))
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => {
      map.set(key, value)
    },
  }
}

test('hidden names are kept for the next visit, and forgotten when they are shown', () => {
  const storage = newStorage()
  const names = new HiddenNames(() => storage)
  for (const name of ['Quill', 'Blot', 'Quill']) names.hide(name)
  expect(new HiddenNames(() => storage).read()).toEqual(['Blot', 'Quill'])
  names.show('Blot')
  expect(new HiddenNames(() => storage).read()).toEqual(['Quill'])
})

test('what another tab has hidden stays hidden', () => {
  const storage = newStorage()
  const [here, there] = [new HiddenNames(() => storage), new HiddenNames(() => storage)]
  here.hide('Quill')
  there.hide('Blot')
  here.show('Quill')
  expect(there.read()).toEqual(['Blot'])
})

test('where nothing may be stored they are remembered while the page is open', () => {
  const names = new HiddenNames(() => {
    throw new DOMException('Access is denied', 'SecurityError')
  })
  names.hide('Quill')
  expect(names.read()).toEqual(['Quill'])
  names.show('Quill')
  expect(names.read()).toEqual([])
})

test.each(['null', '{', '{"0":"Quill"}', '7', '"Quill"'])('of what is no list of names none is read: %s', (kept) => {
  expect(new HiddenNames(() => newStorage({ [STORAGE_KEY]: kept })).read()).toEqual([])
})

test('what is no name in the list is passed over, and of too many the oldest go', () => {
  expect(new HiddenNames(() => newStorage({ [STORAGE_KEY]: '["Quill",7,null]' })).read()).toEqual(['Quill'])
  const storage = newStorage()
  const names = new HiddenNames(() => storage)
  for (let index = 0; index <= MOST_KEPT; index++) names.hide(`name ${index}`)
  expect(names.read()).toHaveLength(MOST_KEPT)
  expect(names.read()[0]).toBe('name 1')
})
