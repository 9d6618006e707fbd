import { expect, it } from 'vitest'
import { Playhead } from '../../src/stage/time/playhead'
import { expectPlayable, parseRecording } from '../../src/stage/time/recording'
import { loadPlayedDays } from '../support/days'

const fixtures = import.meta.glob<string>('../fixtures/*.json', { eager: true, query: '?raw', import: 'default' })
const days = new Map((await loadPlayedDays()).map(({ slug, definition }) => [slug, definition]))

// Recordings of games that somebody has played in the debug overlay, and saved there.
it.each(Object.entries(fixtures))('%s ends as it did when it was recorded', (_, text) => {
  const recording = parseRecording(text)
  const { day, tuning, seed, size, ticks, hash } = recording
  const definition = days.get(day)
  if (!definition) throw new Error(`There is no scenes/${day}/rules.ts.`)
  expectPlayable(recording, day, definition)
  const playhead = new Playhead<object, object, object>({ day, rules: definition.rules, tuning, seed, size })
  playhead.replay(recording)
  for (let tick = 0; tick < ticks; tick++) {
    playhead.step()
    playhead.check()
  }
  expect(playhead.hash()).toBe(hash)
})
