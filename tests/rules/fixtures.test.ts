import { expect, it } from 'vitest'
import { Playhead } from '../../src/stage/playhead'
import { expectPlayable, parseRecording } from '../../src/stage/recording'
import type { Rules, Tunable } from '../../src/stage/scene'

type Tuning = Readonly<Record<string, number>>

const fixtures = import.meta.glob<string>('../fixtures/*.json', { eager: true, query: '?raw', import: 'default' })
const allRules = import.meta.glob<{ readonly rules: Rules<object, object, Tuning> }>('../../scenes/*/rules.ts')
const allTuning = import.meta.glob<{ readonly tuning: Readonly<Record<string, Tunable>> }>('../../scenes/*/tuning.ts', {
  eager: true,
})

// Recordings of games that somebody has played in the debug overlay, and saved there.
it.each(Object.entries(fixtures))('%s ends as it did when it was recorded', async (_, text) => {
  const recording = parseRecording(text)
  expectPlayable(recording, recording.day, allTuning[`../../scenes/${recording.day}/tuning.ts`]?.tuning ?? {})
  const { day, tuning, seed, size, ticks, hash } = recording
  const module = await allRules[`../../scenes/${day}/rules.ts`]?.()
  if (!module) throw new Error(`There is no scenes/${day}/rules.ts.`)
  const { rules } = module
  const playhead = new Playhead<object, object, Tuning>({ day, rules, tuning, seed, size })
  playhead.replay(recording)
  for (let tick = 0; tick < ticks; tick++) {
    playhead.step()
    playhead.check()
  }
  expect(playhead.hash()).toBe(hash)
})
