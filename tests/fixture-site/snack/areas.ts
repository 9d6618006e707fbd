import type { Areas } from '../../../src/stage/contract/areas'
import type { Snack } from './state'

export const areas = [
  { id: 'jar', label: { en: 'Jar', fr: 'Bocal' }, shape: (_, out) => out.circle(1200, 500, 100) },
] satisfies Areas<Snack>
