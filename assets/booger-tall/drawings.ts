import { ABOVE, drawAbove } from '../booger/above'
import { BUST, drawBust } from '../booger/bust'
import { drawUpperSleeve } from '../booger/hand'
import { PINS, UNIT } from '../booger/shared'
import { drawings, type Sprite } from '../pipeline/drawings'

/** As sharp as the face between them. */
const TALL = { sceneScale: UNIT, scale: 0.8, lineWidth: 3.4, under: 0, bleed: true, boil: false, keep: 'line' } as const

/** A part of the face, between these drawing units of it. */
const part = (
  { left, top, right, bottom }: Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>,
  own: Pick<Sprite, 'anchor' | 'draw' | 'seed'>,
) => ({ ...TALL, left, top, width: right - left, height: bottom - top, ...own }) satisfies Sprite

export const pictures = drawings({
  sprites: {
    above: part(ABOVE, { anchor: PINS.above, draw: drawAbove, seed: 'booger/above' }),
    bust: part(BUST, { anchor: PINS.bust, draw: drawBust, seed: 'booger/bust' }),
    upperSleeve: part(
      { left: -54, top: 396, right: 90, bottom: 540 },
      { anchor: [0, 404], draw: drawUpperSleeve, seed: 'booger/upperSleeve' },
    ),
  },
})
