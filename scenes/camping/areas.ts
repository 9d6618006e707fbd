import type { Areas } from '../../src/stage/contract/areas'
import type { Point, Size } from '../../src/stage/contract/geometry'
import { outline } from '../../src/stage/contract/outline'
import { GUESTS, leftIn, NIGHTS, scaleIn, THINGS, thingsAfter, topIn } from './layout'
import type { CampingState, First, Guest } from './state'
import { nameOf } from './words'

/** Their outlines, in units of the camp. */
const OUTLINES: Readonly<Record<First, readonly Readonly<Point>[]>> = {
  owl: outline('200,160 320,160 320,352 200,352'),
  eared: outline('118,784 118,640 210,640 210,784'),
  round: outline('216,810 216,746 284,746 284,810'),
  mushrooms: outline('262,880 262,812 296,738 352,738 400,816 400,880'),
  embers: outline('376,860 400,800 576,800 606,850 560,896 420,896'),
  tipped: outline('524,982 524,904 596,904 596,982'),
  mouse: outline('622,878 622,810 660,772 720,772 768,790 768,828 728,878'),
  feet: outline('716,862 706,748 750,726 890,726 902,856'),
  tent: outline('806,404 826,452 1102,440 1220,800 940,846 660,806'),
  boots: outline('958,896 958,806 1066,800 1104,888 1060,900'),
  bear: outline(
    '1186,420 1222,400 1342,396 1378,440 1392,540 1450,600 1450,690 1446,870 1180,880 1140,720 1070,650 1090,596 1180,590',
  ),
  toadstools: outline('1146,950 1146,890 1180,840 1226,840 1262,894 1262,950'),
}

/** What lies over what, the foremost first. */
const FRONT_TO_BACK: readonly First[] = [
  'mouse',
  'feet',
  'boots',
  'toadstools',
  'tipped',
  'embers',
  'mushrooms',
  'round',
  'eared',
  'bear',
  'owl',
  'tent',
]

/** The lantern about its flame. */
const LANTERN = outline('-26,-86 26,-86 46,-30 50,66 -50,66 -46,-30')

export const areas = [
  // They lie close: the lantern before one is not to keep anybody from the next.
  ...(Object.keys(GUESTS) as Guest[]).map((guest): Areas<CampingState>[number] => ({
    id: guest,
    when: ({ nights }) => thingsAfter(nights).includes(guest),
    label: ({ finds }) => nameOf(guest, finds[guest].isSeen),
    shape: (_, out, { size }) => {
      const scale = scaleIn(size)
      const { x, y, size: reach } = GUESTS[guest]
      out.circle(x * scale + leftIn(size), y * scale + topIn(size), reach * scale)
    },
    order: 1 + Math.max(...NIGHTS.map((things) => things.indexOf(guest))),
  })),
  {
    id: 'lantern',
    label: { en: 'The lantern', fr: 'La lanterne' },
    shape: ({ lantern }, out, { size }) => {
      const scale = scaleIn(size)
      out.polygon(LANTERN, lantern.x * scale + leftIn(size), lantern.y * scale + topIn(size), scale, scale)
    },
    order: 0,
  },
  ...FRONT_TO_BACK.map((thing): Areas<CampingState>[number] => ({
    id: thing,
    when: ({ nights }) => thingsAfter(nights).includes(thing),
    label: ({ finds }) => nameOf(thing, finds[thing].isSeen),
    shape: (_, out, { size }) => {
      const scale = scaleIn(size)
      out.polygon(OUTLINES[thing], leftIn(size), topIn(size), scale, scale)
    },
    order: 1 + THINGS.indexOf(thing),
  })),
  {
    id: 'wood',
    label: { en: 'The dark wood', fr: 'Le bois noir' },
    shape: (_, out, { size }: { readonly size: Readonly<Size> }) => out.rect(0, 0, size.width, size.height),
    order: 20,
  },
] satisfies Areas<CampingState>
