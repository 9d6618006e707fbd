import { afterEach, describe, expect, it, vi } from 'vitest'
import type { RenderedSound } from '../../assets/sound/manifest'
import { soundGate } from '../sound/soundGate'
import { Soundscape } from '../sound/soundscape'
import type { Scene } from './scene'
import { SceneSounds } from './sceneSounds'

const shot: RenderedSound = { loop: null, takes: [{ file: 'day1/step.mp3', version: '1', seconds: 1 }] }

const scene: Scene<null, Record<string, never>> = {
  rules: { tick: 10, start: () => null, step() {} },
  createView() {
    throw new Error('Nobody looks at it.')
  },
  tuning: {},
  snapshots: [],
  stage: { width: 1600, height: 1000 },
  sheets: [],
  sounds: { whistle: shot, plop: shot },
  cuts: { plop: ['whistle'] },
}

/** The scene's sounds, and what a player was asked for. */
function listen() {
  const asked: string[] = []
  const soundscape = new Soundscape(scene.sounds ?? {})
  soundscape.hearBy({
    play: (name) => asked.push(`play ${name}`),
    cut: (name) => asked.push(`cut ${name}`),
    followLoop: (name) => asked.push(`follow ${name}`),
    followTime: () => asked.push('time'),
    leave: () => asked.push('leave'),
  })
  vi.spyOn(soundGate, 'enter').mockReturnValue(soundscape)
  return { sounds: new SceneSounds(scene), asked }
}

describe('the sounds of a scene', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('play with the event of their name', () => {
    const { sounds, asked } = listen()
    sounds.play('whistle')
    expect(asked).toEqual(['play whistle'])
  })

  it('are cut short by the events that the scene names', () => {
    const { sounds, asked } = listen()
    sounds.play('whistle')
    sounds.play('plop')
    expect(asked).toEqual(['play whistle', 'cut whistle', 'play plop'])
  })
})
