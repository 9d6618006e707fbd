import { seededDice } from '../sound/dice'
import { throughPoints } from '../sound/envelopes'
import { bandPass } from '../sound/filters'
import { pinkNoise } from '../sound/oscillators'
import { lay } from '../sound/placing'
import { bubble } from '../sound/resonators'
import { normalized, shaped, stereoSilence } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'

/** Wet ink that slides round on paper, and a drop that follows it. */
export const turn: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect,
  variations: 2,
  make(variation) {
    const dice = seededDice(`turn ${variation}`)
    const sound = stereoSilence(0.3)
    const pitch = throughPoints([0, 480], [0.06, dice.between(900, 1100)], [0.14, 520])
    const slide = bandPass(pinkNoise(0.14, dice), pitch, 2.2)
    lay(sound, normalized(shaped(slide, throughPoints([0, 0], [0.03, 1], [0.14, 0]))), { gain: 0.7 })
    lay(sound, bubble(dice.between(620, 820), 0.05, 0.7), { at: 0.1, gain: 0.5 })
    return sound
  },
}
