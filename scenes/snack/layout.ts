import { clamp, hop, lerp, smoothstep } from '../../src/stage/contract/math'
import { isDuring, progress, type Span } from '../../src/stage/contract/rules/spans'
import type { Bait, Drop, Feast, Food, FoodName, Leap, SnackState } from './state'

/** The stage, in scene units. */
export const STAGE = { width: 1600, height: 1000 } as const

/** Simulated ms from one step of the rules to the next. */
export const TICK = 10

/** How wide a tile of any layer is, in scene units; and after how many of them a layer's sights begin anew. */
export const TILE = 1600
export const ROUND = 5

/** The top of the icing, where she runs. */
export const GROUND = 806

/** How many drawings her run has. */
export const DRAWINGS = 3

export const FOODS: readonly FoodName[] = ['biscuit', 'doughnut', 'croissant', 'lollipop', 'strawberry']

/** Where the hinge of her bill is while she stands, and how large she is: scene units a unit of her drawing. */
export const HINGE = { x: 640, y: 490 } as const
export const CHICK_SIZE = 1.06

/** Where she eats: 52 % of the width. */
export const MOUTH_X = 0.52 * STAGE.width
/** How far above the hinge the middle of her open mouth is, in scene units. */
export const MOUTH_ABOVE = 22

/** How long before a bite she crouches and leaps, in ms; the leap goes up this long, and comes down the longer the higher it was. */
export const CROUCH_BEFORE = 160
export const LEAP_BEFORE = 110
const LEAP_UP = 150
const LEAP_DOWN = { time: 100, rise: 92 } as const
/** How long after a bite it is swallowed, and after it a burp comes up, in ms. */
export const SWALLOW_AFTER = 40
export const BURP_AFTER = 240

/** Where foods come in over the stage's right edge, just out of sight; and how long from there to her mouth, in ms. */
const ENTRANCE_X = 1660
export const APPROACH = 1460
/** They are under way so much earlier, in ms: the widest windows see them come from their own edge. */
export const LEAD = 1800
const SPEED = (ENTRANCE_X - MOUTH_X) / APPROACH
/** The arc that they come on: through these heights at the edge, on the way and at a mouth as high as a common leap brings it. */
const ARC = { edge: 520, way: { x: 1272, y: 480 }, mouth: 382, rise: 92 } as const
const STEEPNESS = (ARC.way.y - ARC.mouth) / (ARC.way.x - MOUTH_X)
const BEND = ((ARC.edge - ARC.way.y) / (ENTRANCE_X - ARC.way.x) - STEEPNESS) / (ENTRANCE_X - MOUTH_X)

/** No more than these, however the numbers are turned. */
export const MOST = { foods: 12, puffs: 8, pouch: 3, drops: 16, lying: 10, row: 20, candles: 5 } as const

/** The leap for something so high, begun now at a height. */
export function leapOf(now: number, rise: number, start: number, isHigh: boolean): Leap {
  const peakAt = now + LEAP_UP
  // As long as a fall takes, by gravity, rounded to ticks.
  const down = Math.round((LEAP_DOWN.time * Math.sqrt(Math.max(0, rise) / LEAP_DOWN.rise)) / TICK) * TICK
  return { from: now, peakAt, until: peakAt + down, rise, start, isHigh }
}

/** How high above the icing a leap is, in scene units: fast off the ground, slow about the highest. */
export function leapHeight(leap: Readonly<Leap> | null, now: number): number {
  if (!leap || now >= leap.until) return 0
  if (now >= leap.peakAt) {
    const share = (now - leap.peakAt) / (leap.until - leap.peakAt)
    return leap.rise * (1 - share * share)
  }
  const left = 1 - Math.max(0, now - leap.from) / (leap.peakAt - leap.from)
  return lerp(leap.rise, leap.start, left * left)
}

/** The share of a leap's height at which she bites. */
const LEFT_AT_BITE = 1 - LEAP_BEFORE / LEAP_UP
const BITE_SHARE = 1 - LEFT_AT_BITE * LEFT_AT_BITE

/** Where the middle of her mouth is at the bite of such a leap, in scene units. */
export function mouthAtBite(rise: number): number {
  return HINGE.y - MOUTH_ABOVE - rise * BITE_SHARE
}

/** How high a leap reaches something at that height of the stage. */
function riseTo(y: number): number {
  return (HINGE.y - MOUTH_ABOVE - y) / BITE_SHARE
}

/** Where a food is, in scene units across the stage. */
export function foodX({ eatenAt }: Readonly<Food>, now: number): number {
  return MOUTH_X + SPEED * (eatenAt - now)
}

/** Where it is down the stage: on its arc, or on its way up from there, once somebody has tossed it. */
export function foodY(food: Readonly<Food>, now: number): number {
  const ahead = foodX(food, now) - MOUTH_X
  const arc = ARC.mouth + ahead * (STEEPNESS + BEND * (ahead - (ARC.way.x - MOUTH_X)))
  return arc + mouthAtBite(riseAt(food, now)) - mouthAtBite(ARC.rise)
}

/** How high she would have to leap for it, from what it was to what it is: up at once, and there well before it is eaten. */
export function riseAt({ rise, riseBefore, tossedAt, eatenAt }: Readonly<Food>, now: number): number {
  if (tossedAt === null) return rise
  const left = clamp((eatenAt - now) / (eatenAt - tossedAt), 0, 1)
  return lerp(rise, riseBefore, left * left)
}

/** Where along the front layer the ant is, in scene units of its first tile: it walks against the way she runs. */
export const ANT = { x: 966, y: GROUND + 27, walks: 0.2 } as const

/** Where something that lies on a layer is seen, in scene units across the stage: within one round of the layer. */
export function seenAt(x: number, slid: number): number {
  const round = ROUND * TILE
  const ahead = x - slid * TILE + TILE
  return ahead - Math.floor(ahead / round) * round - TILE
}

/** Where the ant is seen, across the stage. It turns back to where it began while nobody can see it. */
export function antX(slid: number): number {
  const x = seenAt(ANT.x, slid)
  return x + (x - ANT.x) * ANT.walks
}

/** How high the ant throws its crumb when it is frightened, in scene units. */
const THROW = 74

/** How high its crumb is above its back. */
export function crumbHeight(fright: Readonly<Span> | null, now: number): number {
  return THROW * hop(progress(fright, now))
}

/** How far she has opened her bill for what comes, 0…1: within the last of its way, and shut in a moment. */
export function billOpening(eatenAt: number, now: number): number {
  return now >= eatenAt ? 0 : smoothstep(OPENS_BEFORE, OPENS_BEFORE - 60, eatenAt - now)
}
const OPENS_BEFORE = 110

/** How high a toss goes that was made at that height of the stage. */
export function tossRise(y: number, low: number, high: number): number {
  return clamp(riseTo(y), low, Math.max(low, high))
}

/** How fast what is let go of flies up first, in units a ms; and by which weight it falls, in units a ms². */
const FLICK = 0.3
const WEIGHTS = {
  biscuit: 0.0013,
  croissant: 0.0015,
  lollipop: 0.0018,
  strawberry: 0.0022,
  doughnut: 0.003,
} as const satisfies Record<FoodName, number>

/** Where it is down the stage. */
export function dropY({ food, y, from }: Readonly<Drop>, now: number): number {
  const fallen = now - from
  return y - FLICK * fallen + (WEIGHTS[food] * fallen * fallen) / 2
}

/** Whether it is on its way down. */
export function isFalling({ food, from }: Readonly<Drop>, now: number): boolean {
  return (now - from) * WEIGHTS[food] >= FLICK
}

/** How far she goes after what falls, in scene units; how long she looks at who let it fall out of that, in ms; and after how many foods a crumb falls. */
export const REACH = 240
export const GLANCE = 800
export const CRUMB_EVERY = 5

/** What has fallen lies there: its middle. */
export const LIES = GROUND - 14

/** Places of a treat on a thread: within her reach, beyond it to the right, and to the left. */
export const BAITS = [
  { x: 1010, y: 176 },
  { x: 1440, y: 214 },
  { x: 190, y: 190 },
] as const
/** When the first is let down, how long that takes, how fast a thread is drawn up, and how long after one was taken the next comes, in ms. */
export const BAIT = { above: -700, first: 700, lowers: 900, rises: 420, next: 2200 } as const

/** How far down its thread has come, 0…1. */
function baitShare({ from, takenAt }: Readonly<Bait>, now: number): number {
  const down = smoothstep(0, 1, (now - from) / BAIT.lowers)
  return takenAt === null ? down : down * (1 - smoothstep(0, 1, (now - takenAt) / BAIT.rises))
}

/** Where a treat on its thread is: above every window until it is let down. */
export function baitX({ place }: Readonly<Bait>): number {
  return (BAITS[place] ?? BAITS[0]).x
}
export function baitY(bait: Readonly<Bait>, now: number): number {
  return lerp(BAIT.above, (BAITS[bait.place] ?? BAITS[0]).y, baitShare(bait, now))
}

/** How long ants need to take up what lies there, and to be in their place in the row, in ms. */
export const ANTS = { rest: 600, carry: 1000 } as const

/** How many drawings of her run go by in a tile: none of her steps slips, however slow the land is. */
const STEPS = 80

/** Her steps, in drawings and parts of one, where the land is slower than she runs. */
export function stepsAt({ front }: Readonly<SnackState>, between: number): number {
  return ((front.at + front.pace * between) * STEPS) % DRAWINGS
}

/** How far she has opened her bill for something that falls, 0…1: as it comes near, and in a leap in vain. */
export function gapeFor({ drops, chick, feast }: Readonly<SnackState>, now: number): number {
  if (isSitting(feast, now)) return 0
  const [mouthX, mouthY] = [MOUTH_X + chick.reach, HINGE.y - MOUTH_ABOVE - leapHeight(chick.leap, now)]
  let gape = 0
  for (const drop of drops) {
    const y = dropY(drop, now)
    const isNear = Math.abs(drop.x - mouthX) < 150 && y < mouthY + 60 && isFalling(drop, now)
    if (isNear || (drop.isTried && chick.leap)) gape = Math.max(gape, smoothstep(mouthY - 300, mouthY - 220, y))
  }
  return gape
}

/** Whether she looks at whoever let it fall there. */
export function isGlancing({ chick, hasLater }: Readonly<SnackState>, now: number): boolean {
  return hasLater && isDuring(chick.glance, now) && !isDuring(chick.burp, now) && !isDuring(chick.swallow, now)
}

/** After so many burps she walks, and the land goes by so much more slowly. */
export const FULL = { burps: 10, pace: 0.5 } as const

export function isFull({ chick, hasLater }: Readonly<SnackState>): boolean {
  return hasLater && chick.burps >= FULL.burps
}

/** The banquet, in ms since it was called: what comes when. */
export const FEAST = {
  slows: 1300,
  stands: 3300,
  table: 3700,
  toast: 6300,
  offered: 12_200,
  cleared: 16_500,
  rises: 17_000,
  ends: 17_300,
  nextEnters: 17_400,
} as const
/** How long the land takes to stand still, or to go on, in ms. */
export const SLOWS = FEAST.stands - FEAST.slows
/** What of a banquet is told, in order, each at its time. */
export const COURSES = ['sat', 'feasted', 'offered', 'cleared'] as const

/** Whether there is a table: from when she has sat down until it is taken away. */
export const isLaid = (feast: Readonly<Feast> | null) => feast !== null && feast.told > 0 && feast.told < COURSES.length

/** Whether she sits. */
export function isSitting(feast: Readonly<Feast> | null, now: number): boolean {
  return feast !== null && now >= feast.from + FEAST.stands && now < feast.from + FEAST.rises
}

/** Where she sits, from where she runs, in scene units, and how long it takes her to get there and up again, in ms. */
export const SEAT = { x: -216, y: 22, time: 420 } as const

/** How far she has gone to where she sits, 0…1. */
export function seatShare(feast: Readonly<Feast> | null, now: number): number {
  if (!feast) return 0
  const elapsed = now - feast.from
  return (
    smoothstep(0, 1, (elapsed - FEAST.stands) / SEAT.time) * (1 - smoothstep(0, 1, (elapsed - FEAST.rises) / SEAT.time))
  )
}

/** Of what stands where the table does, how far it has sunk into the cake, 0…1; and from where to where, across the stage. */
export function sunkShare(feast: Readonly<Feast> | null, now: number): number {
  if (!feast) return 0
  const elapsed = now - feast.from
  return (
    smoothstep(FEAST.stands - 200, FEAST.table + 200, elapsed) * (1 - smoothstep(FEAST.cleared, FEAST.ends, elapsed))
  )
}
export const SINKS = { from: 560, until: 1500 } as const

/** The table that every window sees, in scene units. */
export const TABLE = { left: 744, right: 1450, top: 470, foot: 830 } as const
/** Where a candle is left, across the stage. */
export const CANDLE_X = 1112
