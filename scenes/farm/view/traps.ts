import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/farm/manifest'
import type { Point } from '../../../src/stage/contract/geometry'
import { clamp } from '../../../src/stage/contract/math'
import { isDuring, progress, since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { areaOf, bobOf, FISH, MARK, markSide, placeOf, pulseOf, raiseOf, seawards, TRAPS } from '../layout'
import type { FarmState, Trap } from '../state'
import { CROWN, leanOf, leapAt, liftOf, MOUTH, markSize, RING, reachOf } from './motion'

/** Its tail wags to and fro in these drawings, so many ms each. */
const WAG = { drawings: [0, 1, 2, 1], time: 150 } as const

/** How long it takes to haul them in, in ms. */
const HAULING = 600

/** All 14 traps, each with what is to be seen of its fish. */
export class Traps {
  readonly root = new Container({ label: 'traps' })
  readonly #traps: readonly TrapView[]

  constructor(kit: ViewKit<typeof manifest>) {
    this.#traps = TRAPS.map(([x, y], index) => new TrapView(kit, { x, y }, index))
    const rows = [...this.#traps].sort((a, b) => a.place.y - b.place.y)
    // Rings below all traps, marks above them, and nothing before a fish.
    for (const { outRing, inRing } of rows) this.root.addChild(outRing, inRing)
    for (const { body } of rows) this.root.addChild(body)
    for (const { mark } of rows) this.root.addChild(mark)
    for (const { outCrown, fish, inCrown } of rows) this.root.addChild(outCrown, fish, inCrown)
  }

  draw(farm: FarmState, now: number, moment: Moment): void {
    this.root.y = -raiseOf(moment.viewport)
    const { servedAt, endedAt } = farm.rack
    // They are hauled in for a supper, and set again after it.
    this.root.alpha = clamp(
      servedAt === null ? since(endedAt, moment.now) / HAULING : 1 - (moment.now - servedAt) / HAULING,
      0,
      1,
    )
    this.root.visible = this.root.alpha > 0
    for (let index = 0; index < this.#traps.length; index++) {
      const trap = farm.traps[index]
      if (trap) this.#traps[index]?.draw(farm, trap, now, moment)
    }
  }
}

class TrapView {
  readonly place: Readonly<Point>
  readonly body = new Container()
  readonly mark
  readonly fish
  /** Water thrown up, and a ring running out, where a fish went out and where it went in. */
  readonly outCrown
  readonly outRing
  readonly inCrown
  readonly inRing
  readonly #index: number
  readonly #basket
  readonly #tail
  readonly #leap = { x: 0, y: 0, steep: 0 }

  constructor(kit: ViewKit<typeof manifest>, trap: Point, index: number) {
    this.#index = index
    this.place = placeOf(trap)
    const { x, y } = this.place
    const side = seawards(trap)
    this.#basket = kit.sprite('trap').updateTransform({ scaleX: -side })
    this.#tail = kit.animation('tail', WAG.drawings, WAG.time).updateTransform({ y: -MOUTH, scaleX: -side })
    this.mark = kit.sprite('mark')
    this.mark.label = areaOf(index)
    this.body.label = areaOf(index)
    this.fish = kit.sprite(...FISH).updateTransform({ scaleX: side })
    this.outCrown = kit.sprite('crown').updateTransform({ x, y: y - MOUTH, scaleX: 0.78, scaleY: 0.78 })
    this.outRing = kit.sprite('ring').updateTransform({ x, y })
    this.inCrown = kit.sprite('crown')
    this.inRing = kit.sprite('ring')
    this.body.addChild(this.#basket, this.#tail)
  }

  draw(farm: FarmState, trap: Trap, now: number, { boil, reducedMotion }: Moment): void {
    const bob = bobOf(farm, this.#index, now)
    const lift = liftOf(trap, bob, now, reducedMotion)
    this.body.position.set(this.place.x, this.place.y - lift)
    this.body.rotation = leanOf(trap, bob, now, reducedMotion)
    this.#basket.show((boil + this.#index) % 3)
    this.mark.visible = trap.caught
    this.#tail.visible = trap.caught
    if (trap.caught) {
      const age = now - trap.catchesAt
      if (reducedMotion) this.#tail.show(1)
      else this.#tail.at(age)
      this.mark.show(boil)
      const size = markSize(age, pulseOf(farm, trap, now), reducedMotion)
      const side = markSide(trap)
      this.mark.scale.set(-side * size, size)
      this.mark.position.set(this.place.x + side * MARK.aside, this.place.y - MARK.lift - lift)
    }
    this.#drawLeap(trap, now)
  }

  #drawLeap(trap: Trap, now: number): void {
    const { leap, pokedAt, leaper } = trap
    const leapt = since(leap?.from, now)
    const landed = since(leap?.until, now)
    this.outRing.showFor(Math.min(leapt, since(pokedAt, now)), RING)
    this.outCrown.showFor(leapt, CROWN)
    this.inRing.showFor(landed, RING)
    this.inCrown.showFor(landed, CROWN)
    const x = this.place.x + reachOf(trap)
    this.inRing.position.set(x, this.place.y)
    this.inCrown.position.set(x, this.place.y)
    this.fish.visible = isDuring(leap, now)
    const fish = FISH[leaper]
    if (!this.fish.visible || !fish) return
    const share = progress(leap, now)
    leapAt(trap, this.place, share, this.#leap)
    this.fish.show(fish, Math.floor(share * 3))
    this.fish.position.set(this.#leap.x, this.#leap.y)
    this.fish.rotation = this.#leap.steep * seawards(trap)
  }
}
