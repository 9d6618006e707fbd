import type { Areas } from '../../../src/stage/contract/areas'
import type { Drip } from './state'

export const areas = [
  {
    id: 'nib',
    label: { en: 'Pen nib', fr: 'Plume' },
    // After two blots the nib is dry, until the day is replayed.
    when: ({ blots }) => blots < 2,
    shape: (_, out) => out.circle(800, 140, 60),
  },
] satisfies Areas<Drip>
