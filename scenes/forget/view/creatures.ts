import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/forget/manifest'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import type { ForgetState } from '../state'
import { AWAY, type Beam } from './beam'
import type { Thread } from './thread'

/** How long each of the moth's wing beats lasts, in ms. */
const BEAT = 90
/** Where on the thread the snail sets off, and how long it is on its way back to the spool, in ms: some pixels a minute. */
const SNAIL = { from: 0.74, all: 3_600_000, stretch: 900, above: 9 } as const

/** Who lives on the page: a moth that comes to the light, and a snail that goes along the thread the other way. */
export class Creatures {
  readonly root = new Container({ label: 'creatures' })
  readonly #moth
  readonly #snail
  readonly #thread: Thread

  constructor(kit: ViewKit<typeof manifest>, thread: Thread) {
    this.#thread = thread
    this.#moth = kit.animation('moth', [0, 1], BEAT)
    this.#snail = kit.sprite('snail')
    this.root.addChild(this.#snail, this.#moth)
  }

  draw({ moth, opening }: ForgetState, { now, reducedMotion }: Moment, beam: Readonly<Beam>): void {
    const isThere = moth.visit !== null && !reducedMotion
    this.#moth.position.set(isThere ? moth.x : AWAY, isThere ? moth.y : AWAY)
    if (isThere) {
      this.#moth.at(now)
      this.#moth.rotation = Math.atan2(moth.x - beam.x, beam.y - moth.y) * 0.5
    }
    this.#drawSnail(now, beam, !reducedMotion && opening === null)
  }

  #drawSnail(now: number, beam: Readonly<Beam>, isMoving: boolean): void {
    const place = this.#thread.at(SNAIL.from * Math.max(0, 1 - now / SNAIL.all))
    if (!place || Math.abs(place.x - beam.x) > beam.reach + 60 || Math.abs(place.y - beam.y) > beam.reach + 60) {
      this.#snail.position.set(AWAY, AWAY)
      return
    }
    this.#snail.position.set(place.x, place.y - SNAIL.above)
    this.#snail.show(isMoving && Math.floor(now / SNAIL.stretch) % 2 === 1 ? 1 : 0)
  }
}
