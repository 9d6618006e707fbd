import { manifest } from '../../assets/scallop/manifest'
import { sounds } from '../../assets/scallop/sounds.manifest'
import { defineScene } from '../../src/stage/page/defineScene'
import { keepsakes } from '../../src/stage/session/keepsakes'
import { areas } from './areas'
import { finds } from './finds'
import { createKeys } from './keys'
import { Panel } from './panel'
import { languageAtFirst } from './panel/useSpokenLanguage'
import { isOfPanel, rules } from './rules'
import { textOf } from './rules/cabinet'
import { shelf } from './texts/shelf'
import { tuning } from './tuning'
import { createView } from './view'
import { allWords, partWords } from './words'

export const day = defineScene({
  stage: { width: 1600, height: 1000 },
  rules,
  tuning,
  areas,
  createView,
  finds,
  manifest,
  fineManifest: () => import('../../assets/scallop-fine/manifest'),
  sounds,
  later: () => import('./later'),
  keeps: { shelf: keepsakes, version: 1, on: ['looked', 'allBowed'], of: textOf },
  loops: { cabinet: { level: () => 1 } },
  Panel,
  firstWords: () => shelf.fetch(languageAtFirst()),
  panelPresses: isOfPanel,
  keys: createKeys,
  help: {
    what: {
      en: 'Choose a name on the sheet of labels: whoever bears it comes into the niche.',
      fr: 'Choisissez un nom sur la planche d’étiquettes : celui qui le porte vient dans la niche.',
    },
    keys: [
      { caps: ['↑', '↓'], does: { en: 'before, next', fr: 'avant, après' } },
      { caps: ['Home', 'End'], does: { en: 'first, last', fr: 'premier, dernier' } },
      { caps: ['A', '…', 'Z'], does: { en: 'find a name', fr: 'chercher un nom' } },
      // Letters like any other here, and not what they are elsewhere.
      { caps: ['M'], does: { en: 'find, too', fr: 'chercher aussi' } },
      { caps: ['P'], does: { en: 'find, too', fr: 'chercher aussi' } },
    ],
  },
  captions: 'own',
  findSlips: 'upper right',
  on: {
    chosen: { play: 'peel' },
    setDown: { play: 'setDown' },
    ended: {
      play: 'knuckle',
      announce: ({ isFirst }) =>
        isFirst
          ? { en: 'This is the first figurine.', fr: 'C’est la première figurine.' }
          : { en: 'This is the last figurine.', fr: 'C’est la dernière figurine.' },
    },
    scrolled: { play: 'riffle' },
    spoken: { play: 'tag' },
    shellTapped: { play: 'shell', announce: { en: 'The shell trembles.', fr: 'La coquille tremble.' } },
    henClucked: { play: 'cluck', announce: { en: 'The porcelain hen clucks.', fr: 'La poule en porcelaine glousse.' } },
    bustBlinked: {
      play: 'blink',
      announce: { en: 'The cap has an eye. It is open.', fr: 'La casquette a un œil. Il est ouvert.' },
    },
    grinGiggled: { play: 'giggle', announce: { en: 'It giggles.', fr: 'La chose glousse de rire.' } },
    pasteStirred: { play: 'squelch', announce: { en: 'The paste squelches.', fr: 'La colle fait flotch.' } },
    unveiled: { play: 'riffle' },
    steppedBack: {
      play: 'knuckle',
      announce: { en: 'One step back: the whole cabinet.', fr: 'Un pas en arrière : toute la vitrine.' },
    },
    partBowed: { play: 'giggle', caption: partWords },
    allBowed: { play: ['shell', 'setDown'], caption: allWords },
    thiefCaught: {
      play: 'squeak',
      announce: { en: 'The thief stands still, label and all.', fr: 'Le voleur s’arrête, étiquette comprise.' },
    },
  },
})
