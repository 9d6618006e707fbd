import { expect, it } from 'vitest'
import { Playhead } from '../../src/stage/playhead'
import { parseRecording } from '../../src/stage/recording'
import type { NumbersOf, Rules, Tunable } from '../../src/stage/scene'

type Numbers = NumbersOf<Readonly<Record<string, Tunable>>>

const fixtures = import.meta.glob<string>('../fixtures/*.json', { eager: true, query: '?raw', import: 'default' })
const allRules = import.meta.glob<{ readonly rules: Rules<object, Numbers> }>('../../scenes/*/rules.ts', {
  eager: true,
})

// Recordings of games that somebody has played in the debug overlay, and saved there.
it.each(Object.entries(fixtures))('%s ends as it did when it was recorded', (_, text) => {
  const recording = parseRecording(text)
  const rules = allRules[`../../scenes/${recording.day}/rules.ts`]?.rules
  if (!rules) throw new Error(`There is no scenes/${recording.day}/rules.ts.`)
  const { day, tuning, seed, size, ticks, hash } = recording
  const playhead = new Playhead<object, Numbers>({ day, rules, tuning, seed, size })
  playhead.replay(recording)
  for (let tick = 0; tick < ticks; tick++) {
    playhead.step()
    rules.check?.(playhead.state, playhead.world)
  }
  expect(playhead.hash()).toBe(hash)
})
