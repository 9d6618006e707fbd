import { drawings } from '../pipeline/drawings'
import { toOutline } from '../pipeline/pictures/outline'
import { drawCurl, drawRing } from './breaker'
import { drawFar, drawMiddle, drawMouthOfBeard, drawNear, drawUnder, tileOf } from './rows'
import { TALES } from './shared'
import { drawNearShip } from './ship'

/** As the day's own parts: drawn on one page, and shown in its units. */
const PART = { under: 0, boil: false, bleed: true, sceneScale: 1, scale: 2, keep: 'measured' } as const
const OUTLINE = toOutline(14)

export const pictures = drawings({
  sharpest: 0.66,
  sprites: {
    curl: { ...PART, left: -42, top: -36, width: 84, height: 50, anchor: [0, 0], frames: 2, draw: drawCurl },
    ring: { ...PART, left: -34, top: -12, width: 74, height: 24, anchor: [0, 0], draw: drawRing },
    far: { ...PART, cut: OUTLINE, ...tileOf('far'), draw: drawFar },
    mouth: {
      ...PART,
      cut: OUTLINE,
      left: 80,
      top: 112,
      width: 402,
      height: 158,
      anchor: [280, 190],
      draw: drawMouthOfBeard,
    },
    middle: { ...PART, cut: OUTLINE, ...tileOf('middle'), draw: drawMiddle },
    under: { ...PART, cut: OUTLINE, ...tileOf('under'), draw: drawUnder },
    near: { ...PART, cut: OUTLINE, ...tileOf('near'), draw: drawNear },
    nearShip: { ...PART, left: -98, top: -84, width: 194, height: 118, anchor: [0, 0], draw: drawNearShip },
  },
  words: {
    tale: {
      ...{ face: 'text', size: 18, scale: 2.2, keep: 'line', spacing: 'even' },
      glyphs: [...new Set(TALES.flatMap(({ en, fr }) => [...en, ...fr]).join(''))].sort().join(''),
    },
  },
})
