import { BOX, MOBILE, MOUSE, NECK, PHOTO, PIE, SHOES, SLIT } from '../../assets/kind/shared'
import type { Areas } from '../../src/stage/contract/areas'
import { outline } from '../../src/stage/contract/outline'
import { MOTH_BY_DOOR, MOTH_REST } from './layout'
import type { Door, KindState } from './state'

const SHOES_SHAPE = outline(
  '-154,-54 -120,-108 -100,-84 -86,-102 -44,-92 10,-146 76,-150 82,-96 96,-66 114,-62 110,6 -62,16 -112,10',
)
/** Bear, blocks and horse, in scene units. */
const TOYS_SHAPE = outline(
  '888,820 908,764 916,690 944,642 1000,640 1012,672 1044,650 1046,600 1066,590 1136,594 1160,612 1190,600 1230,622 1280,664 1320,660 1340,700 1334,740 1340,790 1170,800 1110,812 1090,800 1150,780 1000,776 962,816 930,826',
)
const SHADE_SHAPE = outline(
  '-36,-30 36,-30 50,36 118,140 90,176 80,224 66,246 44,232 46,168 -40,158 -146,116 -146,96 -60,36',
)

const SHOES_BOX = { en: 'A box of shoes', fr: 'Une boîte de chaussures' } as const
const EMPTY_BOX = { en: 'A box, empty', fr: 'Une boîte, vide' } as const

function isAjar({ openedAt, shutAt }: Readonly<Door>): boolean {
  return openedAt !== null && shutAt === null
}

export const areas = [
  {
    id: 'box',
    takesEnter: true,
    label: { en: 'Read on', fr: 'Lire la suite' },
    when: ({ box }) => box !== null,
    shape: (_, out) => out.rect(BOX.x, BOX.y, BOX.width, BOX.height),
    order: 6,
  },
  {
    id: 'mouse',
    label: { en: 'Somebody on the cloth', fr: 'Quelqu’un sur la nappe' },
    when: ({ lamp, hidden }) => !lamp.isLit && hidden === null,
    shape: (_, out) => out.rect(MOUSE.x - 60, MOUSE.y - 52, 82, 60),
    order: 7,
  },
  {
    id: 'pie',
    label: { en: 'The last slice of pie', fr: 'La dernière part de tarte' },
    when: ({ sliceTakenAt }) => sliceTakenAt === null,
    shape: (_, out) => out.rect(PIE.x - 88, PIE.y - 66, 176, 92),
    order: 4,
  },
  {
    id: 'plate',
    label: { en: 'An empty plate', fr: 'Une assiette vide' },
    when: ({ sliceTakenAt }) => sliceTakenAt !== null,
    shape: (_, out) => out.rect(PIE.x - 88, PIE.y - 22, 176, 48),
    order: 4,
  },
  {
    id: 'moth',
    label: { en: 'A moth', fr: 'Un papillon de nuit' },
    when: ({ lamp, door }) => lamp.isLit || isAjar(door),
    shape({ lamp }, out) {
      const { x, y } = lamp.isLit ? MOTH_REST : MOTH_BY_DOOR
      out.circle(x, y, 44)
    },
    order: 8,
  },
  {
    id: 'lamp',
    label: ({ lamp }) =>
      lamp.isLit ? { en: 'The lamp, lit', fr: 'La lampe, allumée' } : { en: 'The lamp, out', fr: 'La lampe, éteinte' },
    shape: (_, out) => out.polygon(SHADE_SHAPE, NECK.x, NECK.y),
    order: 5,
  },
  {
    id: 'mobile',
    label: { en: 'A mobile of paper things', fr: 'Un mobile en papier' },
    shape: (_, out) => out.rect(MOBILE.x - 92, MOBILE.y + 84, 188, 156),
    order: 9,
  },
  {
    id: 'shoes',
    label: ({ door }) => (door.isHome ? EMPTY_BOX : SHOES_BOX),
    shape: (_, out) => out.polygon(SHOES_SHAPE, SHOES.x, SHOES.y),
    order: 1,
  },
  {
    id: 'photo',
    label: { en: 'A photograph in its frame', fr: 'Une photo dans son cadre' },
    shape: (_, out) => out.rect(PHOTO.x - 56, PHOTO.y - 122, 112, 128),
    order: 2,
  },
  {
    id: 'toys',
    label: { en: 'The toys', fr: 'Les jouets' },
    shape: (_, out) => out.polygon(TOYS_SHAPE),
    order: 3,
  },
  {
    id: 'door',
    label: { en: 'The door, ajar', fr: 'La porte, entrouverte' },
    when: ({ door }) => isAjar(door),
    shape: (_, out) => out.rect(0, SLIT.top, SLIT.right, SLIT.bottom - SLIT.top),
    order: 10,
  },
] satisfies Areas<KindState>
