import type { Moment } from '../../../src/stage/contract/scene'
import { bobAt, drawingAt } from '../layout'

/** The key drawing, in which she hovers for who asked for less motion. */
const CALM = 1

const hover = { drawing: 0, bob: 0 }

/** Which of the five drawings is seen at that moment, and how far below its middle her heart hovers. One and the same object each time. */
export function hoverAt({ now, reducedMotion }: Moment): Readonly<typeof hover> {
  hover.drawing = reducedMotion ? CALM : drawingAt(now)
  hover.bob = reducedMotion ? 0 : bobAt(now)
  return hover
}
