import { glide, strike, throughPoints, wobble } from '../sound/envelopes'
import { bandPass, highPass, lowPass } from '../sound/filters'
import { pinkNoise, sine, whiteNoise } from '../sound/oscillators'
import { lay } from '../sound/placing'
import { type Random, randomNamed } from '../sound/random'
import { struck } from '../sound/resonators'
import { inRoom, type Room } from '../sound/reverb'
import { normalized, type Signal, shaped, stereoSilence, sum } from '../sound/signal'
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
    return inRoom(sound, 0.07, DESK)
  },
}

/** A button is pressed: the butt of a brush on a wooden box. */
export const button: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.touch,
  make: () => {
    const random = randomNamed('button')
    const sound = stereoSilence(0.16)
    lay(sound, normalized(knock(560, random)))
    lay(sound, normalized(knock(820, random)), { at: 0.052, gain: 0.22 })
    return inRoom(sound, 0.12, DESK)
  },
}

/** A day starts over: the sheet is drawn back over the pad and patted flat. */
export const replay: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.touch + 1,
  make: () => {
    const random = randomNamed('replay')
    const sound = stereoSilence(0.62)
    const draw = throughPoints([0, 0], [0.12, 0.3], [0.3, 1, -2], [0.36, 0, 2])
    const sweep = bandPass(pinkNoise(0.38, random), glide(700, 3400, 0.34, -1), 1.2)
    lay(sound, normalized(shaped(sweep, draw)), { gain: 0.6 })
    lay(sound, normalized(paper(0.38, draw, random)), { gain: 0.7 })
    const pat = lowPass(shaped(whiteNoise(0.09, random), strike(0.003, 0.07)), 750)
    lay(sound, normalized(pat), { at: 0.375, gain: 0.8 })
    lay(sound, normalized(knock(430, random)), { at: 0.38, gain: 0.35 })
    return inRoom(sound, 0.1, DESK)
  },
}

/** A stamp strikes paper that lies on a desk, and its rubber lets go. */
export const thump: Sound = {
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
    lay(sound, normalized(knock(310, random)), { gain: 0.7 })
    const parting = bandPass(shaped(whiteNoise(0.03, random), strike(0.004, 0.02)), 2400, 1.6)
    lay(sound, normalized(parting), { at: 0.15, gain: 0.09 })
    return inRoom(sound, 0.1, DESK)
  },
}

/** A sheet that moves: air, and fibres giving way one by one. */
function paper(seconds: number, motion: (moment: number) => number, random: Random): Signal {
  const flutter = wobble(52, random)
  const fine = wobble(170, random)
  const noise = pinkNoise(seconds, random)
  const body = shaped(
    sum(
      bandPass(noise, (moment) => 1100 + 1500 * motion(moment), 0.8),
      shaped(highPass(noise, 4500), 0.3),
    ),
    (moment) => motion(moment) * (0.12 + 0.4 * flutter(moment) ** 2 + 0.45 * Math.max(0, fine(moment)) ** 2),
  )
  const sound = { left: body, right: body.slice() }
  for (let fibre = 0; fibre < seconds * 90; fibre++) {
    const at = seconds * random.next()
    const snap = shaped(whiteNoise(0.006, random), strike(0.0002, random.between(0.002, 0.005)))
    const gain = 2.4 * motion(at) * random.next() ** 3
    lay(sound, bandPass(snap, random.acrossOctaves(1500, 6500), 2), { at, gain })
  }
  return sound.left
}

/** Wood on wood, small. @param pitch hertz of the box */
function knock(pitch: number, random: Random): Signal {
  const modes = [
    { ratio: 1, gain: 1, decay: 0.055 },
    { ratio: 2.42, gain: 0.5, decay: 0.032 },
    { ratio: 4.61, gain: 0.28, decay: 0.018 },
    { ratio: 7.2, gain: 0.12, decay: 0.01 },
  ]
  const box = struck(
    modes.map(({ ratio, gain, decay }) => ({ frequency: pitch * ratio * random.between(0.985, 1.015), gain, decay })),
    0.1,
    0.0006,
  )
  const skin = lowPass(shaped(whiteNoise(0.012, random), strike(0.0005, 0.008)), 3200)
  const weight = shaped(sine(glide(190, 120, 0.03), 0.05), strike(0.002, 0.045))
  return sum(box, shaped(skin, 0.35), shaped(weight, 0.5))
}
