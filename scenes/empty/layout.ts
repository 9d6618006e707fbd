import type { Point } from '../../src/stage/contract/geometry'
import { clamp, DEGREE } from '../../src/stage/contract/math'
import { outline } from '../../src/stage/contract/outline'
import { cos, sin } from '../../src/stage/contract/rules/portableMath'
import type { Key, Side } from './state'

/** Scene units a unit of the console: its drawings, and all numbers here without another unit, are measured in the latter. */
export const UNIT = 10 / 3

/** How the console is held: never quite level. The middle of its drawing, where that is on the stage, and the turn in degrees. */
export const HELD = { middle: { x: 240, y: 150 }, x: 800, y: 510, turn: -1.7, scale: 1.012 } as const

/** Ms that the plate takes to come down, and how it is seen to have come: the chime. */
export const FALL_TIME = 4000

/** The middle of the plate: out of sight above the glass, and at rest in the middle of the screen. */
export const PLATE = { x: 240, from: 12, to: 144 } as const

/** Where the middle of the plate is so many ms after the start: it is a machine, so it is never eased. */
export function plateAt(now: number): number {
  const { from, to } = PLATE
  return from + (to - from) * Math.min(1, Math.max(0, now / FALL_TIME))
}

/** All that a thumb can press, where it is, and how far it goes down. */
export const KEYS = {
  up: { x: 51, y: 124, tip: { x: 51.6, y: 112 } },
  right: { x: 51, y: 124, tip: { x: 64, y: 124.6 } },
  down: { x: 51, y: 124, tip: { x: 52, y: 139 } },
  left: { x: 51, y: 124, tip: { x: 38, y: 126.6 } },
  upper: { x: 437, y: 92, tip: { x: 438, y: 95 } },
  lower: { x: 426, y: 124, tip: { x: 427, y: 127 } },
} as const
export const isKey = (name: string | null): name is Key => name !== null && Object.hasOwn(KEYS, name)

/** Of a key that is held the keyboard tells over and over: what is pressed then, and which key of the console it holds down. */
export const HOLDS: Readonly<Record<string, Key>> = {
  'hold up': 'up',
  'hold right': 'right',
  'hold down': 'down',
  'hold left': 'left',
}

/** Whose thumb presses a key. */
export const sideOf = (key: Key): Side => (key === 'upper' || key === 'lower' ? 'right' : 'left')

/** Where the tips of the thumbs are while they wait. */
export const REST = { left: { x: 53, y: 150 }, right: { x: 422, y: 157 } } as const

/** How a thumb presses, in ms: it draws back and strikes; and so long after it lets go, nothing happens. */
export const PRESSING = { reach: 110, draw: 50, nothing: 260 } as const

/** When the left thumb presses the lower drop of its own accord, in ms: it has no patience. The right one has just switched it on. */
export const IMPATIENT = [900, 1140] as const
export const SWITCHED = 180

/** Ms of what answers: the dust of the slot, the lamp in the dark. */
export const ANSWERS = { dust: 540, lamp: 360 } as const
export const MOST_MARKS = 5

/** Where the spider's thread begins, how long it is at rest and let down, in units; in how many ms it is up again at any sound; its reach. */
export const SPIDER = { x: 166, from: 15, short: 3, long: 15, up: 320, reach: 8 } as const

export const LAMP = { x: 56, y: 74 } as const
export const SLOT = { x: 240, y: 8 } as const

/** The keys of the secret, in order, arrow keys first: it lets ink out of the dot of the plate, which runs down the screen and off it. */
export const SECRET = [
  'up',
  'up',
  'down',
  'down',
  'left',
  'right',
  'left',
  'right',
  'lower',
  'upper',
] as const satisfies Key[]
/** Where the dot of the plate is, about its middle. */
export const DOT = { x: 56.4, y: -8.4 } as const

/** The page on the glass: nodes and how far they are apart, in units of the console. */
export const PAGE = { x: 87, y: 42, step: 6, columns: 52, rows: 36 } as const

/** What a node of the page holds, each a bit of its digit. */
export const INK = { right: 1, down: 2, blot: 4 } as const

const ZERO = '0'.charCodeAt(0)

/** What is at a node; nothing beyond the page. */
export function inkAt(page: readonly string[], column: number, row: number): number {
  const digit = page[row]?.charCodeAt(column)
  return digit === undefined || Number.isNaN(digit) ? 0 : digit - ZERO
}

/** The node that the drop falls on; every how many ms what is new on the page is kept; and how often it is told of that it goes on, at most. */
export const DROP = { column: 35, row: 24, keepEvery: 250, heardEvery: 70 } as const

/**
 * The dot falls out of the plate once so many things have come to nothing, or so many ms after the chime when something was drawn before:
 * how long it falls, when the plate begins to rise, and how long all of that lasts, in ms.
 */
export const WAKING = { nothings: 3, after: 500, falls: 420, rises: 300, lasts: 900 } as const

/** How many lines and blots make the page the visitor's; and how long the spider's thread is then, in units, that comes to look. */
export const YOURS = { ink: 40, long: 31 } as const

/**
 * A shake: how far the console is dragged from turn to turn, in scene units; so many jolts within so many ms; how far it follows, as a
 * share, and goes at most, in scene units; what a knock moves it, where it is still again; and how long the picture falls, in ms.
 */
export const SHAKE = {
  way: 60,
  jolts: 4,
  within: 2000,
  follows: 0.4,
  reach: 44,
  knock: 14,
  still: 0.2,
  falls: 700,
} as const

const [turnedX, turnedY] = [HELD.scale * UNIT * cos(HELD.turn * DEGREE), HELD.scale * UNIT * sin(HELD.turn * DEGREE)]

/** Where a place of the console is on the stage. */
function onStage({ x, y }: Readonly<Point>): Point {
  const [across, down] = [x - HELD.middle.x, y - HELD.middle.y]
  return { x: HELD.x + across * turnedX - down * turnedY, y: HELD.y + across * turnedY + down * turnedX }
}

/** The node of the page that is nearest to a place of the stage. */
export function nodeAt(x: number, y: number): { column: number; row: number } {
  const [across, down] = [x - HELD.x, y - HELD.y]
  const size = turnedX * turnedX + turnedY * turnedY
  const left = HELD.middle.x + (across * turnedX + down * turnedY) / size - PAGE.x
  const top = HELD.middle.y + (down * turnedX - across * turnedY) / size - PAGE.y
  return {
    column: clamp(Math.round(left / PAGE.step), 0, PAGE.columns - 1),
    row: clamp(Math.round(top / PAGE.step), 0, PAGE.rows - 1),
  }
}

/** How long its thread is when the spider has let itself down so far, 0…1: longer, where there is something to be seen. */
export function threadAt(thread: number, inked: number): number {
  const long = inked < YOURS.ink ? SPIDER.long : YOURS.long
  return SPIDER.short + (long - SPIDER.short) * thread
}

/** Where the spider then hangs on the stage. */
export function spiderAt(thread: number, inked: number): Point {
  return onStage({ x: SPIDER.x, y: SPIDER.from + threadAt(thread, inked) })
}

/** The outline of a part of the console, as it lies on the stage. */
const outlineOnStage = (corners: string): readonly Point[] => outline(corners).map(onStage)

export const SHAPES = {
  up: outlineOnStage('51,120 46,110 43,104 46,101 51,100 56,101 59,105 56,111'),
  right: outlineOnStage('55,124 61,118 67,115.6 73,118 75,124 73,130 66,132 60,129'),
  down: outlineOnStage('51,128 56,134 59,141 57,147 50,149 44,146 43,140 47,133'),
  left: outlineOnStage('47,124 41,119 35,117 30,119 28.6,124.6 30,130 36,132.4 42,129'),
  upper: { ...onStage(KEYS.upper), radius: 15 * UNIT },
  lower: { ...onStage(KEYS.lower), radius: 15 * UNIT },
  lamp: { ...onStage(LAMP), radius: 7 * UNIT },
  slot: outlineOnStage('150,1 327,0 330,15.6 150,16.6'),
  screen: outlineOnStage('80,33 240,31 400,33 401,150 400,256 240,258 80,256 79,150'),
  shell: outlineOnStage(
    '62,20 132,17 134,3 150,1 330,1 346,3 347,17 420,20 446,27 458,46 461,98 459,150 455,206 446,252 428,270 390,276 240,279 92,276 54,271 34,254 24,208 20,150 18,98 21,46 34,28',
  ),
  speaker: outlineOnStage('420,42 440,38 452,46 456,58 446,64 430,64'),
} as const
