import { describe, expect, it } from 'vitest'
import type { Tunable } from '../contract/scene'
import { expectPlayable, type KeptRecording, parseRecording, printRecording } from './recording'

const table: Readonly<Record<string, Tunable>> = {
  speed: { value: 100, min: 0, max: 200, unit: 'px/s', description: 'How fast it goes.' },
}

const recording: KeptRecording = {
  day: 'heist',
  seed: 7,
  tuning: { speed: 100 },
  size: { width: 1440, height: 900 },
  ticks: 300,
  inputs: [
    { kind: 'kept', tick: 0, text: '07"' },
    { kind: 'move', tick: 0, at: { x: 1.5, y: -2 }, area: null, button: 'main' },
    { kind: 'resize', tick: 20, size: { width: 1200, height: 800 } },
    { kind: 'press', tick: 20, at: { x: 3, y: 4 }, area: 'thief', button: 'second' },
  ],
  hash: '0badcafe',
}

/** The recording's text with something else in it. */
const broken = (changes: object) => JSON.stringify({ ...recording, ...changes })
/** The same with another first input. */
const otherwise = (changes: object) => broken({ inputs: [{ ...recording.inputs[1], ...changes }] })
const pressing = (area: string): KeptRecording => ({
  ...recording,
  inputs: [{ kind: 'press', tick: 0, at: { x: 1, y: 2 }, area, button: 'main' }],
})

describe('a recording in a file', () => {
  it('is read as it was written, in one line for each input', () => {
    for (const kept of [recording, { ...recording, inputs: [] }]) {
      expect(parseRecording(printRecording(kept))).toEqual(kept)
    }
    expect(printRecording(recording).match(/^.*"tick":.*$/gm)).toHaveLength(4)
  })

  it.each([
    ['no recording: it is not JSON', '{'],
    ['no recording: it should be an object', '[]'],
    ['does not say of which day', broken({ day: 3 })],
    ['no fingerprint', broken({ hash: undefined })],
    ['"seed" should be a whole number', broken({ seed: -1 })],
    ['"seed" should be a whole number', broken({ seed: 2 ** 32 })],
    ['"ticks" should be a whole number', broken({ ticks: 1.5 })],
    ['"tuning.speed" should be a number', broken({ tuning: { speed: '100' } })],
    ['"tuning" of this file', broken({ tuning: null })],
    ['no size has a width of 0', broken({ size: { width: 0, height: 900 } })],
    ['"size.height" should be a number', broken({ size: { width: 10 } })],
    ['"inputs" should be a list', broken({ inputs: {} })],
    ['unknown kind, jump', broken({ inputs: [{ kind: 'jump', tick: 0 }] })],
    ['"inputs[0].tick" should be a whole number from 0 to 300', otherwise({ tick: 301 })],
    ['"inputs[0].at.x" should be a number', otherwise({ at: { y: 1 } })],
    ['"inputs[0].area" should be an id', otherwise({ area: 5 })],
    ['"inputs[0].button" should be main or second', otherwise({ button: 'third' })],
    ['"inputs[0].text" should be a text', broken({ inputs: [{ kind: 'kept', tick: 0, text: 7 }] })],
    ['inputs[1] comes before', broken({ inputs: [recording.inputs[2], recording.inputs[1]] })],
  ])('is refused: %s', (words, text) => {
    expect(() => parseRecording(text)).toThrow(words)
  })
})

const day = { tuning: table, areas: [{ id: 'thief' }] }

describe('a recording to be played', () => {
  it('may be of this day and its numbers, and is not held against areas that are React’s', () => {
    expect(() => expectPlayable(recording, 'heist', day)).not.toThrow()
    expect(() => expectPlayable(recording, 'heist', { tuning: table })).not.toThrow()
  })

  it('may name what only its panel presses', () => {
    const panelPresses = (name: string) => name === 'back'
    expect(() => expectPlayable(pressing('back'), 'heist', { ...day, panelPresses })).not.toThrow()
    expect(() => expectPlayable(pressing('back'), 'heist', day)).toThrow('heist has none called "back" (inputs[0])')
  })

  it.each(['toString', '__proto__', 'thief1', '', 'x'.repeat(10_000)])(
    'is refused when it names an area: %s',
    (area) => {
      const words = /has none called ".{0,41}" \(inputs\[0\]\)/
      expect(() => expectPlayable(pressing(area), 'heist', day)).toThrow(words)
    },
  )

  it.each<[string, string, Partial<KeptRecording>, object]>([
    ['a recording of heist; the day on the stage is fowl', 'fowl', {}, {}],
    ['no longer has a number pace', 'heist', { tuning: { speed: 1, pace: 2 } }, {}],
    ['no longer has a number toString', 'heist', { tuning: { speed: 1, toString: 2 } }, {}],
    ['speed was 900, and takes 0 to 200 now', 'heist', { tuning: { speed: 900 } }, {}],
    ['before heist had a number pace', 'heist', {}, { pace: table.speed }],
    ['before heist had a number valueOf', 'heist', {}, { valueOf: table.speed }],
  ])('is refused: %s', (words, of, changes, more) => {
    const other = { ...day, tuning: { ...table, ...more } }
    expect(() => expectPlayable({ ...recording, ...changes }, of, other)).toThrow(words)
  })
})
