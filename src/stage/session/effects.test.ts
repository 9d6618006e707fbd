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
  spilt: { on: 'cat' | 'rug' }
  tilted: null
  left: { who: 'heronk' | 'swirlo' }
}

const rules: Rules<Kettle, Events, Record<string, never>> = { tick: 10, start: () => ({ heat: 0.5 }), step() {} }

const kettle: Pick<
  SceneDefinition<Kettle, Events, Record<string, never>, never>,
  'sounds' | 'loops' | 'on' | 'finds'
> = {
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
    spilt: {
      announce: { en: 'Spilt.', fr: 'Renversé.' },
      caption: ({ on }) => (on === 'cat' ? { en: 'The cat wanted milk.', fr: 'Le chat voulait du lait.' } : null),
    },
    drunk: { score: ({ cups }) => cups * 10 },
    left: { travel: ({ who }) => who },
  },
  finds: {
    thirst: {
      on: 'drunk',
      when: ({ cups }) => cups > 9,
      name: { en: 'a great thirst', fr: 'une grande soif' },
      hint: { en: 'Drink it all.', fr: 'Buvez tout.' },
    },
    lid: { on: 'tilted', name: { en: 'the lid', fr: 'le couvercle' }, hint: { en: 'Tilt it.', fr: 'Penchez-la.' } },
  },
}

type Heard = readonly [name: string, data: unknown]

/** A kettle's effects, which hear of these events, and all that came of them. */
function listen(...events: readonly Heard[]) {
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
    caption: ({ en, fr }) => heard.push(`write ${en} ${fr}`),
    goTo: (slug) => heard.push(`go ${slug}`),
    find: (name) => {
      heard.push(`find ${name}`)
      // The thirst is in the book already.
      return name === 'thirst' ? null : { en: 'Found', fr: 'Trouvé' }
    },
    travel: (who) => heard.push(`travel ${who}`),
    score: (score) => heard.push(`score ${score}`),
  })
  for (const event of events) effects.hear(...event)
  return { effects, heard }
}

describe('what follows from an event', () => {
  afterEach(() => void vi.restoreAllMocks())

  it.each<[string, readonly Heard[], readonly string[]]>([
    [
      'is its sound, and what is said of its data in the language of the visitor',
      [['boiled', { litres: 2 }]],
      ['play whistle', 'say 2 litres bouent.'],
    ],
    [
      'cuts short what it names before it plays all that it names',
      [['lifted', null]],
      ['cut whistle', 'play clink', 'play plop'],
    ],
    [
      'may be said in words that are always the same, and lead to another day',
      [['poured', null]],
      ['say Le thé est prêt.', 'go scurry'],
    ],
    [
      'may lead to the day that its data names',
      [
        ['carried', { to: 'heist' }],
        ['carried', { to: 'fowl' }],
      ],
      ['go heist', 'go fowl'],
    ],
    [
      'may be written and said, or only said where nothing is written of its data',
      [
        ['spilt', { on: 'cat' }],
        ['spilt', { on: 'rug' }],
      ],
      ['say Le chat voulait du lait.', 'write The cat wanted milk. Le chat voulait du lait.'],
    ],
    ['may be that who its data names goes along', [['left', { who: 'swirlo' }]], ['travel swirlo']],
    ['may be the score that its data ends a game with', [['drunk', { cups: 3 }]], ['score 30']],
    ['may be a find, which is said where it is new', [['tilted', null]], ['find lid', 'say Trouvé']],
    [
      'is a find only with such data as the find asks for',
      [
        ['drunk', { cups: 3 }],
        ['drunk', { cups: 10 }],
      ],
      ['score 30', 'find thirst', 'score 100'],
    ],
    ['is nothing of an event that the day names nothing for', [['forgotten', null]], []],
  ])('%s', (_, events, followed) => {
    const { effects, heard } = listen(...events)
    effects.end()
    expect(heard).toEqual([...followed, 'leave'])
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
