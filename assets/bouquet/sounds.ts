import { asTake } from '../sound/asTake'
import { type Envelope, glide, strike, throughPoints } from '../sound/envelopes'
import { bandPass, formants, highPass, lowPass } from '../sound/filters'
import { layGlass } from '../sound/glass'
import { pinkNoise, sine, whiteNoise } from '../sound/oscillators'
import { lay } from '../sound/placing'
import { type Random, randomNamed } from '../sound/random'
import { bubble, plucked, struck } from '../sound/resonators'
import { inRoom, type Room } from '../sound/reverb'
import { frequencyOf, normalized, type Signal, shaped, stereoSilence, sum } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'
import { throat } from '../sound/throat'
import { waltz as tune } from './waltz'

/** The open air, close to a flower. */
const MEADOW: Room = { decay: 0.35, size: 0.4, dullness: 6000 }

export const waltz: Sound = {
  is: 'music',
  kind: 'loop',
  channels: 2,
  kilobits: 80,
  loudness: LOUDNESS.music,
  make: tune,
}

/** A petal gives: two fibres, a soft pop, and a string somewhere. */
export const pluck: Sound = {
  is: 'bubble',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect,
  variations: 3,
  make(variation) {
    const random = randomNamed(`pluck ${variation}`)
    const sound = stereoSilence(0.5)
    const creak = bandPass(whiteNoise(0.09, random), glide(2400, 4600, 0.08), 1.6)
    lay(sound, normalized(shaped(creak, throughPoints([0, 0], [0.03, 0.5], [0.07, 1, -2], [0.09, 0, 2]))), {
      gain: 0.34,
    })
    lay(sound, normalized(highPass(shaped(whiteNoise(0.012, random), strike(0.0004, 0.008)), 5000)), {
      at: 0.075,
      gain: 0.22,
    })
    const pop = shaped(
      sine(glide(random.between(780, 860), 430, 0.05), 0.09),
      throughPoints([0, 0], [0.003, 1], [0.09, 0, 4]),
    )
    lay(sound, pop, { at: 0.078, gain: 0.5 })
    const string = plucked(
      frequencyOf([79, 81, 86][variation - 1] ?? 81),
      0.36,
      { brightness: 0.35, decay: 0.35, place: 0.3, damping: 0.6 },
      random,
    )
    lay(sound, normalized(string), { at: 0.08, gain: 0.3 })
    return inRoom(sound, 0.14, MEADOW)
  },
}

/** A broad brush over paper, to and fro. */
export const brush: Sound = {
  is: 'rustle',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.touch - 1,
  variations: 3,
  make(variation) {
    const random = randomNamed(`brush ${variation}`)
    const sound = stereoSilence(0.62)
    for (const [at, seconds, pitch] of [
      [0.02, 0.2, 1500],
      [0.2, 0.16, 2200],
      [0.34, 0.24, 1300],
    ] as const) {
      const hairs = bandPass(pinkNoise(seconds, random), glide(pitch, pitch * random.between(1.5, 1.9), seconds), 0.9)
      const pull = throughPoints([0, 0], [seconds * 0.3, 1], [seconds * 0.7, 0.5], [seconds, 0])
      lay(sound, normalized(shaped(hairs, pull)), { at, gain: random.between(0.5, 0.8) })
    }
    return asTake(inRoom(sound, 0.06, MEADOW), variation)
  },
}

/** Oh! A small voice that has hoped for it. */
export const ah: Sound = {
  is: 'exclaim',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.voice - 3,
  variations: 2,
  make(variation) {
    const random = randomNamed(`ah ${variation}`)
    const sound = stereoSilence(0.4)
    const high = [620, 680][variation - 1] ?? 620
    const pitch = throughPoints([0, high * 0.66], [0.08, high * 0.8], [0.18, high], [0.3, high * 0.94])
    lay(sound, sung(0.3, pitch, throughPoints([0, 0.5], [0.15, 1], [0.3, 0.7]), random), { at: 0.02 })
    return inRoom(sound, 0.16, MEADOW)
  },
}

/** Aw. The same voice, let down. */
export const aw: Sound = {
  is: 'exclaim',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.voice - 4,
  variations: 2,
  make(variation) {
    const random = randomNamed(`aw ${variation}`)
    const sound = stereoSilence(0.56)
    const high = [540, 500][variation - 1] ?? 540
    const pitch = throughPoints([0, high * 0.9], [0.07, high], [0.24, high * 0.8], [0.44, high * 0.58])
    lay(sound, sung(0.44, pitch, throughPoints([0, 0.2], [0.1, 0.4], [0.44, 0.05]), random), { at: 0.02 })
    return inRoom(sound, 0.18, MEADOW)
  },
}

/** All of her laughs. */
export const laugh: Sound = {
  is: 'laugh',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.bigMoment - 1,
  make() {
    const random = randomNamed('laugh')
    const sound = stereoSilence(1.9)
    const gasp = bandPass(pinkNoise(0.16, random), glide(1200, 2600, 0.16), 1.2)
    lay(sound, normalized(shaped(gasp, throughPoints([0, 0], [0.12, 1], [0.16, 0]))), { gain: 0.18 })
    for (const [place, high] of [560, 640, 690, 670, 640, 600, 560, 530, 500].entries()) {
      const seconds = random.between(0.085, 0.105)
      const pitch = throughPoints([0, high * 1.06], [seconds * 0.4, high], [seconds, high * 0.8])
      const ha = sung(seconds, pitch, throughPoints([0, 0.6], [seconds * 0.3, 1], [seconds, 0.5]), random)
      lay(sound, ha, { at: 0.16 + place * (0.142 + place * 0.004), gain: 1 - place * 0.07 })
    }
    return inRoom(sound, 0.2, MEADOW)
  },
}

/** A heart breaks, dry as a twig; then all of her sighs, and it shakes her. */
export const sigh: Sound = {
  is: 'exclaim',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.bigMoment - 1,
  make() {
    const random = randomNamed('sigh')
    const sound = stereoSilence(2.3)
    for (const [at, gain] of [
      [0.05, 0.5],
      [0.085, 0.3],
      [0.13, 0.7],
    ] as const) {
      const twig = struck(
        [1240, 2130, 3380].map((frequency, mode) => ({
          frequency: frequency * random.between(0.9, 1.1),
          gain: 1 / (1 + mode),
          decay: 0.03,
        })),
        0.06,
      )
      lay(sound, normalized(twig), { at, gain })
    }
    for (const [at, high, seconds] of [
      [0.26, 560, 0.16],
      [0.46, 590, 0.18],
      [0.7, 640, 1.15],
    ] as const) {
      const shake = (moment: number) => 1 + 0.03 * Math.sin(2 * Math.PI * 6.4 * moment) * Math.min(1, moment * 3)
      const fall = throughPoints(
        [0, high * 0.84],
        [seconds * 0.2, high],
        [seconds * 0.5, high * 0.82],
        [seconds, high * 0.46],
      )
      const cry = sung(
        seconds,
        (moment) => fall(moment) * shake(moment),
        throughPoints([0, 0.3], [seconds * 0.3, 0.7], [seconds, 0.08]),
        random,
      )
      lay(sound, cry, { at, gain: seconds > 1 ? 1 : 0.55 })
    }
    const breath = bandPass(pinkNoise(0.5, random), glide(1500, 700, 0.5), 0.8)
    lay(sound, normalized(shaped(breath, throughPoints([0, 0], [0.1, 1], [0.5, 0, 1]))), { at: 1.6, gain: 0.16 })
    return inRoom(sound, 0.2, MEADOW)
  },
}

/** A nose is pressed. */
export const boop: Sound = {
  is: 'bubble',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 2,
  variations: 2,
  make(variation) {
    const random = randomNamed(`boop ${variation}`)
    const sound = stereoSilence(0.4)
    const low = [520, 580][variation - 1] ?? 520
    const rubber = shaped(
      sine(throughPoints([0, low], [0.05, low * 1.9, -1], [0.14, low * 1.5]), 0.15),
      throughPoints([0, 0], [0.008, 1], [0.15, 0, 2]),
    )
    lay(sound, rubber, { gain: 0.6 })
    const giggle = throughPoints([0, low * 1.25], [0.05, low * 1.4], [0.1, low * 1.1])
    for (const at of [0.11, 0.21])
      lay(sound, sung(0.1, giggle, throughPoints([0, 0.3], [0.04, 0.8], [0.1, 0.3]), random), { at, gain: 0.4 })
    return inRoom(sound, 0.12, MEADOW)
  },
}

/** A new ring unfolds, bud by bud. */
export const buds: Sound = {
  is: 'bubble',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 4,
  make() {
    const random = randomNamed('buds')
    const sound = stereoSilence(0.8)
    for (let bud = 0; bud < 7; bud++) {
      const pop = bubble(380 * 1.14 ** bud * random.between(0.97, 1.03), 0.06, 0.7)
      lay(sound, pop, { at: 0.02 + bud * 0.055, gain: 0.8 - bud * 0.06, pan: (bud - 3) * 0.1 })
      const leaf = highPass(shaped(whiteNoise(0.03, random), strike(0.004, 0.025)), 3500)
      lay(sound, normalized(leaf), { at: 0.03 + bud * 0.055, gain: 0.12 })
    }
    return inRoom(sound, 0.16, MEADOW)
  },
}

/** A snail goes into its shell, and shuts the door. */
export const shell: Sound = {
  is: 'gulp',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 5,
  make() {
    const random = randomNamed('shell')
    const sound = stereoSilence(0.4)
    for (let drop = 0; drop < 3; drop++)
      lay(sound, bubble(900 - drop * 190, 0.05, 0.5), { at: drop * 0.045, gain: 0.5 })
    const door = struck(
      [
        { frequency: 820, gain: 1, decay: 0.05 },
        { frequency: 1930, gain: 0.5, decay: 0.03 },
      ],
      0.1,
    )
    lay(sound, normalized(door), { at: 0.16, gain: 0.7 })
    lay(sound, normalized(lowPass(shaped(whiteNoise(0.02, random), strike(0.001, 0.015)), 1800)), {
      at: 0.16,
      gain: 0.25,
    })
    return inRoom(sound, 0.12, MEADOW)
  },
}

/** A stem touches the glass, with a drop of the water. */
export const clink: Sound = {
  is: 'glass',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 4.5,
  make() {
    const random = randomNamed('clink')
    const sound = stereoSilence(0.9)
    layGlass(sound, { pitch: 2100, at: 0.02 }, random)
    layGlass(sound, { pitch: 2050, at: 0.15, gain: 0.5 }, random)
    lay(sound, bubble(640, 0.07, 0.6), { at: 0.09, gain: 0.12 })
    return inRoom(sound, 0.08, MEADOW)
  },
}

/** A syllable of hers. @param open how far her mouth is open, 0…1 */
function sung(seconds: number, pitch: Envelope, open: Envelope, random: Random): Signal {
  const voice = { jitter: 0.012, roughness: 0.06, roughnessRate: 40, breath: 0.2, opening: 0.24 }
  const mouth = formants(throat(seconds, pitch, voice, random), [
    [(moment) => 460 + 520 * open(moment), 130, 1],
    [(moment) => 960 + 620 * open(moment), 190, 0.75],
    [3000, 420, 0.22],
    [4200, 600, 0.08],
  ])
  const swell = throughPoints([0, 0], [Math.min(0.02, seconds * 0.2), 1], [seconds * 0.55, 0.8], [seconds, 0])
  // Breath goes past the mouth, too, or nothing would be heard above it.
  const breath = shaped(normalized(highPass(whiteNoise(seconds, random), 7000)), 0.05)
  return normalized(shaped(sum(highPass(normalized(mouth), 240), breath), swell))
}
