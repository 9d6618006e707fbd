import type { About } from '../../src/sharing/about'

/** What it is, and what its card shows. */
export const about: About = {
  line: {
    en: 'A lancer with a tremendous ponytail and seven moods. Press for the next; stroke it, and it swings.',
    fr: 'Une lancière à l’immense queue de cheval et aux sept humeurs. Appuyez pour la suivante, caressez : elle ondule.',
  },
  picture: {
    en: 'A lancer in armour with plum sleeves and a lance that ends in a nib; her black ponytail sweeps round the whole picture.',
    fr: 'Une lancière en armure aux manches prune, sa lance terminée par une plume ; sa queue de cheval noire balaie toute l’image.',
  },
}
