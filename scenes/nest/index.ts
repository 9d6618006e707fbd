import { manifest } from '../../assets/nest/manifest'
import { sounds } from '../../assets/nest/sounds.manifest'
import { defineScene } from '../../src/stage/page/defineScene'
import { areas } from './areas'
import { finds } from './finds'
import { createKeys } from './keys'
import { CRIES } from './layout'
import { Panel } from './panel'
import { rules } from './rules'
import type { CryName } from './state'
import { tuning } from './tuning'
import { createView } from './view'
import { CHOSEN, STIRRED, wordsAt } from './words'

/** Each cry is heard as the sound of its name. */
const CRY_EFFECTS = Object.fromEntries(CRIES.map((name) => [name, { play: name }])) as Readonly<
  Record<CryName, { readonly play: CryName }>
>

export const day = defineScene({
  stage: { width: 1600, height: 1000 },
  rules,
  tuning,
  areas,
  createView,
  finds,
  manifest,
  fineManifest: () => import('../../assets/nest-fine/manifest'),
  sounds,
  Panel,
  keys: createKeys,
  help: {
    what: {
      en: 'Choose who sleeps in the left nest, and who in the right: 21 portraits hang on either side.',
      fr: 'Choisissez qui dort dans le nid de gauche et qui dans celui de droite : 21 portraits pendent de chaque côté.',
    },
    keys: [
      { caps: ['←', '→', '↑', '↓'], does: { en: 'next portrait', fr: 'autre portrait' } },
      { caps: ['Enter'], does: { en: 'to bed', fr: 'au lit' } },
      { caps: ['Tab'], does: { en: 'other side', fr: 'autre côté' } },
    ],
  },
  captions: 'own',
  findSlips: 'upper middle',
  on: {
    chose: { play: 'rustle', caption: ({ side, creature }) => wordsAt(CHOSEN[side], creature) },
    stirred: { play: 'rustle', announce: ({ creature }) => wordsAt(STIRRED, creature) },
    brushed: { play: 'knock' },
    dimmed: { play: 'dim', announce: { en: 'The lamp burns low.', fr: 'La lampe est en veilleuse.' } },
    lit: { play: 'brighten', announce: { en: 'The lamp burns bright.', fr: 'La lampe brille.' } },
    peeped: { play: 'peep' },
    ducked: { play: 'plop', announce: { en: 'A worm in a nightcap, gone.', fr: 'Un ver en bonnet de nuit, disparu.' } },
    woke: { play: 'ooze', announce: { en: 'The snail looks who it is.', fr: 'L’escargot regarde qui c’est.' } },
    clinked: { play: 'clink', announce: { en: 'The mug clinks.', fr: 'La tasse tinte.' } },
    glinted: { play: 'jingle', announce: { en: 'The key glints.', fr: 'La clef brille.' } },
    crumbled: { play: 'patter' },
    ...CRY_EFFECTS,
    yapped: { play: 'yapped' },
    bleated: { play: 'bleated' },
    cawed: { play: 'cawed' },
    gulped: { play: 'gulped' },
    clicked: { play: 'clicked' },
    slurped: { play: 'slurped' },
    croaked: { play: 'croaked' },
    squeaked: { play: 'squeaked' },
    chittered: { play: 'chittered' },
    snored: { play: 'snored' },
    hummed: { play: 'hummed' },
    groaned: { play: 'groaned' },
    whistled: { play: 'whistled' },
    growled: { play: 'growled' },
    hooted: { play: 'hooted' },
    flapped: { play: 'flapped' },
    snuffled: { play: 'snuffled' },
    honked: { play: 'honked' },
    boinged: { play: 'boinged' },
    mewed: { play: 'mewed' },
    grunted: { play: 'grunted' },
  },
  loops: { night: { level: () => 1 } },
})
