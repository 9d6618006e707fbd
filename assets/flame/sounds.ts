import { glide, strike, throughPoints, wobble } from '../sound/envelopes'
import { bandPass, lowPass } from '../sound/filters'
import { pinkNoise, sine, whiteNoise } from '../sound/oscillators'
import { around, aroundStereo, lay, layAround, mixed } from '../sound/placing'
import { type Random, randomNamed } from '../sound/random'
import { struck } from '../sound/resonators'
import { inRoom, type Room, reverberation } from '../sound/reverb'
import { normalized, type Signal, type Stereo, shaped, stereoSilence, sum } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'

/** A round of the fire, in seconds: long enough that no crackle is met again. */
const ROUND = 10

/** A clearing: little comes back from the trees. */
const CLEARING: Room = { decay: 0.3, size: 0.5, dullness: 3500 }

/** The camp fire: rumble, air, crackling that comes and goes, and now and then a pop. */
export const fire: Sound = {
  kind: 'loop',
  channels: 2,
  kilobits: 80,
  loudness: LOUDNESS.ambience - 1,
  make() {
    const loop = stereoSilence(ROUND)
    for (const side of [-0.5, 0.5]) layAround(loop, blaze(randomNamed(`fire ${side}`)), { gain: 0.55, pan: side })
    layCrackles(loop, randomNamed('crackles'))
    layPops(loop, randomNamed('pops'))
    return aroundStereo(loop, (sound) => mixed([sound, 1], [reverberation(sound, CLEARING), 0.1]))
  },
}

/** Somebody has spoken: a knot bursts in the fire. */
export const message: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.touch + 1,
  variations: 3,
  make(variation) {
    const random = randomNamed(`message ${variation}`)
    const sound = stereoSilence(0.4)
    lay(sound, knot(random.between(430, 560), random), { at: 0.004, gain: 0.8 })
    // It answers a third below: two are talking.
    lay(sound, knot(random.between(340, 380), random), { at: 0.085, gain: 0.45 })
    for (let splinter = 0; splinter < 7; splinter++) {
      lay(sound, crackle(random), { at: random.between(0.02, 0.26), gain: random.between(0.08, 0.25) })
    }
    return inRoom(sound, 0.14, CLEARING)
  },
}

/** A message leaves: a twig is thrown on the fire, and catches. */
export const send: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch,
  variations: 2,
  make(variation) {
    const random = randomNamed(`send ${variation}`)
    const sound = stereoSilence(0.55)
    const throwing = throughPoints([0, 0], [0.07, 1, -1], [0.13, 0, 2])
    const air = shaped(bandPass(pinkNoise(0.14, random), glide(900, 2400, 0.12), 1.3), throwing)
    lay(sound, normalized(air), { gain: 0.35 })
    const wood = struck(
      [
        { frequency: random.between(700, 780), gain: 1, decay: 0.03 },
        { frequency: random.between(1650, 1850), gain: 0.5, decay: 0.02 },
      ],
      0.07,
    )
    lay(sound, normalized(wood), { at: 0.13, gain: 0.4 })
    const whoosh = throughPoints([0, 0], [0.09, 1, -1], [0.34, 0, 2])
    lay(sound, shaped(normalized(lowPass(pinkNoise(0.34, random), 620)), whoosh), { at: 0.15, gain: 0.4 })
    for (let splinter = 0; splinter < 9; splinter++) {
      lay(sound, crackle(random), { at: random.between(0.16, 0.42), gain: random.between(0.06, 0.2) })
    }
    return inRoom(sound, 0.12, CLEARING)
  },
}

/** What a fire sounds like between its crackles, from one side. */
function blaze(random: Random): Signal {
  const noise = whiteNoise(ROUND, random)
  const slow = wobble(2.4, random, ROUND)
  const flicker = wobble(9, random, ROUND)
  const hiss = wobble(4, random, ROUND)
  const rumble = around(noise, (signal) => lowPass(lowPass(signal, 160), 260))
  const roar = around(noise, (signal) => bandPass(signal, 480, 0.7))
  const air = around(noise, (signal) => bandPass(signal, 4200, 0.6))
  return sum(
    shaped(rumble, (moment) => 1.1 * (0.7 + 0.35 * slow(moment) + 0.25 * flicker(moment))),
    shaped(roar, (moment) => 0.22 * (0.5 + 0.4 * slow(moment + 1) + 0.2 * flicker(moment))),
    shaped(air, (moment) => 0.035 * Math.max(0, 0.45 + 0.55 * hiss(moment)) ** 2),
  )
}

/** Crackles in bursts: 9 a second when it is quiet, up to 17. */
function layCrackles(loop: Stereo, random: Random): void {
  const liveliness = wobble(1.1, random, ROUND)
  for (let at = 0; at < ROUND; ) {
    const loudness = Math.min(1, Math.exp(0.85 * gaussian(random) - 1.7))
    layAround(loop, crackle(random), { at, gain: loudness * 1.7, pan: random.between(-0.75, 0.75) })
    at += -Math.log(1 - random.next()) / (9 + 8 * Math.max(0, liveliness(at)))
  }
}

/** Seven times a round a pocket of sap bursts, and its splinters fly. */
function layPops(loop: Stereo, random: Random): void {
  for (let pop = 0; pop < 7; pop++) {
    const at = ROUND * random.next()
    const pan = random.between(-0.5, 0.5)
    layAround(loop, knot(random.acrossOctaves(320, 800), random), { at, gain: random.between(0.25, 0.5), pan })
    for (let splinter = 0; splinter < 5; splinter++) {
      const later = (at + random.between(0.01, 0.16)) % ROUND
      layAround(loop, crackle(random), {
        at: later,
        gain: random.between(0.1, 0.3),
        pan: pan + random.between(-0.2, 0.2),
      })
    }
  }
}

/** A fibre that snaps. */
function crackle(random: Random): Signal {
  const frequency = random.acrossOctaves(900, 7800)
  const length = random.acrossOctaves(0.0012, 0.009)
  const snap = shaped(whiteNoise(length * 6, random), strike(0.0002, length * 3))
  const wood = struck([{ frequency: frequency * 0.6, gain: 0.4, decay: length * 4 }], length * 6)
  return sum(bandPass(snap, frequency, random.between(1, 4)), shaped(wood, 0.6))
}

/** A knot in the wood that bursts. @param pitch hertz */
function knot(pitch: number, random: Random): Signal {
  const body = shaped(sine(glide(pitch, pitch * 0.7, 0.03), 0.07), strike(0.0006, 0.035))
  const snap = bandPass(shaped(whiteNoise(0.05, random), strike(0.0003, 0.02)), pitch * 3, 1)
  return sum(body, shaped(snap, 0.9))
}

/** A number around 0, seldom beyond 2. */
function gaussian(random: Random): number {
  return random.next() + random.next() + random.next() + random.next() + random.next() + random.next() - 3
}
