import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Announcer } from './announcer'

let told: string[]
let announcer: Announcer

beforeEach(() => {
  vi.useFakeTimers()
  told = []
  announcer = new Announcer((text) => told.push(text))
})
afterEach(() => void vi.useRealTimers())

test('what comes up in a quiet moment is said at once, and of much about one subject the last, a second later', () => {
  announcer.say('ring', 'Rings: 1')
  expect(told).toEqual(['Rings: 1'])
  for (const rings of [2, 3, 4]) announcer.say('ring', `Rings: ${rings}`)
  vi.advanceTimersByTime(999)
  expect(told).toEqual(['Rings: 1'])
  vi.advanceTimersByTime(1)
  expect(told).toEqual(['Rings: 1', 'Rings: 4'])
})

test('nothing is lost of different subjects, and the latest comes last', () => {
  announcer.say('seen', 'Field 1: coin.')
  announcer.say('coins', 'You win.')
  announcer.say('seen', 'Field 2: coin.')
  announcer.say('coins', 'You win 10.')
  vi.advanceTimersByTime(1000)
  expect(told).toEqual(['Field 1: coin.', 'Field 2: coin. You win 10.'])
})

test('the same text is another text when it is said again', () => {
  for (let time = 0; time < 3; time++) {
    announcer.say('laughed', 'She laughs.')
    vi.advanceTimersByTime(1000)
  }
  expect(told.map((text) => text.trim())).toEqual(['She laughs.', 'She laughs.', 'She laughs.'])
  for (const [place, text] of told.entries()) expect(text).not.toBe(told[place + 1])
})

test('after a quiet second the next is said at once again', () => {
  announcer.say('hop', 'He hops.')
  vi.advanceTimersByTime(1000)
  announcer.say('spring', 'A spring falls.')
  expect(told).toEqual(['He hops.', 'A spring falls.'])
})

test('nothing is said any more once it is destroyed', () => {
  announcer.say('ring', 'Rings: 1')
  announcer.say('ring', 'Rings: 2')
  announcer.destroy()
  vi.advanceTimersByTime(5000)
  expect(told).toEqual(['Rings: 1'])
})
