import type { Point } from '../../src/stage/contract/geometry'
import { lerp } from '../../src/stage/contract/math'
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

/** How long a blink takes, and from one to the next at least and at most, in ms. */
export const BLINK = 3 * EACH
export const BLINK_LEAST = 5000
export const BLINK_MOST = 8000

/** How far off it looks all the way aside, in units. */
export const GAZE_REACH = 520

/** How long the drop grows at the nib, in ms, and how far it falls, in units of the stage. */
export const DROP = { grows: 3000, way: 500 } as const
/** How old it gets before it lets go, and how long it falls, in ms. */
export const DROP_EVERY = 9000
export const DROP_FALL = 500

/** How long a spark off the plate is seen, in ms, and how many are at the most. */
export const SPARK = 3 * EACH
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

/** How many feathers carry a wing. */
export const FEATHERS = 15

/**
 * How they lie where they are pointed at: around which place, off the crest's middle and on the stage; where the outermost points, and
 * how far it is to the next, in radians, clockwise; and from where to where they are there, in units.
 */
export const FAN = { x: 188, y: 238, first: -0.44, apart: 0.165, from: 200, to: 540 } as const

/** A wave through all feathers, from our left to our right, while nobody points: how often it comes, in ms. */
export const WAVE_EVERY = 6000

/** How many places of the burin's way there are at the most, and how far apart, in units. */
export const MOST_CUTS = 48
export const CUT_APART = 7
/** How long a cut heals, and after how long without another the burin has been lifted, in ms. */
export const HEALS = 1600
export const BURIN_LIFTED = 160

/** Where stars come to: clear of the crest, the heading and the icons. */
const WAYS = outline('1325,640 590,118 285,650 1050,104 1262,800 215,800')

/** How long a star that comes flies out, hangs there, and burns out, and how long it is until the next, in ms. */
export const STAR_COMES = 600
export const STAR_HANGS = 3600
export const STAR_LEAVES = 500
export const STAR_PAUSE = 700
/** How far off it is pressed, in units. */
export const STAR_RADIUS = 58

/** How far a star has come on its way, as a share of it: fast at first, to its end, and off. */
export function wayOf(since: number): number {
  const short = Math.max(0, 1 - since / STAR_COMES)
  const left = Math.max(0, since - STAR_COMES - STAR_HANGS) / STAR_LEAVES
  return 1 + (left * left - short * short) / 2
}

/** How far to the right the star of that number, which has come since a moment, is on the stage. */
export function starX(star: number, since: number): number {
  return lerp(VANISHING.x, WAYS[star % WAYS.length]?.x ?? 0, wayOf(since))
}

/** How far down it is. */
export function starY(star: number, since: number): number {
  return lerp(VANISHING.y, WAYS[star % WAYS.length]?.y ?? 0, wayOf(since))
}

/** How long a star flies into the beak, in ms. */
export const FLIGHT = 5 * EACH

/** How many stars make a print. */
export const FIVE = 5

/** After it has the fifth star: when it cries, when the sheet comes down, lies, is pulled off, and has gone. In ms. */
export const PRINT_CRIES = 240
export const PRINT_FALLS = 960
export const PRINT_LIES = 1200
export const PRINT_PULLED = 3400
export const PRINT_GONE = 3820
