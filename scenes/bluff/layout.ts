import { MOUTH_OUTLINE } from '../../assets/bluff/shared'
import type { Point } from '../../src/stage/contract/geometry'
import { DEGREE, lerp, smoothstep } from '../../src/stage/contract/math'
import { outline } from '../../src/stage/contract/outline'
import { cos, sin } from '../../src/stage/contract/rules/portableMath'
import { progress, type Span } from '../../src/stage/contract/rules/spans'

/** Simulated ms from one tick to the next. */
export const TICK = 10

/** How many drawings the waves have, and the drop. */
export const WAVES = 9
export const DRIPS = 4
/** The drawing of the drop in which it has reached the water. */
export const LANDED = 3
/** How many scenes the story on the wall has. */
export const SCENES = 4

/** The mouth about the middle of its waterline: mirrored and larger it is the opening. */
export const MOUTH_CORNERS = outline(MOUTH_OUTLINE)

/** Where they stand: the goat's feet, the feet of the gull on the prow when that lies level. */
export const GOAT = { x: 726, y: 182 } as const
export const GULL = { x: 924, y: 786 } as const
/** What the prow turns about as it rides, how far it rises, in scene units, and how far it turns, 1.5 degrees, in radians. */
export const PROW = { x: 1040, y: 1060, rise: 10, turn: 1.5 * DEGREE } as const

/** Where the bat hangs by its feet. */
export const ROOST = { x: 1372, y: 96 } as const
/** How far from its feet the middle of the sleeping bat is, and how large it is about that, in scene units. */
export const BAT = { down: 96, reach: 104 } as const
/** The round that it flies, before the bright opening and back: about that, so far to either side and up and down. */
const ROUND = { x: 860, y: 330, across: 470, down: 190 } as const

/** Where the story is scratched into the wall: under its middle. */
export const WALL = { x: 130, y: 592 } as const
/** Where hunters and hen are in each scene, from the middle of the story, and which way they and she look: 1 is to the right. */
export const STORY = [
  [-94, 62, 1, 1],
  [-98, 74, 1, 1],
  [-78, 72, 1, -1],
  [-86, 56, -1, -1],
] as const

/** The small hole in the headland, by its middle; and how it is seen from the room, a day in the dark. */
export const HOLE = { x: 660, y: 480 } as const
export const DAY_IN_HOLE = { x: 212, y: 190 } as const

/** Who plays cards, in the order in which they take what lies on the table when the candle is out. */
export const PLAYERS = ['goat', 'gull', 'bat', 'hen'] as const
/** What there is to lose. */
export const STAKES = ['feather', 'ribbon', 'ring', 'egg'] as const
/** Whose each was. */
export const OWNERS = { feather: 'gull', ribbon: 'goat', ring: 'bat', egg: 'hen' } as const
/** How long a candle burns, in calls. */
export const CANDLE = 7
/**
 * How a call goes, in ms: the others look, the cards are turned one by one, five at most; so long the hand lies open, and so
 * long the gull's; then it is paid, and the cards are taken up again.
 */
export const CALL = { looks: 120, turns: 60, stands: 1900, gull: 3200, pays: 300, closes: 240 } as const
export const SHOWN_AFTER = CALL.looks + 5 * CALL.turns
/** How long after the call it is paid. */
export const paidAfterOf = (who: (typeof PLAYERS)[number]) => SHOWN_AFTER + (who === 'gull' ? CALL.gull : CALL.stands)
/** How long it is dark, and how long the gull looks away from who called, in ms. */
export const DARK = 2800
export const REFUSAL = 1200

/** Where the drop gathers, and where it reaches the water. */
export const DROP = { x: 814, from: 338, to: 908 } as const

/** How far the prow has risen with the waves, in scene units, and how far it is turned, in radians, at a share of their round. */
export function rideOf(swell: number): { rise: number; turn: number } {
  const round = swell * 2 * Math.PI
  return { rise: PROW.rise * sin(round), turn: PROW.turn * cos(round) }
}

/** Where the gull's feet are, which stand on the prow. */
export function gullAt(swell: number): Point {
  const { rise, turn } = rideOf(swell)
  const [across, up] = [GULL.x - PROW.x, GULL.y - PROW.y]
  return { x: PROW.x + across * cos(turn) - up * sin(turn), y: PROW.y + across * sin(turn) + up * cos(turn) - rise }
}

/** How far across the page the ink has come: 0 clear, 1 all black, in the middle of a crossing. */
export function inkOver(crossing: Readonly<Span> | null, now: number): number {
  const share = progress(crossing, now)
  return share >= 1 ? 0 : 1 - Math.abs(share * 2 - 1)
}

/** Where the bat is, by the middle of its body: it drops from the roof, flies a round and swings up to the roof again. */
export function batAt(flight: Readonly<Span> | null, now: number): Point {
  const share = progress(flight, now)
  const home = { x: ROOST.x, y: ROOST.y + BAT.down }
  if (share >= 1) return home
  const round = -0.5 + share * 2 * Math.PI
  const x = ROUND.x + ROUND.across * cos(round)
  const y = ROUND.y + ROUND.down * sin(round * 2 + 0.6)
  const away = smoothstep(0, 0.16, share) * (1 - smoothstep(0.84, 1, share))
  return { x: lerp(home.x, x, away), y: lerp(home.y, y, away) }
}
