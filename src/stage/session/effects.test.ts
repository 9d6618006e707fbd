import { afterEach, describe, expect, it, vi } from 'vitest'
import type { RenderedSound } from '../../../assets/sound/manifest'
import { soundGate } from '../../sound/soundGate'
import { Soundscape } from '../../sound/soundscape'
import type { SceneDefinition } from '../contract/definition'
import type { Rules } from '../contract/scene'
import { Playhead } from '../time/playhead'
import { Effects } from './effects'

const oneShot: RenderedSound = { loop: null, variations: [{ file: 'day1/step.mp3', version: '1', seconds: 1 }] }
const loop: RenderedSound = { ...oneShot, loop: { start: 0, end: 1 } }

interface Kettle {
  heat: number
}

interface Events {
  boiled: { litres: number }
  lifted: null
  poured: null
  carried: { to: 'heist' | 'fowl' }
  drunk: { cups: number }
}

const rules: Rules<Kettle, Events, Record<string, never>> = { tick: 10, start: () => ({ heat: 0.5 }), step() {} }

const kettle: Pick<SceneDefinition<Kettle, Events, Record<string, never>, never>, 'sounds' | 'loops' | 'on'> = {
  sounds: { whistle: oneShot, clink: oneShot, plop: oneShot, fire: loop },
  loops: { fire: { level: ({ heat }, now) => (now > 0 ? 1 : heat), rate: ({ heat }) => heat * 2 } },
  on: {
    boiled: {
      play: 'whistle',
      announce: ({ litres }) => ({ en: `${litres} litres boil.`, fr: `${litres} litres bouent.` }),
    },
    lifted: { stop: 'whistle', play: ['clink', 'plop'] },
    poured: { announce: { en: 'Tea is ready.', fr: 'Le thé est prêt.' }, goTo: 'scurry' },
    carried: { goTo: ({ to }) => to },
    drunk: { score: ({ cups }) => cups * 10 },
  },
}

/** A kettle's effects, and all that came of them. */
function listen() {
  const heard: string[] = []
  const soundscape = new Soundscape(kettle.sounds ?? {})
  soundscape.hearBy({
    play: (name) => heard.push(`play ${name}`),
    cut: (name) => heard.push(`cut ${name}`),
    followLoop: (name) => heard.push(`${name} at ${soundscape.loop(name)?.level}, ×${soundscape.loop(name)?.rate}`),
    followTime: () => heard.push('time'),
    leave: () => heard.push('leave'),
  })
  vi.spyOn(soundGate, 'enter').mockReturnValue(soundscape)
  const effects = new Effects(kettle, {
    translate: ({ fr }) => fr,
    announce: (text) => heard.push(`say ${text}`),
    goTo: (slug) => heard.push(`go ${slug}`),
    score: (score) => heard.push(`score ${score}`),
  })
  return { effects, heard }
}

describe('what follows from an event', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('is its sound, and what is said of its data in the language of the visitor', () => {
    const { effects, heard } = listen()
    effects.hear('boiled', { litres: 2 })
    effects.end()
    expect(heard).toEqual(['play whistle', 'say 2 litres bouent.', 'leave'])
  })

  it('cuts short what it names before it plays all that it names', () => {
    const { effects, heard } = listen()
    effects.hear('lifted', null)
    expect(heard).toEqual(['cut whistle', 'play clink', 'play plop'])
  })

  it('may be said in words that are always the same, and lead to another day', () => {
    const { effects, heard } = listen()
    effects.hear('poured', null)
    effects.end()
    expect(heard).toEqual(['say Le thé est prêt.', 'go scurry', 'leave'])
  })

  it('may lead to the day that its data names', () => {
    const { effects, heard } = listen()
    effects.hear('carried', { to: 'heist' })
    effects.hear('carried', { to: 'fowl' })
    expect(heard).toEqual(['go heist', 'go fowl'])
  })

  it('may be the score that its data ends a game with', () => {
    const { effects, heard } = listen()
    effects.hear('drunk', { cups: 3 })
    effects.end()
    expect(heard).toEqual(['score 30', 'leave'])
  })

  it('is nothing of an event that the day names nothing for', () => {
    const { effects, heard } = listen()
    effects.hear('forgotten', null)
    expect(heard).toEqual([])
  })

  it('follows the state with its loops, at their level and rate of the moment', () => {
    const { effects, heard } = listen()
    const playhead = new Playhead({ day: 'kettle', rules, tuning: {}, seed: 1, size: { width: 1, height: 1 } })
    effects.follow(playhead)
    playhead.step()
    effects.follow(playhead)
    effects.follow(playhead)
    expect(heard).toEqual(['fire at 0.5, ×1', 'fire at 1, ×1'])
  })
})
