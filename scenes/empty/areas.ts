import type { Area, Areas } from '../../src/stage/contract/areas'
import { SHAPES, SPIDER, spiderAt, UNIT } from './layout'
import type { EmptyState } from './state'
import { KEY_NAMES } from './words'

/** What the screen is called while there is nothing on it, and what then. */
const WHITE = { en: 'The white screen', fr: 'L’écran blanc' } as const
const DRAWN = { en: 'The page with your drawing', fr: 'La page avec votre dessin' } as const

/** What can be pressed, front to back. A thumb that lies over a key is pressed as that key. */
export const areas = [
  { id: 'up', label: KEY_NAMES.up, shape: (_, out) => out.polygon(SHAPES.up), order: 1 },
  { id: 'right', label: KEY_NAMES.right, shape: (_, out) => out.polygon(SHAPES.right), order: 2 },
  { id: 'down', label: KEY_NAMES.down, shape: (_, out) => out.polygon(SHAPES.down), order: 3 },
  { id: 'left', label: KEY_NAMES.left, shape: (_, out) => out.polygon(SHAPES.left), order: 4 },
  ...(['upper', 'lower'] as const).map(
    (key, place): Area<EmptyState> => ({
      id: key,
      label: KEY_NAMES[key],
      shape: (_, out) => out.circle(SHAPES[key].x, SHAPES[key].y, SHAPES[key].radius),
      order: 5 + place,
      takesEnter: key === 'lower',
    }),
  ),
  {
    id: 'lamp',
    label: { en: 'The lamp', fr: 'Le voyant' },
    shape: (_, out) => out.circle(SHAPES.lamp.x, SHAPES.lamp.y, SHAPES.lamp.radius),
    order: 7,
  },
  {
    id: 'speaker',
    label: { en: 'The slits of the speaker', fr: 'Les fentes du haut-parleur' },
    shape: (_, out) => out.polygon(SHAPES.speaker),
    order: 8,
  },
  {
    id: 'spider',
    label: { en: 'A spider', fr: 'Une araignée' },
    when: ({ thread }) => thread > 0.2,
    shape: ({ thread, inked }, out) => {
      const { x, y } = spiderAt(thread, inked)
      out.circle(x, y, SPIDER.reach * UNIT)
    },
    order: 11,
  },
  {
    id: 'slot',
    label: { en: 'The empty slot', fr: 'La fente vide' },
    shape: (_, out) => out.polygon(SHAPES.slot),
    order: 9,
  },
  {
    id: 'screen',
    label: ({ inked }) => (inked > 0 ? DRAWN : WHITE),
    shape: (_, out) => out.polygon(SHAPES.screen),
    order: 10,
  },
  {
    id: 'case',
    label: {
      en: 'The case: four knocks in a row wipe the page',
      fr: 'La coque : quatre coups de suite effacent la page',
    },
    when: ({ drop }) => drop !== null,
    shape: (_, out) => out.polygon(SHAPES.shell),
    order: 12,
  },
] satisfies Areas<EmptyState>
