import type { manifest } from '../../../assets/ponytail/manifest'
import type { Moment } from '../../../src/stage/contract/scene'
import type { CutSprite } from '../../../src/stage/kit/cutSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { hairAt, placeOf, RIBBONS, STAGE } from '../layout'
import type { PonytailState } from '../state'

const KNOT = placeOf('tail')
const DRAWINGS = ['0', '1', '2', '3'] as const

/** The tail: an S across the whole page, tied to the ribbon of whichever head she has. */
export class Tail {
  readonly sprite: CutSprite<(typeof DRAWINGS)[number]>

  constructor(kit: ViewKit<typeof manifest>) {
    this.sprite = kit.cutSprite('tail')
  }

  draw({ head, changedAt, lifts, tail }: PonytailState, { now, reducedMotion }: Moment): void {
    this.sprite.show(DRAWINGS[reducedMotion ? 0 : hairAt(now, changedAt)] ?? '0')
    const { x, y } = reducedMotion ? (RIBBONS[head] ?? tail) : tail
    this.sprite.position.set(KNOT.x + x, KNOT.y + y - (reducedMotion ? 0 : lifts.head))
    // Its curl stays on the page, whichever way the head goes.
    this.sprite.scale.set(1 + Math.min(0, x) / KNOT.x, 1 - Math.max(0, y) / (STAGE.height - KNOT.y))
    this.sprite.rotation = reducedMotion ? 0 : tail.turn
  }
}
