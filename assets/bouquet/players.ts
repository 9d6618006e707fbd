import { throughPoints } from '../sound/envelopes'
import { bandPass, lowPass } from '../sound/filters'
import type { Instrument } from '../sound/music/performance'
import { pulse, sine, whiteNoise } from '../sound/oscillators'
import { plucked } from '../sound/resonators'
import { faded, frequencyOf, shaped, sum } from '../sound/signal'

const TURN = 2 * Math.PI

/** A wooden flute: hardly an overtone, breath on the lip, and a tremble that comes late. */
export const flute: Instrument = (midi, seconds, strength, random) => {
  const whole = seconds + 0.09
  const frequency = frequencyOf(midi)
  const trembling = (moment: number) =>
    frequency * (1 + 0.005 * Math.sin(TURN * 5.1 * moment) * Math.min(1, Math.max(0, moment - 0.22) * 4))
  const tube = sum(
    sine(trembling, whole),
    shaped(
      sine((moment) => 2 * trembling(moment), whole),
      0.16 * strength,
    ),
    shaped(
      sine((moment) => 3 * trembling(moment), whole),
      0.07 * strength,
    ),
  )
  const lip = shaped(
    bandPass(whiteNoise(whole, random), frequency * 2, 1.4),
    (moment) => 0.02 + 0.16 * Math.exp(-moment * 30),
  )
  const swell = throughPoints([0, 0], [0.045, 0.9, 1], [0.14, 1], [seconds, 0.88], [whole, 0])
  return shaped(shaped(sum(tube, lip), swell), 0.5 * strength)
}

/** A musette: two reeds that are a little apart, and beat. */
export const accordion: Instrument = (midi, seconds, strength) => {
  const whole = seconds + 0.07
  const reed = (cents: number) => lowPass(pulse(frequencyOf(midi + cents / 100), whole, 0.32), 2600 + 1800 * strength)
  const bellows = throughPoints([0, 0], [0.03, 0.9, 1], [0.1, 1], [seconds, 0.92], [whole, 0])
  return shaped(shaped(sum(reed(-7), reed(8)), bellows), 0.26 * strength)
}

/** A guitar of nylon strings. */
export const guitar: Instrument = (midi, seconds, strength, random) => {
  const whole = Math.max(0.4, seconds + 0.3)
  const frequency = frequencyOf(midi)
  const pluck = { brightness: 0.1 + 0.24 * strength, decay: 3.4, place: 0.19, damping: 0.92 }
  const string = plucked(frequency, whole, pluck, random)
  const wood = sum(shaped(string, 0.85), shaped(bandPass(string, 205, 1.8), 0.8), shaped(bandPass(string, 410, 2), 0.3))
  return shaped(faded(shaped(wood, throughPoints([0, 1], [seconds, 1], [whole, 0])), 0, 0.05), 0.75 * strength)
}
