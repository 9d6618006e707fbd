import { glide, strike, throughPoints } from '../sound/envelopes'
import { bandPass, highPass } from '../sound/filters'
import { pinkNoise, sine, whiteNoise } from '../sound/oscillators'
import { lay } from '../sound/placing'
import { type Random, randomNamed } from '../sound/random'
import { bubble, struck } from '../sound/resonators'
import { inRoom, type Room } from '../sound/reverb'
import { normalized, type Signal, shaped, stereoSilence } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'

/** A quiet library. */
const LIBRARY: Room = { decay: 0.5, size: 0.8, dullness: 3200 }

/** A blot comes apart: the smaller it is, the higher it pops, and the shorter. */
function pop(name: string, pitch: number, seconds: number, variations: number, quieter: number): Sound {
  return {
    kind: 'one-shot',
    channels: 1,
    kilobits: 48,
    loudness: LOUDNESS.effect - quieter,
    variations,
    make(variation) {
      const random = randomNamed(`${name} ${variation}`)
      const sound = stereoSilence(seconds + 0.16)
      const low = pitch * random.between(0.95, 1.06)
      lay(sound, lip(low, seconds, random), { at: 0.004 })
      lay(sound, bubble(low * 1.5, seconds * 0.6, 0.8), { at: seconds * 0.3, gain: 0.34 })
      const wet = bandPass(pinkNoise(0.05, random), glide(low * 6, low * 2, 0.04), 1.4)
      lay(sound, normalized(shaped(wet, throughPoints([0, 0], [0.004, 1], [0.05, 0]))), { gain: 0.18 })
      return inRoom(sound, 0.08, LIBRARY)
    },
  }
}

export const pop128 = pop('pop128', 92, 0.3, 1, 0)
export const pop64 = pop('pop64', 138, 0.22, 2, 1)
export const pop32 = pop('pop32', 207, 0.17, 2, 2)
export const pop16 = pop('pop16', 310, 0.13, 3, 3)
export const pop8 = pop('pop8', 465, 0.1, 3, 4)
export const pop4 = pop('pop4', 700, 0.08, 4, 5)

/** An eighth more of it: one wooden note higher each time would be a tune; it is one bar, struck softly. */
export const bar: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.touch + 2,
  make() {
    const sound = stereoSilence(0.8)
    lay(sound, wood(587, 0.4), { gain: 0.7 })
    lay(sound, wood(880, 0.5), { at: 0.09, gain: 0.6 })
    return inRoom(sound, 0.2, LIBRARY)
  },
}

/** There it is, and it looks: four bars upwards, and its breath. */
export const whole: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect,
  make() {
    const random = randomNamed('whole')
    const sound = stereoSilence(2)
    for (const [place, pitch] of [392, 494, 587, 784].entries()) {
      lay(sound, wood(pitch, 0.7), { at: 0.12 * place, gain: 0.6 })
    }
    const sniff = bandPass(whiteNoise(0.16, random), glide(900, 1900, 0.14), 1.6)
    const breath = normalized(shaped(sniff, throughPoints([0, 0], [0.09, 1], [0.16, 0])))
    lay(sound, breath, { at: 0.95, gain: 0.12 })
    lay(sound, breath, { at: 1.16, gain: 0.16 })
    return inRoom(sound, 0.24, LIBRARY)
  },
}

/** Two lids, small and soft. */
export const blink: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch,
  make() {
    const random = randomNamed('blink')
    const sound = stereoSilence(0.5)
    lay(sound, lip(1050, 0.05, random), { gain: 0.8 })
    lay(sound, lip(1250, 0.05, random), { at: 0.26, gain: 0.7 })
    return inRoom(sound, 0.12, LIBRARY)
  },
}

/** A finger on paper, where nothing comes apart. */
export const tap: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch,
  variations: 2,
  make(variation) {
    const random = randomNamed(`tap ${variation}`)
    const sound = stereoSilence(0.2)
    const thud = shaped(sine(glide(230, 150, 0.04), 0.07), strike(0.002, 0.06))
    lay(sound, normalized(thud), { at: 0.003, gain: 0.6 })
    const skin = bandPass(pinkNoise(0.05, random), random.between(900, 1300), 1.2)
    lay(sound, normalized(shaped(skin, strike(0.001, 0.04))), { at: 0.003, gain: 0.3 })
    return inRoom(sound, 0.06, LIBRARY)
  },
}

/** Six legs that run over boxwood. */
export const scuttle: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch + 1,
  make() {
    const random = randomNamed('scuttle')
    const sound = stereoSilence(0.7)
    for (let leg = 0; leg < 22; leg++) {
      const step = struck([{ frequency: random.between(1700, 3100), gain: 1, decay: 0.012 }], 0.03)
      lay(sound, normalized(step), { at: leg * 0.024 + random.between(0, 0.012), gain: 0.5 - 0.018 * leg })
    }
    return inRoom(sound, 0.1, LIBRARY)
  },
}

/** The blot is back in its place. */
export const back: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 2,
  make() {
    const random = randomNamed('back')
    const sound = stereoSilence(0.6)
    const flight = bandPass(highPass(pinkNoise(0.16, random), 300), glide(600, 1800, 0.15), 2)
    lay(sound, normalized(shaped(flight, throughPoints([0, 0], [0.1, 1], [0.16, 0]))), { gain: 0.25 })
    lay(sound, lip(620, 0.1, random), { at: 0.16 })
    lay(sound, bubble(930, 0.07, 0.8), { at: 0.24, gain: 0.4 })
    return inRoom(sound, 0.12, LIBRARY)
  },
}

/** Lips, or a blot, that come apart: a tone that jumps up and is gone. */
function lip(pitch: number, seconds: number, random: Random): Signal {
  const rise = glide(pitch, pitch * random.between(1.9, 2.2), seconds * 0.5, 1)
  return normalized(
    shaped(sine(rise, seconds), throughPoints([0, 0], [0.005, 1], [seconds * 0.4, 0.5], [seconds, 0, 1])),
  )
}

/** A wooden bar. */
function wood(pitch: number, seconds: number): Signal {
  const modes = [1, 3.93, 9.2].map((ratio, mode) => ({
    frequency: pitch * ratio,
    gain: [1, 0.24, 0.06][mode] ?? 0,
    decay: seconds / (1 + mode * 2.4),
  }))
  return normalized(struck(modes, seconds))
}
