import { manifest } from '../../assets/bouquet/manifest'
import { sounds } from '../../assets/bouquet/sounds.manifest'
import { defineScene } from '../../src/stage/page/defineScene'
import { areas } from './areas'
import { finds } from './finds'
import { createKeys } from './keys'
import { tempoOf } from './music'
import { rules } from './rules'
import { tuning } from './tuning'
import { createView } from './view'
import { MESSAGES, RESULTS } from './words'

export const day = defineScene({
  stage: { width: 1600, height: 1000 },
  rules,
  tuning,
  areas,
  createView,
  finds,
  manifest,
  later: () => import('./later'),
  sounds,
  keys: createKeys,
  help: {
    what: {
      en: 'Pluck the daisy, petal by petal: what the last one says is true.',
      fr: 'Effeuillez la marguerite : ce que dit le dernier pétale est vrai.',
    },
    keys: [
      { caps: ['←', '→'], does: { en: 'choose a petal', fr: 'choisir un pétale' } },
      { caps: ['Enter'], does: { en: 'pluck it', fr: 'l’arracher' } },
    ],
  },
  captions: 'upper left',
  on: {
    plucked: {
      play: ['pluck', 'brush'],
      announce: ({ message, left }) => ({
        en: `${MESSAGES[message].en}. Petals left: ${left}.`,
        fr: `${MESSAGES[message].fr}. Pétales restants : ${left}.`,
      }),
    },
    pleased: { play: 'ah' },
    saddened: { play: 'aw' },
    blissful: {
      play: ['pluck', 'brush', 'laugh'],
      announce: ({ message }) => ({
        en: `${MESSAGES[message].en}! ${RESULTS.happyge.en}`,
        fr: `${MESSAGES[message].fr} ! ${RESULTS.happyge.fr}`,
      }),
    },
    heartbroken: {
      play: ['pluck', 'brush', 'sigh'],
      announce: ({ message }) => ({
        en: `${MESSAGES[message].en}! ${RESULTS.sadge.en}`,
        fr: `${MESSAGES[message].fr} ! ${RESULTS.sadge.fr}`,
      }),
    },
    began: {
      play: 'buds',
      stop: ['laugh', 'sigh'],
      announce: ({ petals }) => ({
        en: `A new round. Petals: ${petals}.`,
        fr: `Nouvelle manche. Pétales : ${petals}.`,
      }),
    },
    tickled: {
      play: 'boop',
      announce: { en: 'Her nose tickles: she giggles.', fr: 'Son nez la chatouille : elle glousse.' },
    },
    hid: {
      play: 'shell',
      caption: { en: 'The snail would rather not know.', fr: 'L’escargot préfère ne pas savoir.' },
    },
    put: {
      play: 'clink',
      announce: ({ daisies }) => ({
        en: `Daisies in the jar: ${daisies}.`,
        fr: `Marguerites dans le bocal : ${daisies}.`,
      }),
    },
    tied: {
      play: ['clink', 'buds', 'laugh'],
      caption: { en: 'A bouquet, at last. It is for you.', fr: 'Un bouquet, enfin. Il est pour vous.' },
    },
    given: { play: 'pluck' },
    knocked: { play: 'clink' },
  },
  loops: { waltz: { level: () => 1, rate: tempoOf } },
})
