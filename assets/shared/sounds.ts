import { asTake } from '../sound/asTake'
import { layClick } from '../sound/contacts'
import { glide, strike, throughPoints } from '../sound/envelopes'
import { bandPass, lowPass } from '../sound/filters'
import { knock } from '../sound/materials'
import { pinkNoise, sine, whiteNoise } from '../sound/oscillators'
import { paper } from '../sound/paper'
import { lay } from '../sound/placing'
import { randomNamed } from '../sound/random'
import { inRoom, type Room } from '../sound/reverb'
import { normalized, shaped, stereoSilence } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'

/** The top of a desk. */
const DESK: Room = { decay: 0.18, size: 0.35, dullness: 4500 }

/** How a card is lifted: how long it takes, how fast it moves, and when its edge lets go of the page. */
const GESTURES = [
  { seconds: 0.24, edge: 0.07, speed: throughPoints([0, 0], [0.08, 1, -1.5], [0.12, 0.35], [0.17, 0.5], [0.24, 0, 1]) },
  { seconds: 0.32, edge: 0.19, speed: throughPoints([0, 0], [0.05, 0.55], [0.1, 0.12], [0.2, 1, -1], [0.32, 0, 2.5]) },
  { seconds: 0.17, edge: 0.03, speed: throughPoints([0, 0], [0.035, 1, -1], [0.17, 0, 3]) },
  {
    seconds: 0.36,
    edge: 0.24,
    speed: throughPoints([0, 0], [0.25, 0.9, -2.2], [0.27, 0.3], [0.31, 0.45], [0.36, 0, 1]),
  },
] as const

/** A card of the home page lifts off the paper. */
export const rustle: Sound = {
  is: 'rustle',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.touch - 3,
  variations: 4,
  make(variation) {
    const random = randomNamed(`rustle ${variation}`)
    const { seconds, edge: parting, speed } = GESTURES[variation - 1] ?? GESTURES[0]
    const sound = stereoSilence(seconds + 0.06)
    lay(sound, normalized(paper(seconds, speed, random)))
    // The card's edge lets go of the page.
    const edge = bandPass(shaped(whiteNoise(0.02, random), strike(0.0008, 0.014)), random.between(1700, 2300), 1.4)
    lay(sound, normalized(edge), { at: parting, gain: 0.5 })
    return asTake(inRoom(sound, 0.07, DESK), variation)
  },
}

/** A button is pressed: the butt of a brush on a wooden box. */
export const button: Sound = {
  is: 'wood',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.touch,
  variations: 3,
  make(variation) {
    const random = randomNamed(`button ${variation}`)
    const sound = stereoSilence(0.16)
    lay(sound, knock(240 + 40 * variation, random, 0.055), { at: 0.002 })
    layClick(sound, { pitch: 500, gap: 0.07, second: 0.3 }, random, { gain: 0.75 })
    lay(sound, knock(400, random, 0.04), { at: 0.06 + 0.01 * variation, gain: 0.25 })
    return inRoom(sound, 0.06, DESK)
  },
}

/** A day starts over: the sheet is drawn back over the pad and patted flat. */
export const replay: Sound = {
  is: 'rustle',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.touch + 1,
  variations: 3,
  make(variation) {
    const random = randomNamed(`replay ${variation}`)
    const sound = stereoSilence(0.62)
    const draw = throughPoints([0, 0], [0.03, 0.25], [0.12, 0.3], [0.3, 1, -2], [0.36, 0, 2])
    const sweep = bandPass(pinkNoise(0.38, random), glide(700, 3400, 0.34, -1), 1.2)
    lay(sound, normalized(shaped(sweep, draw)), { gain: 0.15 })
    lay(sound, normalized(paper(0.38, draw, random)), { gain: 1 })
    const pat = lowPass(shaped(whiteNoise(0.09, random), strike(0.003, 0.07)), 750)
    lay(sound, normalized(pat), { at: 0.375, gain: 0.3 })
    lay(sound, knock(210, random), { at: 0.38, gain: 0.15 })
    return asTake(inRoom(sound, 0.1, DESK), variation)
  },
}

/** A stamp strikes paper that lies on a desk, and its rubber lets go. */
export const thump: Sound = {
  is: 'slam',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.touch + 2,
  make: () => {
    const random = randomNamed('thump')
    const sound = stereoSilence(0.3)
    const weight = shaped(sine(glide(128, 88, 0.05), 0.12), strike(0.001, 0.08))
    const body = lowPass(shaped(whiteNoise(0.12, random), strike(0.0008, 0.1)), 420)
    const slap = bandPass(shaped(whiteNoise(0.05, random), strike(0.0004, 0.022)), 1250, 0.7)
    lay(sound, normalized(body))
    lay(sound, normalized(weight), { gain: 0.42 })
    lay(sound, normalized(slap), { gain: 0.8 })
    lay(sound, knock(260, random), { at: 0.002, gain: 0.3 })
    const parting = bandPass(shaped(whiteNoise(0.03, random), strike(0.004, 0.02)), 2400, 1.6)
    lay(sound, normalized(parting), { at: 0.15, gain: 0.09 })
    return inRoom(sound, 0.1, DESK)
  },
}
