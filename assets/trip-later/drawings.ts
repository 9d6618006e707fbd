import { drawings } from '../pipeline/drawings'
import { toOutline } from '../pipeline/pictures/outline'
import { drawLeaf } from '../trip/book'
import { drawPlaque } from '../trip/plaque'
import { pageX, pageY } from '../trip/shared'
import { drawBag, drawBasket, drawCrew } from './balloon'
import { drawBoat, drawFir, drawLabel, drawRange, drawSignpost, drawSun, drawWaves } from './land'
import { SPREAD_FEET } from './shared'
import { drawPage } from './spread'
import { drawEmptyPicture, drawShade, drawTraveller } from './travellers'

/** Pixels a scene unit. */
const DENSITY = 1.05
const EDGE = { edge: 5, scissors: 3, thickness: 1.2 } as const
const PART = { anchor: [0, 0], lineWidth: 3, under: 0, boil: false, scale: DENSITY } as const
/** What stands on the page. */
const STANDING = { ...PART, cutOut: EDGE } as const

const RANGE = [pageX(SPREAD_FEET.range), pageY(SPREAD_FEET.range.deep)] as const
const SUN = [pageX(SPREAD_FEET.sun), pageY(SPREAD_FEET.sun.deep)] as const

export const pictures = drawings({
  sprites: {
    traveller: {
      ...{ ...PART, left: -220, top: -280, width: 420, height: 320 },
      frames: 3,
      draw: (ink, which) => drawTraveller(ink, which, 1.9),
    },
    shade: { ...PART, left: -110, top: -34, width: 220, height: 68, scale: 0.5, draw: drawShade },
    emptyPicture: { ...PART, left: -104, top: -120, width: 208, height: 240, draw: drawEmptyPicture },
    leaf: {
      ...PART,
      anchor: [800, 826],
      left: 790,
      top: 350,
      width: 670,
      height: 510,
      cut: toOutline(10),
      draw: drawLeaf,
    },
    pageLeft: {
      ...{ ...PART, anchor: [800, 826], left: 140, top: 350, width: 670, height: 510, cut: toOutline(10) },
      draw: (ink) => drawPage(ink, -1),
    },
    pageRight: {
      ...{ ...PART, anchor: [800, 826], left: 790, top: 350, width: 670, height: 510, cut: toOutline(10) },
      draw: (ink) => drawPage(ink, 1),
    },
    plaque: {
      ...{ ...PART, anchor: [340, 884], left: 340, top: 884, width: 950, height: 130 },
      draw: (ink) => drawPlaque(ink, 'AND NOBODY HAD TO GO ALONE', 37),
      french: (ink) => drawPlaque(ink, 'ET PERSONNE N’EST PARTI SEUL', 37),
    },
    sun: { ...STANDING, anchor: SUN, left: 450, top: 70, width: 220, height: 350, draw: drawSun },
    range: {
      ...{ ...STANDING, anchor: RANGE, left: 290, top: 10, width: 1060, height: 450 },
      frames: ['left', 'right'],
      cut: toOutline(10),
      draw: (ink, _, name) => drawRange(ink, name),
    },
    fir: { ...STANDING, left: -50, top: -122, width: 100, height: 140, draw: drawFir },
    bag: { ...STANDING, left: -150, top: -532, width: 300, height: 550, cut: toOutline(10), draw: drawBag },
    crew: {
      ...{ ...STANDING, left: -270, top: -430, width: 500, height: 480, sceneScale: 0.62 },
      cut: toOutline(10),
      draw: drawCrew,
    },
    basket: { ...STANDING, left: -130, top: -118, width: 260, height: 230, draw: drawBasket },
    boat: { ...STANDING, left: -150, top: -240, width: 300, height: 250, draw: drawBoat },
    waves: { ...STANDING, left: -160, top: -100, width: 320, height: 130, draw: drawWaves },
    signpost: { ...STANDING, left: -100, top: -190, width: 150, height: 210, draw: drawSignpost },
    label: { ...PART, left: -34, top: -26, width: 68, height: 52, frames: 3, draw: drawLabel },
    walker: {
      ...{ ...STANDING, left: -190, top: -236, width: 364, height: 270 },
      frames: 3,
      draw: (ink, which) => drawTraveller(ink, which, 1.55),
    },
  },
})
