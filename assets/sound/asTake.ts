import { bandPass } from './filters'
import { eachChannel, gainOf, type Signal, type Stereo, sampleAt, shaped, sum } from './signal'

/** Where, in hertz, takes differ in colour, and by how many dB the second, third … do from the first. */
const PLACES = [240, 720, 2100, 6300] as const
const COLOURS = [
  [0, 0, 0, 0],
  [9, -9, 7, -8],
  [-10, 8, -8, 8],
  [8, 6, -11, -4],
] as const
/** How much faster or slower they are, as parts of `reach`. */
const PACES = [0, 1, -1, 0.5] as const

/**
 * One take of several: whoever does a thing again does it a little faster or slower and touches it elsewhere, so that
 * other tones of it stand out. It is for what chance alone leaves alike.
 * @param take 1 … @param reach how much faster it may be, as a part: little where there is a tune
 */
export function asTake(sound: Stereo, take: number, reach = 0.08): Stereo {
  const turn = (take - 1) % PACES.length
  if (turn === 0) return sound
  const pace = 1 + reach * (PACES[turn] ?? 0)
  return eachChannel(sound, (signal) => coloured(paced(signal, pace), COLOURS[turn] ?? COLOURS[0]))
}

function paced(signal: Signal, pace: number): Signal {
  return new Float32Array(Math.floor(signal.length / pace)).map((_, index) => {
    const place = index * pace
    const before = Math.floor(place)
    const way = place - before
    return sampleAt(signal, before) * (1 - way) + sampleAt(signal, before + 1) * way
  })
}

function coloured(signal: Signal, decibels: readonly number[]): Signal {
  return decibels.reduce((sofar, gain, place) => {
    const band = bandPass(sofar, PLACES[place] ?? 1000, 0.9)
    return sum(sofar, shaped(band, gainOf(gain) - 1))
  }, signal)
}
