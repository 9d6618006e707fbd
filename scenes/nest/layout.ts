import { PERCHES, SCALES } from '../../assets/nest/shared'
import type { Point } from '../../src/stage/contract/geometry'
import { lerp, scatter } from '../../src/stage/contract/math'
import type { CryName, DeedName, Nest, NestState, Portrait, Side } from './state'

export const TICK = 10

export const SIDES: readonly Side[] = ['left', 'right']

/** How many sleep here, or might. */
export const COUNT = 21

/** Who lies there when a visitor comes. */
export const DEFAULTS = { left: 9, right: 7 } as const

/** No list of the state is longer. */
export const MOST = { swings: 8, snores: 8, crumbs: 8, threads: 10 } as const

/** The middle of each nest's rim, in scene units. */
export const NESTS = { left: { x: 568, y: 706 }, right: { x: 1046, y: 722 } } as const

/** Where the lantern's glass is, and the hook that it swings from, in scene units. */
export const LANTERN = { x: 800, y: 330, hook: 218 } as const
/** The middle of the rim of a third nest, far back, in scene units. */
export const THIRD = { x: 806, y: 530 } as const
export const WORM = { x: 1196, y: 500 } as const
export const TABLE = { x: 818, y: 790 } as const
/** Where the mug stands, in scene units: on the open book, where no sleeper reaches from either side. */
export const MUG = { x: 790, y: 676 } as const
export const KEY = { x: 812, y: 946, tilt: -14 } as const

/** Where the portraits hang, in scene units: three columns a side, seven rows. The one side is the other's mirror image. */
const COLUMNS = [72, 174, 276] as const
const ROWS = { first: 132, pitch: 119 } as const
/** So far a frame hangs out of line, in scene units, and so far askew, in degrees. */
const ASKEW = { drift: 5, tilt: 4 } as const
/** So many columns a side has. */
const WIDE = 3

/** How far above the middle of a frame its nail is, in scene units. */
export const NAIL = 64

/** Half of what of a portrait answers, in scene units. */
export const PORTRAIT = { x: 49, y: 56 } as const

export interface PortraitPlace {
  readonly x: number
  readonly y: number
  /** Radians. */
  readonly tilt: number
}

function placesOf(side: Side): readonly PortraitPlace[] {
  return Array.from({ length: COUNT }, (_, index) => {
    const random = index + (side === 'left' ? 0 : 100)
    const drift = ASKEW.drift * (scatter(random) * 2 - 1)
    const column = COLUMNS[index % WIDE] ?? 0
    return {
      x: (side === 'left' ? column : 1600 - column) + drift * 0.6,
      y: ROWS.first + Math.floor(index / WIDE) * ROWS.pitch + drift,
      tilt: (ASKEW.tilt * (scatter(random + 300) * 2 - 1) * Math.PI) / 180,
    }
  })
}

/** Where the middle of each portrait is. */
export const PORTRAITS: Readonly<Record<Side, readonly PortraitPlace[]>> = {
  left: placesOf('left'),
  right: placesOf('right'),
}

/** The column, 0 the leftmost, and the row of a portrait on its side. */
export function gridPlaceOf({ side, index }: Readonly<Portrait>): { readonly column: number; readonly row: number } {
  const column = index % WIDE
  return { column: side === 'left' ? column : WIDE - 1 - column, row: Math.floor(index / WIDE) }
}

/** Where the snail sits while that one sleeps on the left, in scene units. */
export const SNAIL_PLACES: readonly Readonly<Point>[] = PERCHES.map(([x, y], creature) => ({
  x: NESTS.left.x + x * (SCALES[creature] ?? 1),
  y: NESTS.left.y + y * (SCALES[creature] ?? 1),
}))

/** What each of the 21 says when it lies down. */
export const CRIES: readonly CryName[] = [
  'yapped',
  'bleated',
  'cawed',
  'gulped',
  'clicked',
  'slurped',
  'croaked',
  'squeaked',
  'chittered',
  'snored',
  'hummed',
  'groaned',
  'whistled',
  'growled',
  'hooted',
  'flapped',
  'snuffled',
  'honked',
  'boinged',
  'mewed',
  'grunted',
]

/** How far too high whoever comes rises at first, 0…1. */
const OVERSHOOT = 0.06

/** How far up whoever is seen in a nest is, from 0, behind the rim, to 1, and a little beyond it. */
export function heightOf({ move }: Readonly<Nest>, now: number): number {
  if (!move || now >= move.until) return 1
  if (now < move.gone) {
    const share = (now - move.from) / (move.gone - move.from)
    return lerp(move.height, 0, share * share)
  }
  const share = (now - move.gone) / (move.until - move.gone)
  // Fast out of it, too high, and back.
  if (share > 0.7) return lerp(1 + OVERSHOOT, 1, (share - 0.7) / 0.3)
  const left = 1 - share / 0.7
  return (1 + OVERSHOOT) * (1 - left * left)
}

/** Who of the two is seen in a nest while they change. */
export function seenIn({ creature, move }: Readonly<Nest>, now: number): number {
  return move && now < move.gone ? move.before : creature
}

/** When of its time in bed the flame leaves the lantern, and lies down; how long it is on its way back, and all of it, in ms. */
export const BEDTIME = { leaves: 500, lies: 1900, back: 1600, lasts: 30_000 } as const

/** For how long the flame has been going to bed, in ms; for less than nothing when it is in its lantern. */
export function awayFor({ third }: Readonly<NestState>, now: number): number {
  return third ? now - third.from : -1
}

/** What which two do with each other, A to U the 21 in their order; who lies there twice snores, where there is nothing else to do. */
export const DEEDS: readonly (readonly [name: DeedName, pair: RegExp])[] = [
  ['blanket', /[ART][BHS]/],
  ['turns', /[OT][OTDPKN]/],
  ['tea', /M[GFKHSUBL]/],
  ['socks', /I[EJLBNRHS]/],
  ['story', /D[UFKCGQBL]/],
  ['umbrella', /P[HAMNFQEK]/],
  ['hug', /Q[LEJURMBG]/],
  ['toast', /N[CAJKGSUM]/],
  ['quarrel', /C[ROUETBGJ]/],
  ['chorus', /(.)\1/],
]

/** What those two do with each other, if anything. */
export function deedOf(left: number, right: number): DeedName | null {
  const pair = String.fromCharCode(65 + left, 65 + right, 32, 65 + right, 65 + left)
  return DEEDS.find(([, one]) => one.test(pair))?.[0] ?? null
}

/** The area of a portrait, and the portrait of an area. */
export function areaOf({ side, index }: Readonly<Portrait>): string {
  return `${side}-${index}`
}

export function portraitOf(area: string | null): Portrait | null {
  const [side, number] = area?.split('-') ?? []
  if (side !== 'left' && side !== 'right') return null
  const portrait = { side, index: Number(number) } as const
  // `left-01` or `left-1.0` is no area.
  const isOne = CRIES[portrait.index] !== undefined && areaOf(portrait) === area
  return isOne ? portrait : null
}
