import { manifest } from '../../assets/gargoyle/manifest'
import { sounds } from '../../assets/gargoyle/sounds.manifest'
import { TABLE } from '../../src/finds/table'
import { defineScene } from '../../src/stage/page/defineScene'
import { keepsakes } from '../../src/stage/session/keepsakes'
import { areas } from './areas'
import { finds } from './finds'
import { createKeys } from './keys'
import { STAGE } from './layout'
import { Panel } from './panel'
import { rules } from './rules'
import { writeHearth } from './rules/hearth'
import { tuning } from './tuning'
import { createView } from './view'
import { wordsOfVerdict } from './words'

export const day = defineScene({
  stage: STAGE,
  rules,
  tuning,
  areas,
  createView,
  Panel,
  keys: createKeys,
  finds,
  manifest,
  fineManifest: () => import('../../assets/gargoyle-fine/manifest'),
  later: () => import('./later'),
  sounds,
  help: {
    what: {
      en: 'START wakes the gargoyle, and the quest begins. PASSWORD takes the word of a day, which leads there, or a record word.',
      fr: 'START réveille la gargouille, et la quête commence. PASSWORD demande un mot : celui d’un jour y mène, un mot de score rend vos records.',
    },
    keys: [
      { caps: ['↑', '↓'], does: { en: 'choose', fr: 'choisir' } },
      { caps: ['A', 'Z'], does: { en: 'type', fr: 'écrire' } },
      { caps: ['Esc'], does: { en: 'back, then home', fr: 'retour, accueil' } },
    ],
  },
  on: {
    chosen: { play: 'tick' },
    woken: {
      play: 'crack',
      announce: { en: 'Something stirs in the stone.', fr: 'Quelque chose bouge dans la pierre.' },
    },
    stirred: { play: 'crack', announce: { en: 'The gargoyle opens its eyes.', fr: 'La gargouille ouvre les yeux.' } },
    beaten: { play: 'wings' },
    roared: { play: 'roar', announce: { en: 'It beats its wings, and roars.', fr: 'Elle bat des ailes et rugit.' } },
    left: { goTo: 'scurry' },
    opened: {
      play: 'grind',
      announce: {
        en: 'A slab of letters comes up. Type the word of a day, or a record word.',
        fr: 'Une dalle de lettres s’élève. Écrivez le mot d’un jour, ou un mot de score.',
      },
    },
    closed: { play: 'grind', announce: { en: 'The slab goes down.', fr: 'La dalle redescend.' } },
    cut: { play: 'chisel', announce: ({ typed }) => ({ en: `Cut: ${typed}`, fr: `Gravé : ${typed}` }) },
    rubbed: {
      play: 'rub',
      announce: ({ typed }) =>
        typed
          ? { en: `Left: ${typed}`, fr: `Il reste : ${typed}` }
          : { en: 'Nothing is left.', fr: 'Il ne reste rien.' },
    },
    buzzed: { play: 'buzz', announce: ({ words }) => wordsOfVerdict('wrong', words) },
    restored: { play: 'chime', announce: () => wordsOfVerdict('restored', null) },
    stayed: { play: 'snort', announce: () => wordsOfVerdict('here', null) },
    solved: {
      play: ['chime', 'flare'],
      announce: ({ prompt }) => wordsOfVerdict('warp', { en: prompt, fr: prompt }),
    },
    warped: { goTo: ({ slug }) => slug },
    feasted: { play: ['chime', 'flare'], announce: () => wordsOfVerdict('feast', null) },
    seated: { goTo: TABLE },
    snorted: {
      play: 'snort',
      caption: { en: 'The gargoyle snorts: five more minutes.', fr: 'La gargouille renifle : encore cinq minutes.' },
    },
    squinted: {
      play: ['snort', 'crack'],
      caption: {
        en: 'It looks at you through a slit. It has seen better.',
        fr: 'Elle vous regarde d’un œil. Elle a vu mieux.',
      },
    },
    flared: { play: 'flare' },
    sparked: { play: 'spit' },
    cooed: { play: 'coo', announce: { en: 'The pigeon looks up.', fr: 'Le pigeon lève la tête.' } },
    fluttered: {
      play: 'flutter',
      // In a roar nobody reads of pigeons.
      caption: ({ isPressed }) =>
        isPressed ? { en: 'The pigeon has seen enough.', fr: 'Le pigeon en a assez vu.' } : null,
    },
  },
  keeps: { shelf: keepsakes, version: 1, on: ['solved', 'feasted', 'roared'], of: ({ hearth }) => writeHearth(hearth) },
  loops: {
    fire: { level: ({ blaze }) => 0.25 + 0.375 * blaze, rate: ({ blaze }) => 0.9 + 0.1 * blaze },
  },
})
