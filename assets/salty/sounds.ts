import { airLoop } from '../sound/air'
import { handBell } from '../sound/bells'
import { mutter as mutterOfCaptain, OLD, TAVERN } from '../sound/captain'
import { glide, strike, throughPoints } from '../sound/envelopes'
import { bandPass, lowPass, saturated } from '../sound/filters'
import { layCrackling, smouldering } from '../sound/fire'
import { layGlass } from '../sound/glass'
import { inHabitat } from '../sound/habitat'
import { pinkNoise, sine, whiteNoise } from '../sound/oscillators'
import { aroundStereo, lay, layAround, mixed } from '../sound/placing'
import { randomNamed } from '../sound/random'
import { struck } from '../sound/resonators'
import { inRoom, reverberation } from '../sound/reverb'
import { eachChannel, normalized, shaped, stereoSilence } from '../sound/signal'
import { laySlam } from '../sound/slam'
import { LOUDNESS, type Sound } from '../sound/sound'
import { spoken } from '../sound/speech'
import { stickSlip } from '../sound/stickSlip'
import { layBubbles } from '../sound/water'

/** The room behind him: a fire, wind at the shutters, boards that give. */
export const tavern: Sound = {
  is: 'fire',
  kind: 'loop',
  channels: 1,
  kilobits: 32,
  loudness: LOUDNESS.ambience - 4,
  make() {
    const shutters = airLoop({ seconds: 20, from: 140, to: 560, gusts: 0.35, restless: 0.5, leaves: 0.02 }, 'tavern')
    const loop = mixed([shutters, 0.08])
    layAround(loop, smouldering(20, randomNamed('tavern embers')), { gain: 0.5 })
    layCrackling(loop, { from: 0, to: 20, rate: 12, gain: 0.3 }, randomNamed('tavern fire'))
    const random = randomNamed('tavern boards')
    const board = {
      rate: glide(22, 50, 0.6),
      unsteady: 0.2,
      modes: [
        [240, 1],
        [610, 0.8],
        [1300, 0.5],
        [2400, 0.3],
      ],
      ring: 10,
    } as const
    for (const at of [4.3, 13.7]) {
      layAround(loop, shaped(normalized(stickSlip(0.6, board, random)), strike(0.15, 1)), { at, gain: 0.03 })
    }
    return aroundStereo(loop, (sound) => mixed([sound, 1], [reverberation(sound, TAVERN), 0.2]))
  },
}

/** He shifts on a bench that is as old as he is. */
export const creak: Sound = {
  is: 'creak',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch,
  variations: 2,
  make(variation) {
    const random = randomNamed(`creak ${variation}`)
    const sound = stereoSilence(0.5)
    const cloth = bandPass(pinkNoise(0.16, random), glide(700, random.between(1100, 1500), 0.16), 1.4)
    lay(sound, normalized(shaped(cloth, throughPoints([0, 0], [0.02, 1], [0.16, 0]))), { at: 0.004, gain: 0.3 })
    const [from, to, seconds] = variation === 1 ? [45, 120, 0.32] : [110, 40, 0.42]
    const rubbing = { rate: glide(from, to, seconds), unsteady: 0.2, modes: BENCH, ring: 10 }
    const swell = throughPoints([0, 0], [seconds * 0.3, 1], [seconds, 0])
    lay(sound, normalized(shaped(stickSlip(seconds, rubbing, random), swell)), { at: 0.03, gain: 0.8 })
    return inHabitat(sound, { ...TAVERN, wet: 0.2, air: 46, fall: 0.1 }, random)
  },
}

/** The tones of an oak bench, and of an iron ring that wants oil: hertz, and gain. */
const BENCH = [
  [240, 0.8],
  [430, 1],
  [690, 0.9],
  [1080, 0.8],
  [1560, 0.6],
  [2200, 0.5],
  [3000, 0.3],
] as const
const RING = [
  [364, 0.6],
  [651, 1],
  [1078, 0.8],
  [1659, 0.8],
  [2534, 0.5],
  [3780, 0.3],
] as const

/** Something about landlubbers, into his beard. */
export const mutter: Sound = mutterOfCaptain

/** The mug comes down on oak: a blow, the board's answer, and all that stands on the table jumps. */
export const slam: Sound = {
  is: 'slam',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.bigMoment,
  make() {
    const random = randomNamed('slam')
    const sound = stereoSilence(1.4)
    laySlam(sound, { pitch: 110, at: 0.004 }, random)
    // The floor takes part: without it the blow is too short to be as loud as it looks.
    lay(sound, shaped(sine(glide(118, 54, 0.1), 0.34), strike(0.002, 0.2)), { at: 0.004, gain: 0.1 })
    // What stands on the table jumps: tin, glass, coins.
    for (let rattle = 0; rattle < 9; rattle++) {
      const at = 0.06 + 0.34 * (rattle / 9) ** 1.4 + random.between(0, 0.02)
      layGlass(sound, { pitch: random.between(2000, 5200), at, gain: 0.08 * (1 - rattle / 12) }, random)
    }
    // Beer that comes down again: bubbles in it would be heard before the wood.
    const wave = bandPass(whiteNoise(0.5, random), glide(2600, 900, 0.5), 0.8)
    lay(sound, normalized(shaped(wave, throughPoints([0, 0], [0.09, 1], [0.5, 0, 1]))), { at: 0.2, gain: 0.12 })
    return inRoom(
      eachChannel(sound, (signal) => saturated(signal, 1.6)),
      0.16,
      TAVERN,
    )
  },
}

/** What he says when he is poked. */
export const grunt: Sound = {
  is: 'exclaim',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 2,
  make() {
    const random = randomNamed('grunt')
    const sound = stereoSilence(0.42)
    const syllable = { seconds: 0.34, pitch: 128, vowel: [520, 1050], onset: 'h' } as const
    lay(sound, spoken([syllable], 78, { ...OLD, jitter: 0.02, halved: 0.12, breath: 0.2 }, random), { at: 0.005 })
    return inHabitat(sound, { ...TAVERN, wet: 0.15, air: 45 }, random)
  },
}

/** Beer against staves. */
export const slosh: Sound = {
  is: 'splash',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch + 2,
  make() {
    const random = randomNamed('slosh')
    const sound = stereoSilence(0.7)
    const knock = struck(
      [
        { frequency: 240, gain: 1, decay: 0.06 },
        { frequency: 570, gain: 0.6, decay: 0.04 },
      ],
      0.1,
    )
    lay(sound, normalized(knock), { at: 0.004, gain: 0.2 })
    for (const when of [0.05, 0.3]) {
      const wave = lowPass(pinkNoise(0.26, random), throughPoints([0, 900], [0.1, 2600], [0.26, 1200]))
      lay(sound, normalized(shaped(wave, throughPoints([0, 0], [0.08, 1], [0.26, 0]))), { at: when, gain: 0.35 })
      const to = when + 0.28
      layBubbles(sound, { from: when, to, count: 16, lowest: 320, highest: 1700, gain: 0.4, crowding: 1.3 }, random)
    }
    return inRoom(sound, 0.08, TAVERN)
  },
}

/** The lamp on its ring, to and fro. */
export const squeak: Sound = {
  is: 'creak',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch + 1,
  make() {
    const random = randomNamed('squeak')
    const sound = stereoSilence(1.1)
    const tin = struck(
      [880, 2050, 3310].map((frequency, mode) => ({ frequency, gain: 1 / (1 + mode), decay: 0.07 })),
      0.12,
    )
    lay(sound, normalized(tin), { at: 0.004, gain: 0.1 })
    for (const [at, from, to] of [
      [0.05, 150, 420],
      [0.55, 340, 150],
    ] as const) {
      const rub = stickSlip(0.4, { rate: glide(from, to, 0.4), unsteady: 0.3, modes: RING, ring: 8 }, random)
      lay(sound, normalized(shaped(rub, throughPoints([0, 0], [0.14, 1], [0.4, 0]))), { at, gain: 0.6 })
    }
    return inHabitat(sound, { ...TAVERN, wet: 0.2, air: 46, fall: 0.1 }, random)
  },
}

/** A ship's bell, far too small: two strokes, as for one o'clock. */
export const bell: Sound = {
  is: 'bell',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 2,
  make() {
    const random = randomNamed('bell')
    const sound = stereoSilence(1.6)
    for (const at of [0.004, 0.3]) {
      lay(sound, handBell(1480, 1.2, random), { at, gain: 0.6 })
    }
    return inRoom(sound, 0.15, TAVERN)
  },
}
