import type { Areas } from '../../src/stage/areas'
import type { Booger } from './state'

export const areas = [
  {
    id: 'finger',
    label: { en: 'Send the finger up', fr: 'Lancer le doigt vers le haut' },
    when: ({ movingX }) => movingX,
    // The whole of the picture: wherever one clicks, the finger goes up.
    shape: (_, out, { size }) => out.rect(0, 0, size.width, size.height),
  },
] satisfies Areas<Booger>
