import { manifest } from '../../../assets/scurry/manifest'
import { defineScene } from '../../../src/stage/page/defineScene'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import { tuning } from './tuning'
import { createView } from './view'

export const day = defineScene({
  stage: { width: 1600, height: 1000 },
  rules,
  tuning,
  areas,
  createView,
  // A sheet that nothing is drawn from: a test looks whether it is let go.
  manifest: { sheets: [manifest.sheets[2]], frames: {}, sprites: {}, words: {} },
  help: {
    what: { en: 'Call the bluff.', fr: 'Démasquez le bluff.' },
    keys: [{ caps: ['Enter'], does: { en: 'call', fr: 'démasquer' } }],
  },
  finds,
  on: { called: { announce: ({ calls }) => ({ en: `Calls: ${calls}`, fr: `Appels : ${calls}` }) } },
})
