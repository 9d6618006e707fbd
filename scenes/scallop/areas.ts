import { PLACES } from '../../assets/scallop-later/shared'
import type { Localized } from '../../src/language/words'
import type { Area, Areas } from '../../src/stage/contract/areas'
import {
  CLIP,
  COUNTER,
  clipPlace,
  FIGURINES,
  HAND,
  HANDS,
  PASTE,
  SHELL,
  SLEEPERS,
  SMALL_ONE,
  THIEF_WAY,
} from './layout'
import type { ScallopState } from './state'

/** What the counter is called by how many have been looked at. */
const countedTo = (count: number): Localized => ({
  en: `The counter: ${count} of ${FIGURINES} looked at. Step back`,
  fr: `Le compteur : ${count} vues sur ${FIGURINES}. Prendre du recul`,
})
const COUNTED = Array.from({ length: FIGURINES + 1 }, (_, count) => countedTo(count))

export const areas = [
  {
    id: 'up',
    label: { en: 'Up: the figurine before', fr: 'En haut : la figurine précédente' },
    when: isNear,
    shape: (_, out) => out.rect(HANDS.up.x - HAND.halfWidth, HANDS.up.y - 10, 2 * HAND.halfWidth, HAND.length + 10),
    order: 1,
  },
  {
    id: 'down',
    label: { en: 'Down: the next figurine', fr: 'En bas : la figurine suivante' },
    when: isNear,
    shape: (_, out) =>
      out.rect(HANDS.down.x - HAND.halfWidth, HANDS.down.y - HAND.length, 2 * HAND.halfWidth, HAND.length + 10),
    order: 2,
  },
  {
    id: 'clip',
    label: { en: 'A paper clip: slides along the list', fr: 'Un trombone : glisse le long de la liste' },
    when: isNear,
    shape: ({ top }, out) =>
      out.rect(CLIP.x - CLIP.halfWidth, clipPlace(top) - CLIP.halfHeight, 2 * CLIP.halfWidth, 2 * CLIP.halfHeight),
    order: 3,
  },
  {
    id: 'thief',
    label: { en: 'Somebody with a label', fr: 'Quelqu’un avec une étiquette' },
    when: ({ thief, cabinet }) => cabinet.visit === null && thief.comesAt === null && thief.x > 60 && thief.x < 600,
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
    when: isNear,
    shape: (_, out) => out.rect(PASTE.x + PASTE.left, PASTE.y + PASTE.top, PASTE.width, PASTE.height),
    order: 9,
  },
  sleeperArea('hen', { en: 'A porcelain hen', fr: 'Une poule en porcelaine' }, 5),
  sleeperArea('bust', { en: 'A cap on a bust', fr: 'Une casquette sur un buste' }, 6),
  sleeperArea('grin', { en: 'Something with a smile', fr: 'Quelque chose qui sourit' }, 7),
  {
    id: 'counter',
    label: ({ cabinet }) => COUNTED[cabinet.count] ?? countedTo(FIGURINES),
    when: ({ cabinet }) => cabinet.hasLater && cabinet.visit === null,
    shape: (_, out) => out.rect(COUNTER.left, COUNTER.top, COUNTER.width, COUNTER.height),
    order: 10,
  },
  {
    id: 'somebody',
    label: { en: 'Somebody on the shelves', fr: 'Quelqu’un sur les planches' },
    when: ({ cabinet: { visit } }) => visit?.until === null && visit.pointed !== null,
    shape: ({ cabinet: { visit } }, out) => {
      const { x, y } = PLACES[visit?.pointed ?? 0] ?? { x: 0, y: 0 }
      const { halfWidth, above, below } = SMALL_ONE
      out.rect(x - halfWidth, y - above, 2 * halfWidth, above + below)
    },
    order: 2,
  },
  {
    id: 'shelves',
    label: { en: 'The whole cabinet: step closer', fr: 'Toute la vitrine : s’approcher' },
    when: ({ cabinet }) => cabinet.visit !== null,
    shape: (_, out, _world, { visible }) => out.rect(visible.x, visible.y, visible.width, visible.height),
    isBackdrop: true,
    order: 1,
  },
  {
    id: 'shell',
    label: { en: 'The shell', fr: 'La coquille' },
    when: isNear,
    shape: (_, out) => out.circle(SHELL.x, SHELL.y, SHELL.radius),
    order: 4,
  },
] satisfies Areas<ScallopState>

/** Nothing of what stands near by is there for whoever has stepped back. */
function isNear({ cabinet }: ScallopState): boolean {
  return cabinet.visit === null
}

/** Somebody who sleeps in the pigeon-holes. */
function sleeperArea(id: keyof typeof SLEEPERS, label: Localized, order: number): Area<ScallopState> {
  const { x, y, halfWidth, height } = SLEEPERS[id]
  return {
    id,
    label,
    when: isNear,
    shape: (_, out) => out.rect(x - halfWidth, y - height, 2 * halfWidth, height),
    order,
  }
}
