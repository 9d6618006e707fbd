import { expect, test } from 'vitest'
import type { ChatMessage } from './chatServer'
import { pointedAt } from './named'

const said = (id: string, author: string, text: string): ChatMessage => ({ id, author, text, date: 0 })

const ROOM = [
  said('1', 'Nib', 'is anybody out there?'),
  said('2', 'Quill', 'only the owl.'),
  said('3', 'Nib', 'good.'),
  said('4', 'Nib the Elder', 'hm'),
  said('5', 'Zoë', 'bonsoir'),
]

const pointsAt = (text: string, author = 'Moth') => pointedAt(said('9', author, text), ROOM)?.id ?? null

test('who is named is found at their last message', () => {
  expect(pointsAt('Nib, come here')).toBe('3')
  expect(pointsAt('and what says quill?')).toBe('2')
})

test('a name is a word of its own, whatever stands beside it', () => {
  expect(pointsAt('nibbled')).toBeNull()
  expect(pointsAt('a quill-pen')).toBe('2')
  expect(pointsAt('@ZOË!')).toBe('5')
  expect(pointsAt('Zoe\u0308 ?')).toBe('5')
  expect(pointsAt('minib nib')).toBe('3')
  expect(pointsAt('𝓐nib')).toBeNull()
})

test('of several that who is named first, and of names that begin alike the longest', () => {
  expect(pointsAt('zoë and quill')).toBe('5')
  expect(pointsAt('nib the elder is right')).toBe('4')
})

test('nobody points at themselves, nor at somebody who has not spoken', () => {
  expect(pointsAt('I am Nib', 'Nib')).toBeNull()
  expect(pointsAt('I am nib', ' NIB ')).toBeNull()
  expect(pointsAt('where is Blot?')).toBeNull()
  expect(pointedAt(said('9', 'Moth', 'Nib'), [])).toBeNull()
})

test('a name of no letters is never taken for one', () => {
  expect(pointedAt(said('9', 'Moth', 'well'), [said('1', '\u200b', 'x')])).toBeNull()
})

test('ten thousand messages are gone through before the next frame', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => said(`${index}`, `Name ${index % 300}`, 'word'))
  expect(pointedAt(said('x', 'Moth', 'hello name 7, and others'), many)?.author).toBe('Name 7')
})
