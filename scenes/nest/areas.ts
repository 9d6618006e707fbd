import { OUTLINE_UNIT, OUTLINES as SLEEPER_OUTLINES } from '../../assets/nest/shared'
import type { Area, Areas } from '../../src/stage/contract/areas'
import type { Point } from '../../src/stage/contract/geometry'
import { outline } from '../../src/stage/contract/outline'
import { areaOf, COUNT, KEY, LANTERN, MUG, NESTS, PORTRAIT, PORTRAITS, SNAIL_PLACES, seenIn, WORM } from './layout'
import type { NestState, Side } from './state'
import { CHOSEN_LABELS, NEST_LABELS, PORTRAIT_LABELS, wordsAt } from './words'

const KEY_SHAPE = outline('-70,12 -70,-22 -40,-30 -16,-16 60,-32 74,8 44,26 -20,18 -46,34')

/** A nest: where it ends to the right, where it meets its sleeper there, and what is below. The right one is the smaller. */
const NEST = { end: [250, 6], rim: [196, -24] } as const
const BELOW = outline('210,52 150,98 0,118 -150,98 -210,52')
const NEST_SIZES: Readonly<Record<Side, number>> = { left: 1, right: 0.88 }

/** What is pressed of each nest with each of the 21 asleep in it, about the middle of its rim. */
const OUTLINES: Readonly<Record<Side, readonly (readonly Readonly<Point>[])[]>> = {
  left: SLEEPER_OUTLINES.map((sleeper) => outlineAround(sleeper, NEST_SIZES.left)),
  right: SLEEPER_OUTLINES.map((sleeper) => outlineAround(sleeper, NEST_SIZES.right)),
}

/** A sleeper by its outline, and the nest about it of that size. */
function outlineAround(corners: string, size: number): readonly Readonly<Point>[] {
  const sleeper = outline(corners).map(({ x, y }) => ({ x: x * OUTLINE_UNIT, y: y * OUTLINE_UNIT }))
  const nest = (x: number, y: number): Point => ({ x: x * size, y: y * size })
  const [endX, endY] = NEST.end
  const [rimX, rimY] = NEST.rim
  const isWithin = ({ x }: Readonly<Point>) => Math.abs(x) < rimX * size
  const [first, last] = [sleeper[0], sleeper.at(-1)]
  return [
    nest(-endX, endY),
    ...(first && isWithin(first) ? [nest(-rimX, rimY)] : []),
    ...sleeper,
    ...(last && isWithin(last) ? [nest(rimX, rimY)] : []),
    nest(endX, endY),
    ...BELOW.map(({ x, y }) => nest(x, y)),
  ]
}

function portraitsOf(side: Side): Area<NestState>[] {
  return Array.from({ length: COUNT }, (_, index) => {
    const plain = wordsAt(PORTRAIT_LABELS[side], index)
    const chosen = wordsAt(CHOSEN_LABELS[side], index)
    const { x = 0, y = 0 } = PORTRAITS[side][index] ?? {}
    return {
      id: areaOf({ side, index }),
      label: (burrow) => (burrow[side].creature === index ? chosen : plain),
      shape: (_state, out) => out.rect(x - PORTRAIT.x, y - PORTRAIT.y, PORTRAIT.x * 2, PORTRAIT.y * 2),
      order: (side === 'left' ? 100 : 200) + index,
      tabGroup: side,
    }
  })
}

function nestOf(side: Side): Area<NestState> {
  const { x, y } = NESTS[side]
  const [nobody = []] = OUTLINES[side]
  return {
    id: `${side}Nest`,
    label: (burrow) => wordsAt(NEST_LABELS[side], burrow[side].creature),
    shape: (burrow, out, { now }) => out.polygon(OUTLINES[side][seenIn(burrow[side], now)] ?? nobody, x, y),
    order: side === 'left' ? 301 : 302,
  }
}

export const areas = [
  ...portraitsOf('left'),
  ...portraitsOf('right'),
  {
    id: 'worm',
    label: { en: 'Somebody in the wall', fr: 'Quelqu’un dans le mur' },
    when: ({ worm }) => worm.out !== null,
    shape: (_, out) => out.rect(WORM.x - 48, WORM.y - 62, 92, 92),
    order: 305,
  },
  {
    id: 'snail',
    label: { en: 'A snail that rides along', fr: 'Un escargot qui se laisse porter' },
    shape: ({ left }, out, { now }) => {
      const { x = 0, y = 0 } = SNAIL_PLACES[seenIn(left, now)] ?? {}
      out.rect(x - 46, y - 46, 92, 50)
    },
    order: 304,
  },
  {
    id: 'lantern',
    label: { en: 'The lantern', fr: 'La lanterne' },
    shape: (_, out) => out.rect(LANTERN.x - 50, LANTERN.y - 90, 100, 156),
    order: 300,
  },
  {
    id: 'mug',
    label: { en: 'A mug, still warm', fr: 'Une tasse encore chaude' },
    shape: (_, out) => out.rect(MUG.x - 15, MUG.y - 72, 43, 76),
    order: 303,
  },
  nestOf('right'),
  nestOf('left'),
  {
    id: 'key',
    label: { en: 'A lost key', fr: 'Une clef perdue' },
    shape: (_, out) => out.polygon(KEY_SHAPE, KEY.x, KEY.y),
    order: 306,
  },
] satisfies Areas<NestState>
