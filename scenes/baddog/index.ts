import { manifest } from '../../assets/baddog/manifest'
import { sounds } from '../../assets/baddog/sounds.manifest'
import { defineScene } from '../../src/stage/page/defineScene'
import { Keepsakes } from '../../src/stage/session/keepsakes'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import { textOf } from './rules/sticks'
import { tuning } from './tuning'
import { createView } from './view'
import { BARKS } from './words'

export const day = defineScene({
  stage: { width: 1600, height: 1000 },
  rules,
  tuning,
  areas,
  createView,
  finds,
  manifest,
  sounds,
  later: () => import('./later'),
  keeps: { shelf: new Keepsakes(() => sessionStorage), version: 1, on: 'planted', of: textOf },
  followsPointer: true,
  heading: ({ praise }) => (praise ? 'good dog' : null),
  help: {
    what: {
      en: 'Somebody is in the tall grass. Press anywhere, and he leaps up there, laughing; up high, for a stick.',
      fr: 'Il y a quelqu’un dans les hautes herbes. Appuyez n’importe où : il y bondit en riant ; tout en haut, pour un bâton.',
    },
    keys: [
      { caps: ['←', '→'], does: { en: 'lead him on', fr: 'le guider' } },
      { caps: ['Enter'], does: { en: 'make him leap', fr: 'le faire bondir' } },
    ],
  },
  on: {
    sprung: { play: 'leap', stop: 'sniff' },
    woofed: { play: 'waf', announce: BARKS.whoop },
    chuckled: { play: 'haha', announce: BARKS.bow },
    razzed: { play: 'prrr', announce: BARKS.tongue },
    howled: { play: 'wouh', announce: BARKS.burst },
    fell: { play: 'fall' },
    sank: { play: 'close', announce: { en: 'The grass has closed over him.', fr: 'L’herbe s’est refermée sur lui.' } },
    tickled: { play: 'giggle', caption: { en: 'He is ticklish.', fr: 'Il est chatouilleux.' } },
    rustled: { play: 'rustle' },
    peeped: { play: 'sniff' },
    blown: { play: 'puff' },
    balded: {
      caption: {
        en: 'Bald. The mouse has fluff in its ears.',
        fr: 'Chauve. La souris a du duvet dans les oreilles.',
      },
    },
    opened: { play: 'pop', announce: { en: 'Another one opens.', fr: 'Un autre s’ouvre.' } },
    squeaked: {
      play: 'squeak',
      announce: { en: 'The mouse is down its stalk.', fr: 'La souris est descendue de sa tige.' },
    },
    thrown: { play: 'leap', stop: 'sniff' },
    caught: { play: 'pop', announce: { en: 'He has the stick!', fr: 'Il a le bâton !' } },
    planted: {
      play: 'fall',
      announce: ({ sticks }) => ({ en: `Sticks in the grass: ${sticks}.`, fr: `Bâtons dans l’herbe : ${sticks}.` }),
    },
    praised: {
      play: 'giggle',
      caption: { en: '21. good dog. He knows.', fr: '21. good dog. Bon chien ! Il le sait.' },
    },
    scolded: {
      play: 'squeak',
      caption: { en: 'Back to bad. The mouse insists.', fr: 'C’est de nouveau bad. La souris y tient.' },
    },
  },
  loops: { wind: { level: () => 1 } },
})
