import { asTake } from '../sound/asTake'
import { layTouch } from '../sound/contacts'
import { glide, strike, throughPoints } from '../sound/envelopes'
import { bandPass, formants, highPass, lowPass } from '../sound/filters'
import { inHabitat } from '../sound/habitat'
import { layPeeps } from '../sound/mouse'
import { pinkNoise, sine, whiteNoise } from '../sound/oscillators'
import { lay } from '../sound/placing'
import { type Random, randomNamed } from '../sound/random'
import { bubble, plucked, struck } from '../sound/resonators'
import { inRoom, type Room } from '../sound/reverb'
import { normalized, type Signal, shaped, stereoSilence, sum } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'
import { exclaimed } from '../sound/speech'
import { throat } from '../sound/throat'
import { layWingbeats } from '../sound/wingbeats'
import { galop as tune } from './galop'

/** Cake swallows every echo. */
const HILLS: Room = { decay: 0.22, size: 0.6, dullness: 3000 }

export const galop: Sound = {
  is: 'music',
  kind: 'loop',
  channels: 2,
  kilobits: 80,
  loudness: LOUDNESS.music,
  make: tune,
}

/** The bill snaps shut on something crisp. It is heard every 0.8 s, so it is short and soft. */
export const munch: Sound = {
  is: 'munch',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 3,
  variations: 4,
  make(variation) {
    const random = randomNamed(`munched ${variation}`)
    const sound = stereoSilence(0.34)
    // It gives way in fifty bits, dry and high, most of them at once, no two as loud.
    for (let crumb = 0; crumb < 50; crumb++) {
      const at = 0.01 + (0.15 + 0.01 * variation) * random.next() ** 1.3
      lay(sound, crunch(random), { at, gain: 0.5 * Math.min(2.4, Math.exp(random.bell() - 0.5)) })
    }
    const jaw = shaped(lowPass(pinkNoise(0.18, random), 500), throughPoints([0, 0], [0.05, 1], [0.18, 0]))
    lay(sound, normalized(jaw), { at: 0.004, gain: 0.6 })
    return inRoom(sound, 0.04, HILLS)
  },
}

/** Down it goes, round as a bubble. */
export const swallow: Sound = {
  is: 'gulp',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 4,
  variations: 3,
  make(variation) {
    const random = randomNamed(`swallow ${variation}`)
    const sound = stereoSilence(0.5)
    for (const [at, pitch] of [
      [0.005, 150 + 30 * variation],
      [0.12 + 0.02 * variation, 330 - 30 * variation],
    ] as const) {
      lay(sound, bubble(pitch * random.between(0.85, 1.15), 0.09, 1.4), { at })
      const wet = bandPass(pinkNoise(0.09, random), glide(400, 1100, 0.08), 2.5)
      lay(sound, normalized(shaped(wet, throughPoints([0, 0], [0.05, 1], [0.09, 0]))), { at: at + 0.01, gain: 0.4 })
    }
    for (let drop = 0; drop < 6; drop++) {
      const at = 0.18 + 0.2 * random.next()
      lay(sound, bubble(random.acrossOctaves(350, 1300), 0.04, 0.8), { at, gain: 0.3 * random.next() })
    }
    return inRoom(sound, 0.06, HILLS)
  },
}

/** Something sweet is flicked into the sky: a plucked string of sugar, and its whistle on the way up. */
export const toss: Sound = {
  is: 'spring',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect,
  variations: 3,
  make(variation) {
    const random = randomNamed(`toss ${variation}`)
    const sound = stereoSilence(0.62)
    const low = random.between(430, 480)
    const whistle = shaped(
      sine((moment) => low * (1 + 1.5 * (1 - Math.exp(-moment * 7))) * (1 + 0.012 * Math.sin(moment * 120)), 0.46),
      throughPoints([0, 0], [0.02, 1], [0.16, 0.5], [0.46, 0, 1]),
    )
    lay(sound, whistle, { at: 0.01, gain: 0.5 })
    const string = { brightness: 0.8, decay: 0.5, place: 0.2, damping: 0.15 }
    lay(sound, normalized(plucked(low, 0.5, string, random)), { at: 0.004, gain: 0.8 })
    layTouch(sound, 0.004, 0.2, random)
    return asTake(inRoom(sound, 0.14, HILLS), variation)
  },
}

/** Her stubs of wings, when it has to be higher than ever. */
export const flutter: Sound = {
  is: 'wings',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 3,
  variations: 3,
  make(variation) {
    const random = randomNamed(`flutter ${variation}`)
    const sound = stereoSilence(0.8)
    layWingbeats(sound, { from: 0.01, to: 0.5, rate: 6.5, low: 330, gain: 1 }, random)
    return inHabitat(sound, { ...HILLS, wet: 0.08, air: 44 }, random)
  },
}

/** After ten. She is small, and it is not. */
export const burp: Sound = {
  is: 'burp',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.voice,
  variations: 2,
  make(variation) {
    const random = randomNamed(`burp ${variation}`)
    const seconds = variation === 1 ? 0.44 : 0.36
    const sound = stereoSilence(seconds + 0.25)
    const low = variation === 1 ? 66 : 74
    const line = throughPoints([0, low], [0.12, low * 1.4], [seconds, low * 0.85])
    const torn = { jitter: 0.12, shimmer: 0.5, halved: 0.5, breath: 0.35, tilt: 2200 }
    const belly = exclaimed(
      seconds,
      line,
      variation === 1
        ? [
            [560, 1050],
            [400, 850],
          ]
        : [
            [620, 1150],
            [420, 850],
          ],
      torn,
      random,
    )
    lay(sound, shaped(belly, throughPoints([0, 0], [0.03, 1], [seconds * 0.75, 0.7], [seconds, 0])), { at: 0.01 })
    return inHabitat(sound, { ...HILLS, wet: 0.1, air: 46 }, random)
  },
}

/** Somebody has pressed her pouch: what is in it rattles, and she giggles. */
export const giggle: Sound = {
  is: 'laugh',
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
    return asTake(inRoom(sound, 0.1, HILLS), variation, 0.05)
  },
}

/** An ant, beside itself. */
export const squeak: Sound = {
  is: 'squeak',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch + 2,
  variations: 3,
  make(variation) {
    const random = randomNamed(`squeak ${variation}`)
    const sound = stereoSilence(0.5)
    layPeeps(sound, { pitch: 2600, calls: variation === 2 ? [0.06, 0.07] : [0.07, 0.06, 0.08] }, random)
    return inHabitat(sound, { ...HILLS, wet: 0.12, air: 44 }, random)
  },
}

/** A table full of ants, and their cups. */
export const cheer: Sound = {
  is: 'squeak',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.touch + 4,
  make() {
    const random = randomNamed('cheer')
    const sound = stereoSilence(0.9)
    for (let ant = 0; ant < 7; ant++) {
      const at = ant === 0 ? 0.02 : 0.02 + random.between(0, 0.35)
      layPeeps(sound, { pitch: random.between(1900, 3100), calls: [0.06, 0.11], at, shrill: 1 }, random)
    }
    for (let cup = 0; cup < 3; cup++) lay(sound, cups(random), { at: 0.3 + random.between(0, 0.14), gain: 0.35 })
    return inHabitat(sound, { ...HILLS, wet: 0.05, air: 50 }, random)
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

/** Two cups of sugar. */
function cups(random: Random): Signal {
  const pitch = random.between(2300, 3000)
  return normalized(
    struck(
      [1, 2.6].map((ratio, mode) => ({ frequency: pitch * ratio, gain: 1 / (1 + mode), decay: 0.09 / (1 + mode) })),
      0.16,
    ),
  )
}

/** Something crisp gives way. */
function crunch(random: Random): Signal {
  const seconds = random.between(0.002, 0.014)
  const bit = bandPass(whiteNoise(1.5 * seconds, random), random.acrossOctaves(800, 8000), 1.1)
  return normalized(shaped(bit, strike(0.0003, seconds)))
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
