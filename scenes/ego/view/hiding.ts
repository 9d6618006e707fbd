import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/ego-later/manifest'
import type { Point } from '../../../src/stage/contract/geometry'
import { easeOutBack, hop, scatter } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment, View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { drawingAt, HEIGHTS, HIDDEN, hidingPlace, isSeen } from '../layout'
import type { EgoState } from '../state'

type Kit = LaterKit<typeof manifest>

/** Where each stands or lies once it is found: the small ones close behind whom they look like, mirror and crown in the middle. */
const KEPT: readonly Point[] = [
  { x: 712, y: 474 },
  { x: 664, y: 560 },
  { x: 956, y: 590 },
  { x: 944, y: 694 },
  { x: 640, y: 700 },
  { x: 652, y: 612 },
]
/** How long it takes to get there, in ms, in so many leaps of that height in units. */
const WAY = { time: 900, leaps: 4, height: 70 } as const
/** How long it takes to come up, and how far the crown is tilted where it hangs. */
const RISING = 200
const TILT = 0.35
/** How often what lies in low grass catches the light, and for how long, in ms. */
const GLINTS = { every: 1300, time: 420 } as const

/** What hides in the grass, and what of it was found. */
export function createHiding(kit: Kit): View<EgoState> {
  const hidden = HIDDEN.map((_, index) => new Hidden(kit, index))
  return {
    root: new Container({ label: 'hiding', children: hidden.map(({ root }) => root) }),
    draw(clearing, moment) {
      for (const thing of hidden) thing.draw(clearing, moment)
    },
  }
}

const LOOKALIKES = ['blueLookalike', 'violetLookalike', 'greenLookalike', 'redLookalike'] as const

/** One of them. */
class Hidden {
  readonly root = new Container()
  readonly #index
  readonly #lookalike
  readonly #thing
  readonly #glint

  constructor(kit: Kit, index: number) {
    this.#index = index
    const lookalike = LOOKALIKES[index]
    this.#lookalike = lookalike ? kit.sprite(lookalike) : null
    this.#thing = lookalike ? null : kit.sprite(index === 4 ? 'mirror' : 'crown')
    this.#glint = kit.sprite('glint')
    for (const sprite of [this.#lookalike, this.#thing, this.#glint]) if (sprite) this.root.addChild(sprite)
  }

  draw(clearing: EgoState, moment: Moment): void {
    const { found, statuesAt, rounds, heights, hasLater } = clearing
    const index = this.#index
    const at = found[index] ?? null
    const from = hidingPlace(index, rounds)
    this.root.visible = statuesAt === null && (at !== null || hasLater)
    if (!this.root.visible) return
    const height = heights[from.under] ?? HEIGHTS.grown
    const isLyingThere = isSeen(clearing, index)
    this.#drawGlint(at === null && height < HEIGHTS.grown, from, moment)
    if (this.#lookalike) this.#lookalike.visible = at !== null || isLyingThere
    if (this.#thing) this.#thing.visible = at !== null || isLyingThere
    if (at !== null) this.#drawFound(clearing, at, from, moment)
    else if (isLyingThere) this.#drawSeen(clearing, height, from, moment)
  }

  /** What shines is seen to do so once the grass over it is low. */
  #drawGlint(isLow: boolean, { x, y }: Point, { now, reducedMotion }: Moment): void {
    const into = (now + this.#index * 500) % GLINTS.every
    this.#glint.visible = isLow && this.#thing !== null && (reducedMotion || into < GLINTS.time)
    this.#glint.position.set(x + 26, y - 34)
    this.#glint.show(into < GLINTS.time / 2 && !reducedMotion ? 1 : 0)
  }

  #drawSeen({ mownAt }: EgoState, height: number, { x, y }: Point, { now, reducedMotion }: Moment): void {
    if (this.#lookalike) {
      const share = reducedMotion ? 1 : Math.min(1, since(mownAt, now) / RISING)
      const sprite = this.#lookalike
      sprite.show(height === HEIGHTS.cut ? 'stands' : 'hides')
      sprite.position.set(x, y)
      const rise = easeOutBack(share)
      const sway = reducedMotion ? 0 : 0.04 * Math.sin(now / 260 + this.#index)
      sprite.rotation = sway
      sprite.scale.set(1 + 0.1 * (1 - rise), Math.max(0.05, rise))
    }
    if (this.#thing) {
      this.#thing.position.set(x, y - (this.#index === 4 ? 24 : 6))
      this.#thing.rotation = this.#index === 4 ? 1.2 : 0.12
      this.#thing.scale.set(0.8)
    }
  }

  #drawFound({ swing, swings }: EgoState, at: number, from: Point, { now, reducedMotion }: Moment): void {
    const to = KEPT[this.#index] ?? from
    const share = reducedMotion ? 1 : Math.min(1, since(at, now) / WAY.time)
    const lift = WAY.height * hop((share * WAY.leaps) % 1) * (share < 1 ? 1 : 0)
    const x = from.x + (to.x - from.x) * share
    const y = from.y + (to.y - from.y) * share
    if (this.#lookalike) {
      // He does what he does: he leaps in the middle of the swing, and is a little late.
      const drawing = drawingAt(swing, now)
      const isCheering = share === 1 && drawing >= 2
      const leap = isCheering && !reducedMotion ? 34 * hop((drawing - 1.5) / 5.5) : 0
      this.#lookalike.show(isCheering ? 'cheers' : 'stands')
      this.#lookalike.position.set(x, y - lift - leap)
      this.#lookalike.rotation = isCheering ? 0.2 * (scatter(this.#index + swings) - 0.5) : 0
      this.#lookalike.scale.set(0.82)
    }
    if (this.#thing) {
      const isMirror = this.#index === 4
      this.#thing.position.set(x, y - lift)
      this.#thing.rotation = share < 1 ? share * 2 * Math.PI : isMirror ? -0.16 : -TILT
      this.#thing.scale.set(isMirror ? 1 : 0.72)
    }
  }
}
