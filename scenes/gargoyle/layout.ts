import { GRID, LEDGE, LETTERS, SHOULDER, STONE_HEIGHT, STONES, STUMP } from '../../assets/gargoyle/shared'
import { smoothstep } from '../../src/stage/contract/math'
import { isDuring, type Span, since } from '../../src/stage/contract/rules/spans'
import type { GargoyleState, Screen } from './state'

/** ms from one step of the rules to the next. */
export const TICK = 10

export const STAGE = { width: 1600, height: 1000 } as const

/** The two lines of the menu, by how far down the stage their baselines are. */
export const MENU = [
  { id: 'start', y: 838 },
  { id: 'password', y: 912 },
] as const
/** Where the baselines begin, and where the marker's tip is beside them. */
export const MENU_X = 742
export const MARKER = { x: 728, up: 18 } as const

/** What can be pressed of each line, the marker included: about its baseline. */
export const LINE = { left: 650, up: 56, height: 74, widths: [260, 384] } as const

/** ms from START to what follows, and at last to sleep again, should nobody have been taken away. */
export const WAKE = {
  stirs: 250,
  glares: 700,
  beats: 1050,
  roars: 1300,
  leaves: 2900,
  sleeps: 9000,
} as const

/** One beat of the wings: when they are drawn at its top, and hanging again, in ms after it began. */
export const BEAT = { top: 250, down: 500 } as const

/** How high the fire burns: while the gargoyle sleeps, under the slab, and when it roars. */
export const BLAZE = { asleep: 1, low: 0.62, roaring: 2 } as const

/** ms in which the slab comes up, or goes down. */
export const SLAB_TIME = 620
/** The middle of the slab's upper edge when it is up, and how far below it has come from. */
export const SLAB_PLACE = { x: 800, y: 468, below: 640 } as const

/** The most letters that are taken: as many as the longest record word has. */
export const MOST_LETTERS = 1047
/** How many of them are seen in the niche at a time: the last ones. */
export const SEEN_LETTERS = 20

/** ms for which a wrong word falls to pieces, and a letter glows that was pressed. */
export const CRUMBLE = 700
export const GLOW = 500
/** ms after which the page would be as it was, should nobody have been taken away. */
export const WARP_LINGERS = 6000
/** ms from the hidden word to the table, and from one brazier that is lit for it to the next. */
export const FEAST = { takes: 3600, apart: 60 } as const

/** ms for which sparks fly, and for which the gargoyle snorts, looks through a slit, and the pigeon looks about. */
export const BURST = 800
export const SNORT = 1100
export const SQUINT = 1300
export const PEEK = 1500

/** How many there are of what comes and goes, at the most; and of roars that leave a trace. */
export const MOST = { flares: 6, bursts: 6, roars: 8 } as const

/** Where the pigeon roosts. */
export const PIGEON_PLACE = { x: LEDGE.x + STUMP.x, y: LEDGE.y + STUMP.y } as const

/** How the areas of letters are called. */
const KEY = 'key-'
export const areaOfLetter = (letter: string): string => `${KEY}${letter}`

/** The letter that an area is, or `null` where it is none. */
export function letterOf(area: string): string | null {
  const letter = area.startsWith(KEY) ? area.slice(KEY.length) : ''
  return letter.length === 1 && LETTERS.includes(letter) ? letter : null
}

/** Where a letter is on the slab, about the middle of its upper edge. */
export function placeOfLetter(index: number): { readonly x: number; readonly y: number } {
  return {
    x: GRID.x + (index % GRID.columns) * GRID.across,
    y: GRID.y + Math.floor(index / GRID.columns) * GRID.down,
  }
}

/** The stones below the letters, by what their areas are called. */
export const STONE_AREAS = ['rub', 'end', 'back'] as const
export type StoneArea = (typeof STONE_AREAS)[number]
export { GRID, LEDGE, LETTERS, SHOULDER, STONE_HEIGHT, STONES }

/** How far the slab has come up, 0…1. */
export function slabShare({ screen, turnedAt }: Readonly<{ screen: Screen; turnedAt: number | null }>, now: number) {
  const gone = turnedAt === null ? 1 : Math.min(1, since(turnedAt, now) / SLAB_TIME)
  return screen === 'password' ? gone : 1 - gone
}

/** Where the middle of its upper edge is, in scene units: it comes up fast and a little too far, and sinks into its place. */
export function slabY(page: Readonly<Pick<GargoyleState, 'screen' | 'turnedAt'>>, now: number): number {
  const share = slabShare(page, now)
  const back = 1 - share
  const over = page.screen === 'password' ? 0.5 * share * back * back : 0
  return SLAB_PLACE.y + SLAB_PLACE.below * (back * back * back - over)
}

/** How long ago START was pressed, in ms; `null` when it sleeps. */
export function awakeFor(wake: Readonly<Span> | null, now: number): number | null {
  return wake && isDuring(wake, now) ? now - wake.from : null
}

/** When red begins to come in, in ms since START: it is all there as the visitor leaves, for as long as the gargoyle is awake. */
const REDDENS = 2000

/** ms since START was pressed, or would have been, had it been what leads to the table; `null` while nobody is swallowed. */
function swallowedFor({ wake, warp }: Pick<GargoyleState, 'wake' | 'warp'>, now: number): number | null {
  if (warp) return warp.slug === null ? now - warp.span.until + WAKE.leaves : null
  return awakeFor(wake, now)
}

/** How far the red has come in, 0…1. */
export function redShare(page: Pick<GargoyleState, 'wake' | 'warp'>, now: number): number {
  const since = swallowedFor(page, now) ?? 0
  const share = smoothstep(REDDENS, WAKE.leaves, since)
  return share * Math.sqrt(share)
}
