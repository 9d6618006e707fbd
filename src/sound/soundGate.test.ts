import { afterEach, describe, expect, test, vi } from 'vitest'
import type { RenderedSound } from '../../assets/sound/manifest'
import { SoundGate } from './soundGate'
import type { Mixer, Player, Soundscape } from './soundscape'

const oneShot: RenderedSound = { loop: null, variations: [{ file: 'day1/step.mp3', version: '1', seconds: 1 }] }
const loop: RenderedSound = {
  loop: { start: 0.1, end: 1.1 },
  variations: [{ file: 'day1/bass.mp3', version: '1', seconds: 1 }],
}
const SOUNDS = { step: oneShot, bass: loop }

/** Writes down what it is asked for. */
class NotingMixer implements Mixer {
  readonly siteSounds = { house: SOUNDS, index: SOUNDS }
  readonly notes: string[] = []
  admit(soundscape: Soundscape): Player {
    this.notes.push(`admit, bass at ${soundscape.loop('bass')?.level}`)
    return {
      play: (name) => this.notes.push(`play ${name}`),
      cut: (name) => this.notes.push(`cut ${name}`),
      followLoop: (name) =>
        this.notes.push(`${name} at ${soundscape.loop(name)?.level}, rate ${soundscape.loop(name)?.rate}`),
      followTime: () => this.notes.push(`${soundscape.isStill ? 'still' : 'moving'} at ${soundscape.speed}`),
      leave: () => this.notes.push('leave'),
    }
  }
  wake() {
    this.notes.push('wake')
  }
}

function setUp(isWished = () => true) {
  const mixer = new NotingMixer()
  const loadMixer = vi.fn(async (): Promise<Mixer> => mixer)
  const gate = new SoundGate({ loadMixer, isWished })
  const visitor = new EventTarget()
  gate.listen(visitor)
  const gesture = async (type: string) => {
    visitor.dispatchEvent(new Event(type))
    await new Promise((settled) => setTimeout(settled))
  }
  return { gate, mixer, loadMixer, gesture }
}

afterEach(() => void vi.restoreAllMocks())

describe('before the first gesture', () => {
  test('nothing loads, whatever the page asks for', async () => {
    const { gate, loadMixer, gesture } = setUp()
    const soundscape = gate.enter(SOUNDS)
    soundscape.play('step')
    soundscape.setLoop('bass', 1)
    await gesture('pointermove')
    await gesture('pointerdown')
    expect(loadMixer).not.toHaveBeenCalled()
  })

  test('what just happened is dropped, and what goes on is remembered', async () => {
    const { gate, mixer, gesture } = setUp()
    const soundscape = gate.enter(SOUNDS)
    soundscape.play('step')
    soundscape.setLoop('bass', 0.5)
    await gesture('click')
    soundscape.play('step')
    expect(mixer.notes).toEqual(['admit, bass at 0.5', 'wake', 'play step'])
  })

  test('a page that was left is forgotten', async () => {
    const { gate, mixer, gesture } = setUp()
    const soundscape = gate.enter(SOUNDS)
    soundscape.setLoop('bass', 1)
    gate.leave(soundscape)
    await gesture('click')
    expect(mixer.notes).toEqual(['wake'])
  })
})

describe('a gesture', () => {
  test('brings the sounds of the site itself, to whoever waits for them', async () => {
    const { gate, mixer, gesture } = setUp()
    const places: string[] = []
    void gate.opened.then(({ siteSounds }) => places.push(...Object.keys(siteSounds)))
    await gesture('pointermove')
    expect(places).toEqual([])
    await gesture('click')
    expect(places).toEqual(['house', 'index'])
    expect(mixer.notes).toEqual(['wake'])
  })

  test.each(['pointerup', 'touchend', 'click', 'keydown'])('of any kind opens: %s', async (type) => {
    const { loadMixer, gesture } = setUp()
    await gesture(type)
    expect(loadMixer).toHaveBeenCalledTimes(1)
  })

  test('opens once, and later ones wake', async () => {
    const { mixer, loadMixer, gesture } = setUp()
    await Promise.all([gesture('pointerup'), gesture('click')])
    await gesture('keydown')
    expect(loadMixer).toHaveBeenCalledTimes(1)
    expect(mixer.notes).toEqual(['wake', 'wake'])
  })

  test('that a browser does not take for a wish opens nothing', async () => {
    let isWished = false
    const { loadMixer, gesture } = setUp(() => isWished)
    await gesture('keydown')
    expect(loadMixer).not.toHaveBeenCalled()
    isWished = true
    await gesture('keydown')
    expect(loadMixer).toHaveBeenCalledTimes(1)
  })

  test('opens after all when the mixer did not load the first time, which is said once', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { mixer, loadMixer, gesture } = setUp()
    loadMixer.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'))
    await gesture('click')
    await gesture('click')
    expect(warn).toHaveBeenCalledTimes(1)
    await gesture('click')
    expect(mixer.notes).toEqual(['wake'])
  })
})

describe('a soundscape', () => {
  async function heard() {
    const { gate, mixer, gesture } = setUp()
    await gesture('click')
    const soundscape = gate.enter(SOUNDS)
    mixer.notes.length = 0
    return { gate, soundscape, notes: mixer.notes }
  }

  test('tells of a loop only when something is new', async () => {
    const { soundscape, notes } = await heard()
    for (let frame = 0; frame < 3; frame++) soundscape.setLoop('bass', 0.5)
    for (let frame = 0; frame < 3; frame++) soundscape.setLoop('bass', 0.5, 2)
    expect(notes).toEqual(['bass at 0.5, rate 1', 'bass at 0.5, rate 2'])
  })

  test('clamps levels and rates, with one warning for the same value', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { soundscape, notes } = await heard()
    for (let frame = 0; frame < 3; frame++) soundscape.setLoop('bass', 7, 9)
    for (let frame = 0; frame < 3; frame++) soundscape.setLoop('bass', Number.NaN, 1)
    expect(notes).toEqual(['bass at 1, rate 4', 'bass at 0, rate 1'])
    expect(warn).toHaveBeenCalledTimes(3)
  })

  test('plays nothing while time stands still', async () => {
    const { soundscape, notes } = await heard()
    soundscape.setTime(true, 1)
    soundscape.setTime(true, 1)
    soundscape.play('step')
    soundscape.setTime(false, 2)
    soundscape.play('step')
    expect(notes).toEqual(['still at 1', 'moving at 2', 'play step'])
  })

  test('is left once, and silent from then on', async () => {
    const { gate, soundscape, notes } = await heard()
    gate.leave(soundscape)
    gate.leave(soundscape)
    soundscape.play('step')
    soundscape.setLoop('bass', 1)
    expect(notes).toEqual(['leave'])
  })

  test('has no loop that is not in its manifest', async () => {
    const { soundscape } = await heard()
    expect(() => soundscape.setLoop('base', 1)).toThrow('There is no looping sound named base here.')
    expect(() => soundscape.setLoop('step', 1)).toThrow('There is no looping sound named step here.')
  })
})
