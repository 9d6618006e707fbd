import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/bat/manifest'
import { CAT, CAT_NECK, CAT_TAIL, PANES, VILLAGE } from '../../../assets/bat/shared'
import { isDuring, progress } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { CASTLE, climbOf, ERRAND, THREAD } from '../layout'
import type { BatState, Cat as CatState, Mouse as MouseState, Village as VillageState } from '../state'

type Kit = ViewKit<typeof manifest>

/** The cat blinks so often, for so long, in ms. */
const BLINK = { every: 4700, lasts: 150 } as const
/** From how far beside it something is left or right of the cat, in scene units. */
const ASIDE = 130
/** The drawings of its tail in a flick, each for a share of it. */
const FLICK = [1, 2, 1, 2, 1, 0] as const

/** The cat on the wall. */
export class Cat {
  readonly root = new Container({ label: 'cat' })
  readonly #tail
  readonly #body
  readonly #head

  constructor(kit: Kit) {
    this.#tail = kit.sprite('catTail').updateTransform(CAT_TAIL)
    this.#body = kit.sprite('cat')
    this.#head = kit.sprite('catHead').updateTransform(CAT_NECK)
    this.root.addChild(this.#tail, this.#body, this.#head)
    this.root.position.copyFrom(CAT)
  }

  draw({ cat, castle, letting, glance }: BatState, { now, reducedMotion }: Moment): void {
    const { leaves, comes } = letting
    const isAt = castle.show || leaves || comes ? CASTLE.x : null
    this.#head.show(lookOf(cat, glance?.x ?? isAt, now))
    const flick = progress(cat.flick, now)
    this.#tail.show(cat.flick ? (FLICK[Math.floor(flick * FLICK.length)] ?? 0) : 0)
    const purrs = isDuring(cat.purr, now) && !reducedMotion
    const purr = purrs ? 0.03 * Math.sin(now / 34) * (1 - progress(cat.purr, now)) : 0
    // It leans into the hand.
    const lean = purrs ? 0.12 * Math.sin(progress(cat.purr, now) * Math.PI) : 0
    this.#body.scale.set(1 + purr, 1 - purr)
    this.#head.rotation = lean
    this.#head.y = CAT_NECK.y + purr * 60
  }
}

/** Up when it is stroked; round, when the bell has tolled; at whatever is pressed; at what goes on; else at us. */
function lookOf({ purr, turn }: CatState, seen: number | null, now: number) {
  if (isDuring(purr, now)) return 'shut'
  if (isDuring(turn, now)) return 'away'
  if (now % BLINK.every > BLINK.every - BLINK.lasts) return 'shut'
  if (seen === null || Math.abs(seen - CAT.x) < ASIDE) return 'front'
  return seen < CAT.x ? 'left' : 'right'
}

/** The windows of the village. */
export class Village {
  readonly root = new Container({ label: 'village' })
  readonly #panes

  constructor(kit: Kit) {
    this.#panes = PANES.map((place) => kit.sprite('pane').updateTransform(place))
    this.root.addChild(...this.#panes)
    this.root.position.copyFrom(VILLAGE)
  }

  draw({ lit }: VillageState): void {
    for (let place = 0; place < this.#panes.length; place++) this.#panes[place]?.scale.set(place < lit ? 1 : 0)
  }
}

/** How far the mouse goes until it takes another hold, as a share of the thread. */
const HOLD = 0.045

/** The stagehand, on the thread that the moon hangs on. */
export class Mouse {
  readonly root = new Container({ label: 'mouse' })
  readonly #sprite

  constructor(kit: Kit) {
    this.#sprite = kit.sprite('mouse')
    this.root.addChild(this.#sprite)
    this.root.x = THREAD.x
  }

  draw(mouse: MouseState, { now, reducedMotion }: Moment): void {
    this.root.visible = mouse.errand !== null
    if (!mouse.errand) return
    const climb = climbOf(mouse, now)
    const share = progress(mouse.errand, now)
    const isBusy = !mouse.flight && share > ERRAND.there && share < ERRAND.done
    if (isBusy) this.#sprite.show('busy')
    else this.#sprite.show(Math.floor(climb / HOLD) % 2 === 0 ? 'gathered' : 'stretched')
    this.root.y = THREAD.top + (THREAD.knot - THREAD.top) * climb
    this.#sprite.rotation = isBusy && !reducedMotion ? 0.07 * Math.sin(now / 70) : 0
  }
}
