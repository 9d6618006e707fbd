import { Container, Graphics } from 'pixi.js'
import type { manifest } from '../../../assets/empty/manifest'
import { lerp, smoothstep } from '../../../src/stage/contract/math'
import { isDuring, isOver, progress } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { DOT, FALL_TIME, PLATE, plateAt, UNIT, WAKING } from '../layout'
import type { EmptyState } from '../state'

/** Whoever asked for less motion sees it half way, and in the middle, in ms. */
const CALM = { half: 2000 } as const
/** Under the bezel it is hidden until it has come so far, in ms; what lies above the glass's edge is cut off. */
const HIDDEN_UNTIL = 1500
const BRINK = 31.4
/** How long the ghosts take to catch up, and how long the screen remembers the last time, in ms. */
const CATCH_UP = 200
const REMEMBERS = 300
/** The dot blinks twice; the plate squashes and settles. In ms. */
const BLINKS = { each: 110, times: 4 } as const
const SQUASH = { share: 0.03, lasts: 160 } as const
/** How the ink runs, as shares of its time: it grows until then, and is dry from then on. */
const RUNS = { until: 0.62, dry: 0.86, drawings: 5 } as const

/** The plate that comes down alone, what the screen remembers of it, and the ink that it holds. */
export class Plate {
  readonly root = new Container({ label: 'plate' })
  readonly #plate
  readonly #ghost
  readonly #memory
  readonly #runnel
  readonly #edge

  constructor(kit: ViewKit<typeof manifest>) {
    this.#plate = kit.sprite('plate')
    this.#ghost = kit.sprite('ghost')
    this.#memory = kit.sprite('memory')
    this.#runnel = kit.sprite('runnel')
    this.#edge = new Graphics().rect(80 * UNIT, BRINK * UNIT, 320 * UNIT, 226 * UNIT).fill(0xffffff)
    this.root.addChild(this.#memory, this.#runnel, this.#ghost, this.#plate, this.#edge)
    this.#memory.position.set(PLATE.x * UNIT, PLATE.to * UNIT)
    this.#runnel.position.set((PLATE.x + DOT.x) * UNIT, (PLATE.to + 17) * UNIT)
  }

  draw(state: EmptyState, { now, reducedMotion }: Moment): void {
    const { ink, waking, inked } = state
    const risen = waking ? (now - waking.from - WAKING.rises) / (WAKING.lasts - WAKING.rises) : 0
    const time = risen > 0 ? FALL_TIME * (1 - Math.min(1, risen)) : reducedMotion ? calmTime(now) : now
    const y = plateAt(time) * UNIT
    const since = now - FALL_TIME
    const settling = reducedMotion || since < 0 ? 1 : Math.min(1, since / SQUASH.lasts)
    const squash = SQUASH.share * Math.sin(settling * Math.PI) * (1 - settling * 0.4)
    this.#plate.position.set(PLATE.x * UNIT, y)
    this.#plate.scale.set(1 + squash, 1 - squash)
    const blink = Math.floor(since / BLINKS.each)
    this.#plate.visible = waking === null || !isOver(waking, now)
    this.#plate.show(waking || (since >= 0 && blink < BLINKS.times && blink % 2 === 0) ? 'dark' : 'lit')
    const left = reducedMotion ? 0 : 1 - smoothstep(0, CATCH_UP, since)
    this.#ghost.visible = left > 0
    this.#ghost.position.set(PLATE.x * UNIT, y)
    this.#ghost.scale.y = lerp(0.3, 1, left)
    this.#ghost.alpha = left
    // There is something to be remembered where something was drawn.
    const memory = reducedMotion || inked === 0 ? 0 : 1 - now / REMEMBERS
    this.#memory.visible = memory > 0
    this.#memory.alpha = Math.max(0, memory)
    // A mask costs: it is there only while there is something to cut off.
    const mask = time < HIDDEN_UNTIL && this.#plate.visible ? this.#edge : null
    this.#edge.visible = mask !== null
    if (this.root.mask !== mask) this.root.mask = mask
    this.#drawInk(waking ? null : ink, now)
  }

  #drawInk(ink: EmptyState['ink'], now: number): void {
    this.#runnel.visible = isDuring(ink, now)
    if (!this.#runnel.visible) return
    const share = progress(ink, now)
    this.#runnel.show(share > RUNS.dry ? RUNS.drawings : Math.min(4, (share / RUNS.until) * RUNS.drawings))
    this.#runnel.alpha = 1 - smoothstep(RUNS.dry, 1, share)
  }
}

/** The time that is shown to whoever asked for less motion: nothing glides. */
function calmTime(now: number): number {
  if (now >= FALL_TIME) return FALL_TIME
  return now >= CALM.half ? CALM.half : 0
}
