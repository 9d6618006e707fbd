import type { About } from '../../src/sharing/about'

/** What it is, and what its card shows. */
export const about: About = {
  line: {
    en: 'A hedgehog runs after an inventor who carries everything off, the moon too. Every click is a ring.',
    fr: 'Un hérisson court après un inventeur qui emporte tout, même la lune. Chaque clic est un anneau.',
  },
  picture: {
    en: 'By night a hedgehog runs after a man in a top hat, along a works full of gears, chimneys behind them and the moon.',
    fr: 'La nuit, un hérisson court après un homme en haut-de-forme dans une usine pleine d’engrenages, devant des cheminées et la lune.',
  },
}
