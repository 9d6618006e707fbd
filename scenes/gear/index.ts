import { manifest } from '../../assets/gear/manifest'
import { sounds } from '../../assets/gear/sounds.manifest'
import { defineScene } from '../../src/stage/page/defineScene'
import { Keepsakes } from '../../src/stage/session/keepsakes'
import { areas } from './areas'
import { finds } from './finds'
import { isRinging, STAGE } from './layout'
import { Panel } from './panel'
import { rules } from './rules'
import { callsOf } from './rules/wrongNumber'
import { tuning } from './tuning'
import { createView } from './view'
import { BUSY, DEAD, signed, spoken, toldOff } from './words'

export const day = defineScene({
  stage: STAGE,
  rules,
  tuning,
  areas,
  createView,
  Panel,
  finds,
  manifest,
  sounds,
  later: () => import('./later'),
  keeps: { shelf: new Keepsakes(() => sessionStorage), version: 1, on: 'crossed', of: callsOf },
  help: {
    what: {
      en: 'The telephone rings: press anywhere to answer, and again for each next line.',
      fr: 'Le téléphone sonne : appuyez n’importe où pour décrocher, puis pour chaque réplique.',
    },
    keys: [{ caps: ['Enter'], does: { en: 'answer, go on', fr: 'décrocher, suite' } }],
  },
  captions: 'own',
  // What is found would lie on the strip.
  findSlips: 'upper left',
  on: {
    answered: { play: 'answer' },
    printed: { play: 'print' },
    asked: { play: 'hello', caption: spoken(0) },
    calmed: { play: 'calm', caption: spoken(1) },
    thanked: { play: 'thanks', caption: spoken(2) },
    warned: { play: 'viruses', caption: spoken(3) },
    signedOff: { play: 'over', caption: spoken(4) },
    fellSilent: { play: 'ready' },
    hungUp: { play: 'hangUp', announce: { en: 'They have hung up.', fr: 'Ils ont raccroché.' } },
    refused: { play: 'flip', announce: ({ isOver }) => (isOver ? DEAD : BUSY) },
    cranked: { play: 'crank', announce: { en: 'All six gears whirl round.', fr: 'Les six engrenages s’emballent.' } },
    crossed: { play: 'answer' },
    clucked: { play: 'cluck', announce: { en: 'A hen is on the line.', fr: 'Une poule est au bout du fil.' } },
    barked: { play: 'waf', announce: { en: 'A dog is on the line.', fr: 'Un chien est au bout du fil.' } },
    muttered: {
      play: 'mutter',
      announce: { en: 'A sea captain is on the line.', fr: 'Un capitaine au long cours est au bout du fil.' },
    },
    toldOff: { play: 'rant', caption: toldOff },
    struckOut: { play: 'ready', announce: { en: 'Wrong number: struck out.', fr: 'Faux numéro : rayé.' } },
    signed: { play: 'print', announce: signed },
    foundOut: { play: 'squeak', announce: { en: 'The mouse is listening in.', fr: 'La souris est à l’écoute.' } },
    swung: { play: 'swish', announce: { en: 'The sock swings.', fr: 'La chaussette se balance.' } },
  },
  loops: { ring: { level: (call) => (isRinging(call) ? 1 : 0) } },
  canReplay: ({ line }) => line !== null,
})
