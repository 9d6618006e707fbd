import { describe, expect, it } from 'vitest'
import type { LoggedInput } from '../contract/scene'
import type { KeptRecording } from '../time/recording'
import { packGame, unpackGame } from './packedGame'

const FIT = { x: 0, y: 12.5, scale: 0.9 }
const TUNING = { stride: 1.5, leap: 320 }

/** All that can be done, at places of every kind. */
const INPUTS: readonly LoggedInput[] = [
  { kind: 'kept', tick: 0, text: 'été « 12 » 🖋' },
  { kind: 'later', tick: 0, at: { x: 800, y: 500 }, area: null, button: 'main' },
  { kind: 'move', tick: 3, at: { x: 111.11, y: 98.61 }, area: 'hen', button: 'main' },
  { kind: 'move', tick: 4, at: { x: 112.22, y: 99.72 }, area: 'hen', button: 'main' },
  { kind: 'hover', tick: 4, at: { x: 112.22, y: 99.72 }, area: 'hen', button: 'main' },
  { kind: 'press', tick: 4, at: { x: -0, y: 1 / 3 }, area: '', button: 'second' },
  { kind: 'release', tick: 4, at: { x: 99_999.99, y: -100_000 }, area: null, button: 'second' },
  { kind: 'resize', tick: 200, size: { width: 1101.5, height: 700 } },
  { kind: 'leave', tick: 900, at: { x: Number.MIN_VALUE, y: -0.01 }, area: 'crown of thorns', button: 'main' },
]

const GAME: KeptRecording = {
  day: 'walk',
  seed: 7,
  tuning: TUNING,
  size: { width: 1440, height: 900 },
  ticks: 1_000,
  inputs: INPUTS,
  hash: '00c0ffee',
}

const ADDRESS = { day: 'walk', seed: 7, tuning: TUNING, tick: 10 }

/** So many moves of a hand that does not stop, one a tick, on pixels of the window. */
function moves(count: number): LoggedInput[] {
  return Array.from({ length: count }, (_, tick) => {
    const [x, y] = [Math.round(600 + 300 * Math.sin(tick / 40)), Math.round(400 + 200 * Math.cos(tick / 25))]
    const at = { x: Math.round((x / FIT.scale) * 100) / 100, y: Math.round(((y - FIT.y) / FIT.scale) * 100) / 100 }
    return { kind: 'move', tick, at, area: null, button: 'main' }
  })
}

describe('a packed game', () => {
  it('is unpacked to the bit', () => {
    expect(unpackGame(packGame(GAME, FIT), ADDRESS)).toStrictEqual(GAME)
  })

  it('may be one in which nothing was done', () => {
    const game = { ...GAME, ticks: 0, inputs: [] }
    expect(unpackGame(packGame(game, FIT), ADDRESS)).toStrictEqual(game)
  })

  it('takes four bytes for a move over the pixels of the window: what is done, when, and how far off its way on either axis', () => {
    const packed = packGame({ ...GAME, inputs: moves(1_000) }, FIT)
    expect(packed.length).toBeLessThan(4_200)
    expect(unpackGame(packed, ADDRESS).inputs).toEqual(moves(1_000))
  })

  it.each([
    ['another day', { ...ADDRESS, day: 'run' }],
    ['another number', { ...ADDRESS, tuning: { ...TUNING, leap: 321 } }],
    ['a number more', { ...ADDRESS, tuning: { ...TUNING, wings: 2 } }],
    ['a number less', { ...ADDRESS, tuning: { leap: 320 } }],
  ])('is none of %s', (_, address) => {
    expect(() => unpackGame(packGame(GAME, FIT), address)).toThrow('another day or other numbers')
  })

  it('is of the same numbers in whichever order', () => {
    expect(unpackGame(packGame(GAME, FIT), { ...ADDRESS, tuning: { leap: 320, stride: 1.5 } }).ticks).toBe(1_000)
  })

  it('is none before its end, or with more than a game behind it', () => {
    const packed = packGame(GAME, FIT)
    for (let length = 0; length < packed.length; length++)
      expect(() => unpackGame(packed.subarray(0, length), ADDRESS), String(length)).toThrow()
    expect(() => unpackGame(Uint8Array.of(...packed, 0), ADDRESS)).toThrow('more in this text than a game')
  })

  it('is none where any byte says what cannot be', () => {
    const packed = packGame(GAME, FIT)
    for (const place of packed.keys()) {
      const other = packed.slice()
      other[place] = 255
      // Either it says something else, which its end shows, or nothing at all.
      let unpacked: KeptRecording | null = null
      try {
        unpacked = unpackGame(other, ADDRESS)
      } catch (error) {
        expect(error).toBeInstanceOf(Error)
      }
      if (unpacked) expect(unpacked.inputs.length).toBeLessThanOrEqual(10_000)
    }
  })
})
