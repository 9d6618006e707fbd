import { glide, throughPoints, wobble } from '../sound/envelopes'
import { bandPass, lowPass } from '../sound/filters'
import { layCrackling, layFlame } from '../sound/fire'
import { pinkNoise, whiteNoise } from '../sound/oscillators'
import { around, aroundStereo, lay, layAround, mixed } from '../sound/placing'
import { type Random, randomNamed } from '../sound/random'
import { struck } from '../sound/resonators'
import { inRoom, reverberation } from '../sound/reverb'
import { normalized, type Signal, type Stereo, shaped, stereoSilence, sum } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'
import { CLEARING, knot } from './knot'

/** A round of the fire, in seconds: long enough that no crackle is met again. */
const ROUND = 18

/** The camp fire: rumble, air, crackling that comes and goes, and now and then a pop. */
export const fire: Sound = {
  is: 'fire',
  kind: 'loop',
  channels: 2,
  kilobits: 64,
  loudness: LOUDNESS.ambience - 1,
  make() {
    const loop = stereoSilence(ROUND)
    for (const side of [-0.5, 0.5]) layAround(loop, blaze(randomNamed(`fire ${side}`)), { gain: 0.3, pan: side })
    layCrackling(loop, { from: 0, to: ROUND, gain: 1 }, randomNamed('crackles'))
    layPops(loop, randomNamed('pops'))
    return aroundStereo(loop, (sound) => mixed([sound, 1], [reverberation(sound, CLEARING), 0.1]))
  },
}

/** Somebody has spoken: a knot bursts in the fire. */
export const message: Sound = {
  is: 'fire',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.touch + 1,
  variations: 3,
  make(variation) {
    const random = randomNamed(`message ${variation}`)
    const sound = stereoSilence(0.7)
    lay(sound, knot(random.between(430, 560), random), { at: 0.004, gain: 0.8 })
    // It answers a third below: two are talking.
    lay(sound, knot(random.between(340, 380), random), { at: random.between(0.07, 0.2), gain: 0.45 })
    layCrackling(sound, { from: 0.01, to: 0.5, rate: 70, gain: 0.8 }, random)
    layFlame(sound, { from: 0.004, to: 0.68, gain: 2.2 }, random)
    return inRoom(sound, 0.14, CLEARING)
  },
}

/** A message leaves: a twig is thrown on the fire, and catches. */
export const send: Sound = {
  is: 'fire',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch,
  variations: 2,
  make(variation) {
    const random = randomNamed(`send ${variation}`)
    const sound = stereoSilence(0.75)
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
    layCrackling(sound, { from: 0.14, to: 0.6, rate: variation === 1 ? 50 : 90, gain: 0.7 }, random)
    layFlame(sound, { from: 0.05, to: 0.74, gain: 2.6 }, random)
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

/** Seven times a round a pocket of sap bursts, and its splinters fly. */
function layPops(loop: Stereo, random: Random): void {
  for (let pop = 0; pop < 7; pop++) {
    const at = ROUND * random.next()
    const pan = random.between(-0.5, 0.5)
    layAround(loop, knot(random.acrossOctaves(320, 800), random), { at, gain: random.between(0.25, 0.5), pan })
    layCrackling(loop, { from: at + 0.01, to: at + 0.16, rate: 60, gain: 0.7 }, random)
  }
}
