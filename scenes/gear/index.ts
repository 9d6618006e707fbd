import { manifest } from '../../assets/gear/manifest'
import { sounds } from '../../assets/gear/sounds.manifest'
import { defineScene } from '../../src/stage/page/defineScene'
import { areas } from './areas'
import { finds } from './finds'
import { STAGE } from './layout'
import { Panel } from './panel'
import { rules } from './rules'
import { tuning } from './tuning'
import { createView } from './view'
import { BUSY, DEAD, spoken } from './words'

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
  help: {
    what: {
      en: 'The telephone rings: press anywhere to answer, and again for each next line.',
      fr: 'Le téléphone sonne : appuyez n’importe où pour décrocher, puis pour chaque réplique.',
    },
    keys: [{ caps: ['Enter'], does: { en: 'answer, go on', fr: 'décrocher, suite' } }],
  },
  captions: 'own',
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
    foundOut: { play: 'squeak', announce: { en: 'The mouse is listening in.', fr: 'La souris est à l’écoute.' } },
    swung: { play: 'swish', announce: { en: 'The sock swings.', fr: 'La chaussette se balance.' } },
  },
  loops: { ring: { level: ({ line }) => (line === null ? 1 : 0) } },
  canReplay: ({ line }) => line !== null,
})
