import { definePage } from '../../../src/day/definePage'
import { FragilePage } from './FragilePage'

export const day = definePage({
  Page: FragilePage,
  help: { what: { en: 'Wind it up.', fr: 'Remontez-la.' }, keys: [] },
})
