import { describe, expect, it } from 'vitest'
import { bundlesWithSounds } from '../../pipeline/sounds/declaredSounds'
import { EXCUSES, excuseFor } from './excuses'
import { faultsOf } from './faults'
import { hearingsOf } from './hearing'
import { MARKS, POOR } from './marks'

const heard = await Promise.all(
  bundlesWithSounds().map(async (bundle) => {
    const hearings = await hearingsOf(bundle)
    return { bundle, hearings, faults: hearings.flatMap(faultsOf) }
  }),
)

describe.each(heard)('$bundle.name', ({ faults }) => {
  it('breaks no limit but those that it is excused from', () => {
    expect(faults.filter((fault) => !excuseFor(fault)).map(({ sound, says }) => `${sound} ${says}`)).toEqual([])
  })
})

it('excuses nobody who has no need of it', () => {
  const all = heard.flatMap(({ faults }) => faults)
  const idle = Object.entries(EXCUSES).flatMap(([sound, excuses]) =>
    Object.keys(excuses)
      .filter((name) => !all.some((fault) => fault.sound === sound && fault.name === name))
      .map((name) => `${sound} ${name}`),
  )
  expect(idle).toEqual([])
})

it('keeps no mark of what is rendered anew, and none that is good enough', () => {
  const marks = new Map(heard.flatMap(({ hearings }) => hearings.map(({ name, mark }) => [name, mark])))
  const stale = Object.keys(MARKS).filter((sound) => (marks.get(sound) ?? POOR) >= POOR)
  expect(stale).toEqual([])
})
