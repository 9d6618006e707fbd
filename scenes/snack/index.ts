import { manifest } from '../../assets/snack/manifest'
import { sounds } from '../../assets/snack/sounds.manifest'
import { defineScene } from '../../src/stage/page/defineScene'
import { areas } from './areas'
import { finds } from './finds'
import { STAGE } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'
import { createView } from './view'
import { caughtWords, FIRST_TOAST, missedWords, TOAST } from './words'

export const day = defineScene({
  stage: STAGE,
  rules,
  tuning,
  areas,
  createView,
  finds,
  manifest,
  sounds,
  later: () => import('./later'),
  help: {
    what: {
      en: 'She eats whatever comes. Press anywhere, and something falls from there: near her, she gets it.',
      fr: 'Elle mange tout ce qui vient. Appuyez n’importe où, quelque chose en tombe : près d’elle, elle l’attrape.',
    },
    keys: [{ caps: ['Enter'], does: { en: 'let one fall', fr: 'en lâcher une' } }],
  },
  on: {
    tossed: { play: 'toss' },
    soared: { play: 'flutter' },
    eaten: { play: 'munch' },
    caught: { announce: caughtWords },
    swallowed: { play: 'swallow' },
    burped: {
      play: 'burp',
      caption: { en: 'She burps. My compliments to the baker.', fr: 'Elle rote. Mes compliments au pâtissier.' },
    },
    dropped: { play: 'toss' },
    missed: { play: 'swallow', announce: missedWords },
    filled: { caption: { en: 'Ten burps. From now on, she walks.', fr: 'Dix rots. Désormais, elle marche.' } },
    called: { play: 'squeak' },
    sat: {
      play: 'swallow',
      announce: {
        en: 'She sits down. The ants lay a table.',
        fr: 'Elle s’assied. Les fourmis mettent la table.',
      },
    },
    feasted: { play: 'cheer', caption: ({ isFirst }) => (isFirst ? FIRST_TOAST : TOAST) },
    toasted: { play: 'cheer', announce: { en: 'They drink to you.', fr: 'Elles trinquent à votre santé.' } },
    blown: {
      play: 'burp',
      caption: {
        en: 'She blows out the candles. It is nobody’s birthday.',
        fr: 'Elle souffle les bougies. Ce n’est l’anniversaire de personne.',
      },
    },
    offered: {
      play: 'squeak',
      caption: { en: 'One crumb more? She could not possibly.', fr: 'Encore une miette ? Vraiment, sans façon.' },
    },
    cleared: {
      play: 'toss',
      announce: { en: 'The table is cleared.', fr: 'On débarrasse.' },
    },
    poked: { play: 'giggle' },
    frightened: { play: 'squeak', caption: { en: 'The ant keeps its crumb.', fr: 'La fourmi garde sa miette.' } },
  },
  loops: { galop: { level: () => 1 } },
})
