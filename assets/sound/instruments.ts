import { glide, strike, throughPoints } from './envelopes'
import { bandPass, highPass, lowPass, saturated } from './filters'
import type { Instrument } from './music/performance'
import { pulse, saw, sine, whiteNoise } from './oscillators'
import { plucked, struck } from './resonators'
import { faded, frequencyOf, shaped, sum } from './signal'

const TURN = 2 * Math.PI

/** An upright bass, plucked: string, belly and the thump of the finger. */
export const bass: Instrument = (midi, seconds, strength, random) => {
  const frequency = frequencyOf(midi)
  const whole = Math.max(0.3, seconds + 0.18)
  const pluck = { brightness: 0.1 + 0.22 * strength, decay: 2.2, place: 0.2, damping: 0.9 }
  const string = lowPass(plucked(frequency, whole, pluck, random), 2200)
  const belly = sum(
    sine((moment) => frequency * (1 + 0.01 * Math.exp(-moment * 28)), whole),
    shaped(sine(2 * frequency, whole), 0.36),
    shaped(sine(3 * frequency, whole), (moment) => 0.13 * Math.exp(-moment * 5)),
    shaped(sine(4 * frequency, whole), (moment) => 0.06 * Math.exp(-moment * 8)),
  )
  const swell = throughPoints([0, 0], [0.018, 1, 1], [0.2, 0.66], [whole, 0.3])
  const thump = bandPass(shaped(whiteNoise(0.05, random), strike(0.001, 0.03)), 240)
  const note = sum(
    shaped(string, 0.36),
    shaped(belly, (moment) => 0.6 * swell(moment)),
    shaped(thump, 0.4),
  )
  return shaped(shaped(note, throughPoints([0, 1], [seconds, 1], [whole, 0, 1])), 0.8 * strength)
}

/** A clarinet: odd overtones and a soft chiff of breath. */
export const clarinet: Instrument = (midi, seconds, strength, random) => {
  const frequency = frequencyOf(midi)
  const whole = seconds + 0.08
  const trembling = (moment: number) =>
    frequency * (1 + 0.003 * Math.sin(TURN * 4.8 * moment) * Math.min(1, Math.max(0, moment - 0.2) * 3))
  const reed = lowPass(pulse(trembling, whole, 0.497), frequency * (3 + 5 * strength), 0.8)
  const breath = shaped(
    bandPass(whiteNoise(whole, random), frequency * 3),
    (moment) => 0.03 + 0.1 * Math.exp(-moment * 35),
  )
  const swell = throughPoints([0, 0], [0.035, 0.85, 1], [0.1, 1], [seconds, 0.9], [whole, 0])
  return shaped(shaped(sum(reed, breath), swell), 0.34 * strength)
}

/** A vibraphone with its fans turning. */
export const vibraphone: Instrument = (midi, _seconds, strength) => {
  const frequency = frequencyOf(midi)
  const bar = struck(
    [
      { frequency, gain: 1, decay: 2.4 },
      { frequency: frequency * 3.98, gain: 0.18 * strength, decay: 0.5 },
      { frequency: frequency * 9.9, gain: 0.05 * strength, decay: 0.1 },
    ],
    2.2,
    0.002,
  )
  const fans = (moment: number) => 1 - 0.14 * (1 + Math.sin(TURN * 5.2 * moment))
  return shaped(faded(shaped(bar, fans), 0, 0.3), strength ** 1.3)
}

/** A glockenspiel under a hard mallet. */
export const glockenspiel: Instrument = (midi, _seconds, strength) => {
  const frequency = frequencyOf(midi)
  const bar = struck(
    [
      { frequency, gain: 1, decay: 1.3 },
      { frequency: frequency * 2.756, gain: 0.3 * strength, decay: 0.45 },
      { frequency: frequency * 5.404, gain: 0.12 * strength, decay: 0.16 },
    ],
    1.3,
    0.0008,
  )
  return shaped(faded(bar, 0, 0.2), strength ** 1.4)
}

/** A marimba under a soft mallet. */
export const marimba: Instrument = (midi, _seconds, strength, random) => {
  const frequency = frequencyOf(midi)
  const bar = struck(
    [
      { frequency, gain: 1, decay: Math.min(1.2, 260 / frequency + 0.45) },
      { frequency: frequency * 3.93, gain: 0.28 * strength, decay: 0.12 },
      { frequency: frequency * 9.2, gain: 0.12 * strength ** 2, decay: 0.045 },
    ],
    1.2,
    0.0015,
  )
  const mallet = lowPass(shaped(whiteNoise(0.02, random), strike(0.001, 0.012)), 2500)
  return shaped(sum(faded(bar, 0, 0.2), shaped(mallet, 0.12 * strength)), strength)
}

/** Three trumpets that do not quite agree. */
export const brass: Instrument = (midi, seconds, strength, random) => {
  const whole = seconds + 0.12
  const lips = (cents: number) => (moment: number) => {
    const scoop = 1 - 0.008 * Math.exp(-moment * 25)
    const tremble = 1 + 0.0035 * Math.sin(TURN * 5.3 * moment + cents) * Math.min(1, Math.max(0, moment - 0.25) * 3)
    return frequencyOf(midi + cents / 100) * scoop * tremble
  }
  const horns = sum(...[0, 7, -8].map((cents) => saw(lips(cents), whole, random.next())))
  const open = 700 + frequencyOf(midi) * (3 + 6 * strength)
  const bell = throughPoints([0, 500], [0.07, open, 2], [seconds, open * 0.7], [whole, 500])
  const swell = throughPoints([0, 0], [0.04, 0.85, 1], [0.12, 1], [seconds, 0.85], [whole, 0])
  return shaped(shaped(saturated(shaped(lowPass(horns, bell, 0.8), 0.33), 1.2), swell), 0.55 * strength)
}

/** A small kettle drum. */
export const kettledrum: Instrument = (midi, _seconds, strength, random) => {
  const frequency = frequencyOf(midi)
  const skin = struck(
    [
      { frequency, gain: 1, decay: 1.2 },
      { frequency: frequency * 1.5, gain: 0.6, decay: 0.8 },
      { frequency: frequency * 1.98, gain: 0.4, decay: 0.6 },
      { frequency: frequency * 2.44, gain: 0.25, decay: 0.4 },
    ],
    1.3,
    0.002,
  )
  const stick = lowPass(shaped(whiteNoise(0.12, random), strike(0.001, 0.08)), 700)
  return shaped(sum(faded(skin, 0, 0.2), shaped(stick, 0.6)), 0.6 * strength)
}

/** Two fingers snapping. The pitch says nothing. */
export const snap: Instrument = (_midi, _seconds, strength, random) => {
  const slide = throughPoints([0, 0], [0.0015, 1], [0.012, 0.3], [0.013, 0.8], [0.07, 0, 3])
  const palm = bandPass(shaped(whiteNoise(0.09, random), slide), random.between(1750, 2050), 1.6)
  const nail = bandPass(shaped(whiteNoise(0.05, random), strike(0.0005, 0.03)), 3600, 1.5)
  return shaped(sum(palm, shaped(nail, 0.5)), 1.2 * strength)
}

/** A brush tapped on a drum skin. The pitch says nothing. */
export const brush: Instrument = (_midi, _seconds, strength, random) => {
  const wires = highPass(whiteNoise(0.09, random), glide(2600, 4200, 0.06))
  return shaped(shaped(wires, throughPoints([0, 0], [0.006, 1], [0.09, 0, 4])), 0.4 * strength)
}
