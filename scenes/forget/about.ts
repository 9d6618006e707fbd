import type { About } from '../../src/sharing/about'

/** What it is, and what its card shows. */
export const about: About = {
  line: {
    en: 'A dark page and a torch. Follow the thread, and do not find what waits at its end.',
    fr: 'Une page noire et une lampe. Suivez le fil, et ne trouvez pas ce qui attend au bout.',
  },
  picture: {
    en: 'A black page; the small circle of a torch shows a knotted handkerchief, and a thread that leads on into the dark.',
    fr: 'Une page noire ; le petit cercle d’une lampe montre un mouchoir noué et un fil qui s’en va dans le noir.',
  },
}
