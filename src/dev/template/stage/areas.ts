import type { Areas } from '../../../stage/contract/areas'
import { BODY, REACH } from './layout'
import type { BlotState } from './state'

export const areas = [
  {
    id: 'blot',
    label: { en: 'The blot', fr: 'La tache' },
    takesEnter: true,
    shape: ({ x, y }, out) => out.circle(x, y - BODY, REACH),
  },
] satisfies Areas<BlotState>
