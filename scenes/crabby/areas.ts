import type { Areas } from '../../src/stage/areas'
import type { Point } from '../../src/stage/geometry'
import {
  BIGGIN,
  CRAB_GROUND,
  CRAB_SIZE,
  foamEdge,
  HERMIT,
  HORIZON,
  LOG_GULL,
  LOG_SIZE,
  PIM,
  POST,
  POST_GULL,
} from './layout'
import type { Beach } from './state'

/** The places of a drawing as the stage shows it. */
function scaled(places: readonly (readonly [x: number, y: number])[], scale: number): readonly Point[] {
  return places.map(([x, y]) => ({ x: x * scale, y: y * scale }))
}

/** The crab about the sand under its middle: claws, eyes, shell, legs. */
const CRAB = scaled(
  [
    [-146, -186],
    [-128, -240],
    [-96, -252],
    [-52, -240],
    [-50, -170],
    [-66, -130],
    [-40, -128],
    [-42, -172],
    [46, -178],
    [50, -128],
    [70, -128],
    [64, -180],
    [84, -214],
    [112, -222],
    [152, -196],
    [140, -128],
    [108, -112],
    [154, -60],
    [152, -18],
    [72, 6],
    [-72, 6],
    [-152, -18],
    [-154, -64],
    [-112, -112],
    [-132, -130],
  ],
  CRAB_SIZE,
)
/** Biggin about the place where he sits, tail, bell and flap and all. */
const BIGGIN_SHAPE = scaled(
  [
    [-52, 2],
    [-54, -40],
    [-36, -84],
    [-20, -116],
    [2, -142],
    [38, -144],
    [60, -124],
    [66, -78],
    [44, -70],
    [60, -48],
    [56, -6],
    [-8, 4],
    [-16, 48],
    [-38, 48],
  ],
  LOG_SIZE,
)
/** Pim about the place where he sits: hair, scarf, tunic, the hand he leans on. */
const PIM_SHAPE = scaled(
  [
    [-72, 8],
    [-58, -26],
    [-100, -46],
    [-106, -72],
    [-52, -88],
    [-58, -150],
    [-34, -186],
    [8, -200],
    [52, -190],
    [72, -150],
    [66, -96],
    [34, -60],
    [34, 18],
    [-36, 22],
  ],
  LOG_SIZE,
)

export const areas = [
  {
    id: 'hermit',
    label: { en: 'Something small in a thimble', fr: 'Quelque chose de petit dans un dé à coudre' },
    shape: (_, out) => out.rect(HERMIT.x - 52, HERMIT.y - 78, 108, 92),
    order: 8,
  },
  {
    id: 'crab',
    label: { en: 'The crab', fr: 'Le crabe' },
    shape: ({ crab }, out, { size }) => out.polygon(CRAB, (crab.x / 100) * size.width, CRAB_GROUND),
    order: 1,
  },
  {
    id: 'logGull',
    label: { en: 'The gull on the log', fr: 'La mouette sur le tronc' },
    shape: (_, out) => out.rect(LOG_GULL.x - 76, LOG_GULL.y - 96, 140, 102),
    order: 5,
  },
  {
    id: 'biggin',
    label: { en: 'Biggin the cap', fr: 'Béguin le bonnet' },
    shape: (_, out) => out.polygon(BIGGIN_SHAPE, BIGGIN.x, BIGGIN.y),
    order: 3,
  },
  {
    id: 'pim',
    label: { en: 'Pim, from behind', fr: 'Pim, de dos' },
    shape: (_, out) => out.polygon(PIM_SHAPE, PIM.x, PIM.y),
    order: 4,
  },
  {
    id: 'skyGull',
    label: { en: 'The gull in the air', fr: 'La mouette en vol' },
    shape: ({ skyGull }, out) => out.rect(skyGull.x - 118, skyGull.y - 112, 236, 146),
    order: 7,
  },
  {
    id: 'postGull',
    label: { en: 'The gull on the post', fr: 'La mouette sur le poteau' },
    shape: (_, out) => out.rect(POST_GULL.x - 66, POST_GULL.y - 100, 142, POST.y - POST_GULL.y + 106),
    order: 6,
  },
  {
    id: 'sea',
    label: { en: 'The sea', fr: 'La mer' },
    shape: ({ wave }, out, { now }) => out.rect(-1200, HORIZON - 4, 4000, foamEdge(wave, now) + 34 - HORIZON),
    order: 2,
  },
] satisfies Areas<Beach>
