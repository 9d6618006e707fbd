import type { About } from '../../../sharing/about'

/** What it is, and what its card shows. */
export const about: About = {
  line: { en: 'A blot crawls about. Turn it round.', fr: 'Une tache se promène. Faites-la changer de sens.' },
  picture: { en: 'A blot with two eyes crawls over paper.', fr: 'Une tache à deux yeux rampe sur du papier.' },
}
