import { describe, expect, it } from 'vitest'
import { expectPlayable, type KeptRecording, parseRecording, printRecording } from './recording'
import type { Tunable } from './scene'

const table: Readonly<Record<string, Tunable>> = {
  speed: { value: 100, min: 0, max: 200, unit: 'px/s', says: 'How fast it goes.' },
}

const recording: KeptRecording = {
  day: 'heist',
  seed: 7,
  tuning: { speed: 100 },
  sheet: { width: 1440, height: 900 },
  ticks: 300,
  acts: [
    { kind: 'move', tick: 0, at: { x: 1.5, y: -2 }, area: null, button: 'main' },
    { kind: 'resize', tick: 20, sheet: { width: 1200, height: 800 } },
    { kind: 'press', tick: 20, at: { x: 3, y: 4 }, area: 'thief', button: 'second' },
  ],
  hash: '0badcafe',
}

/** The recording's text with something else in it. */
const broken = (changes: object) => JSON.stringify({ ...recording, ...changes })

describe('a recording in a file', () => {
  it('is read as it was written', () => {
    expect(parseRecording(printRecording(recording))).toEqual(recording)
    expect(parseRecording(printRecording({ ...recording, acts: [] }))).toEqual({ ...recording, acts: [] })
  })

  it('has one line for each act', () => {
    expect(
      printRecording(recording)
        .split('\n')
        .filter((line) => line.includes('"tick":')),
    ).toHaveLength(3)
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
    ['no sheet has a width of 0', broken({ sheet: { width: 0, height: 900 } })],
    ['"sheet.height" should be a number', broken({ sheet: { width: 10 } })],
    ['"acts" should be a list', broken({ acts: {} })],
    ['unknown kind, jump', broken({ acts: [{ kind: 'jump', tick: 0 }] })],
    ['"acts[0].tick" should be a whole number from 0 to 300', broken({ acts: [{ ...recording.acts[0], tick: 301 }] })],
    ['"acts[0].at.x" should be a number', broken({ acts: [{ ...recording.acts[0], at: { y: 1 } }] })],
    ['"acts[0].area" should be an id', broken({ acts: [{ ...recording.acts[0], area: 5 }] })],
    ['"acts[0].button" should be main or second', broken({ acts: [{ ...recording.acts[0], button: 'third' }] })],
    ['acts[1] comes before', broken({ acts: [recording.acts[1], recording.acts[0]] })],
  ])('is refused: %s', (words, text) => {
    expect(() => parseRecording(text)).toThrow(words)
  })
})

describe('a recording to be played', () => {
  it('may be of this day and its numbers', () => {
    expect(() => expectPlayable(recording, 'heist', table)).not.toThrow()
  })

  it.each<[string, string, Partial<KeptRecording>, object]>([
    ['a recording of heist; the day on the stage is fowl', 'fowl', {}, {}],
    ['no longer has a number pace', 'heist', { tuning: { speed: 1, pace: 2 } }, {}],
    ['speed was 900, and takes 0 to 200 now', 'heist', { tuning: { speed: 900 } }, {}],
    ['before heist had a number pace', 'heist', {}, { pace: table.speed }],
  ])('is refused: %s', (words, day, changes, more) => {
    expect(() => expectPlayable({ ...recording, ...changes }, day, { ...table, ...more })).toThrow(words)
  })
})
