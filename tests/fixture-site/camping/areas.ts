import type { Areas } from '../../../src/stage/contract/areas'
import type { Camping } from './state'

export const areas = [
  { id: 'tent', label: { en: 'Tent', fr: 'Tente' }, shape: (_, out) => out.circle(800, 500, 100) },
] satisfies Areas<Camping>
