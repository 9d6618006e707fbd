import { definePage } from '../../../src/day/definePage'

function BrokenPage(): never {
  throw new Error('The castle has sunk.')
}

export const day = definePage({
  Page: BrokenPage,
  help: { what: { en: 'It throws.', fr: 'Elle trébuche.' }, keys: [] },
})
