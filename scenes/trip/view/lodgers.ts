import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/trip/manifest'
import { FEET } from '../../../assets/trip/shared'
import { clamp, smoothstep } from '../../../src/stage/contract/math'
import type { Span } from '../../../src/stage/contract/rules/spans'
import { isDuring } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { FALLS, HEN_ROOM, type Pose, SNAIL, STEEPEST } from '../layout'
import type { TripState } from '../state'
import { layShadow, standUp, tintShadow } from './standing'

/** How far the hen ducks and the mouse comes up, in units of the drawing; and from which angle of the camera its ears show, how far. */
const HEN = { down: 58 } as const
const MOUSE = { down: 58, ears: 0.3, from: 24 } as const
/** The anchor of what sits in something: over the foot of that. */
const SEAT = -60
/** How long a lodger that is pressed takes to duck or come up, and to come back, in ms. */
const QUICK = 110
const SLOW = 340

/** Who else lives in the book: a hen in the trunk, a mouse in the boots, a snail on the edge. */
export class Lodgers {
  readonly root = new Container({ label: 'lodgers' })
  readonly shadows = new Container({ label: 'shadows of lodgers' })
  readonly #trunk = new Container()
  readonly #boots = new Container()
  readonly #trunkShadow
  readonly #bootsShadow
  readonly #hen
  readonly #mouse
  /** It goes along the edge, whichever spread is open. */
  readonly snail

  constructor(kit: ViewKit<typeof manifest>) {
    this.#hen = kit.sprite('hen').show('paper')
    const lid = kit.sprite('trunkLid').show('paper')
    lid.y = SEAT
    this.#trunk.addChild(lid, this.#hen, kit.sprite('trunk').show('paper'), kit.laterPart('labels'))
    this.#mouse = kit.sprite('mouse').show('paper')
    this.#boots.addChild(this.#mouse, kit.sprite('boots').show('paper'))
    this.snail = kit.sprite('snail')
    this.#trunkShadow = new Container()
    this.#trunkShadow.addChild(tintShadow(kit.sprite('trunk').show('shadow')))
    this.#bootsShadow = tintShadow(kit.sprite('boots').show('shadow'))
    this.shadows.addChild(this.#trunkShadow, this.#bootsShadow)
    this.root.addChild(this.#trunk, this.#boots)
  }

  draw({ lodgers, snail, angle }: TripState, pose: Readonly<Pose>, { now, reducedMotion }: Moment): void {
    standUp(this.#trunk, FEET.trunk, pose, FALLS.trunk)
    layShadow(this.#trunkShadow, FEET.trunk, pose, FALLS.trunk)
    standUp(this.#boots, FEET.boots, pose, FALLS.boots)
    layShadow(this.#bootsShadow, FEET.boots, pose, FALLS.boots)
    const flat = reducedMotion ? 0 : 1 - smoothstep(HEN_ROOM, HEN_ROOM + 3, angle)
    this.#hen.y = SEAT + HEN.down * Math.max(flat, sharePresent(lodgers.hen, now))
    // Who looks closely sees its ears when the book stands highest.
    const ears = reducedMotion ? 0 : MOUSE.ears * smoothstep(MOUSE.from, STEEPEST, angle)
    const up = Math.max(ears, sharePresent(lodgers.mouse, now))
    this.#mouse.visible = up > 0
    this.#mouse.y = SEAT + MOUSE.down * (1 - up)
    this.snail.position.set(snail.x, SNAIL.y)
    this.snail.scale.x = -snail.way
    this.snail.show(isDuring(lodgers.snail, now) ? 'in' : 'out')
  }
}

/** How far somebody is where it went: there at once, and back slowly. */
function sharePresent(span: Readonly<Span> | null, now: number): number {
  if (!span || !isDuring(span, now)) return 0
  return clamp(Math.min((now - span.from) / QUICK, (span.until - now) / SLOW), 0, 1)
}
