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
  later: () => import('./later'),
  help: { what: { en: 'Pitch the tent.', fr: 'Montez la tente.' }, keys: [] },
  canReplay: ({ hasFlag }) => hasFlag,
})
