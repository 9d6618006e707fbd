import { manifest } from '../../assets/crabby/manifest'
import { sounds } from '../../assets/crabby/sounds.manifest'
import type { Localized } from '../../src/language/words'
import { defineScene } from '../../src/stage/page/defineScene'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import { tuning } from './tuning'
import { createView } from './view'
import { CRIES, letterAfter, STRANDED, WASHED } from './words'

const FLAGGED: Localized = { en: 'A castle of its own.', fr: 'Un château à lui.' }

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
  help: {
    what: {
      en: 'A crab walks up and down the beach: make it snip, or touch the sea and call up a wave.',
      fr: 'Un crabe arpente la plage : appuyez sur lui pour qu’il claque des pinces, sur la mer pour appeler une vague.',
    },
    keys: [{ caps: ['Enter'], does: { en: 'touch it', fr: 'appuyer' } }],
  },
  on: {
    snipped: { play: 'snip', announce: { en: 'Snip, snip.', fr: 'Clac, clac.' } },
    grumbled: { play: 'grumble' },
    offended: { play: ['huff', 'bell'], caption: { en: 'Biggin is beside himself.', fr: 'Béguin est hors de lui.' } },
    patted: { play: ['pat', 'bell'], announce: { en: 'Pim pats Biggin.', fr: 'Pim tapote Béguin.' } },
    splashed: { play: 'splash' },
    swelled: { play: 'wave', announce: { en: 'A wave comes.', fr: 'Une vague arrive.' } },
    washed: { announce: WASHED.none, caption: ({ tracks }) => (tracks > 0 ? WASHED.some : null) },
    cried: { play: 'cry', announce: ({ gull }) => CRIES[gull] },
    called: { play: 'call' },
    copied: { play: 'tinySnip' },
    hid: {
      play: 'tock',
      caption: { en: 'Nobody is at home in the thimble.', fr: 'Il n’y a plus personne dans le dé.' },
    },
    soaked: { play: ['splash', 'huff'] },
    stranded: { play: 'tock', announce: ({ kind }) => STRANDED[kind] },
    built: {
      play: ['pat', 'snip'],
      announce: ({ pieces }) => ({ en: `${pieces} of 5`, fr: `${pieces} sur 5` }),
      caption: ({ pieces }) => (pieces === 5 ? FLAGGED : null),
    },
    withstood: { play: 'splash', caption: { en: 'It holds.', fr: 'Il tient.' } },
    taken: {
      play: ['splash', 'huff'],
      announce: { en: 'No castle.', fr: 'Plus de château.' },
    },
    read: { play: 'tock', caption: ({ lost }) => letterAfter(lost) },
  },
  loops: { surf: { level: () => 1 } },
})
