import { manifest } from '../../assets/salty/manifest'
import { sounds } from '../../assets/salty/sounds.manifest'
import { defineScene } from '../../src/stage/page/defineScene'
import { areas } from './areas'
import { finds } from './finds'
import { createKeys } from './keys'
import { KEYS, STAGE } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'
import { createView } from './view'
import { moodOf, taleOf } from './words'

export const day = defineScene({
  stage: STAGE,
  rules,
  tuning,
  areas,
  createView,
  finds,
  manifest,
  fineManifest: () => import('../../assets/salty-fine/manifest'),
  later: () => import('./later'),
  sounds,
  loops: { tavern: { level: () => 1 } },
  help: {
    what: {
      en: 'Move across the old salt: he comes round, sulks, slams his mug, and gives up.',
      fr: 'Passez devant le vieux loup de mer : il se retourne, boude, abat sa chope et s’affale.',
    },
    keys: [
      { caps: ['←', '→'], does: { en: 'turn him', fr: 'le tourner' } },
      { caps: ['Enter'], does: { en: 'poke him', fr: 'le taquiner' } },
    ],
  },
  on: {
    turned: { play: 'creak', announce: ({ frame }) => moodOf(frame) },
    muttered: { play: 'mutter' },
    slammed: { play: 'slam', stop: 'mutter' },
    grunted: {
      play: 'grunt',
      caption: { en: 'A grunt. That was the long version.', fr: 'Un grognement. C’était la version longue.' },
    },
    sloshed: { play: 'slosh' },
    swung: { play: 'squeak' },
    hailed: {
      play: 'bell',
      caption: {
        en: 'A bell, very small. Somebody aboard salutes.',
        fr: 'Une cloche, toute petite. À bord, on salue.',
      },
    },
    risen: { play: 'slosh', stop: 'mutter', announce: { en: 'His beard is the sea.', fr: 'Sa barbe est la mer.' } },
    told: { play: 'mutter', announce: ({ tale }) => taleOf(tale) },
    drunk: {
      play: 'grunt',
      caption: { en: 'He has drunk the sea. It wanted salt.', fr: 'Il a bu la mer. Elle manquait de sel.' },
    },
    landed: {
      play: 'bell',
      caption: { en: 'A small ship has crossed his beard.', fr: 'Un petit bateau a traversé sa barbe.' },
    },
  },
  keys: createKeys,
  panelPresses: (name) => Object.hasOwn(KEYS, name),
})
