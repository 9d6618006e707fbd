import { defineScene } from '../../../src/stage/page/defineScene'
import { noPictures } from '../empty'
import { areas } from './areas'
import { rules } from './rules'
import { tuning } from './tuning'
import { createView } from './view'

export const day = defineScene({
  stage: { width: 1600, height: 1000 },
  rules,
  tuning,
  areas,
  createView,
  manifest: noPictures,
  help: {
    what: { en: 'Let the pen drip.', fr: 'Faites goutter la plume.' },
    keys: [{ caps: ['←', '→'], does: { en: 'point', fr: 'viser' } }],
  },
  on: { splash: { announce: ({ blots }) => ({ en: `Blots: ${blots}`, fr: `Taches : ${blots}` }) } },
  usesSecondButton: true,
  followsPointer: true,
  canReplay: ({ blots }) => blots > 1,
})
