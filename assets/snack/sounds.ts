import { glide, strike, throughPoints } from '../sound/envelopes'
import { bandPass, formants, highPass, lowPass, saturated } from '../sound/filters'
import { pinkNoise, sine, whiteNoise } from '../sound/oscillators'
import { lay } from '../sound/placing'
import { type Random, randomNamed } from '../sound/random'
import { struck } from '../sound/resonators'
import { inRoom, type Room } from '../sound/reverb'
import { normalized, type Signal, shaped, stereoSilence, sum } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'
import { throat } from '../sound/throat'
import { galop as tune } from './galop'

/** Cake swallows every echo. */
const HILLS: Room = { decay: 0.22, size: 0.6, dullness: 3000 }

export const galop: Sound = { kind: 'loop', channels: 2, kilobits: 80, loudness: LOUDNESS.music, make: tune }

/** The bill snaps shut on something crisp. It is heard every 0.8 s, so it is short and soft. */
export const munch: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 3,
  variations: 4,
  make(variation) {
    const random = randomNamed(`munch ${variation}`)
    const sound = stereoSilence(0.34)
    lay(sound, clap(random.between(560, 680), random), { at: 0.004, gain: 0.8 })
    for (let crumb = 0; crumb < 9; crumb++) {
      const at = 0.018 + crumb * random.between(0.012, 0.02)
      lay(sound, crunch(random), { at, gain: random.between(0.25, 0.6) * (1 - crumb / 12) })
    }
    return inRoom(sound, 0.08, HILLS)
  },
}

/** Down it goes, round as a bubble. */
export const swallow: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 4,
  variations: 3,
  make(variation) {
    const random = randomNamed(`swallow ${variation}`)
    const sound = stereoSilence(0.34)
    const top = random.between(310, 380)
    const down = shaped(sine(glide(top, 105, 0.09, 1), 0.12), throughPoints([0, 0], [0.012, 1], [0.12, 0, 1]))
    const up = shaped(sine(glide(130, top * 1.25, 0.07, -1), 0.09), throughPoints([0, 0], [0.02, 1], [0.09, 0, 1]))
    lay(sound, down)
    lay(sound, up, { at: 0.115, gain: 0.62 })
    const gulp = bandPass(pinkNoise(0.1, random), glide(900, 260, 0.1), 1.4)
    lay(sound, normalized(shaped(gulp, throughPoints([0, 0], [0.01, 1], [0.1, 0]))), { gain: 0.16 })
    return inRoom(sound, 0.07, HILLS)
  },
}

/** Something sweet is flicked into the sky: a plucked string of sugar, and its whistle on the way up. */
export const toss: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect,
  variations: 2,
  make(variation) {
    const random = randomNamed(`toss ${variation}`)
    const sound = stereoSilence(0.62)
    const low = random.between(430, 480)
    const whistle = shaped(
      sine((moment) => low * (1 + 1.5 * (1 - Math.exp(-moment * 7))) * (1 + 0.012 * Math.sin(moment * 120)), 0.46),
      throughPoints([0, 0], [0.02, 1], [0.16, 0.5], [0.46, 0, 1]),
    )
    lay(sound, whistle, { at: 0.01, gain: 0.5 })
    const flick = struck(
      [1320, 2110, 3480].map((frequency, mode) => ({ frequency, gain: 1 / (1 + mode), decay: 0.12 / (1 + mode) })),
      0.2,
    )
    lay(sound, normalized(flick), { gain: 0.55 })
    return inRoom(sound, 0.14, HILLS)
  },
}

/** Her stubs of wings, when it has to be higher than ever. */
export const flutter: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 3,
  variations: 2,
  make(variation) {
    const random = randomNamed(`flutter ${variation}`)
    const sound = stereoSilence(0.5)
    const air = bandPass(pinkNoise(0.3, random), glide(420, 1300, 0.2), 1.1)
    lay(sound, normalized(shaped(air, throughPoints([0, 0], [0.06, 1], [0.3, 0, 2]))), { gain: 0.5 })
    for (let beat = 0; beat < 5; beat++) {
      const wing = lowPass(pinkNoise(0.05, random), 1500)
      const flap = shaped(wing, throughPoints([0, 0], [0.012, 1], [0.05, 0]))
      lay(sound, normalized(flap), { at: 0.03 + beat * 0.052, gain: 0.7 * (1 - beat / 8) })
    }
    return inRoom(sound, 0.06, HILLS)
  },
}

/** After ten. She is small, and it is not. */
export const burp: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.voice,
  variations: 2,
  make(variation) {
    const random = randomNamed(`burp ${variation}`)
    const sound = stereoSilence(0.66)
    const seconds = 0.44
    const voice = { jitter: 0.06, roughness: 0.8, roughnessRate: 31, breath: 0.14, opening: 0.3 }
    const low = random.between(92, 108)
    const line = throughPoints([0, low * 1.5], [0.08, low], [0.3, low * 1.15], [seconds, low * 1.9, -1])
    const source = throat(seconds, line, voice, random)
    const mouth = formants(source, [
      [glide(340, 620, seconds), 120, 1],
      [glide(800, 1150, seconds), 160, 0.6],
      [2300, 340, 0.15],
    ])
    const swell = throughPoints([0, 0], [0.03, 1], [0.3, 0.85], [seconds, 0, 1])
    lay(sound, highPass(saturated(normalized(shaped(mouth, swell)), 1.8), 80))
    return inRoom(sound, 0.12, HILLS)
  },
}

/** Somebody has pressed her pouch: what is in it rattles, and she giggles. */
export const giggle: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.voice - 2,
  variations: 2,
  make(variation) {
    const random = randomNamed(`giggle ${variation}`)
    const sound = stereoSilence(0.72)
    for (let laugh = 0; laugh < 4; laugh++) {
      const seconds = 0.085
      const high = (760 - laugh * 55) * random.between(0.96, 1.05)
      lay(sound, peep(seconds, high, random), { at: 0.06 + laugh * 0.115, gain: 1 - laugh * 0.16 })
    }
    for (let knock = 0; knock < 6; knock++)
      lay(sound, clap(random.between(280, 520), random), { at: knock * random.between(0.05, 0.075), gain: 0.22 })
    return inRoom(sound, 0.1, HILLS)
  },
}

/** An ant, beside itself. */
export const squeak: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch + 2,
  make() {
    const sound = stereoSilence(0.5)
    for (const [at, high] of [
      [0, 2300],
      [0.13, 2700],
      [0.24, 2500],
    ] as const) {
      const cry = shaped(sine(glide(high, high * 1.3, 0.06), 0.08), throughPoints([0, 0], [0.01, 1], [0.08, 0, 1]))
      lay(sound, cry, { at, gain: 0.8 })
    }
    return inRoom(sound, 0.06, HILLS)
  },
}

/** Horn on horn: the two halves of a bill. */
function clap(pitch: number, random: Random): Signal {
  const horn = struck(
    [1, 2.3, 3.9].map((ratio, mode) => ({
      frequency: pitch * ratio * random.between(0.98, 1.02),
      gain: 1 / (1 + mode * 0.8),
      decay: 0.07 / (1 + mode * 0.7),
    })),
    0.12,
  )
  const edge = shaped(highPass(whiteNoise(0.02, random), 1800), strike(0.0006, 0.016))
  return sum(normalized(horn), shaped(edge, 0.3))
}

/** Something crisp gives way. */
function crunch(random: Random): Signal {
  const bit = bandPass(whiteNoise(0.022, random), random.between(1500, 4200), 1.2)
  return normalized(shaped(bit, strike(0.001, 0.02)))
}

/** One "hi" of a giggle. */
function peep(seconds: number, high: number, random: Random): Signal {
  const voice = { jitter: 0.02, roughness: 0.15, roughnessRate: 60, breath: 0.2, opening: 0.26 }
  const line = throughPoints([0, high * 0.86], [seconds * 0.4, high], [seconds, high * 0.82])
  const beak = formants(throat(seconds, line, voice, random), [
    [900, 180, 1],
    [2400, 320, 0.6],
    [3600, 400, 0.3],
  ])
  return normalized(shaped(beak, throughPoints([0, 0], [seconds * 0.25, 1], [seconds, 0])))
}
