/** What a number of the sound may be. */
interface Range {
  /** What a warning calls it. */
  readonly name: string
  readonly min: number
  readonly max: number
  /** What is taken for a value that is no number. */
  readonly usual: number
}

/** How loud the site is, in hundredths. Source: docs/specification.md, Section 9, sound. */
export const VOLUME: Range = { name: 'volume', min: 0, max: 100, usual: 100 }

/** How fast a sound is played, 1 being as it was recorded. Source: docs/specification.md, Section 9, sound. */
export const RATE: Range = { name: 'playback rate', min: 0.5, max: 4, usual: 1 }

/** How loud one loop is among the others. */
export const LEVEL: Range = { name: 'level of a loop', min: 0, max: 1, usual: 0 }

/** The value, or the nearest that the range has; a value that is no number becomes the usual one. */
export function clampToRange(range: Range, value: number): number {
  return Number.isNaN(value) ? range.usual : Math.min(range.max, Math.max(range.min, value))
}

/** Does the same, and in development tells whoever wrote a value that the range does not have. */
export function clampLoudly(range: Range, value: number): number {
  const taken = clampToRange(range, value)
  if (import.meta.env.DEV && taken !== value) {
    const { name, min, max } = range
    console.warn(
      `A ${name} of ${value} cannot be had: it is a number from ${min} to ${max}. ${taken} is taken instead.`,
    )
  }
  return taken
}
