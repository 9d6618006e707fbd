/** Where a loop lies in a decoded file, in samples. */
interface Stretch {
  readonly from: number
  readonly length: number
}

/**
 * The stretch of a decoded file that is exactly one round of its loop. A decoder that leaves some samples out before or
 * after only turns the loop, since the file goes on with the loop's own end and start on both sides.
 *
 * @param samples how many the file has
 * @param sampleRate samples a second
 * @param loop in seconds
 * @throws when the file is shorter than a round
 */
export function loopStretch(
  samples: number,
  sampleRate: number,
  loop: { readonly start: number; readonly end: number },
): Stretch {
  const length = Math.round((loop.end - loop.start) * sampleRate)
  if (length > samples) throw new Error(`It has ${samples} samples, and a round of its loop takes ${length}.`)
  return { from: Math.min(Math.round(loop.start * sampleRate), samples - length), length }
}
