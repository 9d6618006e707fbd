import type { About } from '../../src/sharing/about'

/** What it is, and what its card shows. */
export const about: About = {
  line: {
    en: 'A headland, and the cave in it. Go in, look about, and touch whoever lives there.',
    fr: 'Une falaise, et la grotte qui s’y ouvre. Entrez, regardez, appuyez sur qui y habite.',
  },
  picture: {
    en: 'A cliff with a dark cave over a blue sea, a goat on top of it, and in front a gull on the bow of a boat.',
    fr: 'Une falaise et sa grotte noire au-dessus d’une mer bleue, une chèvre tout en haut et, devant, une mouette sur la proue d’une barque.',
  },
}
