import type { About } from '../../src/sharing/about'

/** What it is, and what its card shows. */
export const about: About = {
  line: {
    en: 'A pop-up book gets up and lies down again. There are three balls on its table, and somebody in each.',
    fr: 'Un livre animé se dresse et se recouche. Sur sa table, trois boules, et quelqu’un dans chacune.',
  },
  picture: {
    en: 'An open pop-up book: a scholar with a great lens, a girl, a table with three balls, shelves behind them, and a plaque, EVERY JOURNEY BEGINS WITH A CHOICE.',
    fr: 'Un livre animé ouvert : un savant à la grosse lentille, une fillette, une table et trois boules devant des rayonnages, et une plaque : tout voyage commence par un choix.',
  },
}
