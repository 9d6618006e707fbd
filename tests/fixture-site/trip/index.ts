import { sounds as fairySounds } from '../../../assets/fairy/sounds.manifest'
import { sounds as heistSounds } from '../../../assets/heist/sounds.manifest'
import { defineScene } from '../../../src/stage/page/defineScene'
import { noPictures } from '../empty'
import { areas } from './areas'
import { rules } from './rules'
import { createView } from './view'

export const day = defineScene({
  stage: { width: 1600, height: 1000 },
  rules,
  tuning: {},
  areas,
  createView,
  manifest: noPictures,
  sounds: { ...heistSounds, ...fairySounds },
  help: { what: { en: 'Listen.', fr: 'Écoutez.' }, keys: [] },
  on: { stepped: { play: 'step' }, popped: { play: 'cork' } },
  loops: {
    tiptoe: { level: ({ bass }) => bass },
    fountain: { level: ({ flow }) => flow / 2, rate: ({ flow }) => Math.max(0.5, flow) },
  },
})
