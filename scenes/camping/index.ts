import { manifest } from '../../assets/camping/manifest'
import { sounds } from '../../assets/camping/sounds.manifest'
import { clamp } from '../../src/stage/contract/math'
import { isDuring } from '../../src/stage/contract/rules/spans'
import { defineScene } from '../../src/stage/page/defineScene'
import { Keepsakes } from '../../src/stage/session/keepsakes'
import { areas } from './areas'
import { finds } from './finds'
import { distance, PLACES } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'
import { createView } from './view'
import { ELSEWHERE, firstWords, litWords, nightWords } from './words'

/** How far from the lantern, where one listens, the embers are still heard well, in units of the camp. */
const HEARD = 900

export const day = defineScene({
  stage: 'window',
  followsPointer: true,
  drawsPointer: true,
  rules,
  tuning,
  areas,
  createView,
  finds,
  manifest,
  fineManifest: () => import('../../assets/camping-fine/manifest'),
  sounds,
  // Together they are heavier than a day's first script may be.
  firstWords: async () => firstWords.set((await import('./firstWords')).FIRST_WORDS),
  later: () => import('./later'),
  keeps: { shelf: new Keepsakes(() => sessionStorage), version: 1, on: 'relit', of: ({ nights }) => `${nights}` },
  help: {
    what: {
      en: 'Press anywhere to hang the lantern there: its light breathes, and finds who is abroad in the wood at night.',
      fr: 'Appuyez où vous voulez pendre la lanterne : sa lumière respire, et trouve qui veille dans le bois.',
    },
    keys: [
      { caps: ['←', '↑', '→', '↓'], does: { en: 'lead the firefly', fr: 'guider la luciole' } },
      { caps: ['Enter'], does: { en: 'hang it there', fr: 'pendre là' } },
    ],
  },
  captions: 'upper left',
  on: {
    hung: { play: 'hang', announce: ELSEWHERE, caption: ({ thing, nights }) => thing && litWords(thing, nights) },
    glowed: { play: ['hang', 'glow'], announce: { en: 'The flame beams.', fr: 'La flamme est ravie.' } },
    snored: { play: 'snore' },
    giggled: { play: 'giggle' },
    squeaked: { play: 'squeak' },
    hooted: { play: 'hoot' },
    turned: { play: 'page' },
    hummed: { play: 'hum' },
    crackled: { play: 'crackle' },
    knocked: { play: 'knock' },
    hopped: { play: 'boots' },
    peeped: { play: 'peep' },
    lodged: { play: 'knock' },
    noticed: {
      play: 'glow',
      announce: ({ count }) => ({ en: `Found: ${count} of 12.`, fr: `Trouvés : ${count} sur 12.` }),
    },
    wentOut: { play: 'hang', caption: () => nightWords.read()?.out ?? null },
    relit: { play: 'glow', caption: ({ nights }) => nightWords.read()?.again[nights % 3] ?? null },
    foundAll: {
      play: 'found',
      caption: {
        en: 'Everybody has been found, and is glad of it. Fireflies dance about the lantern.',
        fr: 'Tout le monde est trouvé, et s’en réjouit. Des lucioles dansent autour de la lanterne.',
      },
    },
  },
  loops: {
    // They hold their breath while all are glad.
    crickets: { level: ({ party }, now) => (isDuring(party, now) ? 0.3 : 0.8) },
    fire: { level: ({ lantern }) => clamp(1 - distance(PLACES.embers, lantern) / HEARD, 0.12, 1) },
  },
})
