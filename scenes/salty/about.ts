import type { About } from '../../src/sharing/about'

/** What it is, and what its card shows. */
export const about: About = {
  line: {
    en: 'An old salt who would rather be left alone. Pass before him; there is a ship in his beard.',
    fr: 'Un vieux loup de mer qui préférerait rester seul. Passez devant lui : il y a un navire dans sa barbe.',
  },
  picture: {
    en: 'A sea captain with a blue cap, a red nose and a huge white moustache glares over his mug; outside, the moon.',
    fr: 'Un capitaine à casquette bleue, au nez rouge et à l’énorme moustache blanche vous fixe par-dessus sa chope ; dehors, la lune.',
  },
}
