import type { Areas } from '../../src/stage/contract/areas'
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
  {
    id: 'hen',
    label: { en: 'A porcelain hen', fr: 'Une poule en porcelaine' },
    shape: (_, out) => sleeper(SLEEPERS.hen, out),
    order: 5,
  },
  {
    id: 'bust',
    label: { en: 'A cap on a bust', fr: 'Une casquette sur un buste' },
    shape: (_, out) => sleeper(SLEEPERS.bust, out),
    order: 6,
  },
  {
    id: 'grin',
    label: { en: 'Something with a smile', fr: 'Quelque chose qui sourit' },
    shape: (_, out) => sleeper(SLEEPERS.grin, out),
    order: 7,
  },
  {
    id: 'shell',
    label: { en: 'The shell', fr: 'La coquille' },
    shape: (_, out) => out.circle(SHELL.x, SHELL.y, SHELL.radius),
    order: 4,
  },
] satisfies Areas<ScallopState>

/** The place of one who sleeps in the pigeon-holes. */
function sleeper(
  { x, y, halfWidth, height }: (typeof SLEEPERS)[keyof typeof SLEEPERS],
  out: { rect(x: number, y: number, width: number, height: number): void },
): void {
  out.rect(x - halfWidth, y - height, 2 * halfWidth, height)
}
