import type { Container } from 'pixi.js'
import type { manifest } from '../../../assets/ponytail/manifest'
import type { Point } from '../../../src/stage/contract/geometry'
import { lerp, ringing } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { CHANGE, placeOf, TURN, turnAbout, turnedFor, WAIST } from '../layout'
import type { PonytailState } from '../state'
import { poseNow } from './pose'

const NAPE = placeOf('head')

/** Her head: the old one ducks, and the new one comes up a little too large. */
export class Head {
  readonly sprite
  readonly #nape: Point = { x: 0, y: 0 }

  constructor(kit: ViewKit<typeof manifest>) {
    this.sprite = kit.sprite('head')
  }

  draw(lancer: PonytailState, moment: Moment): void {
    const { head, before, changedAt, lifts } = lancer
    const { now, reducedMotion } = moment
    this.sprite.visible = turnedFor(lancer, moment) < TURN.turns
    const elapsed = reducedMotion ? Number.POSITIVE_INFINITY : since(changedAt, now)
    this.sprite.show(elapsed < CHANGE.ducks ? before : head)
    duckAndRise(this.sprite, elapsed)
    const lean = poseNow(lancer, 'lean', moment)
    const nape = turnAbout(NAPE, WAIST, lean, this.#nape)
    this.sprite.position.set(nape.x, nape.y - (reducedMotion ? 0 : lifts.head))
    this.sprite.rotation = lean
  }
}

/** The old head ducks, so many ms after a change, and the new one comes up; what it loses in height it has in width. */
export function duckAndRise(head: Container, elapsed: number): void {
  const height =
    elapsed < CHANGE.ducks
      ? lerp(1, CHANGE.duck, elapsed / CHANGE.ducks)
      : 1 + (CHANGE.rise - 1) * ringing(elapsed - CHANGE.ducks, CHANGE.settles / 3, CHANGE.settles * 1.6)
  head.scale.set(1 + (1 - height) * 0.6, height)
}
