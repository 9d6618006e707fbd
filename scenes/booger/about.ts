import type { About } from '../../src/sharing/about'

/** What it is, and what its card shows. */
export const about: About = {
  line: {
    en: 'A nose above, a finger below. Send it up when it is under a nostril, and not a hair too soon.',
    fr: 'Un nez en haut, un doigt en bas. Lancez-le quand il passe sous une narine, et pas un poil trop tôt.',
  },
  picture: {
    en: 'A face so near that it fills the picture: wide eyes, a big red nose, a black moustache, and a finger just below the nostrils.',
    fr: 'Un visage si proche qu’il remplit l’image : des yeux ronds, un gros nez rouge, une moustache noire et un doigt juste sous les narines.',
  },
}
