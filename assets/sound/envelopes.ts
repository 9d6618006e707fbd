import type { Random } from './random'

/** A value at a moment in seconds. */
export type Envelope = (seconds: number) => number

/** A moment in seconds, its value, and how the line comes to it: 0 straight, above 0 fast at first, below 0 slow at first. */
export type EnvelopePoint = readonly [seconds: number, value: number, bend?: number]

/** A line through points in time order, level before the first and after the last. */
export function throughPoints(...points: readonly EnvelopePoint[]): Envelope {
  return (seconds) => {
    let from: EnvelopePoint | undefined
    for (const to of points) {
      if (seconds < to[0]) {
        if (!from) return to[1]
        const way = bent((seconds - from[0]) / (to[0] - from[0]), to[2] ?? 0)
        return from[1] + (to[1] - from[1]) * way
      }
      from = to
    }
    return from?.[1] ?? 0
  }
}

/**
 * A struck sound: up to 1 in `attack` seconds, then dying away exponentially.
 * @param decay seconds until it is 60 dB down
 */
export function strike(attack: number, decay: number): Envelope {
  const rate = Math.log(1000) / decay
  return (seconds) => (seconds < attack ? seconds / attack : Math.exp(-rate * (seconds - attack)))
}

/** From one frequency to another in equal musical steps, then held. @param bend as in {@link EnvelopePoint} */
export function glide(from: number, to: number, seconds: number, bend = 0): Envelope {
  return (moment) => from * (to / from) ** bent(Math.min(1, moment / seconds), bend)
}

/**
 * A smooth random line in −1…1, through `rate` random values a second.
 * @param period of a loop, in seconds: the line then ends where it began
 */
export function wobble(rate: number, random: Random, period?: number): Envelope {
  const count = period === undefined ? 4096 : Math.max(1, Math.round(rate * period))
  const perSecond = period === undefined ? rate : count / period
  const values = Array.from({ length: count }, () => random.between(-1, 1))
  const value = (index: number) => values[((index % count) + count) % count] ?? 0
  return (seconds) => {
    const place = seconds * perSecond
    const index = Math.floor(place)
    const fraction = place - index
    const way = fraction * fraction * (3 - 2 * fraction)
    return value(index) + (value(index + 1) - value(index)) * way
  }
}

function bent(way: number, bend: number): number {
  return bend === 0 ? way : (1 - Math.exp(-bend * way)) / (1 - Math.exp(-bend))
}
