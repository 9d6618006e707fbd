import { airLoop } from '../sound/air'
import { type Envelope, glide, strike, throughPoints } from '../sound/envelopes'
import { bandPass, formants, highPass, lowPass, saturated } from '../sound/filters'
import { inHabitat } from '../sound/habitat'
import { pinkNoise, sine, whiteNoise } from '../sound/oscillators'
import { lay, layAround } from '../sound/placing'
import { type Random, randomNamed } from '../sound/random'
import { inRoom, type Room } from '../sound/reverb'
import { normalized, type Signal, shaped, stereoSilence, sum } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'
import { exclaimed, whispered } from '../sound/speech'
import { throat } from '../sound/throat'
import { layBubbles } from '../sound/water'

const TURN = 2 * Math.PI
const STUDIO: Room = { decay: 0.3, size: 0.45, dullness: 4000 }

/** Somebody large, close by, who breathes through his nose. */
export const breath: Sound = {
  is: 'breath',
  kind: 'loop',
  channels: 1,
  kilobits: 32,
  loudness: LOUDNESS.ambience - 8,
  make() {
    const loop = airLoop({ seconds: 20, from: 140, to: 500, gusts: 0.2, restless: 0.2, leaves: 0.02 }, 'studio')
    const random = randomNamed('nose')
    for (let at = 0.4; at < 19; at += random.between(3.4, 4.4)) {
      for (const [later, seconds, low] of [
        [0, random.between(1.1, 1.5), 700],
        [1.7, random.between(1.2, 1.7), 480],
      ] as const) {
        const wide = random.between(1.2, 1.6)
        const air = whispered(
          seconds,
          [
            [low, 2.2 * low],
            [low * wide, 1.9 * low * wide],
          ],
          random,
          0.4,
        )
        const swell = throughPoints([0, 0], [seconds * 0.6, 1], [seconds, 0])
        layAround(loop, shaped(air, swell), { at: at + later, gain: random.between(10, 14) })
      }
    }
    return loop
  },
}

/** The finger goes up. It flies for 0.45 to 0.6 s; the whistle is still rising then, and is to be stopped by what it meets. */
export const slideUp: Sound = {
  is: 'whistle',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 3,
  make: () => {
    const sound = stereoSilence(0.68)
    const pitch = throughPoints([0, 470], [0.08, 520], [0.6, 1560, -0.8], [0.68, 1620])
    lay(sound, whistle(0.68, pitch, randomNamed('slide up')))
    return inRoom(sound, 0.12, STUDIO)
  },
}

/** The finger has missed the nose, and the whistle sinks with its owner's spirits. */
export const slideDown: Sound = {
  is: 'whistle',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 3,
  make: () => {
    const sound = stereoSilence(0.95)
    const sag = throughPoints([0, 1380], [0.07, 1460], [0.62, 560, 0.6], [0.7, 600], [0.95, 330, -1])
    lay(sound, whistle(0.95, sag, randomNamed('slide down')))
    return inRoom(sound, 0.12, STUDIO)
  },
}

/** The finger is in the nostril: a cork of flesh, and what lives behind it. */
export const plop: Sound = {
  is: 'bubble',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.bigMoment - 1,
  make: () => {
    const random = randomNamed('plop')
    const sound = stereoSilence(0.6)
    const squeeze = bandPass(pinkNoise(0.07, random), glide(420, 1300, 0.06), 3)
    lay(sound, normalized(shaped(squeeze, throughPoints([0, 0], [0.05, 0.8, -2], [0.07, 0]))), { gain: 0.35 })
    const hollow = shaped(sine(glide(310, 960, 0.085, -0.6), 0.16), throughPoints([0, 0], [0.004, 1], [0.16, 0, 3.5]))
    const cheek = shaped(sine(glide(170, 95, 0.1), 0.2), strike(0.003, 0.17))
    lay(sound, sum(hollow, shaped(cheek, 0.55)), { at: 0.055 })
    const lips = bandPass(shaped(whiteNoise(0.03, random), strike(0.0008, 0.018)), 1900, 0.9)
    lay(sound, normalized(lips), { at: 0.055, gain: 0.4 })
    // It is damp in there.
    layBubbles(sound, { from: 0.16, to: 0.36, count: 9, lowest: 260, highest: 900, gain: 0.5, crowding: 1.4 }, random)
    const squelch = formants(
      shaped(pinkNoise(0.2, random), throughPoints([0, 0], [0.03, 1], [0.07, 0.3], [0.12, 0.8], [0.2, 0])),
      [
        [glide(500, 1150, 0.2), 130, 1],
        [glide(1500, 2400, 0.2), 260, 0.5],
      ],
    )
    lay(sound, normalized(squelch), { at: 0.13, gain: 0.24 })
    return inRoom(sound, 0.1, { decay: 0.22, size: 0.3, dullness: 3000 })
  },
}

/** A poke in the flesh of the nose: "ow!", with a cold. */
export const ouch: Sound = {
  is: 'exclaim',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.voice,
  make: () => {
    const random = randomNamed('ouch')
    const sound = stereoSilence(0.85)
    const poke = shaped(sine(glide(260, 120, 0.05), 0.09), strike(0.002, 0.08))
    lay(sound, sum(poke, shaped(lowPass(whiteNoise(0.05, random), 900), strike(0.001, 0.04))), { gain: 0.6 })
    lay(sound, cry(0.56, random), { at: 0.045 })
    return inRoom(sound, 0.12, STUDIO)
  },
}

/** A nose as large as that, with a hand in it, and a court: a breath that will not end, "ah", and all of it. */
export const sneeze: Sound = {
  is: 'sneeze',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.bigMoment,
  make: () => {
    const random = randomNamed('sneeze')
    const sound = stereoSilence(1.1)
    const hoarse = { jitter: 0.02, shimmer: 0.2, halved: 0.15, breath: 0.6, tilt: 4000 }
    const burst = bandPass(whiteNoise(0.16, random), 3000, 0.6)
    lay(sound, normalized(shaped(burst, throughPoints([0, 0], [0.006, 1], [0.06, 0.8], [0.16, 0]))), {
      at: 0.01,
      gain: 0.8,
    })
    const vowels = [
      [560, 1800],
      [330, 950],
    ] as const
    const oo = exclaimed(0.34, glide(330, 170, 0.32), vowels, hoarse, random)
    lay(sound, shaped(oo, throughPoints([0, 0], [0.02, 1], [0.34, 0])), { at: 0.1, gain: 0.9 })
    layBubbles(sound, { from: 0.2, to: 0.7, count: 14, lowest: 240, highest: 900, gain: 0.12, crowding: 1.6 }, random)
    return inHabitat(sound, { ...STUDIO, wet: 0.2, air: 44 }, random)
  },
}

/** A slide whistle: nearly a sine, with breath at its pitch and at its lip. */
function whistle(seconds: number, pitch: Envelope, random: Random): Signal {
  const wavering = (moment: number) =>
    pitch(moment) * (1 + 0.02 * Math.sin(TURN * 6.6 * moment) * Math.min(1, moment * 3))
  const tone = sum(
    sine(wavering, seconds),
    shaped(
      sine((moment) => 2 * wavering(moment), seconds),
      0.13,
    ),
    shaped(
      sine((moment) => 3 * wavering(moment), seconds),
      0.2,
    ),
    shaped(
      sine((moment) => 5 * wavering(moment), seconds),
      0.035,
    ),
  )
  const air = whiteNoise(seconds, random)
  const breath = sum(shaped(bandPass(air, wavering, 7), 0.7), shaped(highPass(bandPass(air, 3600, 0.7), 1800), 0.11))
  const chiff = (moment: number) => 0.16 + 0.55 * Math.exp(-moment * 32)
  const swell = throughPoints(
    [0, 0],
    [0.03, 0.9, 1],
    [0.1, 0.75],
    [seconds * 0.4, 1],
    [seconds * 0.92, 0.6],
    [seconds, 0],
  )
  return shaped(sum(tone, shaped(breath, chiff)), swell)
}

/** The vowels of "ow" through a mouth and a blocked nose: [a] opening wide, then [ʊ]. */
function cry(seconds: number, random: Random): Signal {
  const voice = { jitter: 0.014, roughness: 0.3, roughnessRate: 72, breath: 0.1, opening: 0.13 }
  const pitch = throughPoints([0, 210], [0.05, 390, 1], [0.13, 418], [0.3, 292, 0.5], [0.38, 305], [seconds, 150, -0.5])
  const source = throat(seconds, pitch, voice, random)
  const mouth = formants(source, [
    [throughPoints([0, 560], [0.07, 830], [0.24, 760], [0.42, 430], [seconds, 380]), 110, 1],
    [throughPoints([0, 1250], [0.07, 1340], [0.24, 1180], [0.42, 860], [seconds, 800]), 140, 0.7],
    [throughPoints([0, 2500], [0.3, 2450], [seconds, 2250]), 230, 1.3],
    [3400, 350, 0.7],
  ])
  const nose = bandPass(source, 270, 4)
  // The lips close over the last vowel.
  const lips = throughPoints([0, 1600], [0.07, 4600], [0.22, 3600], [0.44, 900], [seconds, 750])
  const swell = throughPoints([0, 0], [0.02, 1, 1], [0.12, 0.9], [0.26, 0.5], [0.36, 0.55], [seconds, 0, 0.5])
  const voiced = highPass(saturated(normalized(shaped(sum(lowPass(mouth, lips), shaped(nose, 0.3)), swell)), 1), 130)
  // Breath goes past the mouth, too, or nothing would be heard above it.
  return sum(
    voiced,
    shaped(normalized(highPass(whiteNoise(seconds, random), 7000)), (moment) => 0.032 * swell(moment)),
  )
}
