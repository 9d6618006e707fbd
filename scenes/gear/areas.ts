import type { Areas } from '../../src/stage/contract/areas'
import { outline } from '../../src/stage/contract/outline'
import { CRANK, MOUSE, mouseHeight, SOCK, UNIT } from './layout'
import type { GearState } from './state'
import { telephoneLabel } from './words'

/** The machine with its strip, in drawing units: while it rings the handset lies on its forks, then it hangs at its left. */
const RINGING = outline(
  '62,124 92,96 232,86 238,44 330,22 400,10 480,22 568,38 572,84 708,96 736,130 740,364 676,386 664,434 136,434 122,392 60,376',
)
const SPOKEN = outline(
  '20,216 52,212 66,240 66,128 92,96 246,86 246,40 556,40 556,84 708,96 736,130 740,364 676,386 660,494 140,494 122,400 14,404 8,340',
)

/** What can be pressed, front to back. */
export const areas = [
  {
    id: 'mouse',
    label: { en: 'A mouse in the crate', fr: 'Une souris dans la caisse' },
    shape: (_, out, __, viewport) => out.circle(MOUSE.x, mouseHeight(viewport), MOUSE.reach),
    order: 2,
  },
  {
    id: 'crank',
    label: { en: 'The crank, with a tag: NO!', fr: 'La manivelle, étiquetée : NON' },
    shape: (_, out) => out.rect(CRANK.x - 6, CRANK.y - 46, 124, 252),
    order: 3,
  },
  {
    id: 'sock',
    label: { en: 'A sock on the aerial', fr: 'Une chaussette sur l’antenne' },
    shape: (_, out) => out.rect(SOCK.x - 40, SOCK.y - 36, 116, 166),
    order: 4,
  },
  {
    id: 'telephone',
    takesEnter: true,
    label: telephoneLabel,
    shape: ({ line }, out) => out.polygon(line === null ? RINGING : SPOKEN, 0, 0, UNIT, UNIT),
    order: 1,
  },
] satisfies Areas<GearState>
