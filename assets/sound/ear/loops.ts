import { decibelsOf, rootMeanSquare, SAMPLE_RATE, type Signal, samplesIn } from '../signal'
import { loudnessesOfBands, spectraOf } from './spectra'

/** Looks a second. */
const RATE = 50
/** A loop must not be alike to itself up to so many seconds later; sooner than the other, anything is. */
const NEAR = 2
const SOONEST = 0.24
/** Decibels over its median at which something stands out of a loop, and a little less, at which it is over. */
const STANDS_OUT = 6
const IS_OVER = 4

/** What is noticed of a loop by whoever hears it for minutes. */
export interface LoopFigures {
  readonly seconds: number
  /** How alike it is to itself some time under 2 s later, 1 being the same. */
  readonly likeness: number
  /** How often something stands out of it. */
  readonly events: number
  /** Its quietest tenth of a second, in dBFS. */
  readonly quietest: number
}

/** @param mono one round */
export function loopFiguresOf(mono: Signal): LoopFigures {
  const bands = spectraOf(mono, RATE).map(loudnessesOfBands)
  const tenth = samplesIn(0.1)
  const levels = Array.from({ length: Math.floor(mono.length / tenth) }, (_, place) =>
    decibelsOf(rootMeanSquare(mono.subarray(place * tenth, (place + 1) * tenth))),
  )
  return {
    seconds: mono.length / SAMPLE_RATE,
    likeness: likenessOf(bands),
    events: eventsIn(levels),
    quietest: Math.min(...levels),
  }
}

/** The highest autocorrelation of what all bands do, as the logarithm of how loud they are. */
function likenessOf(bands: readonly Float64Array[]): number {
  const loudest = bands.reduce((most, row) => Math.max(most, ...row), 0)
  const rows = bands.map((row) => row.map((power) => Math.log(power + 1e-6 * loudest)))
  const means = rows[0]?.map((_, band) => rows.reduce((sum, row) => sum + (row[band] ?? 0), 0) / rows.length)
  const moves = rows.map((row) => row.map((value, band) => value - (means?.[band] ?? 0)))
  const product = (lag: number) =>
    moves.reduce((sum, row, look) => {
      const later = moves[(look + lag) % moves.length]
      return sum + row.reduce((total, value, band) => total + value * (later?.[band] ?? 0), 0)
    }, 0)
  const farthest = Math.min(NEAR * RATE, Math.floor(moves.length / 2))
  const first = SOONEST * RATE
  const products = Array.from({ length: Math.max(0, farthest - first) }, (_, place) => product(first + place))
  return Math.max(0, ...products) / (product(0) || 1)
}

function eventsIn(levels: readonly number[]): number {
  const median = [...levels].sort((one, other) => one - other)[levels.length >> 1] ?? 0
  let events = 0
  let isOut = false
  for (const level of levels) {
    if (!isOut && level > median + STANDS_OUT) events++
    isOut = level > median + (isOut ? IS_OVER : STANDS_OUT)
  }
  return events
}
