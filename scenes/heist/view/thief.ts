import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/heist/manifest'
import type { Point } from '../../../src/stage/contract/geometry'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { LEAVING, sackOf, wayOut } from '../layout'
import type { HeistState, Thief as ThiefState } from '../state'

/** How long a statue glances at you, and then does not, in ms. */
const GLANCE = 450

/** The thief: a drawing of all above the belt, one of the legs before it, and what falls from him on the floor. */
export class Thief {
  readonly root = new Container({ label: 'thief' })
  readonly shadow
  readonly #upper
  readonly #legs
  readonly #glance
  readonly #way = { x: 0, y: 0, size: 1, turn: 0 }

  constructor(kit: ViewKit<typeof manifest>) {
    this.#upper = kit.sprite('walk', 'idle', 'hush', 'fright', 'statue')
    this.#legs = kit.sprite('walkLegs', 'stand', 'frightLegs', 'statueLegs')
    this.#glance = kit.sprite('glance')
    this.shadow = kit.sprite('shadow')
    this.root.addChild(this.#upper, kit.laterPart('hauler'), this.#legs, this.#glance)
  }

  /** Draws him there: between two ticks he is on his way. */
  draw(heist: HeistState, { now }: Moment, { x, y }: Readonly<Point>): void {
    const { walking, frame, hushes, left, leapsUntil, frozenUntil, loot } = heist
    const leaps = now < leapsUntil
    const isStone = !leaps && now < frozenUntil
    if (leaps || isStone) {
      this.#upper.show(leaps ? 'fright' : 'statue', 0)
      this.#legs.show(leaps ? 'frightLegs' : 'statueLegs', 0)
    } else {
      this.#upper.show(walking ? 'walk' : hushes ? 'hush' : 'idle', frame)
      this.#legs.show(walking ? 'walkLegs' : 'stand', legsFrame(heist, hushes))
    }
    // A statue's eyes do not follow you. Or only now and then.
    this.#glance.visible = isStone && Math.floor((frozenUntil - now) / GLANCE) % 2 === 1
    // With a sack on the floor behind him he is another drawing.
    this.#upper.visible = sackOf(loot.taken.length) === 0
    const way = this.#way
    wayOut(loot.leftAt === null ? 0 : now - loot.leftAt, way)
    const facing = left ? -1 : 1
    this.root.position.set(x + way.x, y + way.y)
    this.root.scale.set(facing * way.size, way.size)
    this.root.rotation = way.turn
    this.root.visible = loot.leftAt === null || now < loot.leftAt + LEAVING.gone
    this.shadow.visible = this.root.visible
    this.shadow.position.set(x, y)
    this.shadow.scale.set(facing * (leaps ? 0.74 : 1), leaps ? 0.74 : 1)
    this.shadow.alpha = leaps ? 0.6 : 1
  }
}

/** Which drawing a thief's legs are in: of eight as he walks, of two as he stands and breathes out into his knees. */
export function legsFrame({ walking, frame, round }: ThiefState, hushes = false): number {
  if (walking) return frame + (round % 2) * 4
  return hushes || frame === 3 ? 1 : 0
}
