import { type Control, SAMPLE_RATE, type Signal, type Stereo, sampleAt, shaped, sum, valueAt } from './signal'

/** Where a signal goes. */
export interface Place {
  /** Seconds from the start. Default 0. */
  readonly at?: number
  /** A factor. Default 1. */
  readonly gain?: number
  /** −1 left … 1 right, of equal power. Default 0. */
  readonly pan?: Control
}

/** Adds a signal to a sound, in place; what would stand before its start or after its end is lost. */
export function lay(sound: Stereo, signal: Signal, place: Place = {}): void {
  layEach(sound, signal, place, (index, length) => (index < length ? index : -1))
}

/** Adds a signal to a loop, in place; what runs over the end goes on at the start: so tails survive the seam. */
export function layAround(loop: Stereo, signal: Signal, place: Place = {}): void {
  layEach(loop, signal, place, (index, length) => ((index % length) + length) % length)
}

function layEach(
  sound: Stereo,
  signal: Signal,
  { at = 0, gain = 1, pan = 0 }: Place,
  target: (index: number, length: number) => number,
): void {
  const start = Math.round(at * SAMPLE_RATE)
  let angle = ((valueAt(pan, 0) + 1) * Math.PI) / 4
  for (let index = 0; index < signal.length; index++) {
    const to = target(start + index, sound.left.length)
    if (to < 0) continue
    if (typeof pan !== 'number') angle = ((pan(index / SAMPLE_RATE) + 1) * Math.PI) / 4
    const sample = sampleAt(signal, index) * gain
    sound.left[to] = sampleAt(sound.left, to) + sample * Math.cos(angle)
    sound.right[to] = sampleAt(sound.right, to) + sample * Math.sin(angle)
  }
}

/** Sounds together, each with its gain as a factor. */
export function mixed(...sounds: readonly (readonly [sound: Stereo, gain: number])[]): Stereo {
  return {
    left: sum(...sounds.map(([{ left }, gain]) => shaped(left, gain))),
    right: sum(...sounds.map(([{ right }, gain]) => shaped(right, gain))),
  }
}

/**
 * A loop through a filter that remembers: the filter runs over it twice and the second pass is kept, so that at the
 * seam it is in the state it started from. The filter's own modulation must have the loop's period.
 */
export function around(loop: Signal, filter: (signal: Signal) => Signal): Signal {
  return filter(twice(loop)).slice(loop.length)
}

/** {@link around} for both channels at once. */
export function aroundStereo(loop: Stereo, filter: (sound: Stereo) => Stereo): Stereo {
  const { left, right } = filter({ left: twice(loop.left), right: twice(loop.right) })
  const { length } = loop.left
  return { left: left.slice(length, 2 * length), right: right.slice(length, 2 * length) }
}

function twice(loop: Signal): Signal {
  const both = new Float32Array(loop.length * 2)
  both.set(loop)
  both.set(loop, loop.length)
  return both
}
