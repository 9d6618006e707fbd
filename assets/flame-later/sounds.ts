import { CLEARING, knot } from '../flame/knot'
import { throughPoints, wobble } from '../sound/envelopes'
import { lowPass } from '../sound/filters'
import { layCrackling } from '../sound/fire'
import { pinkNoise } from '../sound/oscillators'
import { lay } from '../sound/placing'
import { randomNamed } from '../sound/random'
import { inRoom } from '../sound/reverb'
import { normalized, shaped, stereoSilence } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'

/** Ten have spoken within a minute: a breath, the flames stand up, and a log breaks and rolls out. */
export const roar: Sound = {
  is: 'fire',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch + 4,
  make() {
    const random = randomNamed('roar 2')
    const length = 3.2
    const sound = stereoSilence(length)
    const rising = throughPoints([0, 0], [0.3, 0.15, 2], [0.75, 1, -1], [1.9, 0.5], [3.1, 0, 2])
    const flicker = wobble(11, random, length)
    const air = lowPass(pinkNoise(length, random), 900)
    const body = shaped(normalized(air), (moment) => rising(moment) * (0.72 + 0.5 * flicker(moment)))
    lay(sound, body, { gain: 0.5 })
    // A knot bursts as the breath is drawn, so that it is heard at once; the log breaks as the flames stand.
    for (const at of [0.004, 0.09]) lay(sound, knot(random.between(360, 480), random), { at, gain: 1.6 })
    const breaks = random.between(0.85, 1)
    lay(sound, knot(random.between(210, 260), random), { at: breaks, gain: 1 })
    for (let piece = 0; piece < 4; piece++) {
      lay(sound, knot(random.between(300, 620), random), {
        at: breaks + 0.05 + piece * random.between(0.05, 0.13),
        gain: 0.6,
      })
    }
    // It rolls over two stones.
    for (const at of [1.62, 1.86])
      lay(sound, knot(random.between(170, 230), random), { at: at + random.between(-0.04, 0.04), gain: 0.4 })
    layCrackling(sound, { from: 0.5, to: 2.8, rate: 85, gain: 0.85 }, random)
    return inRoom(sound, 0.14, CLEARING)
  },
}
