import type { Areas } from '../../../src/stage/contract/areas'
import type { Trip } from './state'

export const areas = [
  { id: 'foot', label: { en: 'Foot', fr: 'Pied' }, shape: (_, out) => out.circle(300, 500, 100) },
  { id: 'cork', label: { en: 'Cork', fr: 'Bouchon' }, shape: (_, out) => out.circle(600, 500, 100) },
  { id: 'bass', label: { en: 'Bass', fr: 'Basse' }, shape: (_, out) => out.circle(900, 500, 100) },
  { id: 'tap', label: { en: 'Tap', fr: 'Robinet' }, shape: (_, out) => out.circle(1200, 500, 100) },
] satisfies Areas<Trip>
