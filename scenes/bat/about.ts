import type { About } from '../../src/sharing/about'

/** What it is, and what its card shows. */
export const about: About = {
  line: {
    en: 'A castle on a crag at dusk. Press it, and see where it goes: it comes back, all but a stone.',
    fr: 'Un château sur son rocher, au crépuscule. Appuyez dessus et voyez où il va : il revient, à une pierre près.',
  },
  picture: {
    en: 'A black castle on a crag before an enormous moon, in a violet dusk; firs on either side, and a cat below.',
    fr: 'Un château noir sur son rocher devant une lune énorme, dans un crépuscule violet ; des sapins de part et d’autre, un chat en bas.',
  },
}
