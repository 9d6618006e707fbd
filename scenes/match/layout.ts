import type { Point } from '../../src/stage/contract/geometry'
import type { Guide, MatchState, Plate } from './state'

/** How many candidates a question has, how many questions a game, and how many attempts a visitor. */
export const CHOICES = 4
export const ROUNDS = 6
export const ATTEMPTS = 3
/** A blotling's number is below this. */
export const CREATURES = 151
/** How much a right guess is worth for each tenth of its time that is left, and how many tenths there are. */
export const STEP_WORTH = 100
export const STEPS = 10

/** The time of a round is so many matches. */
export const MATCHES = 15

/** The floor of the four compartments, and their middles across. */
export const FLOOR = 768
export const COMPARTMENTS = [290, 558, 826, 1094] as const
/** A compartment, its floor at 0: where it begins above, and how wide and high it is with the slip for its name. */
export const COMPARTMENT = { left: -122, top: -226, width: 244, height: 292 } as const

/** The tray with all that is in it. */
export const TRAY = { x: 96, y: 532, width: 1184, height: 400 } as const

/** The card with the print that is asked for: its middle, how it lies, in degrees, and half its size. */
export const CARD = { x: 690, y: 210, turn: -2, halfWidth: 150, halfHeight: 140 } as const

/** Three ladybirds, one for each attempt: where they sit, and which way they look, in degrees. */
export const LADYBIRDS = [
  { x: 256, y: 256, turn: 24 },
  { x: 326, y: 234, turn: -14 },
  { x: 390, y: 266, turn: 62 },
] as const
export const LADYBIRDS_AREA = { x: 212, y: 196, width: 226, height: 112 } as const

/** The reading glass: its middle, and how large it is. */
export const GLASS = { x: 1424, y: 184, radius: 88 } as const

/** The ant's way: from under a leaf to its hole, in scene units, and how far about it can be pressed. */
export const ANT_WAY = { from: 1560, to: 1386, y: 822, reach: 40 } as const

/** How far each match stands below the line of its band, in scene units: the band is not quite straight. */
const SAGS = [0, 3.2, -0.8, -3, 1.6, 2.6, -2.2, -2, 2.8, 1.4, -3, -0.4, 3.2, -0.4, -3] as const

/** The foot of each match, in scene units. */
export const MATCH_PLACES: readonly Readonly<Point>[] = SAGS.map((sag, match) => ({
  x: 244 + match * 64,
  y: 422 + sag,
}))

/** How long after an answer its stamp comes down, in ms: who is sure says so at once, who has thought about it a little later. */
export const STAMPED_AFTER = { heard: 240, yep: 1000 } as const

/** How long the line says that a guess was wrong before it asks again, in ms. */
export const WRONG_SAID = 3000
/** How long after a game nobody can begin another by accident, in ms. */
export const SETTLING = 1500
/** How long after a game the line still says what ended it, and its question is seen, in ms. */
export const LINGERING = 3200

/** Whether the case is shut for the next game: nobody plays, and what ended the last one has been seen. */
export function isShut({ isPlaying, endedAt }: Pick<MatchState, 'isPlaying' | 'endedAt'>, now: number): boolean {
  return !isPlaying && (endedAt === null || now >= endedAt + LINGERING)
}

/** How long an ant that was startled stands still, in ms. */
export const STARTLED = 1400

/** From one letter of the line to the next, in ms; dots take their time. */
export const TYPING = { letter: 26, dot: 150 } as const

/** How long a veil takes to lift, and how long after the one before it the next one does, in ms. */
export const LIFTING = { each: 250, apart: 70 } as const

/** Where a footprint, and whoever left it, are found under the site's address. Source: docs/specification.md, Section 2, footprint quiz. */
export const footprintFile = (creature: number) => `day8/footprints/${gridOf(creature)}.png`
export const portraitFile = (creature: number) => `day8/portraits/${gridOf(creature)}.webp`

/** How many of them stand in a row of the sheet that they were drawn on. */
const ROW = 31
const gridOf = (creature: number) => `row-${1 + Math.floor(creature / ROW)}-column-${1 + (creature % ROW)}`

/** Pixels of these pictures for a scene unit. */
export const DENSITY = 1.25

/** Where the feet of a portrait are in its picture, as a share of its size. */
export const PORTRAIT_ANCHOR = { x: 112 / 204, y: 142 / 158 } as const

/** Where ladybirds that are left sit on it, in scene units, and which way they look, in degrees. */
export const SEATS = [
  { x: 1164, y: 150, turn: 38 },
  { x: 202, y: 600, turn: -18 },
  { x: 730, y: 104, turn: 64 },
] as const

/** How the guide comes, in ms: so long after a game it drops, for so long, is shut by no press before it has settled; its seals
 * come down, its rank is brushed, and it is full. */
export const FILLING = {
  after: 1200,
  drops: 160,
  settles: 500,
  seals: 1140,
  sealApart: 140,
  rank: 2300,
  full: 3500,
} as const
/** How it is put away, in ms: one half is folded over the other, and the book leaps into the lid. */
export const PUTTING_AWAY = { folds: 300, leaps: 420 } as const

/** Within its pages, however it is knocked about: what lies under it there is not seen while it is open. A polygon in scene units. */
export const UNDER_GUIDE = [204, 186, 1199, 186, 1199, 847, 204, 847] as const
/** Its ribbon and its tab, from the middle of the fold, and what of them can be pressed, in scene units. */
export const RIBBON = { x: 0, y: 384, left: 636, top: 872, width: 92, height: 116 } as const
export const TAB = { x: 516, y: 96, left: 1200, top: 540, width: 124, height: 96 } as const
/** What else of it can be pressed. */
export const PAGES = { x: 152, y: 112, width: 1090, height: 800 } as const

/** The thin books in the lid: the foot of the nearest, how many are seen at most, and what can be pressed. */
export const BOOKLET = {
  x: 1164,
  y: 404,
  middle: 76,
  most: 3,
  apart: 17,
  left: 1112,
  top: 250,
  width: 102,
  height: 160,
} as const

/** How far the guide is filled, in ms. */
export function filledFor({ at, isNew }: Pick<Guide, 'at' | 'isNew'>, now: number): number {
  return at === null ? -1 : now - at + (isNew ? 0 : FILLING.full)
}

/** How many of its plates show somebody who was known. */
export function knownIn(plates: readonly Plate[]): number {
  let known = 0
  for (const { isKnown } of plates) if (isKnown) known += 1
  return known
}

/** How many thin books stand in the lid: the one that lies open does not. */
export function bookletsOf({ volumes, at }: Pick<Guide, 'volumes' | 'at'>): number {
  return Math.min(BOOKLET.most, at === null ? volumes : volumes - 1)
}
