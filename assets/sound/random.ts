import { hashOf, seededRandom } from '../../src/stage/time/random'

/** A seeded source of chance: the same name gives the same sound, sample for sample, in any process. */
export interface Random extends Pick<ReturnType<typeof seededRandom>, 'next' | 'between'> {
  /** A number in `low`…`high`, every octave being as likely as the next. */
  acrossOctaves(low: number, high: number): number
  /** A number about 0, bell-shaped, with a standard deviation of 1 and never beyond ±4.3. */
  bell(): number
}

/** Chance of its own for each thing that has a name, so that what one draws more often does not change another. */
export function randomNamed(name: string): Random {
  const { next, between } = seededRandom(hashOf(name))
  return {
    next,
    between,
    acrossOctaves: (low, high) => low * (high / low) ** next(),
    // Six numbers have a variance of one half; their sum less its mean, times √2, has one of 1.
    bell: () => (next() + next() + next() + next() + next() + next() - 3) * Math.SQRT2,
  }
}
