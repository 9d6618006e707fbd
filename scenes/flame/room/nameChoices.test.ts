import { expect, test } from 'vitest'
import type { ChatMessage } from './chatServer'
import { nameChoices } from './nameChoices'

const said = (...authors: readonly string[]): readonly ChatMessage[] =>
  authors.map((author, index) => ({ id: `m${index}`, author, date: index, text: 'hm' }))

test('are those of others, the last to speak first, each once', () => {
  const room = { messages: said('Ann', 'Bob', 'Me', 'Ann', 'Carl', 'An\u200bn'), own: ['m2'], hidden: [] }
  expect(nameChoices(room, null)).toEqual(['An\u200bn', 'Carl', 'Bob'])
})

test('begin with the one that was pointed at, and those that are hidden', () => {
  const room = { messages: said('Ann', 'Bob', 'Carl', 'Dora'), own: [], hidden: ['Ann', 'Gone'] }
  expect(nameChoices(room, 'Bob')).toEqual(['Bob', 'Ann', 'Gone', 'Dora', 'Carl'])
})

test('of a crowd are no more than a visitor can look through', () => {
  const crowd = said(...Array.from({ length: 500 }, (_, index) => `visitor ${index}`))
  expect(nameChoices({ messages: crowd, own: [], hidden: [] }, 'visitor 3')).toHaveLength(51)
})
