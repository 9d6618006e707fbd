import { describe, expect, it } from 'vitest'
import { type Focus, type KeyOwner, ownerOf } from './keyOwner'

describe('a key belongs', () => {
  it.each<[key: string, focus: Focus, owner: KeyOwner]>([
    // To the text that is written in, whatever it means elsewhere.
    ['m', 'text', 'text'],
    ['?', 'empty text', 'text'],
    ['ArrowLeft', 'text', 'text'],
    ['`', 'empty text', 'text'],
    // Escape would lose a text; where there is none it leads home.
    ['Escape', 'text', 'text'],
    ['Escape', 'empty text', 'day'],
    // To a control only what it wants.
    ['ArrowLeft', 'slider', 'control'],
    ['PageUp', 'slider', 'control'],
    ['Enter', 'slider', 'day'],
    ['m', 'slider', 'day'],
    ['Enter', 'button', 'control'],
    [' ', 'button', 'control'],
    ['ArrowLeft', 'button', 'day'],
    ['Escape', 'button', 'day'],
    // To the day whatever nobody else wants.
    ['Enter', 'nothing', 'day'],
    ['?', 'nothing', 'day'],
  ])('%s with the focus on %s: to the %s', (key, focus, owner) => {
    expect(ownerOf(key, focus, false)).toBe(owner)
  })

  it('to an open dialog, but for what is written in it', () => {
    expect(ownerOf('Escape', 'button', true)).toBe('dialog')
    expect(ownerOf('ArrowLeft', 'nothing', true)).toBe('dialog')
    expect(ownerOf('m', 'text', true)).toBe('text')
  })
})
