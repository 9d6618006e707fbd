import { glide, strike, throughPoints, wobble } from '../sound/envelopes'
import { bandPass, formants, highPass, lowPass, saturated } from '../sound/filters'
import { folds } from '../sound/folds'
import { inHabitat } from '../sound/habitat'
import { frequencyModulated, pinkNoise, sine, whiteNoise } from '../sound/oscillators'
import { around, aroundStereo, lay, layAround, mixed } from '../sound/placing'
import { type Random, randomNamed } from '../sound/random'
import { inRoom, type Room, reverberation } from '../sound/reverb'
import { frequencyOf, normalized, type Signal, shaped, stereoSilence, sum } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'
import { layBubbles } from '../sound/water'

/** Walls around a fountain. */
const COURT: Room = { decay: 0.8, size: 0.9, dullness: 4800 }
const FOUNTAIN_SECONDS = 8

/** Water falling into water: a jet's hiss, its fall on the basin, and drops that can be told apart. */
export const fountain: Sound = {
  is: 'fountain',
  kind: 'loop',
  channels: 2,
  kilobits: 64,
  loudness: LOUDNESS.ambience,
  make() {
    const loop = stereoSilence(FOUNTAIN_SECONDS)
    for (const side of [-0.7, 0.7]) layAround(loop, fall(randomNamed(`fountain ${side}`)), { pan: side, gain: 0.5 })
    const random = randomNamed('fountain bubbles')
    const span = { from: 0, to: FOUNTAIN_SECONDS, crowding: 1 }
    layBubbles(loop, { ...span, count: 700, lowest: 600, highest: 3000, gain: 0.075 }, random)
    layBubbles(loop, { ...span, count: 60, lowest: 330, highest: 720, gain: 0.12 }, random)
    layBubbles(loop, { ...span, count: 30, lowest: 900, highest: 2100, gain: 0.27 }, random)
    return aroundStereo(loop, (sound) => mixed([sound, 1], [reverberation(sound, COURT), 0.14]))
  },
}

/** A fairy close to the ear: glass in the wind, going up when she is freed or caught. */
export const shimmer: Sound = {
  is: 'chime',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 2,
  variations: 3,
  make(variation) {
    const random = randomNamed(`shimmer ${variation}`)
    const sound = stereoSilence(1.1)
    // Degrees of the Lydian scale on C, each variation in another order; never a tune one could tire of.
    const scale = [84, 86, 88, 90, 91, 93, 95, 96, 98, 100]
    let at = 0
    for (let grain = 0; grain < 13; grain++) {
      const degree = Math.round((grain / 12) * (scale.length - 1) + random.between(-1.6, 1.6))
      const midi = scale[Math.min(scale.length - 1, Math.max(0, degree))] ?? 84
      const swell = Math.sin(Math.PI * Math.min(1, (grain + 2) / 14))
      lay(sound, glass(midi, random), { at, gain: 0.8 * swell * random.between(0.55, 1) })
      at += 0.075 - grain * 0.0032 + random.between(-0.012, 0.012)
    }
    const dust = wobble(240, random)
    const air = shaped(
      bandPass(whiteNoise(0.9, random), glide(3600, 6400, 0.8), 1.2),
      (moment) => throughPoints([0, 0], [0.35, 1], [0.9, 0, 1.5])(moment) * Math.max(0, dust(moment)) ** 2,
    )
    lay(sound, normalized(air), { gain: 0.13 })
    return inRoom(sound, 0.3, { decay: 0.9, size: 0.7, dullness: 6500 })
  },
}

/** The bottle's cork: it squeaks, it gives, and the bottle says its own note. */
export const cork: Sound = {
  is: 'bubble',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 2,
  make() {
    const random = randomNamed('cork')
    const sound = stereoSilence(0.5)
    lay(sound, normalized(squeak(0.07, random)), { gain: 0.28 })
    const pressure = bandPass(shaped(whiteNoise(0.05, random), strike(0.0006, 0.03)), 1250, 1.1)
    lay(sound, normalized(pressure), { at: 0.08, gain: 0.55 })
    const neck = shaped(sine(glide(470, 640, 0.03), 0.16), strike(0.0015, 0.13))
    const belly = shaped(sine(glide(235, 205, 0.1), 0.22), strike(0.003, 0.2))
    lay(sound, sum(neck, shaped(belly, 0.5)), { at: 0.08, gain: 0.9 })
    const glassRing = shaped(frequencyModulated(2630, 1.53, 0.5, 0.25), strike(0.001, 0.2))
    lay(sound, glassRing, { at: 0.082, gain: 0.07 })
    return inRoom(sound, 0.14, COURT)
  },
}

/** The toad's three notes, as high as they lie over the lowest: in any order they are a tune. */
const NOTES = [1, 5 / 4, 3 / 2] as const

/** A note as a toad sings it: pulses that can nearly be counted, in a throat as large as its head. */
export const croak: Sound = {
  is: 'frog',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.voice - 2,
  variations: NOTES.length,
  make(variation) {
    const random = randomNamed(`croak ${variation}`)
    const sound = stereoSilence(0.5)
    const note = NOTES[variation - 1] ?? 1
    const swing = { jitter: 0.02, shimmer: 0.15, halved: 0, breath: 0.23, tilt: 5700 }
    const sung = formants(folds(0.39, glide(46, 57, 0.39), swing, random), [
      [1050 * note, 200, 1],
      [2380 * note, 250, 1.3],
      [2740, 300, 0.6],
      [4400, 500, 0.3],
    ])
    const swell = throughPoints([0, 0], [0.03, 0.35], [0.27, 1], [0.36, 0.8], [0.39, 0])
    lay(sound, shaped(saturated(normalized(sung), 1.2), swell))
    return inHabitat(sound, { ...COURT, wet: 0.14, air: 47 }, random)
  },
}

/** One side of the fountain. */
function fall(random: Random): Signal {
  const noise = pinkNoise(FOUNTAIN_SECONDS, random)
  const slow = wobble(0.8, random, FOUNTAIN_SECONDS)
  const drops = wobble(70, random, FOUNTAIN_SECONDS)
  const basin = around(noise, (signal) => highPass(bandPass(signal, 800, 0.6), 200))
  const jet = around(noise, (signal) => highPass(lowPass(signal, 5600), 1700))
  return sum(
    shaped(basin, (moment) => 0.42 + 0.1 * slow(moment)),
    shaped(jet, (moment) => (0.75 + 0.25 * slow(moment + 1)) * (0.55 + 0.45 * Math.max(0, drops(moment)))),
  )
}

/** A grain of glass. */
function glass(midi: number, random: Random): Signal {
  const frequency = frequencyOf(midi) * (1 + 0.002 * random.bell())
  const seconds = random.between(0.35, 0.6)
  const ping = frequencyModulated(frequency, 2.76, (moment) => 0.9 * Math.exp(-moment * 24), seconds)
  return shaped(ping, strike(0.005, seconds))
}

/** A cork turning in a neck: stick and slip, ever faster. */
function squeak(seconds: number, random: Random): Signal {
  const slips = sine(glide(70, 210, seconds, -1), seconds)
  const rubbing = bandPass(whiteNoise(seconds, random), glide(1300, 2500, seconds), 6)
  const grip = shaped(rubbing, throughPoints([0, 0], [seconds * 0.8, 1, -1], [seconds, 0]))
  return grip.map((sample, index) => sample * Math.max(0, slips[index] ?? 0) ** 3)
}
