import { manifest } from '../../assets/farm/manifest'
import { sounds } from '../../assets/farm/sounds.manifest'
import { defineScene } from '../../src/stage/page/defineScene'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import { tuning } from './tuning'
import { createView } from './view'
import { CHEERS, caughtWords, countWords, eatenWords, FULL, HOME, SAVED, servedWords, TAKEN } from './words'

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
  // The count is in the lower left.
  findSlips: 'upper middle',
  help: {
    what: {
      en: 'Traps bob all around the island: when a mark pulses over one, press it, and the fish leaps out for a point.',
      fr: 'Des nasses flottent autour de l’île : quand un signe palpite au-dessus d’une, appuyez : le poisson bondit, et c’est un point.',
    },
    keys: [
      { caps: ['Tab'], does: { en: 'next catch', fr: 'prise suivante' } },
      { caps: ['Enter'], does: { en: 'let the fish leap', fr: 'le faire bondir' } },
    ],
  },
  on: {
    caught: { play: 'bell', announce: caughtWords },
    leapt: { play: 'splash', announce: countWords, caption: ({ score }) => FULL[score] ?? null },
    stolen: { play: 'splash', caption: TAKEN },
    shooed: { announce: HOME },
    saved: { play: 'splash', caption: SAVED },
    served: { play: 'bell', caption: servedWords, score: ({ fish }) => fish },
    toasted: { play: 'bell', announce: CHEERS },
    eaten: { caption: eatenWords },
  },
  loops: { sea: { level: () => 1 } },
  canReplay: ({ score }) => score > 0,
})
