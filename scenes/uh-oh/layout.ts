import { HOVER, NIB_TIP, PLACED_POSES, TITLE } from '../../assets/uh-oh/shared'
import { hop } from '../../src/stage/contract/math'
import { sin } from '../../src/stage/contract/rules/portableMath'
import { since } from '../../src/stage/contract/rules/spans'
import type { TitleLine, UhOhState } from './state'

/** Each of her five drawings is seen so long, in ms. */
const DRAWING = 200
/** She bobs by so much of her height, in so many ms, up and down. */
export const BOB = { share: 0.05, height: 1000, period: 4000 } as const
/** A tile of clouds passes in so many ms. */
export const CLOUD_TIME = 4000
/** Each ground lies behind her so long, in ms. */
export const GROUND_TIME = 2000

/** How long a blink of an eye of her face lasts, in ms. */
export const BLINK = 170

/** She draws breath for so long before she is heard, in ms. */
export const BREATH = 90
/** The shriek is seen as a shriek for so long, breath and all; then she composes herself. */
export const WIDE = 720
export const SHRIEK = 900

/** How many letters blink, where the first and the others stand, and how long one flies, in scene units and ms. */
export const LETTERS = 10
export const START = { x: 816, y: 842, step: 53 } as const
export const SNAP = 420

/** What happens when she has eaten the last of them, in ms from then on: the page rips, falls, and lies there; eyes turn, and it is said. */
export const BACK = { rips: 200, torn: 560, fallen: 1260, looks: 2060, says: 2760, rolls: 6300 } as const
/** Whether one looks behind the page. */
export function isTorn({ back }: Pick<UhOhState, 'back'>, now: number): boolean {
  return back !== null && now >= back.from + BACK.torn
}
/** Whether all of that is seen: no page comes down over it yet. */
export function isOpen({ back }: Pick<UhOhState, 'back'>, now: number): boolean {
  return back !== null && now >= back.from + BACK.torn && now <= back.rolls
}

/** How long the next page takes to come down, in ms. */
export const ROLL = 1600

/** How long the witness is in the air when it is poked or startled, in ms, and how high, in scene units. */
export const WITNESS_HOP = { lasts: 320, high: 34 } as const

/** A word of the title hops, and a smaller hop after it: in ms and scene units. The next word of its line is `late` behind it. */
export const WORD_HOP = { first: 330, second: 200, high: 40, low: 12, late: 46 } as const
/** Where the shriek comes from, how many ms it takes to the next unit, and how high it throws words as a share of a hop. */
const SHOCK = { x: 840, delay: 0.16, share: 0.6 } as const

/** The first word of each line of the title, and the large one. */
const FIRST_WORD = { cap: 0, quill: 2 } as const
export const LARGE_WORD = { cap: 1, quill: 4 } as const

/** Of which line that word of the title is. */
export function lineOf(word: number): TitleLine {
  return word < FIRST_WORD.quill ? 'cap' : 'quill'
}

/** How long ago that word took off because its line was struck, in ms; below 0 it is yet to. */
export function struckFor(word: number, { struck }: Pick<UhOhState, 'struck'>, now: number): number {
  const line = lineOf(word)
  return since(struck[line], now) - (word - FIRST_WORD[line]) * WORD_HOP.late
}

/** How long ago the shriek reached that word, in ms; below 0 it is yet to. */
export function shakenFor(word: number, { shriek }: Pick<UhOhState, 'shriek'>, now: number): number {
  return since(shriek?.from, now) - BREATH - Math.abs((TITLE[word]?.x ?? SHOCK.x) - SHOCK.x) * SHOCK.delay
}

/** How high above its line that word of the title is, in scene units. */
export function wordHeight(word: number, screen: Pick<UhOhState, 'struck' | 'shriek'>, now: number): number {
  return hopsAt(struckFor(word, screen, now)) + hopsAt(shakenFor(word, screen, now)) * SHOCK.share
}

/** The same for who asked for less motion: it answers, and no more. */
export function calmWordHeight(word: number, screen: Pick<UhOhState, 'struck'>, now: number): number {
  return hopsAt(struckFor(word, screen, now)) * 0.4
}

/** How high the hop and the smaller one after it carry, so long after the first began. */
function hopsAt(age: number): number {
  const { first, second, high, low } = WORD_HOP
  return hop(age / first) * high + hop((age - first) / second) * low
}

/** How high the witness leaps of its own accord, in scene units: it was poked, or startled. */
export function witnessHop({ poked, shriek }: Pick<UhOhState, 'poked' | 'shriek'>, now: number): number {
  const { lasts, high } = WITNESS_HOP
  return (hop(since(poked, now) / lasts) + hop(since(shriek?.from, now) / lasts)) * high
}

/** How high the witness is above its seat, in scene units: the word that it sits on takes it along. */
export function witnessHeight(screen: Pick<UhOhState, 'poked' | 'shriek' | 'struck'>, now: number): number {
  return witnessHop(screen, now) + wordHeight(LARGE_WORD.quill, screen, now)
}

/** Which of the five drawings is seen. */
export function drawingAt(now: number): number {
  return Math.floor(now / DRAWING) % PLACED_POSES.length
}

/** How far below its middle her heart hovers, in scene units. */
export function bobAt(now: number): number {
  return (sin((now / BOB.period) * 2 * Math.PI) * BOB.share * BOB.height) / 2
}

/** Which of the six grounds lies behind her. */
export function groundAt(now: number): number {
  return Math.floor(now / GROUND_TIME) % 6
}

/** The nib's point on the stage while that drawing is seen, in scene units, its heart so far below the middle. */
export function nibAt(drawing: number, bob: number, out: { x: number; y: number }): void {
  const { head } = PLACED_POSES[drawing] ?? { head: HOVER }
  out.x = HOVER.x + head.x + NIB_TIP.x
  out.y = HOVER.y + head.y + NIB_TIP.y + bob
}
