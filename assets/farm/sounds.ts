import { type Dice, seededDice } from '../sound/dice'
import { glide, strike, throughPoints, wobble } from '../sound/envelopes'
import { bandPass, highPass, lowPass } from '../sound/filters'
import { pinkNoise, sine, whiteNoise } from '../sound/oscillators'
import { around, lay, layAround } from '../sound/placing'
import { struck } from '../sound/resonators'
import { inRoom, type Room } from '../sound/reverb'
import { normalized, type Signal, shaped, stereoSilence, sum } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'
import { layBubbles } from '../sound/water'

const SHORE: Room = { decay: 0.35, size: 0.9, dullness: 4200 }
const SEA_SECONDS = 15
/** When the waves break, in seconds, and how high they are. */
const WAVES = [
  { at: 0.4, height: 1 },
  { at: 5.7, height: 0.72 },
  { at: 10.1, height: 0.9 },
]
/** The fish is in the air for this long, in seconds. */
const LEAP = 0.3

/** Waves come to a small island: each draws breath, breaks, and leaves its foam on the sand. */
export const sea: Sound = {
  kind: 'loop',
  channels: 2,
  kilobits: 64,
  loudness: LOUDNESS.ambience,
  make() {
    const loop = stereoSilence(SEA_SECONDS)
    layAround(loop, shore(0, seededDice('sea left')), { pan: -0.65 })
    layAround(loop, shore(0.4, seededDice('sea right')), { pan: 0.65 })
    const dice = seededDice('sea bubbles')
    for (const { at, height } of WAVES) {
      const foam = {
        from: at + 2.6,
        to: at + 5,
        count: 70,
        lowest: 900,
        highest: 3200,
        gain: 0.05 * height,
        crowding: 1.3,
      }
      layBubbles(loop, foam, dice)
    }
    return loop
  },
}

/** A trap has caught something: the little bell on its float is pulled twice. */
export const bell: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 1,
  make() {
    const dice = seededDice('bell')
    const sound = stereoSilence(1.1)
    lay(sound, brassBell(1, dice), { gain: 0.75 })
    lay(sound, brassBell(1.004, dice), { at: 0.17 })
    lay(sound, brassBell(0.998, dice), { at: 0.31, gain: 0.28 })
    return inRoom(sound, 0.12, SHORE)
  },
}

/** A fish leaps from its trap and falls back: out, the drops it shakes off, in. */
export const splash: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect,
  variations: 2,
  make(variation) {
    const dice = seededDice(`splash ${variation}`)
    const sound = stereoSilence(1.15)
    lay(sound, slap(0.16, 3000, dice), { gain: 0.38 })
    lay(sound, spray(0.3, dice), { at: 0.01, gain: 0.22 })
    layBubbles(sound, { from: 0.02, to: 0.24, count: 10, lowest: 700, highest: 2200, gain: 0.14, crowding: 1.2 }, dice)
    const dive = shaped(sine(glide(240, 88, 0.11, 2), 0.22), throughPoints([0, 0], [0.005, 1], [0.22, 0, 4]))
    lay(sound, dive, { at: LEAP, gain: 0.42 })
    lay(sound, slap(0.3, 2300, dice), { at: LEAP, gain: 0.7 })
    lay(sound, spray(0.6, dice), { at: LEAP + 0.02, gain: 0.3 })
    layBubbles(
      sound,
      { from: LEAP + 0.04, to: 0.66, count: 20, lowest: 280, highest: 1300, gain: 0.4, crowding: 1.6 },
      dice,
    )
    layBubbles(sound, { from: 0.55, to: 1, count: 12, lowest: 800, highest: 2400, gain: 0.2, crowding: 1.2 }, dice)
    return inRoom(sound, 0.1, SHORE)
  },
}

/** One side of the shore. @param late seconds by which waves reach it later */
function shore(late: number, dice: Dice): Signal {
  const noise = pinkNoise(SEA_SECONDS, dice)
  const churn = wobble(5, dice, SEA_SECONDS)
  const gust = wobble(0.4, dice, SEA_SECONDS)
  const wave = throughPoints([0, 0], [1.9, 1, -3], [2.7, 0.52, 2], [6.2, 0, 1.5])
  const swell = (moment: number, lag: number) =>
    WAVES.reduce((level, { at, height }) => {
      const since = (((moment - at - late - lag) % SEA_SECONDS) + SEA_SECONDS) % SEA_SECONDS
      return level + height * wave(since)
    }, 0)
  const round = (moment: number) => moment % SEA_SECONDS
  const deep = around(noise, (signal) => highPass(lowPass(signal, 380), 130))
  const wash = around(noise, (signal) => bandPass(signal, (moment) => 480 + 1500 * swell(round(moment), 0.3), 0.55))
  // Nothing above 9 kHz: the encoder would spend its bits there.
  const foam = around(noise, (signal) =>
    lowPass(
      highPass(signal, (moment) => 4600 - 2000 * swell(round(moment), 1.1)),
      9000,
    ),
  )
  const wind = around(noise, (signal) => bandPass(signal, (moment) => 520 + 190 * gust(round(moment)), 3))
  return sum(
    shaped(deep, (moment) => 0.05 + 0.3 * swell(moment, 0) ** 1.3),
    shaped(wash, (moment) => 0.03 + 0.95 * swell(moment, 0.3) ** 1.5 * (1 + 0.18 * churn(moment))),
    shaped(foam, (moment) => 0.02 + 0.9 * swell(moment, 1.1) ** 1.8 * (1 + 0.3 * churn(moment + 2))),
    shaped(wind, (moment) => 0.13 * (0.5 + 0.5 * gust(moment)) ** 1.5),
  )
}

/** A hand-cast bell, not quite round. @param tuning factor of all its pitches */
function brassBell(tuning: number, dice: Dice): Signal {
  const partials = [
    { ratio: 0.5, gain: 0.25, decay: 0.9 },
    { ratio: 1, gain: 1, decay: 0.85 },
    { ratio: 1.004, gain: 0.5, decay: 0.75 },
    { ratio: 1.19, gain: 0.4, decay: 0.55 },
    { ratio: 1.51, gain: 0.3, decay: 0.4 },
    { ratio: 2.01, gain: 0.65, decay: 0.45 },
    { ratio: 2.66, gain: 0.3, decay: 0.28 },
    { ratio: 4.18, gain: 0.2, decay: 0.16 },
  ]
  const modes = partials.map(({ ratio, gain, decay }) => ({ frequency: 1245 * tuning * ratio, gain, decay }))
  const clapper = bandPass(shaped(whiteNoise(0.01, dice), strike(0.0004, 0.007)), 3600, 1)
  return sum(normalized(struck(modes, 0.8, 0.001)), shaped(clapper, 0.25))
}

/** A flat body meets the water. @param brightness hertz where its noise begins */
function slap(seconds: number, brightness: number, dice: Dice): Signal {
  const water = bandPass(whiteNoise(seconds, dice), glide(brightness, 480, seconds * 0.7, 2), 0.7)
  return normalized(shaped(water, throughPoints([0, 0], [0.004, 1], [seconds * 0.2, 0.55], [seconds, 0, 3])))
}

/** Drops thrown up, falling one by one. */
function spray(seconds: number, dice: Dice): Signal {
  const drops = wobble(140, dice)
  const water = highPass(pinkNoise(seconds, dice), glide(1500, 3600, seconds))
  const fall = throughPoints([0, 0], [0.05, 1], [seconds * 0.25, 0.5, 2], [seconds, 0, 3])
  return normalized(shaped(water, (moment) => fall(moment) * (0.35 + 0.65 * Math.max(0, drops(moment)) ** 2)))
}
