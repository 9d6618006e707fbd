import type { About } from '../../src/sharing/about'

/** What it is, and what its card shows. */
export const about: About = {
  line: {
    en: 'A daisy with an opinion. Pluck her petal by petal: what the last one says is true.',
    fr: 'Une marguerite qui a son avis. Effeuillez-la : ce que dit le dernier pétale est vrai.',
  },
  picture: {
    en: 'A large daisy with an ochre face looks askance, one eyebrow up; behind her a low hill, and a snail on it.',
    fr: 'Une grande marguerite au visage ocre regarde de biais, un sourcil levé ; derrière elle, une colline basse et son escargot.',
  },
}
