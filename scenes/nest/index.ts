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
  later: () => import('./later'),
  fineManifest: () => import('../../assets/nest-fine/manifest'),
  sounds,
  Panel,
  keys: createKeys,
  help: {
    what: {
      en: 'Choose who sleeps left, and who right.',
      fr: 'Choisissez qui dort à gauche, et qui à droite.',
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
    paired: { play: 'hummed', announce: { en: 'They go well together.', fr: 'Ils vont bien ensemble.' } },
    retired: { play: 'dim', announce: { en: 'The lamp goes to bed, too.', fr: 'La lampe aussi va se coucher.' } },
    ...CRY_EFFECTS,
  },
  loops: { night: { level: () => 1 } },
})
