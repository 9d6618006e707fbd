import type { Point } from '../../src/stage/contract/geometry'
import { lerp, smoothstep } from '../../src/stage/contract/math'
import { outline } from '../../src/stage/contract/outline'
import { progress, type Span } from '../../src/stage/contract/rules/spans'
import type { Laugh, Prowl } from './state'

/** Simulated ms from one tick to the next. */
export const TICK = 10

/** His four pictures, in the order they are numbered. */
export const LAUGHS = ['whoop', 'bow', 'tongue', 'burst'] as const satisfies readonly Laugh[]

/** How near the edges he comes up, as shares of the stage's width. */
export const REACH = { from: 0.15, to: 0.85 } as const

/** How much of his height he comes up. */
export const RISE = 0.88

/** How high he is, from his hind paws to his upright ear, and scene units for a unit of his drawing. */
export const DOG_HEIGHT = 660
export const DOG_SIZE = 1.5
/** Where his hind paws are when he is up. */
const PAWS_UP = 836

/** What he does in a leap, as shares of it: crouches, is up, lets go, is down. */
export const LEAP = { springs: 0.03, up: 0.2, barks: 0.14, falls: 0.76 } as const

/** How far up he is, as a share of his height: 0…0.88. */
export function riseOf(leap: Readonly<Span> | null, now: number): number {
  const share = progress(leap, now)
  if (share <= LEAP.springs || share >= 1) return 0
  if (share < LEAP.up) {
    const left = 1 - (share - LEAP.springs) / (LEAP.up - LEAP.springs)
    return RISE * (1 - left * left * left)
  }
  if (share < LEAP.falls) return RISE
  const fallen = (share - LEAP.falls) / (1 - LEAP.falls)
  return RISE * (1 - fallen * fallen)
}

/** How far down the stage his hind paws are, when he is up so far, in scene units. */
export function pawsAt(rise: number): number {
  return PAWS_UP + (RISE - rise) * DOG_HEIGHT
}

/** What is seen of the dog, about the ground between his hind paws, in units of his drawing; he looks to the right. */
export const OUTLINES: Readonly<Record<Laugh | 'holding', readonly Readonly<Point>[]>> = {
  whoop: outline(
    '-240,-326 -240,-384 -184,-386 -172,-320 -120,-282 -88,-296 -140,-352 -148,-412 -64,-414 -54,-484 0,-444 84,-486 116,-452 104,-420 156,-398 144,-338 60,-304 106,-230 98,-170 64,-146 76,4 -66,4 -44,-90 -136,-86 -170,-200 -112,-252',
  ),
  bow: outline(
    '184,-220 166,-106 108,-84 104,4 -96,4 -128,-170 -104,-222 -66,-258 -54,-400 -10,-354 60,-346 122,-312 98,-222 126,-182 150,-226',
  ),
  tongue: outline(
    '164,-270 112,-208 72,-206 60,-110 92,4 -74,4 -60,-86 -134,-98 -144,-190 -104,-224 -164,-270 -154,-372 -120,-392 -60,-374 122,-394 162,-364',
  ),
  burst: outline(
    '-220,-350 -178,-394 -100,-284 -70,-304 -96,-444 -30,-404 116,-424 116,-370 64,-340 64,-284 130,-294 150,-354 204,-386 220,-340 182,-276 74,-226 62,-110 78,4 -68,4 -54,-84 -144,-96 -148,-200 -112,-234',
  ),
  holding: outline(
    '120,-166 98,-100 102,4 -96,4 -106,-80 -172,-104 -178,-214 -148,-204 -128,-136 -112,-214 -70,-244 -58,-408 -16,-352 60,-346 98,-310 96,-252',
  ),
}

/** Where the grass ends, about, in scene units down the stage; towards the edges of the page it is higher. */
export const GRASS = 712

/** How far to each side of him what he does in the grass is pressed, and how high it stands out, in scene units; and he when he waves. */
export const RUSTLE = { aside: 112, top: 532, bottom: 940 } as const
export const WAVING = { aside: 260, top: 320, bottom: 940 } as const
/** How near the edges of the stage he goes about, in scene units. */
export const PROWL_MARGIN = 150

/** What a peek does, as shares of it: the eyes are up, they go down again. And what it does as long as he invites, for so many ms. */
const PEEK = { up: 0.2, sinks: 0.86 } as const
export const INVITE = { up: 380 / 2200, sinks: 1780 / 2200, lasts: 2200, every: 7000 } as const

/** How far up his head is, 0…1: as far as it comes. */
export function peekOf({ peek, invites }: Readonly<Prowl>, now: number): number {
  const share = progress(peek, now)
  if (share >= 1) return 0
  const { up, sinks } = invites ? INVITE : PEEK
  return share < up ? smoothstep(0, up, share) : smoothstep(1, sinks, share)
}

/** From here on upwards a press throws a stick, in scene units; he bites it no higher than there. */
export const SKY = { from: 400, highest: 290 } as const
/** What happens to a stick, in ms from when it was thrown: he springs, bites, lets himself fall, has planted it. */
export const STICK = { springs: 360, bites: 620, falls: 1000, lasts: 1240 } as const
/** How far behind the place where he bites it he leaves the grass, and how far from one another planted sticks stand, in scene units. */
export const RUN_UP = 330
export const STICKS_APART = 56
/**
 * After so many sticks he is called good, and for how long, in ms; when what falls of the heading reaches the mouse, and when that goes to
 * fetch it, for so long.
 */
export const PRAISE = { after: 3, lasts: 11_000, falls: 260, fetches: 4900, fetching: 9000 } as const

/** Which way he leaps: there he has come from the middle of the page. */
export function leapsLeft(x: number): boolean {
  return x < PAGE / 2
}

/** Where the heading is written that calls him good, in scene units: behind him. */
export function titleX(x: number): number {
  return leapsLeft(x) ? 1010 : 76
}

/** The middle of the dandelion's head, in scene units. */
export const CLOCK = { x: 1186, y: 566 } as const
/** How many seeds a whole one has. */
export const FULL = 24
/** How fast seeds fly is told by how long they take for this, in scene units. */
export const PAGE = 1600

/** The mouse: where its feet hold on to the stalk; and how far down it goes to hide, in scene units. */
export const MOUSE = { x: 212, y: 596 } as const
const DOWN = 230
/** What hiding is, as shares of it: it has slid down, it comes up. */
const HIDING = { down: 0.12, comes: 0.6 } as const

/** How far below its place the mouse is, in scene units. */
export function hiddenBy(hides: Readonly<Span> | null, now: number): number {
  const share = progress(hides, now)
  if (share >= 1) return 0
  if (share < HIDING.down) return DOWN * (share / HIDING.down)
  if (share < HIDING.comes) return DOWN
  // It comes up in three goes, looking round.
  const climbed = (share - HIDING.comes) / (1 - HIDING.comes)
  const go = Math.floor(climbed * 3)
  const within = Math.min(1, (climbed * 3 - go) * 1.8)
  return lerp(DOWN, 0, (go + within) / 3)
}

/** No more than these, however the numbers are turned. */
export const MOST = { ripples: 4, seeds: 28, planted: 7 } as const
