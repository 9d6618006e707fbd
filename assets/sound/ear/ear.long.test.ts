import { describe, expect, it } from 'vitest'
import { bundlesWithSounds, renderedSoundsOf } from '../../pipeline/sounds/declaredSounds'
import { EXCUSES, excuseFor } from './excuses'
import { faultsOf } from './faults'
import { hearingsOf } from './hearing'
import { HEARD } from './marks'

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

it('remembers nothing of what is rendered anew or gone', async () => {
  const versions = await Promise.all(
    bundlesWithSounds().map(async (bundle) =>
      Object.entries(await renderedSoundsOf(bundle)).map(
        ([cue, { variations }]) => [`${bundle.name}/${cue}`, variations.map(({ version }) => version)] as const,
      ),
    ),
  )
  const rendered = new Map<string, readonly string[]>(versions.flat())
  const stale = Object.entries(HEARD).filter(([sound, { takes }]) =>
    Object.keys(takes).some((version) => !rendered.get(sound)?.includes(version)),
  )
  expect(stale.map(([sound]) => sound)).toEqual([])
})
