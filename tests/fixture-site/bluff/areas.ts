import type { Areas } from '../../../src/stage/contract/areas'
import type { Bluff } from './state'

export const areas = [
  {
    id: 'card',
    label: { en: 'Call the bluff', fr: 'Démasquer le bluff' },
    shape: (_, out) => out.rect(700, 350, 200, 300),
  },
] satisfies Areas<Bluff>
