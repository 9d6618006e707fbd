import type { Point } from '../../src/stage/contract/geometry'
import { outline } from '../../src/stage/contract/outline'

/** The crest: the middle of its breast on the stage, and how large a unit of its drawings is there. */
export const CREST = { x: 806, y: 548, scale: 0.94 } as const

/** Where one falls in: the stars come from here. */
export const VANISHING = { x: 800, y: 470 } as const

/** How many drawings there are, and how long each is seen, in ms. */
export const DRAWINGS = 58
export const EACH = 80
/** The last of them, which is held. */
export const LAST = DRAWINGS - 1

/** How many layers of stars there are, how long each takes to fly out, and how far it is behind the one before, in ms. */
export const STARS = { layers: 4, zoom: 3000, stagger: 1000 } as const

/** How long the stars fly backwards as a run begins: what was there is gone. In ms. */
export const REWIND = 300

/** From which drawing on a part is there and can be pressed. */
export const CUT_FROM = { eye: 11, beak: 8, breast: 24, rosette: 11, pen: 13, leftWing: 28, rightWing: 20 } as const

/** The drawings in which something happens that is told: the cry, the wings, the beak, the drop. */
export const MOMENTS = { drop: 30, cry: 34, unfold: 36, clack: 55, fall: 56 } as const

/** How long the answers to a press take, in ms, in whole drawings. */
export const ANSWERS = {
  wink: 5 * EACH,
  cry: 11 * EACH,
  beat: 10 * EACH,
  ruffle: 9 * EACH,
  recut: 12 * EACH,
  tap: 6 * EACH,
} as const

/** In which drawing of a cry of its own the beak shuts. */
export const CRY_SHUTS = 8

/** How long a blink takes, in ms. */
export const BLINK = 3 * EACH

/** How long the drop grows at the nib, in ms, and how far it falls, in units of the stage. */
export const DROP = { grows: 3000, way: 500 } as const

export const MOST_SPARKS = 6

/** A place of the crest on the stage. */
function onStage(x: number, y: number): Point {
  return { x: CREST.x + x * CREST.scale, y: CREST.y + y * CREST.scale }
}

/** Where the drop hangs, in units of the crest. */
export const NIB = { x: -424, y: 298 } as const

/** The middle of the eye, on the stage. */
export const EYE = onStage(-29, -335)

/** The head, in units of the crest: its middle, and how large it is. */
export const HEAD = { x: -10, y: -318, scale: 1.2 } as const

/** What can be pressed of the crest, in its own units. */
export const SHAPES = {
  eye: { ...onStage(-31, -334), radius: 30 },
  // The head belongs to it, and the eye lies before both.
  beak: outline(
    '-60,-376 -130,-360 -176,-334 -194,-290 -184,-236 -166,-260 -130,-280 -60,-250 -40,-224 100,-220 170,-260 190,-330 120,-392 10,-404',
  ),
  breast: outline(
    '-60,-250 -100,-160 -138,-60 -140,60 -160,180 -100,196 -112,330 -20,402 60,392 120,320 112,190 168,190 160,60 150,-60 104,-160 70,-250 20,-264',
  ),
  pen: outline(
    '-440,296 -350,250 -240,238 -150,190 -56,196 -40,228 40,220 60,180 150,176 170,214 340,206 344,226 20,268 -240,306 -350,312 -438,330',
  ),
  wing: outline(
    '62,-150 150,-166 262,-270 310,-420 350,-486 470,-500 545,-480 580,-410 590,-350 585,-270 560,-180 500,-110 420,-40 330,20 220,60 130,40 96,-60',
  ),
} as const

/** The rosette: its middle is the crest's; pressed where no feather lies before it. */
export const ROSETTE = { ...onStage(0, 0), radius: 432 * CREST.scale } as const
