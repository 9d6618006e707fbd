import { throughPoints } from '../../../../assets/sound/envelopes'
import { bandPass } from '../../../../assets/sound/filters'
import { pinkNoise } from '../../../../assets/sound/oscillators'
import { lay } from '../../../../assets/sound/placing'
import { randomNamed } from '../../../../assets/sound/random'
import { bubble } from '../../../../assets/sound/resonators'
import { normalized, shaped, stereoSilence } from '../../../../assets/sound/signal'
import { LOUDNESS, type Sound } from '../../../../assets/sound/sound'

/** Wet ink that slides round on paper, and a drop that follows it. */
export const turn: Sound = {
  is: 'whoosh',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect,
  variations: 2,
  make(variation) {
    const random = randomNamed(`turn ${variation}`)
    const sound = stereoSilence(0.3)
    const pitch = throughPoints([0, 480], [0.06, random.between(900, 1100)], [0.14, 520])
    const slide = bandPass(pinkNoise(0.14, random), pitch, 2.2)
    lay(sound, normalized(shaped(slide, throughPoints([0, 0], [0.03, 1], [0.14, 0]))), { gain: 0.7 })
    lay(sound, bubble(random.between(620, 820), 0.05, 0.7), { at: 0.1, gain: 0.5 })
    return sound
  },
}
