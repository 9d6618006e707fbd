import { peakOf, SAMPLE_RATE, type Signal } from '../signal'
import { audibleStretch } from './audible'
import { BANDS, loudnessesOfBands, spectraOf } from './spectra'

/** Decibels below the loudest that a picture reaches down to, and that are looked at. */
const DEEPEST = -50
const SEEN = -40
/** Hundredths of a second by which two takes may be moved against each other. */
const SHIFT = 4
const LONGEST = 3 * SAMPLE_RATE

/** A take as loud as it is in each band, 100 times a second, in dB. */
export type Take = readonly Float64Array[]

export function takeOf(mono: Signal): Take {
  const heard = audibleStretch(mono, SEEN).slice(0, LONGEST)
  const peak = peakOf(heard) || 1
  const rows = spectraOf(heard.map((sample) => sample / peak)).map(loudnessesOfBands)
  const most = rows.reduce((loudest, row) => Math.max(loudest, ...row), 0)
  return rows.map((row) => row.map((power) => Math.max(10 * Math.log10(power / most + 1e-9), DEEPEST)))
}

/** How far takes are apart, in dB, as a mean of all pairs: recorded ones lie at about 10, and what is under 4 is heard as the same. */
export function takesApart(takes: readonly Take[]): number {
  const pairs = takes.flatMap((one, place) => takes.slice(0, place).map((other) => apart(one, other)))
  return pairs.reduce((sum, distance) => sum + distance, 0) / pairs.length
}

function apart(one: Take, other: Take): number {
  const shifts = Array.from({ length: 2 * SHIFT + 1 }, (_, place) => place - SHIFT)
  return Math.min(...shifts.map((shift) => difference(one, other, shift)))
}

function difference(one: Take, other: Take, shift: number): number {
  let sum = 0
  let count = 0
  for (let row = 0; row < Math.max(one.length, other.length); row++) {
    for (let band = 0; band < BANDS; band++) {
      const left = one[row]?.[band] ?? DEEPEST
      const right = other[row - shift]?.[band] ?? DEEPEST
      if (left <= SEEN && right <= SEEN) continue
      sum += Math.abs(left - right)
      count++
    }
  }
  return sum / count
}
