import { definePage } from '../../../src/day/definePage'
import { CountingPage } from './CountingPage'

export const day = definePage({
  Page: CountingPage,
  help: {
    what: { en: 'Press the button, and it counts.', fr: 'Appuyez sur le bouton, et il compte.' },
    keys: [{ caps: ['Shift', 'Enter'], does: { en: 'press twice', fr: 'appuyer deux fois' } }],
  },
})
