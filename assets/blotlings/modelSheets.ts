import type { ModelSheet } from '../characters/modelSheet'
import type { Ink } from '../ink/ink'
import { itemAt } from '../ink/numbers'
import { FOOTLESS } from '../match/shared'
import { drawFootprint, drawPortrait, PORTRAIT_BOX } from './draw'
import { BLOTLINGS, SLEEPERS } from './shared'
import { sleepers } from './sleepers'
import { boldHandOf } from './sleepers/boldHand'
import { SLEEPER_BOX } from './sleepers/sleeper'

const ALL = BLOTLINGS.map((_, index) => index)

function numbered(indices: readonly number[], draw: (ink: Ink, index: number) => void): ModelSheet['models'] {
  return indices.map((index) => ({
    name: `${index} ${itemAt(BLOTLINGS, index).name.en}`,
    draw: (ink) => draw(ink, index),
  }))
}

/** The 151, their footprints, and the 21 in frames and nests: to be looked at, silhouettes first. */
export const BLOTLING_SHEETS: readonly ModelSheet[] = [
  { name: 'blotlings', box: PORTRAIT_BOX, models: numbered(ALL, drawPortrait) },
  {
    name: 'blotling-footprints',
    box: { left: -55, top: -65, width: 110, height: 130 },
    models: numbered(
      ALL.filter((index) => !FOOTLESS.has(index)),
      drawFootprint,
    ),
  },
  {
    name: 'blotling-busts',
    box: { left: -62, top: -60, width: 124, height: 128 },
    models: numbered(SLEEPERS, (ink, index) => {
      const { neck, head } = sleeperOf(index)
      const hand = boldHandOf(ink, false)
      neck?.(hand)
      head(hand)
    }),
  },
  {
    name: 'blotling-sleepers',
    box: SLEEPER_BOX,
    models: numbered(SLEEPERS, (ink, index) => {
      const { body, over } = sleeperOf(index)
      const hand = boldHandOf(ink, true)
      body(hand, 0)
      over(hand)
    }),
  },
]

function sleeperOf(index: number) {
  return itemAt(sleepers, SLEEPERS.indexOf(index))
}
