import { asTake } from '../sound/asTake'
import { chimeBar } from '../sound/bells'
import { layClick } from '../sound/contacts'
import { glide, strike, throughPoints } from '../sound/envelopes'
import { layScuttling } from '../sound/feet'
import { bandPass, highPass, lowPass } from '../sound/filters'
import { layGlass } from '../sound/glass'
import { inHabitat } from '../sound/habitat'
import { layPeeps } from '../sound/mouse'
import { pinkNoise, sine, whiteNoise } from '../sound/oscillators'
import { paper as sheet } from '../sound/paper'
import { lay } from '../sound/placing'
import { type Random, randomNamed } from '../sound/random'
import { struck } from '../sound/resonators'
import { inRoom, type Room } from '../sound/reverb'
import { normalized, type Signal, type Stereo, shaped, stereoSilence, sum } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'
import { layWingbeats } from '../sound/wingbeats'
import { lullaby } from './lullaby'

/** A small room with a bed in it. */
const ROOM: Room = { decay: 0.36, size: 0.7, dullness: 2600 }

/** A music box that somebody wound up, and left. */
export const musicBox: Sound = {
  is: 'music',
  kind: 'loop',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.music - 3,
  make: lullaby,
}

/** A key of the typewriter: the type on the paper, and the lever that falls back. */
export const tick: Sound = {
  is: 'click',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch - 3,
  variations: 4,
  make(variation) {
    const random = randomNamed(`tick ${variation}`)
    const sound = stereoSilence(0.3)
    const key = { pitch: 1500 * random.between(0.85, 1.2), gap: random.between(0.078, 0.1), second: 0.55 }
    layClick(sound, key, random)
    return inRoom(sound, 0.08, ROOM)
  },
}

/** Paper is fed in: a roller of teeth, a few of them. */
export const feed: Sound = {
  is: 'rustle',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 5,
  make: () => ratchet('feed', [0.02, 0.07, 0.115, 0.16, 0.21], 1),
}

/** And pulled out, all at once. */
export const pull: Sound = {
  is: 'rustle',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 5,
  make: () => ratchet('pull', [0.01, 0.032, 0.052, 0.07, 0.086, 0.1, 0.113, 0.125], 1.3),
}

/** The end of a line. */
export const bell: Sound = {
  is: 'bell',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.touch + 1,
  make() {
    const sound = stereoSilence(0.8)
    const modes = [
      [2093, 1, 0.3],
      [4310, 0.3, 0.16],
      [6020, 0.12, 0.08],
    ] as const
    lay(sound, normalized(struck(modes.map(modeOf), 0.75)), { at: 0.004, gain: 0.5 })
    return inRoom(sound, 0.14, ROOM)
  },
}

/** A slice is picked up, and nobody is there to hear it: a fork on a plate, and three notes of the lullaby. */
export const taken: Sound = {
  is: 'chime',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 2,
  make() {
    const sound = stereoSilence(2.4)
    const random = randomNamed('taken')
    layGlass(sound, { pitch: 2240, at: 0.01, gain: 0.4 }, random)
    for (const [at, frequency] of [
      [0.34, 1174.7],
      [0.72, 987.8],
      [1.22, 784],
    ] as const)
      lay(sound, chimeBar(frequency, 2.5, random), { at, gain: 0.4 })
    return inRoom(sound, 0.24, { ...ROOM, decay: 0.8 })
  },
}

/** The chain, and the switch in the lamp. */
export const switchOn: Sound = {
  is: 'click',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 6,
  variations: 3,
  make: (variation) => switched(`on ${variation}`, 0.76 + 0.14 * variation),
}

export const switchOff: Sound = {
  is: 'click',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 6,
  variations: 3,
  make: (variation) => asTake(switched(`off ${variation}`, 0.74), variation),
}

/** Something is lifted a finger high, and set down. */
export const lift: Sound = {
  is: 'rustle',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.touch - 6,
  variations: 3,
  make(variation) {
    const random = randomNamed(`lift ${variation}`)
    const sound = stereoSilence(0.26)
    const lifted = throughPoints([0, 0], [0.05, 1], [0.14, 0])
    lay(sound, normalized(sheet(0.14, lifted, random)), { at: 0.004 })
    lay(sound, shaped(sine(glide(190, 120, 0.05), 0.08), strike(0.003, 0.05)), { at: 0.15, gain: 0.12 })
    const down = throughPoints([0, 0], [0.012, 1, 1], [0.1, 0])
    lay(sound, normalized(sheet(0.1, down, random)), { at: 0.145, gain: 0.7 })
    return asTake(inRoom(sound, 0.05, ROOM), variation)
  },
}

/** A star typed where nothing is. */
export const stamp: Sound = {
  is: 'click',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch - 1,
  variations: 3,
  make(variation) {
    const random = randomNamed(`stamp ${variation}`)
    const sound = stereoSilence(0.3)
    layClick(sound, { pitch: 1250 * random.between(0.85, 1.2), gap: random.between(0.07, 0.12), second: 0.7 }, random)
    return inRoom(sound, 0.08, ROOM)
  },
}

/** An empty plate. */
export const clink: Sound = {
  is: 'glass',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 5,
  make() {
    const random = randomNamed('clink')
    const sound = stereoSilence(0.6)
    for (const [at, pitch, gain] of [
      [0.004, 1, 0.5],
      [0.13, 1.05, 0.24],
      [0.21, 1.04, 0.12],
    ] as const)
      layGlass(sound, { pitch: 2240 * pitch, at, gain }, random)
    return inRoom(sound, 0.12, ROOM)
  },
}

/** A mouse, and its feet. */
export const squeak: Sound = {
  is: 'squeak',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.voice - 6,
  make() {
    const random = randomNamed('squeak')
    const sound = stereoSilence(0.6)
    layPeeps(sound, { pitch: 1800, calls: [0.12, 0.1], shrill: 1 }, random)
    const feet = stereoSilence(0.6)
    layScuttling(feet, { from: 0.2, to: 0.5, pace: 20, weight: 0.05 }, random)
    lay(sound, feet.left, { gain: 0.3 })
    return inHabitat(sound, { ...ROOM, wet: 0.05, air: 50 }, random)
  },
}

/** Wings against the shade. */
export const flutter: Sound = {
  is: 'wings',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch - 2,
  variations: 2,
  make(variation) {
    const random = randomNamed(`flutter ${variation}`)
    const sound = stereoSilence(0.9)
    layWingbeats(
      sound,
      { from: 0.01, to: 0.4 + 0.2 * variation, rate: 9 - variation, lastRate: 5, low: 340, gain: 1, soft: true },
      random,
    )
    return asTake(inHabitat(sound, { ...ROOM, wet: 0.08, air: 42 }, random), variation)
  },
}

/** Paper things that touch, and one tooth of a music box that is not there. */
export const chime: Sound = {
  is: 'chime',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 6,
  make() {
    const random = randomNamed('chime')
    const sound = stereoSilence(1.5)
    for (const [at, frequency] of [
      [0.02, 1568],
      [0.2, 1976],
      [0.44, 2349],
    ] as const)
      lay(sound, chimeBar(frequency, 1.5, random), { at, gain: 0.26 })
    const paper = shaped(highPass(whiteNoise(0.3, random), 2600), throughPoints([0, 0], [0.1, 1], [0.3, 0]))
    lay(sound, lowPass(normalized(paper), 5200), { at: 0.02, gain: 0.05 })
    return inRoom(sound, 0.2, { ...ROOM, decay: 0.7 })
  },
}

function modeOf([frequency, gain, decay]: readonly [number, number, number]) {
  return { frequency, gain, decay }
}

/** One type that strikes paper on rubber. */
function key(random: Random, pitch: number): Signal {
  const modes = [540, 1320, 2750, 4400].map((frequency, mode) => ({
    frequency: frequency * pitch * random.between(0.97, 1.03),
    gain: 1 / (1 + 0.7 * mode),
    decay: 0.014 / (1 + 0.4 * mode),
  }))
  const blow = bandPass(whiteNoise(0.04, random), random.between(2400, 4000), 0.4)
  const type = shaped(blow, strike(0.0003, random.between(0.008, 0.02)))
  return normalized(sum(shaped(normalized(struck(modes, 0.03)), 0.5), normalized(type)))
}

/** Teeth of the roller, at those moments. */
function ratchet(name: string, moments: readonly number[], pitch: number): Stereo {
  const random = randomNamed(name)
  const sound = stereoSilence(0.4)
  for (const at of moments) lay(sound, key(random, pitch), { at, gain: random.between(0.2, 0.32) })
  const paper = shaped(bandPass(pinkNoise(0.26, random), 2600, 0.8), throughPoints([0, 0], [0.1, 1], [0.26, 0]))
  lay(sound, normalized(paper), { at: 0.01, gain: 0.14 })
  return inRoom(sound, 0.1, ROOM)
}

/** Beads through a ring, and a spring that lets go. */
function switched(name: string, pitch: number): Stereo {
  const random = randomNamed(`switch ${name}`)
  const sound = stereoSilence(0.5)
  for (let bead = 0; bead < 4; bead++)
    lay(sound, key(random, 2.1), { at: 0.004 + bead * 0.014, gain: 0.05 + 0.015 * bead })
  layClick(
    sound,
    { pitch: 1500 * pitch * random.between(0.75, 1.3), gap: random.between(0.075, 0.105), second: 0.7 },
    random,
    { at: 0.07 },
  )
  const body = shaped(sine(glide(240 * pitch, 150 * pitch, 0.04), 0.09), strike(0.002, 0.05))
  lay(sound, body, { at: 0.07, gain: 0.08 })
  for (let bead = 0; bead < 3; bead++) lay(sound, key(random, 2.3), { at: 0.2 + bead * 0.07, gain: 0.03 * 0.7 ** bead })
  return inRoom(sound, 0.08, ROOM)
}
