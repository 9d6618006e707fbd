import { describe, expect, it } from 'vitest'
import { bundlesWithSounds } from '../../pipeline/sounds/declaredSounds'
import { EXCUSES, excuseFor } from './excuses'
import { faultsOf } from './faults'
import { hearingsOf } from './hearing'

const heard = await Promise.all(
  bundlesWithSounds().map(async (bundle) => ({ bundle, faults: (await hearingsOf(bundle)).flatMap(faultsOf) })),
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
