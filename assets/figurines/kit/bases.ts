import type { Ink } from '../../ink/ink'
import type { Options } from '../../ink/numbers'
import type { BaseKind, BasePlan } from './baseKinds'
import { BASES } from './basePlans'

/** What each kind is unless it is asked for otherwise. */
const USUAL: Record<BaseKind, Pick<BasePlan, 'half' | 'height' | 'stuff'>> = {
  plinth: { half: 62, height: 30, stuff: 'paper' },
  block: { half: 62, height: 34, stuff: 'stone' },
  stump: { half: 56, height: 34, stuff: 'dusk' },
  rock: { half: 64, height: 36, stuff: 'dusk' },
  knoll: { half: 70, height: 32, stuff: 'paper' },
  books: { half: 62, height: 36, stuff: 'stone' },
  pool: { half: 72, height: 14, stuff: 'black' },
  cushion: { half: 66, height: 36, stuff: 'black' },
  shell: { half: 66, height: 32, stuff: 'bright' },
  crate: { half: 56, height: 42, stuff: 'dusk' },
  wheel: { half: 64, height: 24, stuff: 'dusk' },
  barrel: { half: 46, height: 46, stuff: 'dusk' },
  paving: { half: 68, height: 26, stuff: 'stone' },
  cheese: { half: 62, height: 30, stuff: 'bright' },
  planks: { half: 68, height: 26, stuff: 'dusk' },
  column: { half: 40, height: 56, stuff: 'paper' },
  tiers: { half: 50, height: 42, stuff: 'stone' },
  bottle: { half: 40, height: 52, stuff: 'black' },
  drawer: { half: 60, height: 36, stuff: 'dusk' },
  rug: { half: 74, height: 14, stuff: 'black' },
}

/**
 * Draws a base whose foot stands at 0, 0 and hands back the height (a negative y) of the middle of its top: there a figure
 * stands, `ink.at(0, top, {}, …)`. Its top is a few units deep: feet may stand up to 5 units before or behind the middle.
 */
export function drawBase(ink: Ink, kind: BaseKind, options: Options<BasePlan> = {}): number {
  const usual = USUAL[kind]
  const plan: BasePlan = {
    half: options.half ?? usual.half,
    height: options.height ?? usual.height,
    stuff: options.stuff ?? usual.stuff,
    plate: options.plate ?? false,
    wear: options.wear ?? 'none',
  }
  ink.at(0, -plan.height, {}, () => BASES[kind](ink, plan))
  return -plan.height
}

/** Draws a base and, with 0, 0 in the middle of its top, what stands on it. */
export function onBase(ink: Ink, kind: BaseKind, options: Options<BasePlan>, draw: () => void): void {
  ink.at(0, drawBase(ink, kind, options), {}, draw)
}

/** The shadow of feet or a hem between two places on top of a base. */
export function standShadow(ink: Ink, from: number, to: number, y = 0): void {
  const shape = [
    [from, y + 2],
    [(from + to) / 2, y - 3],
    [to, y],
    [to + 10, y + 4],
    [(from + to) / 2, y + 7],
    [from + 4, y + 6],
  ]
  ink.wash(shape, { alpha: 0.42 })
}
