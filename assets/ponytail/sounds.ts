import { airLoop } from '../sound/air'
import { asTake } from '../sound/asTake'
import { glide, throughPoints } from '../sound/envelopes'
import { bandPass, highPass } from '../sound/filters'
import { inHabitat } from '../sound/habitat'
import { knock } from '../sound/materials'
import { layPeeps } from '../sound/mouse'
import { pinkNoise, sine } from '../sound/oscillators'
import { paper } from '../sound/paper'
import { lay, mixed } from '../sound/placing'
import { type Random, randomNamed } from '../sound/random'
import { inRoom, type Room } from '../sound/reverb'
import { normalized, type Signal, type Stereo, shaped, stereoSilence } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'
import { layLaugh } from '../sound/speech'
import { swish } from '../sound/swish'
import { type Manner, said } from './voice'

/** Bare paper, and nothing behind it. */
const PAPER: Room = { decay: 0.3, size: 0.7, dullness: 4200 }

const HEAD = { kind: 'one-shot', channels: 1, kilobits: 64, loudness: LOUDNESS.effect } as const

/** A field in the morning, and the breeze that plays with her hair. */
export const breeze: Sound = {
  is: 'wind',
  kind: 'loop',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.ambience - 6,
  make() {
    return airLoop({ seconds: 18, from: 260, to: 900, gusts: 0.5, restless: 0.9, leaves: 0.04 }, 'breeze')
  },
}

/** Chin up: the tail goes round in a broad lash, and she hums. */
export const proud: Sound = {
  is: 'whoosh',
  ...HEAD,
  make: () => {
    const random = randomNamed('proud')
    const sound = lash(0.9, [380, 1250], random)
    return spoken(
      sound,
      { vowel: 'hum', seconds: 0.34, pitch: glide(196, 247, 0.2), breath: 0.08, roughness: 0 },
      0.2,
      random,
    )
  },
}

/** The shortest lash of all, and a growl through her teeth. */
export const furious: Sound = {
  is: 'whoosh',
  ...HEAD,
  make: () => {
    const random = randomNamed('furious')
    const sound = lash(0.8, [900, 2600], random)
    return spoken(
      sound,
      { vowel: 'ee', seconds: 0.42, pitch: glide(118, 146, 0.4), breath: 0.8, roughness: 0.85 },
      0.12,
      random,
    )
  },
}

/** Her head goes back, and out it comes, in four. */
export const laughing: Sound = {
  is: 'laugh',
  ...HEAD,
  make: () => {
    const random = randomNamed('laughing')
    const sound = mixed([lash(1.2, [460, 1700], random), 0.5])
    const laugh = { count: 4, step: 0.16, seconds: 0.11, pitch: 380, fall: 20, vowel: [780, 1300] } as const
    layLaugh(sound, { at: 0.01, ...laugh }, random)
    return inHabitat(sound, { ...PAPER, wet: 0.12, air: 46 }, random)
  },
}

/** As little air as a tail can be moved with, and a sigh. */
export const bored: Sound = {
  is: 'whoosh',
  ...HEAD,
  make: () => {
    const random = randomNamed('bored')
    const sound = lash(1, [240, 620], random)
    return spoken(
      sound,
      { vowel: 'oh', seconds: 0.6, pitch: glide(196, 131, 0.5), breath: 0.75, roughness: 0 },
      0.2,
      random,
    )
  },
}

/** It falls rather than flies; two sobs. */
export const weeping: Sound = {
  is: 'cry',
  ...HEAD,
  make: () => {
    const random = randomNamed('weeping')
    const sound = lash(1.05, [1100, 320], random)
    for (const [at, top] of [
      [0.14, 392],
      [0.5, 349],
    ] as const) {
      const pitch = throughPoints([0, top * 0.8], [0.08, top], [0.34, top * 0.7])
      lay(sound, said({ vowel: 'oh', seconds: 0.34, pitch, breath: 0.3, roughness: 0.2 }, random), { at, gain: 0.55 })
    }
    return inRoom(sound, 0.16, PAPER)
  },
}

/** It floats up; so does she. */
export const smitten: Sound = {
  is: 'exclaim',
  ...HEAD,
  make: () => {
    const random = randomNamed('smitten')
    const sound = lash(1.05, [420, 2100], random)
    const pitch = throughPoints([0, 262], [0.25, 330], [0.6, 294])
    lay(sound, said({ vowel: 'ah', seconds: 0.6, pitch, breath: 0.5, roughness: 0 }, random), { at: 0.16, gain: 0.9 })
    for (const [note, pitchOfIt] of [784, 1047].entries()) {
      const heart = shaped(sine(pitchOfIt, 0.3), throughPoints([0, 0], [0.008, 1], [0.3, 0, 2]))
      lay(sound, heart, { at: 0.4 + note * 0.12, gain: 0.12 })
    }
    return inRoom(sound, 0.16, PAPER)
  },
}

/** Every hair stands: a gasp, and a squeal. */
export const aghast: Sound = {
  is: 'exclaim',
  ...HEAD,
  make: () => {
    const random = randomNamed('aghast')
    const sound = lash(0.9, [700, 3200], random)
    const gasp = shaped(highPass(pinkNoise(0.2, random), 900), throughPoints([0, 0], [0.16, 1, -1], [0.2, 0]))
    lay(sound, normalized(gasp), { at: 0.04, gain: 0.4 })
    return spoken(
      sound,
      { vowel: 'ee', seconds: 0.36, pitch: glide(440, 620, 0.2), breath: 0.2, roughness: 0.15 },
      0.22,
      random,
    )
  },
}

/** A very small thing draws its eyes in. */
export const squeak: Sound = {
  ...{ is: 'squeak', kind: 'one-shot', channels: 1, kilobits: 48, loudness: LOUDNESS.touch, variations: 3 },
  make(variation) {
    const random = randomNamed(`squeak ${variation}`)
    const sound = stereoSilence(0.35)
    layPeeps(sound, { pitch: 1500, calls: [0.13] }, random)
    return inHabitat(sound, { ...PAPER, wet: 0.12, air: 44 }, random)
  },
}

/** A hand goes along the hair. */
export const stroked: Sound = {
  ...{ is: 'rustle', kind: 'one-shot', channels: 1, kilobits: 64, loudness: LOUDNESS.touch - 2, variations: 3 },
  make: (variation) => {
    const random = randomNamed(`stroked ${variation}`)
    const sound = stereoSilence(0.5)
    const hand = throughPoints([0, 0], [0.03, 0.5], [0.06 + 0.06 * variation, 1], [0.4, 0, 2])
    lay(sound, normalized(paper(0.4, hand, random)), { at: 0.008 })
    lay(sound, knock(random.between(210, 250), random, 0.05), { at: 0.3, gain: 0.1 })
    return asTake(inRoom(sound, 0.1, PAPER), variation)
  },
}

/** All of the braid flies open: a lash, and hair after hair lets go. */
export const burst: Sound = {
  is: 'whoosh',
  ...HEAD,
  make: () => {
    const random = randomNamed('burst')
    const sound = lash(0.9, [500, 3000], random)
    for (let lobe = 0; lobe < 9; lobe++) {
      const crack = shaped(highPass(pinkNoise(0.03, random), 1400), throughPoints([0, 1], [0.03, 0, 2]))
      lay(sound, normalized(crack), { at: 0.02 + lobe * 0.036, gain: 0.1 * (1 - lobe / 12) })
    }
    return inRoom(sound, 0.16, PAPER)
  },
}

/** The lance falls, and bounces once; then hush. */
export const eighth: Sound = {
  is: 'wood',
  ...HEAD,
  make: () => {
    const random = randomNamed('eighth')
    const sound = stereoSilence(1.8)
    const fall = bandPass(pinkNoise(0.3, random), glide(500, 1200, 0.3), 1)
    lay(sound, shaped(normalized(fall), throughPoints([0, 0], [0.02, 0.5], [0.3, 1])), { gain: 0.25 })
    for (const [at, gain] of [
      [0.3, 0.8],
      [0.52, 0.4],
    ] as const) {
      lay(sound, knock(170, random, 0.09), { at, gain })
      lay(sound, knock(410, random, 0.06), { at: at + 0.012, gain: gain * 0.6 })
    }
    const hush = bandPass(highPass(pinkNoise(0.7, random), 1600), glide(2400, 3400, 0.4), 0.8)
    lay(sound, normalized(shaped(hush, throughPoints([0, 0], [0.09, 1], [0.45, 0.8], [0.7, 0, 2]))), {
      at: 0.8,
      gain: 0.25,
    })
    return inRoom(sound, 0.14, PAPER)
  },
}

/** So much hair goes through the air: a swell between two pitches, in hertz, and the flick of its end. */
function lash(seconds: number, [from, to]: readonly [number, number], random: Random): Stereo {
  const sound = stereoSilence(seconds)
  lay(sound, swish(0.36, [0.5 * from, 0.5 * to], random), { at: 0.003, gain: 0.8 })
  const flick: Signal = bandPass(pinkNoise(0.06, random), Math.max(from, to) * 1.6, 1.6)
  lay(sound, normalized(shaped(flick, throughPoints([0, 0], [0.006, 1], [0.06, 0, 2]))), { at: 0.2, gain: 0.3 })
  return sound
}

/** The same, and what she says to it. */
function spoken(sound: Stereo, manner: Manner, at: number, random: Random): Stereo {
  lay(sound, said(manner, random), { at, gain: 0.6 })
  return inRoom(sound, 0.12, PAPER)
}
