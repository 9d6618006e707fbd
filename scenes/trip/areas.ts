import type { Areas } from '../../src/stage/contract/areas'
import { BALL_NUMBERS, type Box, ballBox, lodgerBox, SNAIL, SNAIL_REACH } from './layout'
import type { TripState } from './state'
import { BALL_LABELS } from './words'

/** Written anew for each shape. */
const box: Box = { x: 0, y: 0, width: 0, height: 0 }

export const areas = [
  ...BALL_NUMBERS.map((ball) => ({
    id: `ball${ball}`,
    label: BALL_LABELS[ball],
    shape: ({ angle }: TripState, out: { rect(x: number, y: number, width: number, height: number): void }) => {
      ballBox(ball, angle, box)
      out.rect(box.x, box.y, box.width, box.height)
    },
    order: ball + 1,
  })),
  {
    id: 'hen',
    label: { en: 'A hen in a trunk', fr: 'Une poule dans une malle' },
    shape: ({ angle }, out) => {
      lodgerBox('hen', angle, box)
      out.rect(box.x, box.y, box.width, box.height)
    },
    order: 4,
  },
  {
    id: 'mouse',
    label: { en: 'A pair of boots', fr: 'Une paire de bottes' },
    shape: ({ angle }, out) => {
      lodgerBox('mouse', angle, box)
      out.rect(box.x, box.y, box.width, box.height)
    },
    order: 5,
  },
  {
    id: 'snail',
    label: { en: 'A snail on the edge of the book', fr: 'Un escargot sur le bord du livre' },
    shape: ({ snail }, out) =>
      out.rect(snail.x - SNAIL_REACH.left, SNAIL.y - SNAIL_REACH.up, SNAIL_REACH.width, SNAIL_REACH.height),
    order: 6,
  },
] satisfies Areas<TripState>
