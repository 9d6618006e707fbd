import { seededDice } from '../sound/dice'
import { glide, strike, throughPoints } from '../sound/envelopes'
import { bandPass } from '../sound/filters'
import { pinkNoise, sine, whiteNoise } from '../sound/oscillators'
import { lay } from '../sound/placing'
import { bubble } from '../sound/resonators'
import { inRoom } from '../sound/reverb'
import { normalized, shaped, stereoSilence, sum } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'
import { tiptoe as tune } from './tiptoe'

export const tiptoe: Sound = {
  kind: 'loop',
  channels: 2,
  kilobits: 96,
  loudness: LOUDNESS.music,
  make: tune,
}

/** A toe in a soft shoe on brick, and the ink that lets go of it. */
export const step: Sound = {
  kind: 'shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.touch - 1,
  takes: 4,
  make(take) {
    const dice = seededDice(`step ${take}`)
    const sound = stereoSilence(0.2)
    // The left shoe is the lower one.
    const foot = take % 2 === 0 ? 1.22 : 1
    const leather = bandPass(pinkNoise(0.07, dice), glide(foot * dice.between(900, 1050), 620, 0.05), 1.1)
    lay(sound, normalized(shaped(leather, throughPoints([0, 0], [0.009, 1, -1], [0.07, 0, 4]))), { gain: 0.55 })
    const weight = shaped(sine(glide(foot * dice.between(165, 180), foot * 105, 0.05), 0.09), strike(0.004, 0.075))
    // Grit between sole and brick, where the tune leaves room for it.
    const brick = bandPass(shaped(whiteNoise(0.03, dice), strike(0.0015, 0.022)), dice.between(2600, 3300), 0.8)
    lay(sound, sum(weight, shaped(normalized(brick), 0.6)), { at: 0.008, gain: 0.42 })
    for (let drop = 0; drop < 2; drop++) {
      const ink = bubble(dice.acrossOctaves(700, 1500), dice.between(0.018, 0.035), 0.6)
      lay(sound, ink, { at: 0.055 + drop * dice.between(0.018, 0.03), gain: dice.between(0.08, 0.2) })
    }
    return inRoom(sound, 0.12, { decay: 0.4, size: 0.7, dullness: 3200 })
  },
}
