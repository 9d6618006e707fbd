import type { Areas, ShapeWriter } from '../../src/stage/contract/areas'
import { BALL_NUMBERS, type Box, ballBox, lodgerBox, SNAIL, SNAIL_REACH, vesselBox, walkerBox } from './layout'
import type { TripState } from './state'
import { BALL_LABELS, TRAVELLER_WORDS } from './words'

/** Written anew for each shape. */
const box: Box = { x: 0, y: 0, width: 0, height: 0 }

type RectWriter = Pick<ShapeWriter, 'rect'>

const isFirst = ({ spread }: TripState) => spread === null
/** It can be pressed once it is open, and until it is turned back. */
const isSecond = ({ spread }: TripState) => spread?.isOpen === true

const VESSELS = [
  { id: 'balloon', label: { en: 'A balloon', fr: 'Un ballon' }, order: 4 },
  { id: 'boat', label: { en: 'A pair of boots, at sea', fr: 'Une paire de bottes, en mer' }, order: 5 },
] as const

export const areas = [
  ...BALL_NUMBERS.map((ball) => ({
    id: `ball${ball}`,
    label: BALL_LABELS[ball],
    when: isFirst,
    shape: ({ angle }: TripState, out: RectWriter) => {
      ballBox(ball, angle, box)
      out.rect(box.x, box.y, box.width, box.height)
    },
    order: ball + 1,
  })),
  {
    id: 'hen',
    label: { en: 'A hen in a trunk', fr: 'Une poule dans une malle' },
    when: isFirst,
    shape: ({ angle }, out) => {
      lodgerBox('hen', angle, box)
      out.rect(box.x, box.y, box.width, box.height)
    },
    order: 4,
  },
  {
    id: 'mouse',
    label: { en: 'A pair of boots', fr: 'Une paire de bottes' },
    when: isFirst,
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
  ...BALL_NUMBERS.map((ball) => ({
    id: `walker${ball}`,
    label: TRAVELLER_WORDS[ball].name,
    when: isSecond,
    shape: ({ spread, angle }: TripState, out: RectWriter, { now }: { readonly now: number }) => {
      if (spread) walkerBox(spread, ball, angle, now, box)
      out.rect(box.x, box.y, box.width, box.height)
    },
    front: ({ spread }: TripState) => -(spread?.walks[ball].steps ?? 0),
    order: ball + 1,
  })),
  ...VESSELS.map(({ id, label, order }) => ({
    id,
    label,
    when: isSecond,
    shape: ({ angle }: TripState, out: RectWriter) => {
      vesselBox(id, angle, box)
      out.rect(box.x, box.y, box.width, box.height)
    },
    front: () => -100,
    order,
  })),
] satisfies Areas<TripState>
