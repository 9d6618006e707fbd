import type { Localized } from '../../src/language/words'
import type { Area, Areas } from '../../src/stage/contract/areas'
import { CLIP, clipPlace, HAND, HANDS, PASTE, SHELL, SLEEPERS, THIEF_WAY } from './layout'
import type { ScallopState } from './state'

export const areas = [
  {
    id: 'up',
    label: { en: 'Up: the figurine before', fr: 'En haut : la figurine précédente' },
    shape: (_, out) => out.rect(HANDS.up.x - HAND.halfWidth, HANDS.up.y - 10, 2 * HAND.halfWidth, HAND.length + 10),
    order: 1,
  },
  {
    id: 'down',
    label: { en: 'Down: the next figurine', fr: 'En bas : la figurine suivante' },
    shape: (_, out) =>
      out.rect(HANDS.down.x - HAND.halfWidth, HANDS.down.y - HAND.length, 2 * HAND.halfWidth, HAND.length + 10),
    order: 2,
  },
  {
    id: 'clip',
    label: { en: 'A paper clip: slides along the list', fr: 'Un trombone : glisse le long de la liste' },
    shape: ({ top }, out) =>
      out.rect(CLIP.x - CLIP.halfWidth, clipPlace(top) - CLIP.halfHeight, 2 * CLIP.halfWidth, 2 * CLIP.halfHeight),
    order: 3,
  },
  {
    id: 'thief',
    label: { en: 'Somebody with a label', fr: 'Quelqu’un avec une étiquette' },
    when: ({ thief }) => thief.comesAt === null && thief.x > 60 && thief.x < 600,
    shape: ({ thief }, out) =>
      out.rect(
        thief.x - THIEF_WAY.halfWidth,
        THIEF_WAY.y - THIEF_WAY.height,
        2 * THIEF_WAY.halfWidth,
        THIEF_WAY.height,
      ),
    order: 8,
  },
  {
    id: 'paste',
    label: { en: 'A pot of paste', fr: 'Un pot de colle' },
    shape: (_, out) => out.rect(PASTE.x + PASTE.left, PASTE.y + PASTE.top, PASTE.width, PASTE.height),
    order: 9,
  },
  sleeperArea('hen', { en: 'A porcelain hen', fr: 'Une poule en porcelaine' }, 5),
  sleeperArea('bust', { en: 'A cap on a bust', fr: 'Une casquette sur un buste' }, 6),
  sleeperArea('grin', { en: 'Something with a smile', fr: 'Quelque chose qui sourit' }, 7),
  {
    id: 'shell',
    label: { en: 'The shell', fr: 'La coquille' },
    shape: (_, out) => out.circle(SHELL.x, SHELL.y, SHELL.radius),
    order: 4,
  },
] satisfies Areas<ScallopState>

/** Somebody who sleeps in the pigeon-holes. */
function sleeperArea(id: keyof typeof SLEEPERS, label: Localized, order: number): Area<ScallopState> {
  const { x, y, halfWidth, height } = SLEEPERS[id]
  return { id, label, shape: (_, out) => out.rect(x - halfWidth, y - height, 2 * halfWidth, height), order }
}
