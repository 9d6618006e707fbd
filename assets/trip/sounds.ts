import { cryOf } from '../blotlings/cries'
import { asTake } from '../sound/asTake'
import { glide, strike, throughPoints } from '../sound/envelopes'
import { bandPass, lowPass } from '../sound/filters'
import { inHabitat } from '../sound/habitat'
import { layClucks } from '../sound/hen'
import { layPeeps } from '../sound/mouse'
import { pinkNoise, sine } from '../sound/oscillators'
import { paper } from '../sound/paper'
import { lay, layAround, mixed } from '../sound/placing'
import { randomNamed } from '../sound/random'
import { bubble, struck } from '../sound/resonators'
import { inRoom, type Room } from '../sound/reverb'
import { normalized, shaped, stereoSilence } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'
import { exclaimed } from '../sound/speech'
import { TRAVELLERS } from './shared'

/** A study with books all round, which give little back. */
const STUDY: Room = { decay: 0.3, size: 0.8, dullness: 2600 }

const RUSTLE_SECONDS = 3

/** Heavy paper on the move: one rub after the other, fibre by fibre. It is louder the faster the book goes. */
export const rustle: Sound = {
  is: 'rustle',
  kind: 'loop',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.ambience - 3,
  make() {
    const loop = stereoSilence(RUSTLE_SECONDS)
    const random = randomNamed('rustle')
    for (let at = 0; at < RUSTLE_SECONDS; at += random.between(0.25, 0.4)) {
      const seconds = random.between(0.35, 0.6)
      const rub = throughPoints([0, 0], [seconds * random.between(0.2, 0.7), 1], [seconds, 0])
      layAround(loop, paper(seconds, rub, random), { at, gain: random.between(0.7, 1) })
    }
    return loop
  },
}

/** A cork, and the frame that springs up on its folded strip after it. */
export const pop: Sound = {
  is: 'bubble',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 2,
  variations: 3,
  make(variation) {
    const random = randomNamed(`pop ${variation}`)
    const sound = stereoSilence(0.5)
    const plop = shaped(
      sine(glide(random.between(330, 390), random.between(820, 940), 0.05, -1), 0.06),
      throughPoints([0, 0], [0.004, 1], [0.06, 0, 2]),
    )
    lay(sound, plop, { gain: 0.9 })
    for (let fold = 0; fold < 5; fold++) {
      const flap = shaped(bandPass(pinkNoise(0.06, random), 900 + 260 * fold, 1.2), strike(0.003, 0.016))
      lay(sound, normalized(flap), { at: 0.05 + fold * 0.034, gain: 0.4 - fold * 0.05 })
    }
    return asTake(inRoom(sound, 0.12, STUDY), variation)
  },
}

/** The frame folds away: the same folds, downwards. */
export const fold: Sound = {
  is: 'rustle',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 7,
  variations: 2,
  make(variation) {
    const random = randomNamed(`fold ${variation}`)
    const sound = stereoSilence(0.34)
    for (let step = 0; step < 4; step++) {
      const flap = paper(0.09, throughPoints([0, 0], [0.03, 1], [0.09, 0]), random)
      lay(sound, normalized(flap), { at: 0.004 + step * 0.034, gain: 0.3 + step * 0.05 })
    }
    return asTake(inRoom(sound, 0.08, STUDY), variation)
  },
}

/** The throats of the three: pitch at first, highest and last, and the vowels between which their mouths move. */
const THROATS = [
  {
    line: [520, 640, 430],
    vowels: [
      [900, 1700],
      [1300, 2300],
    ],
    halved: 0.5,
    rough: 0.04,
  },
  {
    line: [300, 390, 240],
    vowels: [
      [380, 900],
      [760, 1300],
    ],
    halved: 0.1,
    rough: 0.02,
  },
  {
    line: [230, 330, 190],
    vowels: [
      [620, 1900],
      [400, 850],
    ],
    halved: 0.3,
    rough: 0.03,
  },
] as const

/** What one of the three says, through glass at first and then out of the neck: its own body rings under its voice. */
function cry(is: Sound['is'], ball: 0 | 1 | 2): Sound {
  return {
    is,
    kind: 'one-shot',
    channels: 1,
    kilobits: 64,
    loudness: LOUDNESS.voice,
    make() {
      const random = randomNamed(`traveller ${ball}`)
      const { line, vowels, halved, rough } = THROATS[ball]
      const body = cryOf(TRAVELLERS[ball])
      const sound = stereoSilence(0.95)
      const swing = { jitter: rough, shimmer: 0.25, halved, breath: 0.35, tilt: 5500 }
      for (const [at, seconds, gain] of [
        [0.01, 0.24, 0.8],
        [0.31, 0.4, 1],
      ] as const) {
        const pitch = throughPoints([0, line[0]], [seconds * 0.35, line[1]], [seconds, line[2]])
        const said = exclaimed(seconds, pitch, vowels, swing, random)
        lay(sound, shaped(said, throughPoints([0, 0], [0.03, 1], [seconds * 0.7, 0.7], [seconds, 0])), { at, gain })
      }
      return inHabitat(mixed([sound, 1], [body, 0.2]), { ...STUDY, wet: 0.12, air: 46 }, random)
    },
  }
}

export const heronkCry = cry('birdcry', 0)
export const brewsterCry = cry('exclaim', 1)
export const swirloCry = cry('exclaim', 2)

/** Each time two short ones and a long one. */
const CLUCKS = [
  [
    [0, 460, 0.09],
    [0.14, 420, 0.08],
    [0.27, 615, 0.2],
  ],
  [
    [0, 495, 0.08],
    [0.13, 475, 0.09],
    [0.3, 660, 0.22],
  ],
  [
    [0, 470, 0.09],
    [0.17, 450, 0.08],
    [0.33, 640, 0.21],
  ],
] as const

/** The hen goes down among the linen, and says what she thinks of it. */
export const cluck: Sound = {
  is: 'hen',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.voice - 2,
  variations: 3,
  make(variation) {
    const random = randomNamed(`cluck ${variation}`)
    const sound = stereoSilence(0.62)
    layClucks(sound, CLUCKS[variation - 1] ?? CLUCKS[0], random)
    return inHabitat(sound, { ...STUDY, wet: 0.12, air: 42 }, random)
  },
}

/** The mouse in the boot. */
export const squeak: Sound = {
  is: 'squeak',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.voice - 5,
  variations: 3,
  make(variation) {
    const random = randomNamed(`squeak ${variation}`)
    const sound = stereoSilence(0.4)
    layPeeps(sound, { pitch: 2300, calls: variation === 2 ? [0.07, 0.07, 0.09] : [0.08, 0.1] }, random)
    return inHabitat(sound, { ...STUDY, wet: 0.12, air: 44 }, random)
  },
}

/** The snail goes home and shuts the door. */
export const slurp: Sound = {
  is: 'gulp',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 4,
  make() {
    const random = randomNamed('slurp')
    const sound = stereoSilence(0.42)
    const wet = lowPass(bandPass(pinkNoise(0.2, random), glide(500, 1500, 0.18), 3), 3200)
    lay(sound, shaped(normalized(wet), throughPoints([0, 0], [0.05, 0.7], [0.18, 1], [0.2, 0])), { gain: 0.5 })
    lay(sound, bubble(520, 0.08, 1), { at: 0.19, gain: 0.6 })
    const knock = struck(
      [
        { frequency: 760, gain: 1, decay: 0.04 },
        { frequency: 1490, gain: 0.4, decay: 0.02 },
      ],
      0.1,
    )
    lay(sound, normalized(knock), { at: 0.24, gain: 0.4 })
    return inRoom(sound, 0.08, STUDY)
  },
}
