import type { Point } from '../../src/stage/contract/geometry'
import type { MatchState } from './state'

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
