import { type Envelope, glide, throughPoints } from '../sound/envelopes'
import { bandPass, formants, highPass, saturated } from '../sound/filters'
import { pinkNoise, sine } from '../sound/oscillators'
import { lay } from '../sound/placing'
import { type Random, randomNamed } from '../sound/random'
import { inRoom, type Room } from '../sound/reverb'
import { normalized, type Signal, shaped, stereoSilence, sum } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'
import { throat } from '../sound/throat'

/** The walls around a village square. */
const SQUARE: Room = { decay: 0.35, size: 0.6, dullness: 3800 }

/** How strong each beat of the wings is: flat out at once; or two slaps to leave the ground, then fluttering. */
const FLIGHTS = [
  [0.7, 1, 0.95, 0.85, 0.7, 0.5, 0.32],
  [1, 0.9, 0.35, 0.5, 0.45, 0.4, 0.3, 0.2],
] as const

/** A hen talking to herself, two or three syllables. */
export const cluck: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 3,
  variations: 3,
  make(variation) {
    const sound = stereoSilence(0.55)
    const random = randomNamed(`cluck ${variation}`)
    const syllables = variation === 2 ? [0, 0.11, 0.3] : [0, 0.15 + variation * 0.015]
    for (const [place, at] of syllables.entries()) {
      const last = place === syllables.length - 1
      const seconds = (last ? 0.1 : 0.065) * random.between(0.9, 1.1)
      const pitch = random.between(440, 500) * (last ? 1.12 : 1)
      const line = throughPoints([0, pitch], [seconds * 0.3, pitch * 1.25], [seconds, pitch * 0.72])
      const open = throughPoints([0, 0.2], [seconds * 0.4, last ? 0.75 : 0.45], [seconds, 0])
      lay(sound, beak(seconds, line, open, 0.25, random), { at, gain: last ? 1 : random.between(0.45, 0.7) })
    }
    return inRoom(sound, 0.12, SQUARE)
  },
}

/** A hen launched against her will: a short breath in, then the whole of her opinion. */
export const squawk: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.voice,
  variations: 2,
  make(variation) {
    const sound = stereoSilence(0.8)
    const random = randomNamed(`squawk ${variation}`)
    const high = variation === 1 ? 1180 : 1320
    const seconds = variation === 1 ? 0.46 : 0.38
    const gulp = throughPoints([0, 520], [0.03, 640], [0.06, 430])
    lay(sound, beak(0.06, gulp, throughPoints([0, 0.3], [0.06, 0]), 0.2, random), { gain: 0.45 })
    const line = throughPoints(
      [0, high * 0.5],
      [seconds * 0.14, high * 0.72],
      [seconds * 0.3, high, 2],
      [seconds * 0.62, high * 0.9],
      [seconds * 0.7, high * 0.98],
      [seconds, high * 0.46, -1],
    )
    const open = throughPoints([0, 0.2], [seconds * 0.3, 1], [seconds * 0.7, 0.8], [seconds, 0.1])
    lay(sound, beak(seconds, line, open, 0.78, random), { at: 0.1 })
    return inRoom(sound, 0.14, SQUARE)
  },
}

/** Short wings beating far too fast for so little flight. */
export const wings: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch + 2,
  variations: 2,
  make(variation) {
    const sound = stereoSilence(0.95)
    const random = randomNamed(`wings ${variation}`)
    const flight = FLIGHTS[variation - 1] ?? FLIGHTS[0]
    let at = 0
    for (const [beat, strength] of flight.entries()) {
      const seconds = 0.07 + beat * 0.007 + random.between(-0.008, 0.008)
      lay(sound, wingbeat(seconds, random), { at, gain: strength * random.between(0.85, 1) })
      at += seconds
    }
    return inRoom(sound, 0.08, SQUARE)
  },
}

/** A syllable. @param open how far the beak is open, 0…1 */
function beak(seconds: number, pitch: Envelope, open: Envelope, roughness: number, random: Random): Signal {
  const voice = {
    jitter: 0.045 + 0.05 * roughness,
    roughness,
    roughnessRate: 58,
    breath: 0.16 + 0.5 * roughness ** 2,
    opening: 0.17,
  }
  const source = throat(seconds, pitch, voice, random)
  const shapedBeak = formants(source, [
    [(moment) => 780 + 330 * open(moment), 210, 0.8],
    [(moment) => 1500 + 800 * open(moment), 270, 1],
    [(moment) => 2900 + 350 * open(moment), 480, 0.42],
    [4300, 700, 0.14],
  ])
  const swell = throughPoints([0, 0], [Math.min(0.012, seconds * 0.15), 1], [seconds * 0.4, 0.62, 1], [seconds, 0])
  // Saturation makes beats between the overtones, far below anything a hen can say.
  return highPass(saturated(normalized(shaped(shapedBeak, swell)), 1.5), 320)
}

/** Down and up: two puffs of air, and the feathers on top. */
function wingbeat(seconds: number, random: Random): Signal {
  const air = highPass(pinkNoise(seconds, random), 120)
  const size = 0.08 / seconds
  const push = shaped(
    bandPass(air, glide(size * random.between(460, 620), 260, seconds), 0.9),
    throughPoints([0, 0], [seconds * random.between(0.15, 0.3), 1, -1], [seconds, 0, 3]),
  )
  const feathers = shaped(
    highPass(bandPass(air, random.between(1900, 3000), 0.6), 1200),
    throughPoints(
      [0, 0],
      [0.01, 0.5],
      [seconds * 0.35, 0.1],
      [seconds * 0.6, random.between(0.15, 0.4)],
      [seconds, 0, 1],
    ),
  )
  const thump = shaped(sine(glide(170, 95, 0.05), seconds), throughPoints([0, 0], [0.01, 1], [seconds, 0, 2]))
  return sum(normalized(push), shaped(normalized(feathers), random.between(0.2, 0.45)), shaped(thump, 0.3))
}
