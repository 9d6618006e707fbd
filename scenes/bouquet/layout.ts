import { type FrenchWord, PETAL_LENGTH, ROOT } from '../../assets/bouquet/shared'
import type { Point } from '../../src/stage/contract/geometry'
import { DEGREE, lerp, smoothstep } from '../../src/stage/contract/math'
import { outline } from '../../src/stage/contract/outline'
import { cos, exp, sin } from '../../src/stage/contract/rules/portableMath'
import type { Fall, Part } from './state'

/** The middle of the flower, in scene units. */
export const FLOWER = { x: 660, y: 604 } as const
/** Scene units a unit of the flower's drawings. */
export const UNIT = 1.55
/** How far about her middle her face is, in scene units. */
export const HEART_RADIUS = 190
/** How far out of it petals are rooted, in units of the drawings. */
export const PETAL_ROOT = ROOT

/** The most petals there can be, and of the first round the fewest and the most. */
export const MOST_PETALS = 13
export const FIRST_PETALS = [10, 11] as const
/** Three rounds of petals can be in the air at once, as a round follows three seconds after another. */
export const MOST_FALLING = 3 * MOST_PETALS
/** How many daisies make a bouquet, and how long one flies into the jar, in ms. */
export const BOUQUET = 7
export const FLIGHT = 900
/** How long the petal falls that becomes a hat, in ms. */
export const HAT_FALLS = 3400
/** The streak at which a message is meant really. */
export const REALLY = 2

/** How far a petal swings as it falls, from side to side, in scene units, and how long it takes to and fro, in ms. */
export const SWING = { least: 130, most: 190 } as const
/** How far the wind carries it aside at most, in scene units. */
export const DRIFT = 110
export const PERIOD = { least: 1600, most: 2200 } as const
/** How long a petal on the ground takes to fade, in ms. */
export const LYING = 700

/** How long a bud takes to unfold, in ms. */
export const UNFOLDING = 320

/** Which way a petal points, in degrees clockwise from the top. */
export function angleOf(index: number, count: number): number {
  return (index * 360) / count
}

/** How far from the flower's middle the middle of a petal is, in scene units. */
const MIDDLE = (ROOT + PETAL_LENGTH / 2) * UNIT

/** Where petals come to rest, below all but tall windows, in scene units. */
export const GROUND = 1168
/** How far a petal is flung when it tears off, in scene units, and how soon it has lost that, in ms. */
const FLUNG = 96
const SLOWING = 210
/** How soon it falls as fast as it will, in ms. */
const GATHERING = 700
/** How long it takes to lie on the air, in ms. */
const SETTLING = 900
/** How far it turns by the speed of its swing, in degrees, and how far it rises at either end of one, in scene units. */
const TURN = 35
const RISE = 30

/** Where a falling petal is, and how it lies. */
export interface Floating extends Point {
  /** Whether its root is to the left, so that it points to the right; else it is mirrored. */
  pointsRight: boolean
  /** Degrees clockwise from lying level, its root to its left, or mirrored. */
  turn: number
  /** The speed of its swing, −1…1, positive to the side that it points to. */
  speed: number
  /** How far out of the middle of its swing it is, −1…1, positive to the side that it points to. */
  out: number
  /** How far it has gone over from being a petal of the flower to lying on the air, 0…1. */
  settled: number
}

/** Which way, in degrees, a petal on the flower is turned from lying level: to the right, or mirrored to the left. */
function turnOnFlower(angle: number): number {
  return angle <= 180 ? angle - 90 : angle - 270
}

/** Puts `out` where the petal's middle is at that time: on the flower until it tears off, on the ground from when it lands. */
export function placeOfFall(fall: Readonly<Fall>, now: number, out: Floating): void {
  const { index, count, tearsAt, landsAt, swing, period, drift } = fall
  const angle = angleOf(index, count)
  const [right, down] = [sin(angle * DEGREE), -cos(angle * DEGREE)]
  const duration = landsAt - tearsAt
  const time = Math.min(duration, Math.max(0, now - tearsAt))
  const pointsRight = angle <= 180
  const side = pointsRight ? 1 : -1
  const swung = (time / period) * 2 * Math.PI
  const settled = smoothstep(0, SETTLING, time)
  const flung = FLUNG * (1 - exp(-time / SLOWING))
  // A petal hangs still as it comes to the ground.
  const swings = settled * (1 - smoothstep(duration - 500, duration, time))

  out.pointsRight = pointsRight
  out.settled = settled
  out.out = sin(swung) * swings
  out.speed = cos(swung) * swings
  out.x = FLOWER.x + right * (MIDDLE + flung) + side * (swing * out.out + drift * smoothstep(0, duration, time))
  const from = FLOWER.y + down * MIDDLE
  out.y = from + down * flung + (GROUND - from - down * FLUNG) * shareFallen(time, duration) - RISE * out.out * out.out
  out.turn = lerp(turnOnFlower(angle), TURN * out.speed * side, settled)
}

/** The share of the way down that is behind it: from rest, gathering speed until the air holds it. */
function shareFallen(time: number, duration: number): number {
  const way = (elapsed: number) => elapsed - GATHERING * (1 - exp(-elapsed / GATHERING))
  return way(time) / way(duration)
}

/** Where something is written, how large, in units of its drawings, and by how many degrees the line rises. */
export interface Placed extends Readonly<Point> {
  readonly scale: number
  readonly rise: number
}

/** How far "me" and "not" are on in their line, in units of the drawings. */
const ME = 470
const NOT = 810
/** How many degrees a line of writing rises, and what is loud. */
const RISES = { line: 3, loud: 5 } as const
const SLOPE = sin(RISES.line * DEGREE)

/**
 * Where the messages are written in both languages, in scene units: short ones, what is meant really, and what is really not so.
 * Really is the loudest thing of the page; what follows it leaves it the room.
 */
export const WRITING: readonly Readonly<Partial<Record<Part | FrenchWord, Placed>>>[] = [
  { ...lineOf(296, 262, 0.98), beaucoup: onLine(420), pas: onLine(330), duTout: onLine(660) },
  { ...lineOf(770, 262, 0.86), really: loud(92, 318, 1.22), folie: loud(164, 330, 1.16) },
  { ...lineOf(736, 262, 0.66), really: loud(84, 318, 1.18), plus: loud(128, 312, 1.06), duTout: loud(540, 276, 1.06) },
]

/** Where on a rising line each part of an English message begins. */
function lineOf(x: number, y: number, scale: number): Readonly<Record<Exclude<Part, 'really'>, Placed>> {
  const place = (far: number) => ({ x: x + far * scale, y: y - far * scale * SLOPE, scale, rise: RISES.line })
  const [me, not] = [place(ME), place(NOT)]
  return { loves: place(0), m: me, e: me, flourish: me, not }
}

/** A place of the rising line that the short messages are written on. */
function onLine(x: number): Placed {
  return { x, y: 262 - (x - 296) * SLOPE, scale: 0.98, rise: RISES.line }
}

function loud(x: number, y: number, scale: number): Placed {
  return { x, y, scale, rise: RISES.loud }
}

/** From where to where on the hill the snail crawls. */
export const SNAIL_WAY = { from: 1006, to: 1330 } as const

/** The stroke of the far hill that is the snail's road, in scene units. */
const HILL = outline('1000,894 1060,883 1120,873 1180,866 1260,866 1340,872')

/** The foot of the jar, in scene units. */
export const JAR = { x: 1352, y: 874 } as const

/** How high the hill is there, in scene units. */
export function heightOfHill(x: number): number {
  for (let place = 1; place < HILL.length; place++) {
    const from = HILL[place - 1]
    const to = HILL[place]
    if (from && to && x <= to.x) return lerp(from.y, to.y, (x - from.x) / (to.x - from.x))
  }
  return HILL.at(-1)?.y ?? 0
}

/** The place of the stem's drawing that stands here, in scene units: its foot, below all but tall windows. */
export const STEM = { x: 736, y: 1220 } as const
