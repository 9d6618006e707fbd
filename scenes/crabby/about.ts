import type { About } from '../../src/sharing/about'

/** What it is, and what its card shows. */
export const about: About = {
  line: {
    en: 'A crab walks up and down the beach, and has its own view of visitors. The sea comes when it is called.',
    fr: 'Un crabe arpente la plage et a son idée des visiteurs. La mer, elle, vient quand on l’appelle.',
  },
  picture: {
    en: 'A beach between two palms: a boy and his red cap on a log, seen from behind, gulls, and a big red crab.',
    fr: 'Une plage entre deux palmiers : un garçon et son bonnet rouge sur un tronc, vus de dos, des mouettes et un gros crabe rouge.',
  },
}
