import type { Areas, ShapeWriter } from '../../src/stage/contract/areas'
import { outline } from '../../src/stage/contract/outline'
import {
  BIGGIN,
  CASTLE,
  CASTLE_SIZE,
  CRAB_GROUND,
  CRAB_SIZE,
  FLIES,
  flapAt,
  flyingHopOf,
  foamEdge,
  gullUp,
  HERMIT,
  HORIZON,
  JETSAM,
  jumpOf,
  LETTER,
  LOG_GULL,
  LOG_SIZE,
  PIM,
  POST_GULL,
  TIDE_LINE,
} from './layout'
import type { CrabbyState, Jetsam } from './state'
import { STRANDED } from './words'

/** The crab about the sand under its middle, claws, eyes, shell and each of its legs: between them others can be pressed; in units of the drawing. */
const CRAB = outline(
  '-126,-200 -112,-234 -96,-226 -66,-238 -52,-205 -74,-122 -36,-132 -26,-174 -12,-166 -12,-132 16,-132 14,-164 28,-178 44,-168 44,-132 66,-116 84,-128 86,-190 100,-204 118,-190 136,-206 146,-184 100,-106 122,-88 134,-50 126,-26 86,-94 112,-48 106,-10 94,-12 98,-44 80,-72 66,-72 80,-16 64,4 54,0 66,-24 56,-50 0,-38 -52,-50 -68,-24 -58,2 -74,2 -84,-16 -66,-72 -82,-72 -100,-44 -94,-8 -108,-8 -114,-48 -88,-94 -128,-24 -138,-50 -124,-92 -102,-108',
)
/** Biggin about the place where he sits, tail, bell and flap and all, in units of the drawing. */
const BIGGIN_SHAPE = outline(
  '-52,2 -54,-40 -20,-116 2,-142 38,-144 60,-124 66,-78 44,-70 60,-48 56,-6 -8,4 -16,48 -38,48',
)
/** Pim about the place where he sits: hair, scarf, tunic, the hand he leans on, in units of the drawing. */
const PIM_SHAPE = outline(
  '-72,8 -58,-26 -100,-46 -106,-72 -52,-88 -58,-150 -34,-186 8,-200 52,-190 72,-150 66,-96 34,-60 34,18 -36,22',
)

/** A gull on its feet, about where these are, whether it cries or not. */
const GULL = outline('17,-103 56,-97 63,-63 40,-56 37,-33 16,-15 17,8 -16,6 -16,-10 -68,-20 -78,-40 -4,-72 0,-92')
/** The gull on the post, and its post, which is behind it to the right. */
const GULL_AND_POST = outline(
  '17,-103 56,-97 63,-63 40,-56 37,-33 20,-16 28,-10 22,34 28,106 44,112 28,120 -14,128 -46,115 -24,106 -30,40 -24,-10 -68,-20 -78,-40 -4,-72 0,-92',
)
/** The gull in the air about its breast, its wings up, level, down. */
const FLYING_GULL = [
  outline('-86,-109 -32,-88 6,-52 46,-76 100,-86 105,-73 47,-22 60,-11 58,3 16,18 -62,23 -71,3 -42,-12 -93,-95'),
  outline('-63,-54 -26,-50 9,-25 55,-46 109,-39 119,-29 114,-19 63,-8 53,4 3,21 -62,23 -73,9 -59,-7 -115,-30'),
  outline('-25,-37 11,-25 39,-33 68,-19 95,21 37,15 -76,29 -80,15 -66,-7'),
] as const
/** The hermit and its thimble, about the sand under them. */
const HERMIT_SHAPE = outline('9,-89 27,-73 52,-72 68,-48 40,-16 41,4 7,14 -36,5 -49,-30 -29,-77')

/** The castle about the sand before its gate, to its flag, in units of its drawing. */
const CASTLE_SHAPE = outline(
  '-108,14 -166,0 -168,-110 -146,-210 -118,-212 -96,-98 -62,-98 -66,-178 -34,-240 -12,-242 -12,-358 86,-356 84,-298 6,-298 8,-242 36,-240 52,-178 56,-98 64,-176 142,-178 140,-80 198,-40 198,2 100,14',
)

/** Such a piece, if it lies on the sand. */
const pieceOf = ({ castle }: CrabbyState, kind: Jetsam) => castle.lying.find((piece) => piece.kind === kind)

/** How far beyond its edge there is foam on the sand, in scene units. */
const FOAM = 38

export const areas = [
  {
    id: 'hermit',
    label: { en: 'Something small in a thimble', fr: 'Quelque chose de petit dans un dé à coudre' },
    shape: (_, out) => out.polygon(HERMIT_SHAPE, HERMIT.x, HERMIT.y),
    order: 8,
  },
  ...JETSAM.map((kind) => ({
    id: kind,
    label: STRANDED[kind],
    when: (beach: CrabbyState) => pieceOf(beach, kind) !== undefined,
    shape: (beach: CrabbyState, out: Pick<ShapeWriter, 'rect'>) =>
      out.rect((pieceOf(beach, kind)?.x ?? 0) - 62, TIDE_LINE - 48, 124, 72),
  })),
  {
    id: 'letter',
    label: { en: 'A letter', fr: 'Une lettre' },
    when: ({ castle }) => castle.isRead,
    shape: (_, out) => out.rect(LETTER.x - 90, LETTER.y - 186, 180, 200),
  },
  {
    id: 'crab',
    takesEnter: true,
    label: { en: 'The crab', fr: 'Le crabe' },
    shape: ({ crab }, out, { size }) =>
      out.polygon(CRAB, (crab.x / 100) * size.width, CRAB_GROUND, CRAB_SIZE, CRAB_SIZE),
    order: 1,
  },
  {
    id: 'logGull',
    label: { en: 'The gull on the log', fr: 'La mouette sur le tronc' },
    shape: ({ soak }, out, { now }) => {
      const up = gullUp(soak, now)
      const { size, breast } = FLIES
      if (up < FLIES.from) out.polygon(GULL, LOG_GULL.x, LOG_GULL.y - up)
      else out.polygon(FLYING_GULL[flapAt(now)], LOG_GULL.x, LOG_GULL.y - breast - up, size, size)
    },
    order: 5,
  },
  {
    id: 'biggin',
    label: { en: 'Biggin the cap', fr: 'Béguin le bonnet' },
    shape: ({ biggin, soak }, out, { now }) =>
      out.polygon(BIGGIN_SHAPE, BIGGIN.x, BIGGIN.y - jumpOf(biggin.fright, soak, now), LOG_SIZE, LOG_SIZE),
    order: 3,
  },
  {
    id: 'pim',
    label: { en: 'Pim, from behind', fr: 'Pim, de dos' },
    shape: (_, out) => out.polygon(PIM_SHAPE, PIM.x, PIM.y, LOG_SIZE, LOG_SIZE),
    order: 4,
  },
  {
    id: 'castle',
    label: { en: 'The castle', fr: 'Le château' },
    when: ({ castle }) => castle.built.length > 0 && castle.takenAt === null,
    shape: (_, out) => out.polygon(CASTLE_SHAPE, CASTLE.x, CASTLE.y, CASTLE_SIZE, CASTLE_SIZE),
  },
  {
    id: 'skyGull',
    label: { en: 'The gull in the air', fr: 'La mouette en vol' },
    shape: ({ skyGull: { x, y, wings, goesLeft, cry } }, out, { now }) =>
      out.polygon(FLYING_GULL[wings], x, y - flyingHopOf(cry, now), goesLeft ? -1 : 1),
    order: 7,
  },
  {
    id: 'postGull',
    label: { en: 'The gull on the post', fr: 'La mouette sur le poteau' },
    shape: (_, out) => out.polygon(GULL_AND_POST, POST_GULL.x, POST_GULL.y, -1),
    order: 6,
  },
  {
    id: 'sea',
    label: { en: 'The sea', fr: 'La mer' },
    shape: ({ wave }, out, { now }) => out.rect(-1200, HORIZON - 4, 4000, foamEdge(wave, now) + FOAM - HORIZON),
    order: 2,
  },
] satisfies Areas<CrabbyState>
