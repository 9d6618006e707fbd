import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/empty/manifest'
import { clamp, lerp, ringing, smoothstep } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { DOT, PAGE, PLATE, UNIT, WAKING } from '../layout'
import type { EmptyState } from '../state'

/** Ms that a step is seen to take, and that a blow to the drop is seen. */
const STEP = 70
const HIT = { by: 0.3, fading: 70, period: 160 } as const
/** The drop that waits quivers, so that it is seen what is to be led: every so many ms. */
const QUIVER = { every: 2600, by: 0.16, fading: 160, period: 260 } as const
/** How small it is as the dot of the plate. */
const DOTTED = 0.35

/** The drop of ink that draws. */
export class DropView {
  readonly root = new Container({ label: 'drop' })
  readonly #pen

  constructor(kit: ViewKit<typeof manifest>) {
    this.#pen = kit.sprite('pen')
    this.root.addChild(this.#pen)
  }

  draw({ drop, waking }: EmptyState, { now, reducedMotion }: Moment): void {
    this.root.visible = drop !== null
    if (!drop || !waking) return
    const { column, row, fromColumn, fromRow, movedAt } = drop
    const since = now - movedAt
    const share = smoothstep(0, STEP, since)
    const x = PAGE.x + PAGE.step * lerp(fromColumn, column, share)
    const y = PAGE.y + PAGE.step * lerp(fromRow, row, share)
    // It falls out of the plate by its weight.
    const fallen = reducedMotion ? 1 : clamp((now - waking.from) / WAKING.falls, 0, 1) ** 2
    this.root.position.set(lerp(PLATE.x + DOT.x, x, fallen) * UNIT, lerp(PLATE.to + DOT.y, y, fallen) * UNIT)
    this.#pen.show(drop.isWiping ? 'wipes' : 'inks')
    if (fallen < 1 || (column === fromColumn && row === fromRow)) this.#pen.angle = 90
    else this.#pen.rotation = Math.atan2(row - fromRow, column - fromColumn)
    const hit = HIT.by * ringing(Math.max(0, since), HIT.fading, HIT.period)
    const isWaiting = since > QUIVER.every && !reducedMotion
    const quiver = isWaiting ? QUIVER.by * ringing(since % QUIVER.every, QUIVER.fading, QUIVER.period) : 0
    const size = lerp(DOTTED, 1, fallen)
    const stretch = reducedMotion || fallen < 1 ? 0 : hit + quiver
    this.#pen.scale.set(size * (1 + stretch), size * (1 - stretch * 0.6))
  }
}
