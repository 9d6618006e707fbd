import type { Areas } from '../../src/stage/contract/areas'
import type { BoogerState } from './state'

export const areas = [
  {
    id: 'finger',
    takesEnter: true,
    label: { en: 'Send the finger up', fr: 'Lancer le doigt vers le haut' },
    when: ({ movingX }) => movingX,
    // Wherever one clicks, the finger goes up: beyond the stage too, as far as any window reaches.
    shape: (_, out, { size }) => out.rect(-3000, -3000, size.width + 6000, size.height + 6000),
  },
] satisfies Areas<BoogerState>
