import { beforeEach, expect, test, vi } from 'vitest'
import { createKeyPresses, type KeyPresses } from './keyPresses'

let happened: string[]
let presses: KeyPresses

beforeEach(() => {
  happened = []
  presses = createKeyPresses(
    (button) => happened.push(`press ${button}`),
    (button) => happened.push(`release ${button}`),
  )
})

const key = (name: string, { shiftKey = false, repeat = false } = {}) => ({
  key: name,
  shiftKey,
  repeat,
  preventDefault: vi.fn(),
})

test.each(['Enter', ' '])('the key "%s" presses when it goes down and lets go when it comes up', (name) => {
  const down = key(name)
  presses.down(down)
  expect([happened, presses.isHeld]).toEqual([['press main'], true])
  expect(down.preventDefault).toHaveBeenCalled()
  expect(presses.up(key(name))).toBe(true)
  expect([happened, presses.isHeld]).toEqual([['press main', 'release main'], false])
})

test('a key that repeats, or another while it is held, presses nothing', () => {
  presses.down(key('Enter'))
  presses.down(key('Enter', { repeat: true }))
  presses.down(key(' '))
  expect(presses.up(key(' '))).toBe(false)
  presses.up(key('Enter'))
  expect(happened).toEqual(['press main', 'release main'])
})

test('with Shift it is the second button, also when Shift is let go first', () => {
  presses.down(key('Enter', { shiftKey: true }))
  presses.up(key('Enter'))
  expect(happened).toEqual(['press second', 'release second'])
})

test('other keys do what they always do', () => {
  const letter = key('a')
  presses.down(letter)
  expect(letter.preventDefault).not.toHaveBeenCalled()
  expect(presses.up(letter)).toBe(false)
  expect(happened).toEqual([])
})

test('all is let go once when the focus goes', () => {
  presses.down(key('Enter'))
  presses.release()
  presses.release()
  expect(presses.up(key('Enter'))).toBe(false)
  expect(happened).toEqual(['press main', 'release main'])
})
