import type { Areas } from '../../src/stage/contract/areas'
import { FLOOR, STAGE } from './layout'
import type { ScurryState } from './state'

export const areas = [
  {
    id: 'hedgehog',
    label: { en: 'The hedgehog: make it hop', fr: 'Le hérisson : faites-le sauter' },
    shape: ({ hedgehog }, out) => out.rect(hedgehog.x - 150, FLOOR - 285 - hedgehog.height, 300, 295),
    order: 2,
  },
  {
    id: 'inventor',
    label: { en: 'The inventor: make him drop a spring', fr: 'L’inventeur : faites-lui lâcher un ressort' },
    shape: ({ inventor }, out) => out.rect(inventor.x - 138, FLOOR - 392, 330, 402),
    order: 3,
  },
  {
    id: 'works',
    label: { en: 'Collect a ring', fr: 'Attraper un anneau' },
    shape: (_, out) => out.rect(0, 0, STAGE.width, STAGE.height),
    order: 1,
    isBackdrop: true,
  },
] satisfies Areas<ScurryState>
