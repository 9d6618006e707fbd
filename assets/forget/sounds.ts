import { asTake } from '../sound/asTake'
import { layClick } from '../sound/contacts'
import { type Envelope, glide, strike, throughPoints, wobble } from '../sound/envelopes'
import { bandPass, formants, highPass } from '../sound/filters'
import { inHabitat } from '../sound/habitat'
import { layPeeps } from '../sound/mouse'
import { frequencyModulated, pinkNoise, sine, whiteNoise } from '../sound/oscillators'
import { paper } from '../sound/paper'
import { lay } from '../sound/placing'
import { type Random, randomNamed } from '../sound/random'
import { struck } from '../sound/resonators'
import { inRoom, type Room } from '../sound/reverb'
import { frequencyOf, normalized, type Signal, type Stereo, shaped, stereoSilence } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'
import { dusty, uneven } from '../sound/surface'
import { throat } from '../sound/throat'
import { layWingbeats } from '../sound/wingbeats'
import { tune as playTune } from './tune'

/** A large room that one does not see. */
const DARK: Room = { decay: 1.1, size: 1, dullness: 3200 }

/** A music box that has lost some of its teeth: it comes nearer with the text. */
export const tune: Sound = {
  is: 'music',
  kind: 'loop',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.music - 2,
  make: playTune,
}

/** The torch is put on. */
export const click: Sound = {
  is: 'click',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch,
  variations: 3,
  make: (variation) => switched(`click ${variation}`, 1),
}

/** And out. */
export const clack: Sound = {
  is: 'click',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch,
  variations: 3,
  make: (variation) => switched(`clack ${variation}`, 0.78),
}

/** The tones of a small can, each of them two that beat. */
const CAN = [1, 1.47, 1.87, 2.51, 3.22, 4.3] as const

/** Two batteries, in a torch that somebody shakes. */
export const rattle: Sound = {
  is: 'metal',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 4,
  make() {
    const random = randomNamed('rattle')
    const sound = stereoSilence(0.6)
    for (const [knock, at] of [0.006, 0.1, 0.17, 0.3].entries()) {
      const pitch = 1800 * random.between(0.8, 1.25)
      const modes = CAN.flatMap((ratio, mode) =>
        [0.997, 1.003].map((apart) => ({
          frequency: pitch * ratio * apart * random.between(0.97, 1.03),
          gain: random.between(0.4, 1) / (1 + 0.15 * mode),
          decay: 0.12 / (1 + 0.3 * mode),
        })),
      )
      lay(sound, dusty(normalized(struck(modes, 0.18)), 0.12, random), { at, gain: 0.6 * 0.8 ** knock })
      const spring = shaped(bandPass(whiteNoise(0.02, random), 4200, 1.4), strike(0.001, 0.014))
      lay(sound, normalized(spring), { at, gain: 0.16 * 0.72 ** knock })
    }
    return inRoom(sound, 0.05, DARK)
  },
}

/** Ah: somebody thinks of something again. */
export const ah: Sound = {
  is: 'exclaim',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.voice - 4,
  variations: 2,
  make(variation) {
    const random = randomNamed(`ah ${variation}`)
    const sound = stereoSilence(0.7)
    const high = [330, 370][variation - 1] ?? 330
    const pitch = throughPoints([0, high * 0.82], [0.1, high * 0.9], [0.24, high], [0.42, high * 0.9])
    lay(sound, breathed(0.42, pitch, throughPoints([0, 0.3], [0.18, 1], [0.42, 0.6]), random), { at: 0.02, gain: 0.8 })
    // And what it is lights up.
    const bell = shaped(frequencyModulated(frequencyOf([81, 84][variation - 1] ?? 81), 3, 0.5, 0.5), strike(0.004, 0.4))
    lay(sound, bell, { at: 0.16, gain: 0.12 })
    return inRoom(sound, 0.28, DARK)
  },
}

/** Something light hops on paper. */
export const hop: Sound = {
  is: 'rustle',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 5,
  variations: 3,
  make(variation) {
    const random = randomNamed(`hop ${variation}`)
    const sound = stereoSilence(0.6)
    const up = random.between(300, 380)
    const spring = shaped(sine(glide(up, up * 1.9, 0.12), 0.14), throughPoints([0, 0], [0.02, 0.6], [0.14, 0]))
    lay(sound, spring, { at: 0.005, gain: 0.1 })
    lay(sound, normalized(paper(0.1, throughPoints([0, 0], [0.03, 1], [0.1, 0]), random)), { gain: 0.5 })
    const thump = shaped(sine(glide(190, 110, 0.06), 0.12), strike(0.002, 0.09))
    lay(sound, thump, { at: 0.33, gain: 0.2 })
    const taken = throughPoints([0, 0], [0.012, 1, 1], [0.06, 0.45], [0.16, 0])
    lay(sound, normalized(paper(0.16, taken, random)), { at: 0.325 })
    return asTake(inRoom(sound, 0.06, DARK), variation)
  },
}

/** The mouse in the sock would rather sleep. */
export const squeak: Sound = {
  is: 'squeak',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.voice - 5,
  variations: 2,
  make(variation) {
    const random = randomNamed(`squeak ${variation}`)
    const sound = stereoSilence(0.5)
    layPeeps(sound, { pitch: 2400, calls: variation === 1 ? [0.07, 0.12] : [0.06, 0.06, 0.12], shrill: 1 }, random)
    return inHabitat(sound, { ...DARK, wet: 0.05, air: 50 }, random)
  },
}

/** Wings of a moth, near the ear. */
export const flutter: Sound = {
  is: 'wings',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch,
  variations: 2,
  make(variation) {
    const random = randomNamed(`flutter ${variation}`)
    const sound = stereoSilence(1.3)
    layWingbeats(sound, { from: 0.01, to: 0.9, rate: 12 - 2 * variation, lastRate: 7, low: 420, gain: 1 }, random)
    return inHabitat(sound, { ...DARK, wet: 0.08, air: 36 }, random)
  },
}

/** It is known: what the music box wanted to play, all at once and a little wrong; and somebody sighs. */
export const lost: Sound = {
  is: 'exclaim',
  kind: 'one-shot',
  channels: 2,
  kilobits: 64,
  loudness: LOUDNESS.bigMoment,
  make() {
    const random = randomNamed('lost')
    const sound = stereoSilence(3)
    // The light flies open.
    const air = bandPass(pinkNoise(0.6, random), glide(420, 3600, 0.42), 0.9)
    lay(sound, normalized(shaped(air, throughPoints([0, 0], [0.03, 0.2], [0.36, 1, 1], [0.6, 0]))), { gain: 0.34 })
    for (const [note, midi] of [57, 64, 68, 72, 76, 83].entries()) {
      const frequency = frequencyOf(midi) * (1 + 0.002 * random.bell())
      const bell = shaped(
        frequencyModulated(frequency, 3.01, (moment) => 1.1 * Math.exp(-moment * 9), 2.2),
        strike(0.004, 1.9),
      )
      lay(sound, bell, { at: 0.38 + note * 0.055, gain: 0.3, pan: -0.5 + note * 0.2 })
    }
    lay(sound, shaped(sine(glide(110, 55, 0.5), 1.1), strike(0.01, 0.9)), { at: 0.38, gain: 0.4 })
    laySigh(sound)
    return inRoom(sound, 0.32, { ...DARK, decay: 1.9 })
  },
}

/** The night closes in again. */
export const close: Sound = {
  is: 'wind',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 4,
  make() {
    const random = randomNamed('close')
    const sound = stereoSilence(1.4)
    const gust = wobble(7, random)
    const cloth = pinkNoise(1.2, random)
    const drawn = throughPoints([0, 0], [0.55, 1, 1], [0.85, 0.7], [1.2, 0])
    for (const [centre, gain] of [
      [350, 0.6],
      [700, 0.4],
    ] as const) {
      const fall = glide(1.6 * centre, 0.6 * centre, 1.1)
      const hump = bandPass(cloth, (moment) => fall(moment) * 2 ** (0.3 * gust(moment)), 2)
      lay(sound, normalized(shaped(hump, (moment) => drawn(moment) * (0.8 + 0.2 * gust(moment)))), { gain })
    }
    lay(sound, shaped(sine(glide(95, 52, 0.2), 0.4), strike(0.004, 0.32)), { at: 0.86, gain: 0.15 })
    return uneven(inRoom(sound, 0.2, DARK), 0.6, random)
  },
}

/** A slide of tin over a notch. */
function switched(name: string, pitch: number) {
  const random = randomNamed(name)
  const sound = stereoSilence(0.24)
  const click = {
    pitch: 1300 * pitch * random.between(0.85, 1.15),
    gap: random.between(0.075, 0.1),
    second: random.between(0.5, 0.8),
  }
  layClick(sound, click, random)
  const body = shaped(sine(glide(320 * pitch, 190 * pitch, 0.03), 0.06), strike(0.003, 0.05))
  lay(sound, body, { at: 0.004, gain: 0.08 })
  return inRoom(sound, 0.08, { ...DARK, decay: 0.3, size: 0.6, dullness: 2600 })
}

/** A soft voice with much breath in it, its mouth as far open as `open` says. */
function breathed(seconds: number, pitch: Envelope, open: Envelope, random: Random): Signal {
  const voice = { jitter: 0.014, roughness: 0.05, roughnessRate: 40, breath: 0.55, opening: 0.3 }
  const mouth = formants(throat(seconds, pitch, voice, random), [
    [(moment) => 430 + 380 * open(moment), 120, 1],
    [(moment) => 900 + 320 * open(moment), 170, 0.7],
    [2700, 380, 0.2],
  ])
  const swell = throughPoints([0, 0], [seconds * 0.16, 1], [seconds * 0.5, 0.8], [seconds, 0])
  return normalized(highPass(shaped(mouth, swell), 150))
}

/** Somebody sighs, when what rang out is dying away. */
function laySigh(sound: Stereo): void {
  const random = randomNamed('sigh')
  const breath = bandPass(pinkNoise(0.4, random), glide(900, 1700, 0.4), 0.9)
  lay(sound, normalized(shaped(breath, throughPoints([0, 0], [0.3, 1], [0.4, 0]))), { at: 0.72, gain: 0.1 })
  const pitch = throughPoints([0, 300], [0.15, 320], [0.5, 246], [1, 176])
  lay(sound, breathed(1, pitch, throughPoints([0, 0.9], [0.3, 1], [1, 0.1]), random), { at: 1.15, gain: 0.45 })
}
