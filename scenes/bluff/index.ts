import { manifest } from '../../assets/bluff/manifest'
import { sounds } from '../../assets/bluff/sounds.manifest'
import { defineScene } from '../../src/stage/page/defineScene'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import { tuning } from './tuning'
import { createView } from './view'
import { ARRIVED, HANDS, STORIES } from './words'

export const day = defineScene({
  stage: { width: 1600, height: 1000 },
  rules,
  tuning,
  areas,
  createView,
  later: () => import('./later'),
  finds,
  manifest,
  fineManifest: () => import('../../assets/bluff-fine/manifest'),
  sounds,
  help: {
    what: {
      en: 'A cave in a headland: go in, and out again to the boat. Touch whoever lives there.',
      fr: 'Une grotte dans une falaise : entrez, ressortez vers la barque. Appuyez sur qui y habite.',
    },
    keys: [{ caps: ['Enter'], does: { en: 'go in or out, touch', fr: 'traverser, appuyer' } }],
  },
  on: {
    entered: { play: 'swallow' },
    left: { play: 'emerge' },
    arrived: { announce: ({ side }) => ARRIVED[side] },
    dripped: { play: 'drip' },
    cried: {
      play: 'cry',
      caption: { en: 'The gull says what it thinks.', fr: 'La mouette dit ce qu’elle en pense.' },
    },
    bleated: {
      play: 'bleat',
      caption: { en: 'The goat bleats: the view is taken.', fr: 'La chèvre bêle : la vue est réservée.' },
    },
    stirred: { play: 'squeak', announce: { en: 'The bat opens an eye.', fr: 'La chauve-souris ouvre un œil.' } },
    flown: { play: 'squeak', announce: { en: 'The bat flies a round.', fr: 'La chauve-souris fait un tour.' } },
    rolled: { play: 'squeak', announce: { en: 'It turns a somersault.', fr: 'Elle fait une culbute.' } },
    chased: { play: 'patter', caption: ({ scene }) => STORIES[scene] ?? STORIES[0] },
    crept: { play: 'patter' },
    called: { play: 'riffle' },
    refused: {
      play: 'riffle',
      caption: { en: 'The gull shows last. House rule.', fr: 'La mouette montre en dernier : règle maison.' },
    },
    shown: { caption: ({ who, isAgain }) => HANDS[who][isAgain ? 1 : 0] },
    caught: { play: 'cry', caption: ({ isAgain }) => HANDS.gull[isAgain ? 1 : 0] },
    paid: { announce: { en: 'The loser pays.', fr: 'Le perdant paie.' } },
    darkened: { play: 'puff', announce: { en: 'The candle is out.', fr: 'La bougie s’éteint.' } },
    lit: {
      play: 'riffle',
      caption: { en: 'Another candle. Nobody saw a thing.', fr: 'Une autre bougie. Personne n’a rien vu.' },
    },
  },
  loops: {
    surf: { level: ({ side }) => (side === 'outside' ? 1 : 0.22) },
    // It has flown when the state says so, and for as long.
    wings: { level: ({ side, bat }) => (side === 'inside' && bat.flight ? 1 : 0) },
    hollow: { level: ({ side }) => (side === 'inside' ? 1 : 0) },
  },
})
