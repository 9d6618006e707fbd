import { manifest } from '../../assets/trip/manifest'
import { sounds } from '../../assets/trip/sounds.manifest'
import { defineScene } from '../../src/stage/page/defineScene'
import { areas } from './areas'
import { finds } from './finds'
import { STAGE } from './layout'
import { Panel } from './panel'
import { rules } from './rules'
import { isTurning } from './rules/spread'
import type { TripState } from './state'
import { tuning } from './tuning'
import { createView } from './view'
import { COMES_ALONG, CRIED, SETS_OUT, SHOWN, TRAVELLER_NAMES, WALKS } from './words'

const FLAT_HEN = {
  en: 'The hen is as flat as the page. She says it will pass.',
  fr: 'La poule est aussi plate que la page. Elle dit que ça passera.',
}

const swaying = ({ angle }: TripState) => (2 * Math.sqrt(Math.max(0, angle * (30 - angle)))) / 30

export const day = defineScene({
  stage: STAGE,
  rules,
  tuning,
  areas,
  createView,
  finds,
  manifest,
  later: () => import('./later'),
  fineManifest: () => import('../../assets/trip-fine/manifest'),
  sounds,
  Panel,
  help: {
    what: {
      en: 'Every journey begins with a choice: look at a ball to see who is in it, and press it to hear them.',
      fr: 'Tout voyage commence par un choix : regardez une boule pour voir qui s’y trouve, appuyez pour l’entendre.',
    },
    keys: [
      { caps: ['Tab'], does: { en: 'next ball', fr: 'autre boule' } },
      { caps: ['Enter'], does: { en: 'let it speak', fr: 'le faire parler' } },
    ],
  },
  captions: 'upper left',
  on: {
    shown: { play: 'pop', announce: ({ ball }) => SHOWN[ball] },
    cleared: { play: 'fold' },
    flattened: { play: 'fold' },
    heronkCried: { play: 'heronkCry', announce: CRIED[0] },
    brewsterCried: { play: 'brewsterCry', announce: CRIED[1] },
    swirloCried: { play: 'swirloCry', announce: CRIED[2] },
    ducked: {
      play: 'cluck',
      announce: { en: 'The hen ducks.', fr: 'La poule se baisse.' },
      caption: ({ isFlat }) => (isFlat ? FLAT_HEN : null),
    },
    peeped: {
      play: 'squeak',
      caption: {
        en: 'The left boot is taken. A mouse says so.',
        fr: 'La botte gauche est occupée. Une souris le confirme.',
      },
    },
    hid: {
      play: 'slurp',
      caption: { en: 'The snail goes home. It is not far.', fr: 'L’escargot rentre chez lui. Ce n’est pas loin.' },
    },
    setOut: { play: 'pop', announce: ({ ball }) => SETS_OUT[ball] },
    met: { play: 'squeak' },
    travelled: { play: 'pop', announce: ({ ball }) => COMES_ALONG[ball], travel: ({ ball }) => TRAVELLER_NAMES[ball] },
    turned: {
      announce: {
        en: 'All three have travelled. The naturalist turns the page.',
        fr: 'Tous trois ont voyagé. La naturaliste tourne la page.',
      },
    },
    opened: {
      play: 'pop',
      announce: {
        en: 'A map, a road, and all of them on it. And nobody had to go alone.',
        fr: 'Une carte, une route, et tous y sont. Et personne n’est parti seul.',
      },
    },
    closed: {
      play: 'fold',
      announce: {
        en: 'The page is turned back. Somebody is left to choose.',
        fr: 'La page se retourne. Il reste un choix à faire.',
      },
    },
    walked: { play: 'fold', announce: ({ ball }) => WALKS[ball] },
    lifted: {
      play: 'pop',
      caption: {
        en: 'The hen has no ballast. She has an egg, just in case.',
        fr: 'La poule n’a pas de lest. Elle a un œuf, au cas où.',
      },
    },
    saluted: {
      play: 'squeak',
      caption: {
        en: 'The captain salutes. The other boot is the crew.',
        fr: 'Le capitaine salue. L’autre botte, c’est l’équipage.',
      },
    },
  },
  // Paper is heard as fast as it goes: not at all where the book turns back.
  loops: { rustle: { level: (trip, now) => (isTurning(trip, now) ? 1 : swaying(trip)) } },
})
