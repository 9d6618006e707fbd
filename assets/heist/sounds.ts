import { asTake } from '../sound/asTake'
import { glide, strike, throughPoints } from '../sound/envelopes'
import { layFootfall } from '../sound/feet'
import { bandPass } from '../sound/filters'
import { inHabitat } from '../sound/habitat'
import { layPeeps } from '../sound/mouse'
import { pinkNoise, sine, whiteNoise } from '../sound/oscillators'
import { lay } from '../sound/placing'
import { randomNamed } from '../sound/random'
import { bubble, struck } from '../sound/resonators'
import { inRoom } from '../sound/reverb'
import { normalized, shaped, stereoSilence, sum } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'
import { tiptoe as tune } from './tiptoe'

export const tiptoe: Sound = {
  is: 'music',
  kind: 'loop',
  channels: 2,
  kilobits: 96,
  loudness: LOUDNESS.music,
  make: tune,
}

/** A toe in a soft shoe on brick, and the ink that lets go of it. */
export const step: Sound = {
  is: 'steps',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.touch + 1,
  variations: 4,
  make(variation) {
    const random = randomNamed(`step ${variation}`)
    const sound = stereoSilence(0.2)
    // The left shoe is the lower one.
    const foot = variation % 2 === 0 ? 1.22 : 1
    const leather = bandPass(pinkNoise(0.07, random), glide(foot * random.between(900, 1050), 620, 0.05), 1.1)
    lay(sound, normalized(shaped(leather, throughPoints([0, 0], [0.009, 1, -1], [0.07, 0, 4]))), { gain: 0.55 })
    const weight = shaped(sine(glide(foot * random.between(165, 180), foot * 105, 0.05), 0.09), strike(0.004, 0.075))
    // Grit between sole and brick, where the tune leaves room for it.
    const brick = bandPass(shaped(whiteNoise(0.03, random), strike(0.0015, 0.022)), random.between(2600, 3300), 0.8)
    lay(sound, sum(shaped(weight, 0.08), shaped(normalized(brick), 1)), { at: 0.008, gain: 0.42 })
    layFootfall(sound, { weight: 0.35, at: 0.004, gain: 0.8 }, random)
    for (let drop = 0; drop < 2; drop++) {
      const ink = bubble(random.acrossOctaves(700, 1500), random.between(0.018, 0.035), 0.6)
      lay(sound, ink, { at: 0.055 + drop * random.between(0.018, 0.03), gain: random.between(0.08, 0.2) })
    }
    return asTake(inRoom(sound, 0.12, { decay: 0.4, size: 0.7, dullness: 3200 }), variation)
  },
}

/** Caught in the light: a squeak through the mask, the loot in his sack jumps with him, and he holds his breath. */
export const caught: Sound = {
  is: 'squeak',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.voice - 2,
  make() {
    const random = randomNamed('caught')
    const sound = stereoSilence(0.55)
    // Through the cloth before his mouth.
    layPeeps(sound, { pitch: 2100, calls: [0.08, 0.15] }, random)
    for (const at of [0.09, 0.115, 0.17, 0.3, 0.325]) {
      const pitchOfCoin = random.between(0.9, 1.15)
      const coin = struck(
        [3300, 4870, 6900].map((frequency, mode) => ({
          frequency: frequency * pitchOfCoin,
          gain: 1 / (1 + mode),
          decay: 0.07 / (1 + mode * 0.5),
        })),
        0.1,
      )
      lay(sound, normalized(coin), { at, gain: random.between(0.02, 0.06) })
    }
    const landing = shaped(sine(glide(190, 90, 0.05), 0.1), strike(0.003, 0.09))
    lay(sound, landing, { at: 0.29, gain: 0.3 })
    return inHabitat(sound, { decay: 0.5, size: 0.8, dullness: 3600, wet: 0.16, air: 46 }, random)
  },
}
