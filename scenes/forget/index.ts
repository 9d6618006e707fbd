import { manifest } from '../../assets/forget/manifest'
import { SAID } from '../../assets/forget/shared'
import { sounds } from '../../assets/forget/sounds.manifest'
import { defineScene } from '../../src/stage/page/defineScene'
import { areas } from './areas'
import { finds } from './finds'
import { Panel } from './panel'
import { rules } from './rules'
import { tuning } from './tuning'
import { createView } from './view'
import { lostWords, recalledWords, touchedWords } from './words'

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
  sounds,
  later: () => import('./later'),
  Panel,
  help: {
    what: {
      en: 'Something lies in the dark. Follow the thread with your torch, and do not find what waits at its end.',
      fr: 'Il y a quelque chose dans le noir. Suivez le fil avec la lampe, et ne trouvez pas ce qui attend au bout.',
    },
    keys: [
      { caps: ['←', '↑', '→', '↓'], does: { en: 'lead the torch', fr: 'mener la lampe' } },
      { caps: ['Tab'], does: { en: 'thing by thing', fr: 'de chose en chose' } },
      { caps: ['Enter'], does: { en: 'touch it', fr: 'appuyer' } },
    ],
  },
  captions: 'own',
  findSlips: 'upper right',
  on: {
    lit: { play: 'click' },
    wentOut: { play: 'clack', announce: { en: 'The torch is out.', fr: 'La lampe est éteinte.' } },
    recalled: { play: 'ah', caption: recalledWords },
    touched: { play: 'hop', announce: touchedWords },
    rattled: { play: 'rattle', announce: { en: 'The torch rattles.', fr: 'La lampe cliquette.' } },
    woke: {
      play: 'squeak',
      announce: { en: 'The mouse in the sock opens an eye.', fr: 'La souris dans la chaussette ouvre un œil.' },
    },
    fluttered: {
      play: 'flutter',
      announce: { en: 'A moth comes to the light.', fr: 'Un papillon de nuit vient à la lumière.' },
    },
    lost: { play: 'lost', caption: lostWords },
    insisted: { play: 'hop', announce: { en: 'It does not help.', fr: 'Rien n’y fait.' } },
    hid: { play: 'hop', announce: { en: 'The snail draws in its horns.', fr: 'L’escargot rentre ses cornes.' } },
    dawned: { play: 'ah', announce: { en: 'Day breaks.', fr: 'Le jour se lève.' } },
    found: { play: 'hop', caption: ({ mornings }) => (mornings > 1 ? SAID.again : SAID.first) },
    waved: { play: 'ah', announce: { en: 'The bear waves.', fr: 'L’ours fait signe.' } },
    ebbed: { play: 'close', announce: { en: 'The tide takes it all.', fr: 'La marée emporte tout.' } },
    closed: { play: 'close', announce: { en: 'It is dark again.', fr: 'Il fait de nouveau noir.' } },
  },
  loops: {
    // A tune that one nearly remembers: the nearer to the text, the more of it.
    tune: { level: ({ warmth, opening }) => (opening ? 0 : warmth) },
  },
})
