import { manifest } from '../../assets/ego/manifest'
import { sounds } from '../../assets/ego/sounds.manifest'
import { defineScene } from '../../src/stage/page/defineScene'
import { areas } from './areas'
import { finds } from './finds'
import { STAGE } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'
import { createView } from './view'
import { mownWords, spottedWords } from './words'

export const day = defineScene({
  stage: STAGE,
  rules,
  tuning,
  areas,
  createView,
  finds,
  manifest,
  fineManifest: () => import('../../assets/ego-fine/manifest'),
  sounds,
  later: () => import('./later'),
  help: {
    what: {
      en: 'Press anywhere: all four swing, and mow the grass. It grows back.',
      fr: 'Appuyez n’importe où : tous les quatre frappent et fauchent l’herbe. Elle repousse.',
    },
    keys: [
      { caps: ['Enter'], does: { en: 'swing', fr: 'frapper' } },
      { caps: ['Tab'], does: { en: 'next hero', fr: 'héros suivant' } },
    ],
  },
  on: {
    swung: { stop: 'swing', play: 'swing' },
    hushed: { stop: 'swing' },
    mown: { play: 'mow', announce: mownWords },
    missed: {
      play: 'breeze',
      caption: { en: 'No grass left. They swing all the same.', fr: 'Plus un brin d’herbe. Ils frappent quand même.' },
    },
    overgrown: { announce: { en: 'The grass has grown back.', fr: 'L’herbe a repoussé.' } },
    found: {
      play: 'squeak',
      announce: { en: 'A blotling in the grass! It ducks.', fr: 'Une tachette dans l’herbe ! Elle se cache.' },
    },
    spotted: { play: 'squeak', caption: spottedWords },
    unveiled: {
      play: ['swing', 'mow'],
      caption: {
        en: 'Each of them has found somebody to look up to.',
        fr: 'Chacun a enfin trouvé quelqu’un à admirer.',
      },
    },
    boarded: { play: 'knock' },
    felled: {
      play: 'mow',
      caption: { en: 'Not like enough. Down they come.', fr: 'Pas assez ressemblants. On abat tout.' },
    },
  },
  loops: { birds: { level: () => 1 } },
})
