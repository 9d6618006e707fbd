import { cryOf } from '../blotlings/cries'
import { glide, strike, throughPoints, wobble } from '../sound/envelopes'
import { bandPass, highPass, lowPass } from '../sound/filters'
import { pinkNoise, sine, whiteNoise } from '../sound/oscillators'
import { around, lay, layAround } from '../sound/placing'
import { randomNamed } from '../sound/random'
import { bubble, struck } from '../sound/resonators'
import { inRoom, type Room } from '../sound/reverb'
import { normalized, shaped, stereoSilence } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'
import { throat } from '../sound/throat'
import { TRAVELLERS } from './shared'

/** A study with books all round, which give little back. */
const STUDY: Room = { decay: 0.3, size: 0.8, dullness: 2600 }

const RUSTLE_SECONDS = 3

/** Heavy paper on the move: fibres that rub, and a fold that ticks now and then. It is louder the faster the book goes. */
export const rustle: Sound = {
  kind: 'loop',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.ambience - 3,
  make() {
    const loop = stereoSilence(RUSTLE_SECONDS)
    const random = randomNamed('rustle')
    const gust = wobble(1.7, random, RUSTLE_SECONDS)
    const rub = around(pinkNoise(RUSTLE_SECONDS, random), (signal) => bandPass(signal, 1500, 0.6))
    layAround(
      loop,
      shaped(normalized(rub), (moment) => 0.4 + 0.35 * gust(moment)),
      { gain: 0.2 },
    )
    for (let at = random.between(0, 0.2); at < RUSTLE_SECONDS; at += random.between(0.06, 0.3)) {
      const tick = shaped(highPass(whiteNoise(0.03, random), random.between(1200, 2600)), strike(0.001, 0.008))
      layAround(loop, tick, { at, gain: random.between(0.04, 0.16) })
    }
    return loop
  },
}

/** A cork, and the frame that springs up on its folded strip after it. */
export const pop: Sound = {
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
    return inRoom(sound, 0.12, STUDY)
  },
}

/** The frame folds away: the same folds, downwards. */
export const fold: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 7,
  variations: 2,
  make(variation) {
    const random = randomNamed(`fold ${variation}`)
    const sound = stereoSilence(0.34)
    for (let step = 0; step < 4; step++) {
      const flap = shaped(bandPass(pinkNoise(0.06, random), 1500 - 260 * step, 1.1), strike(0.003, 0.018))
      lay(sound, normalized(flap), { at: 0.004 + step * 0.034, gain: 0.3 + step * 0.05 })
    }
    return inRoom(sound, 0.08, STUDY)
  },
}

/** What one of the three says, through glass at first and then out of the neck. */
function cry(ball: number): Sound {
  return {
    kind: 'one-shot',
    channels: 1,
    kilobits: 64,
    loudness: LOUDNESS.voice,
    make: () => cryOf(TRAVELLERS[ball] ?? TRAVELLERS[0]),
  }
}

export const heronkCry = cry(0)
export const brewsterCry = cry(1)
export const swirloCry = cry(2)

/** The hen goes down among the linen, and says what she thinks of it. */
export const cluck: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.voice - 2,
  variations: 2,
  make(variation) {
    const random = randomNamed(`cluck ${variation}`)
    const sound = stereoSilence(0.62)
    for (const [at, pitch, seconds] of [
      [0, 420, 0.09],
      [0.14, 380, 0.08],
      [0.27, 560, 0.2],
    ] as const) {
      const line = throughPoints([0, pitch], [seconds * 0.3, pitch * 1.35], [seconds, pitch * 0.8])
      const voice = throat(
        seconds,
        line,
        { jitter: 0.03, roughness: 0.3, roughnessRate: 40, breath: 0.1, opening: 0.25 },
        random,
      )
      const beak = bandPass(voice, random.between(1250, 1450), 1.3)
      lay(sound, shaped(normalized(beak), throughPoints([0, 0], [0.015, 1], [seconds, 0, 1])), { at, gain: 0.7 })
    }
    return inRoom(sound, 0.12, STUDY)
  },
}

/** The mouse in the boot. */
export const squeak: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.voice - 5,
  variations: 2,
  make(variation) {
    const random = randomNamed(`squeak ${variation}`)
    const sound = stereoSilence(0.36)
    const high = random.between(1900, 2200)
    for (const at of [0.02, 0.15]) {
      const note = shaped(
        sine(glide(high, high * 1.3, 0.07, -1), 0.08),
        throughPoints([0, 0], [0.012, 1], [0.08, 0, 1]),
      )
      lay(sound, note, { at, gain: 0.5 })
    }
    return inRoom(sound, 0.1, STUDY)
  },
}

/** The snail goes home and shuts the door. */
export const slurp: Sound = {
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
