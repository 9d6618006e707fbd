import { airLoop } from '../sound/air'
import { asTake } from '../sound/asTake'
import { glide, strike, throughPoints } from '../sound/envelopes'
import { bandPass, formants, highPass } from '../sound/filters'
import { knock as blow } from '../sound/materials'
import { layPeeps } from '../sound/mouse'
import { pinkNoise, sine, whiteNoise } from '../sound/oscillators'
import { paper } from '../sound/paper'
import { lay, layAround } from '../sound/placing'
import { randomNamed } from '../sound/random'
import { struck } from '../sound/resonators'
import { inRoom, type Room } from '../sound/reverb'
import { normalized, shaped, stereoSilence } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'
import { swish } from '../sound/swish'
import { throat } from '../sound/throat'

/** A clearing: leaves all round, and open above. */
const CLEARING: Room = { decay: 0.3, size: 0.8, dullness: 3000 }

/** Four shouts at once and four blades of wood; the day cuts it after 200 ms, in the middle of what would ring on. */
export const swing: Sound = {
  ...{ is: 'whoosh', kind: 'one-shot', channels: 2, kilobits: 80, loudness: LOUDNESS.effect, variations: 3 },
  make(variation) {
    const random = randomNamed(`swing ${variation}`)
    const sound = stereoSilence(0.5)
    for (const [i, pan] of [-0.6, -0.2, 0.25, 0.6].entries()) {
      const pitch = [330, 392, 440, 523][i] ?? 392
      const line = throughPoints([0, pitch * 0.9], [0.05, pitch * 1.3], [0.24, pitch * 0.8])
      const character = { jitter: 0.02, roughness: 0.25, roughnessRate: 70, breath: 0.2, opening: 0.5 }
      const cry = formants(throat(0.24, line, character, random), [
        [850, 130, 1],
        [1500, 180, 0.6],
        [3000, 350, 0.25],
      ])
      const shout = shaped(cry, throughPoints([0, 0], [0.014, 1], [0.13, 0.8], [0.24, 0, 1]))
      lay(sound, normalized(shout), { at: 0.006 + random.between(0, 0.014), gain: 0.26, pan })
      const air = bandPass(pinkNoise(0.22, random), glide(700 + i * 90, 3200 + i * 160, 0.14), 1.6)
      const blade = shaped(air, throughPoints([0, 0], [0.075, 1], [0.12, 0.5], [0.22, 0, 1]))
      lay(sound, normalized(blade), { at: 0.02 + random.between(0, 0.02), gain: 0.5, pan: -pan })
    }
    const wood = struck(
      [1, 2.6, 4.4].map((ratio, mode) => ({
        frequency: (520 + variation * 24) * ratio,
        gain: 1 / (1 + mode),
        decay: 0.12 / (1 + mode * 0.7),
      })),
      0.24,
    )
    lay(sound, normalized(wood), { at: 0.1, gain: 0.3 })
    return asTake(inRoom(sound, 0.14, CLEARING), variation, 0.05)
  },
}

/** The grass goes down: a rush through stalks, and at once, louder, all that falls on what fell before. */
export const mow: Sound = {
  ...{ is: 'rustle', kind: 'one-shot', channels: 2, kilobits: 64, loudness: LOUDNESS.effect - 4, variations: 3 },
  make(variation) {
    const random = randomNamed(`mow ${variation}`)
    const sound = stereoSilence(0.8)
    for (let stalk = 0; stalk < 34; stalk++) {
      const snip = shaped(bandPass(whiteNoise(0.03, random), random.between(2400, 6200), 1.2), strike(0.001, 0.026))
      lay(sound, normalized(snip), {
        at: 0.004 + 0.24 * random.next(),
        gain: random.between(0.03, 0.1),
        pan: random.between(-0.8, 0.8),
      })
    }
    const swathe = throughPoints([0, 0], [0.1, 0.5], [0.2, 0.2], [0.3 + 0.03 * variation, 1], [0.55, 0])
    lay(sound, normalized(paper(0.55, swathe, random)), { at: 0.003, gain: 0.8 })
    return inRoom(sound, 0.03, CLEARING)
  },
}

/** Blades that meet nothing but air. */
export const breeze: Sound = {
  ...{ is: 'whoosh', kind: 'one-shot', channels: 1, kilobits: 48, loudness: LOUDNESS.touch },
  make() {
    const random = randomNamed('breeze')
    const sound = stereoSilence(0.5)
    lay(sound, swish(0.42, [520, 260], random, 0.5), { at: 0.003 })
    return inRoom(sound, 0.1, CLEARING)
  },
}

/** Somebody in the grass was found. */
export const squeak: Sound = {
  ...{ is: 'squeak', kind: 'one-shot', channels: 1, kilobits: 48, loudness: LOUDNESS.touch + 3 },
  make() {
    const random = randomNamed('found')
    const sound = stereoSilence(0.45)
    layPeeps(sound, { pitch: 1700, calls: [0.16], shrill: 1 }, random)
    const dive = shaped(highPass(pinkNoise(0.16, random), 1800), throughPoints([0, 0], [0.03, 1], [0.16, 0, 1]))
    lay(sound, normalized(dive), { at: 0.16, gain: 0.35 })
    return inRoom(sound, 0.08, CLEARING)
  },
}

/** How long one round of the wood is, in seconds. */
const ROUND = 20

/** What the wood has to say about it: two birds far off, every now and then. */
export const birds: Sound = {
  is: 'songbird',
  kind: 'loop',
  channels: 1,
  kilobits: 32,
  loudness: LOUDNESS.ambience,
  make() {
    const random = randomNamed('birds')
    const sound = airLoop({ seconds: ROUND, from: 250, to: 800, gusts: 0.3, restless: 0.5, leaves: 0.02 }, 'birds')
    // The air is what the birds are heard in, not what they are heard through.
    for (const side of [sound.left, sound.right]) side.set(shaped(side, 0.12))
    for (const [at, pitch, notes] of [
      [0.8, 3100, 4],
      [2.9, 2300, 2],
      [4.6, 3250, 5],
      [8.1, 2250, 2],
      [9.9, 2900, 3],
      [12.2, 3300, 6],
      [14.1, 2350, 2],
      [17.6, 3150, 3],
    ] as const) {
      for (let note = 0; note < notes; note++) {
        const from = pitch * random.between(0.94, 1.06)
        const chirp = shaped(
          sine(glide(from * 0.86, from * 1.1, 0.07), 0.1),
          throughPoints([0, 0], [0.02, 1], [0.1, 0]),
        )
        layAround(sound, chirp, { at: at + note * 0.15, gain: 0.8 * random.between(0.5, 1) })
      }
    }
    return sound
  },
}

/** A board is stuck into a bale: one blow on wood, and straw below it. */
export const knock: Sound = {
  ...{ is: 'wood', kind: 'one-shot', channels: 1, kilobits: 48, loudness: LOUDNESS.touch, variations: 2 },
  make(variation) {
    const random = randomNamed(`knock ${variation}`)
    const sound = stereoSilence(0.4)
    lay(sound, blow(200 + variation * 50, random, 0.06), { at: 0.003, gain: 0.8 })
    const straw = shaped(bandPass(pinkNoise(0.12, random), 1900, 1.2), strike(0.004, 0.1))
    lay(sound, normalized(straw), { at: 0.006, gain: 0.4 })
    return asTake(inRoom(sound, 0.08, CLEARING), variation)
  },
}
