import { airLoop } from '../sound/air'
import { asTake } from '../sound/asTake'
import { layCrickets } from '../sound/crickets'
import { waf as barkOfDog, MEADOW } from '../sound/dog'
import { type Envelope, glide, strike, throughPoints, wobble } from '../sound/envelopes'
import { bandPass, formants, highPass, lowPass, saturated } from '../sound/filters'
import { inHabitat } from '../sound/habitat'
import { layPeeps } from '../sound/mouse'
import { pinkNoise, sine, whiteNoise } from '../sound/oscillators'
import { paper } from '../sound/paper'
import { lay, layAround } from '../sound/placing'
import { type Random, randomNamed } from '../sound/random'
import { bubble } from '../sound/resonators'
import { inRoom } from '../sound/reverb'
import { normalized, type Signal, type Stereo, shaped, stereoSilence, sum } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'
import { whispered } from '../sound/speech'
import { swish } from '../sound/swish'
import { throat } from '../sound/throat'

const WIND_SECONDS = 20

/** Wind in grass, three crickets, and far off a lark that makes up its mind twice. */
export const wind: Sound = {
  is: 'wind',
  kind: 'loop',
  channels: 2,
  kilobits: 48,
  loudness: LOUDNESS.ambience,
  make() {
    const loop = airLoop({ seconds: WIND_SECONDS, from: 250, to: 900, gusts: 0.4, restless: 0.7, leaves: 0.12 }, 'wind')
    layCrickets(loop, 0.05, randomNamed('crickets'))
    for (const at of [2.1, 7.6, 9.2, 15.9]) {
      layAround(loop, lark(randomNamed(`lark ${at}`)), { at, pan: -0.2, gain: 0.07 })
    }
    return loop
  },
}

/** He breaks through the grass. */
export const leap: Sound = {
  is: 'rustle',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect,
  variations: 2,
  make(variation) {
    const random = randomNamed(`leap ${variation}`)
    const sound = stereoSilence(0.75)
    layRustle(sound, { seconds: 0.6, blades: 26, bright: 1, random })
    const rush = bandPass(pinkNoise(0.42, random), glide(420, 2600, 0.34), 1.1)
    lay(sound, normalized(shaped(rush, throughPoints([0, 0], [0.2, 1], [0.42, 0, 2]))), { at: 0.04, gain: 0.7 })
    const spring = shaped(
      sine(glide(150, random.between(480, 560), 0.24), 0.28),
      throughPoints([0, 0], [0.03, 1], [0.28, 0, 2]),
    )
    lay(sound, spring, { at: 0.07, gain: 0.12 })
    return asTake(inRoom(sound, 0.06, MEADOW), variation)
  },
}

/** Waf, waf! */
export const waf: Sound = barkOfDog

/** He slaps his knees over it: ha ha, ha ha, lower and lower, and gets his breath. */
export const haha: Sound = {
  is: 'laugh',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.voice,
  make() {
    const random = randomNamed('haha')
    const sound = stereoSilence(1.4)
    let at = 0.02
    for (let i = 0; i < 6; i++) {
      const high = 350 * 0.94 ** i * random.between(0.97, 1.04)
      const seconds = 0.13 * random.between(0.92, 1.06)
      lay(sound, syllable(seconds, glide(high * 1.08, high * 0.82, seconds), 1, random), { at, gain: 1 - i * 0.07 })
      if (i % 2 === 1) lay(sound, slap(random), { at: at + 0.01, gain: 0.42 })
      at += seconds + (i % 2 === 1 ? 0.08 : 0.025)
    }
    const breath = bandPass(pinkNoise(0.32, random), glide(1200, 2300, 0.32), 1.4)
    lay(sound, normalized(shaped(breath, throughPoints([0, 0], [0.22, 1], [0.32, 0]))), { at: at + 0.02, gain: 0.3 })
    return inRoom(sound, 0.09, MEADOW)
  },
}

/** What a tongue says that is stuck out as far as it goes. */
export const prrr: Sound = {
  is: 'burp',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.voice,
  make() {
    const random = randomNamed('prrr')
    const seconds = 1.05
    const sound = stereoSilence(1.3)
    const flutter = throughPoints([0, 45], [0.5, 36], [0.8, 40], [seconds, 22])
    const lips = sine(flutter, seconds)
    const shake = wobble(50, random)
    const buzz = throat(
      seconds,
      (moment) => (118 + 16 * Math.sin(moment * 9)) * (1 + 0.05 * shake(moment)),
      { jitter: 0.08, roughness: 0.5, roughnessRate: 52, breath: 0.9, opening: 0.42 },
      random,
    )
    const mouth = formants(buzz, [
      [throughPoints([0, 420], [0.5, 620], [seconds, 340]), 160, 1],
      [1350, 420, 0.5],
      [3100, 900, 0.4],
    ])
    const claps = Float32Array.from(mouth, (value, i) => value * Math.max(0.04, lips[i] ?? 0) ** 1.4)
    const swell = throughPoints([0, 0], [0.03, 1], [0.75, 0.85], [seconds, 0, 1])
    lay(sound, normalized(saturated(shaped(claps, swell), 1.6)), { at: 0.01 })
    lay(sound, bubble(520, 0.06, 0.6), { at: seconds + 0.04, gain: 0.25 })
    return inRoom(sound, 0.05, MEADOW)
  },
}

/** It could not be held in: a squeeze of air, and then a howl of a laugh. */
export const wouh: Sound = {
  is: 'laugh',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.voice,
  variations: 2,
  make(variation) {
    const random = randomNamed(`wouh ${variation}`)
    const sound = stereoSilence(1.8)
    const squeeze = formants(
      throat(
        0.16,
        glide(420, 560, 0.16),
        { jitter: 0.03, roughness: 0.3, roughnessRate: 60, breath: 0.3, opening: 0.2 },
        random,
      ),
      [
        [260, 90, 1],
        [2300, 300, 0.2],
      ],
    )
    lay(sound, normalized(shaped(squeeze, throughPoints([0, 0], [0.12, 1], [0.16, 0]))), { gain: 0.35 })
    lay(sound, howl(0.5, 250, 470, random), { at: 0.17 })
    let at = 0.72
    for (let i = 0; i < 3 + variation; i++) {
      const high = 430 * 0.92 ** i
      const breath = whispered(
        0.07,
        [
          [560, 1100],
          [700, 1200],
        ],
        random,
      )
      lay(sound, shaped(breath, throughPoints([0, 0], [0.03, 1], [0.07, 0])), { at: at - 0.04, gain: 0.4 })
      lay(sound, howl(0.14, high * 0.8, high, random), { at, gain: 0.8 - i * 0.1 })
      at += 0.2
    }
    return asTake(inHabitat(sound, { ...MEADOW, wet: 0.12, air: 46, fall: 1 }, random), variation, 0.05)
  },
}

/** Down he goes. */
export const fall: Sound = {
  is: 'whoosh',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 4,
  make() {
    const random = randomNamed('fall')
    const sound = stereoSilence(0.75)
    const whistle = sine((moment) => 980 * Math.exp(-moment * 1.5) * (1 + 0.012 * Math.sin(moment * 38)), 0.66)
    lay(sound, shaped(whistle, throughPoints([0, 0], [0.06, 0.8], [0.5, 0.55], [0.66, 0])), { gain: 0.2 })
    lay(sound, swish(0.66, [800, 330], random, 0.7), { gain: 0.7 })
    return inRoom(sound, 0.08, MEADOW)
  },
}

/** The grass falls shut behind him. */
export const close: Sound = {
  is: 'rustle',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 2,
  make() {
    const random = randomNamed('close')
    const sound = stereoSilence(0.85)
    const thump = shaped(sine(glide(128, 58, 0.12), 0.18), strike(0.003, 0.13))
    lay(sound, thump, { at: 0.01, gain: 0.3 })
    layRustle(sound, { seconds: 0.75, blades: 22, bright: 0.7, random })
    return inRoom(sound, 0.06, MEADOW)
  },
}

/** A hand in the grass. */
export const rustle: Sound = {
  is: 'rustle',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.touch + 2,
  variations: 2,
  make(variation) {
    const random = randomNamed(`rustle ${variation}`)
    const sound = stereoSilence(0.5)
    layRustle(sound, { seconds: 0.42, blades: 12, bright: 0.85, random })
    return asTake(sound, variation)
  },
}

/** How a nose resonates as it draws air: hertz. */
const NOSE = [
  [600, 1500],
  [800, 2000],
] as const

/** A nose comes out of the grass: two short breaths in. */
export const sniff: Sound = {
  is: 'breath',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch + 2,
  variations: 2,
  make(variation) {
    const random = randomNamed(`sniff ${variation}`)
    const sound = stereoSilence(1.35)
    const grass = stereoSilence(0.5)
    layRustle(grass, { seconds: 0.4, blades: 9, bright: 0.8, random })
    lay(sound, grass.left, { gain: 0.3 })
    for (const at of variation === 1 ? [0.48, 0.82] : [0.46, 0.74, 1.02]) {
      const seconds = random.between(0.22, 0.3)
      const drawn = throughPoints([0, 0], [seconds * 0.7, 1, -1.5], [seconds, 0])
      lay(sound, shaped(whispered(seconds, NOSE, random, 0.3), drawn), { at })
    }
    return inHabitat(sound, { ...MEADOW, wet: 0.08, air: 48, fall: 1 }, random)
  },
}

/** He is ticklish. */
export const giggle: Sound = {
  is: 'laugh',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.voice - 1,
  variations: 2,
  make(variation) {
    const random = randomNamed(`giggle ${variation}`)
    const sound = stereoSilence(0.7)
    let at = 0.01
    for (let i = 0; i < 4; i++) {
      const high = (600 + (i % 2) * 90 - variation * 26) * random.between(0.96, 1.05)
      lay(sound, syllable(0.085, glide(high * 1.1, high * 0.9, 0.085), 1.35, random), { at, gain: 1 - i * 0.12 })
      at += 0.115
    }
    return asTake(inRoom(sound, 0.08, MEADOW), variation, 0.05)
  },
}

/** Seeds come off: hardly a sound. */
export const puff: Sound = {
  is: 'rustle',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.touch,
  variations: 3,
  make(variation) {
    const random = randomNamed(`puff ${variation}`)
    const sound = stereoSilence(0.5)
    const apart = throughPoints([0, 0], [0.05 + 0.03 * variation, 1, -1], [0.4, 0, 2])
    lay(sound, normalized(paper(0.4, apart, random)))
    for (let i = 0; i < 5; i++) {
      lay(sound, shaped(sine(random.between(2600, 4200), 0.03), strike(0.002, 0.022)), {
        at: random.between(0, 0.16),
        gain: 0.03,
      })
    }
    return asTake(sound, variation)
  },
}

/** A dandelion opens, somewhere between a sigh and a pop. */
export const pop: Sound = {
  is: 'bubble',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch + 2,
  make() {
    const random = randomNamed('pop')
    const sound = stereoSilence(0.6)
    const sigh = bandPass(pinkNoise(0.36, random), glide(900, 2900, 0.36), 1.2)
    lay(sound, normalized(shaped(sigh, throughPoints([0, 0], [0.3, 1, 1], [0.36, 0]))), { gain: 0.3 })
    lay(sound, bubble(620, 0.11, 0.8), { at: 0.34 })
    return sound
  },
}

/** The mouse, who had been quite well until now. */
export const squeak: Sound = {
  is: 'squeak',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 3,
  variations: 2,
  make(variation) {
    const random = randomNamed(`squeak ${variation}`)
    const sound = stereoSilence(0.6)
    layPeeps(sound, { pitch: 2700, calls: variation === 1 ? [0.085, 0.085] : [0.07, 0.12] }, random)
    // And down the stalk.
    const slide = bandPass(whiteNoise(0.24, random), glide(3400, 1200, 0.24), 2)
    lay(sound, normalized(shaped(slide, throughPoints([0, 0], [0.05, 1], [0.24, 0]))), { at: 0.28, gain: 0.15 })
    return inHabitat(sound, { ...MEADOW, wet: 0.12, air: 44 }, random)
  },
}

/** A lark that goes up. */
function lark(random: Random): Signal {
  const seconds = 0.9
  const shake = wobble(24, random)
  const tone = sine((moment) => 3300 + 500 * Math.sin(moment * 62) + 420 * shake(moment) + 300 * moment, seconds)
  return shaped(
    tone,
    (moment) => Math.sin((moment / seconds) * Math.PI) ** 2 * Math.max(0, Math.sin(moment * 52)) ** 0.7,
  )
}

interface Rustling {
  readonly seconds: number
  /** How many blades are heard apart. */
  readonly blades: number
  /** 1 is dry grass in front of one's nose. */
  readonly bright: number
  readonly random: Random
}

/** Many blades, each brushing past another. */
function layRustle(sound: Stereo, { seconds, blades, bright, random }: Rustling): void {
  const bed = bandPass(pinkNoise(seconds, random), glide(2800 * bright, 1500 * bright, seconds), 0.7)
  lay(sound, normalized(shaped(bed, throughPoints([0, 0], [seconds * 0.4, 1], [seconds, 0]))), { gain: 0.25 })
  // A meadow is hundreds of blades, and hardly any of them is heard by itself; most in the middle of it, not at once.
  for (let blade = 0; blade < 12 * blades; blade++) {
    const at = seconds * 0.45 * (random.next() + random.next())
    const length = random.between(0.004, 0.016)
    const brush = bandPass(whiteNoise(1.5 * length, random), random.acrossOctaves(900, 5000) * bright, 1.5)
    lay(sound, normalized(shaped(brush, strike(0.0006, length))), {
      ...{ at, gain: 0.5 * random.next() ** 3 },
      pan: random.between(-0.5, 0.5),
    })
  }
}

/** "Ha", as a dog says it. @param size of the mouth: above 1 is smaller */
function syllable(seconds: number, pitch: Envelope, size: number, random: Random): Signal {
  const voice = { jitter: 0.04, roughness: 0.32, roughnessRate: 64, breath: 1, opening: 0.3 }
  const mouth = formants(throat(seconds, pitch, voice, random), [
    [throughPoints([0, 620 * size], [seconds * 0.4, 880 * size], [seconds, 600 * size]), 140, 1],
    [1380 * size, 200, 0.75],
    [2650 * size, 340, 0.35],
  ])
  const aspirate = bandPass(pinkNoise(seconds, random), 1500 * size, 0.9)
  const breath = shaped(normalized(aspirate), throughPoints([0, 0.5], [seconds * 0.3, 0.05], [seconds, 0]))
  const swell = throughPoints([0, 0], [seconds * 0.28, 1], [seconds * 0.6, 0.7], [seconds, 0])
  return sum(normalized(saturated(shaped(mouth, swell), 1.4)), breath)
}

/** "Wou", up from one pitch to another and half of the way back, in hertz. */
function howl(seconds: number, low: number, high: number, random: Random): Signal {
  const line = throughPoints([0, low], [seconds * 0.45, high, -1], [seconds, (low + high) / 2])
  const voice = { jitter: 0.03, roughness: 0.34, roughnessRate: 70, breath: 0.26, opening: 0.28 }
  const mouth = formants(throat(seconds, line, voice, random), [
    [throughPoints([0, 340], [seconds * 0.4, 720], [seconds, 460]), 130, 1],
    [throughPoints([0, 760], [seconds * 0.4, 1180], [seconds, 860]), 170, 0.8],
    [2600, 300, 0.35],
    [3600, 400, 0.3],
    [4800, 550, 0.15],
  ])
  const swell = throughPoints([0, 0], [seconds * 0.12, 1], [seconds * 0.7, 0.75], [seconds, 0])
  return highPass(normalized(saturated(shaped(mouth, swell), 1.5)), 110)
}

/** A paw on a thigh. */
function slap(random: Random): Signal {
  const thump = shaped(sine(glide(190, 110, 0.05), 0.07), strike(0.001, 0.05))
  return sum(thump, shaped(normalized(shaped(lowPass(whiteNoise(0.05, random), 3200), strike(0.0006, 0.03))), 0.8))
}
