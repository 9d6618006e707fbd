import { gainOf, type Signal, sampleAt } from '../signal'

/** Half of the samples over which a level is taken: 5 ms. */
const HALF = 120

/** What is heard of a sound: from the first to the last moment no further than so many dB below its loudest. */
export function audibleStretch(signal: Signal, decibels: number): Signal {
  const sums = new Float64Array(signal.length + 1)
  for (let index = 0; index < signal.length; index++)
    sums[index + 1] = (sums[index] ?? 0) + sampleAt(signal, index) ** 2
  const levels = Float64Array.from(signal, (_, index) => {
    const from = Math.max(0, index - HALF)
    const to = Math.min(signal.length, index + HALF)
    return (sums[to] ?? 0) - (sums[from] ?? 0)
  })
  let loudest = 0
  for (const level of levels) loudest = Math.max(loudest, level)
  const audible = loudest * gainOf(decibels) ** 2
  const isHeard = (level: number) => level > audible
  return signal.slice(Math.max(0, levels.findIndex(isHeard)), levels.findLastIndex(isHeard) + 1)
}
