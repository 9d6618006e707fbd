import { defineScene } from '../../../src/stage/page/defineScene'
import { noPictures } from '../empty'
import { areas } from './areas'
import { rules } from './rules'
import { SnackPanel } from './SnackPanel'
import { createView } from './view'

export const day = defineScene({
  stage: { width: 1600, height: 1000 },
  rules,
  tuning: {},
  areas,
  createView,
  manifest: noPictures,
  help: { what: { en: 'Eat.', fr: 'Mangez.' }, keys: [] },
  on: {
    eaten: { announce: ({ eaten }) => ({ en: `Eaten: ${eaten}`, fr: `Mangés : ${eaten}` }) },
    finished: { goTo: 'gargoyle' },
  },
  Panel: SnackPanel,
})
