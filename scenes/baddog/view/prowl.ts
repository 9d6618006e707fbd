import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/baddog/manifest'
import { clamp, lerp, smoothstep } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { GRASS, peekOf } from '../layout'
import type { BadDogState } from '../state'
import { Invite } from './invite'

/** Where the root of his tail is, above the ground that he goes on, and how far behind him. */
const TAIL = { y: GRASS + 74, behind: 66, gone: 190 } as const
/** What is seen of the dog while he goes about in the grass: his tail; and as long as nobody has played now and then more of him. */
export class Prowl {
  readonly root = new Container({ label: 'rustle' })
  readonly #tail
  readonly #invite

  constructor(kit: ViewKit<typeof manifest>) {
    this.#tail = kit.sprite('prowlTail')
    this.#invite = new Invite(kit)
    this.root.addChild(this.#tail, this.#invite.root)
  }

  draw({ prowl, dog, stick }: BadDogState, moment: Moment): void {
    const { now, reducedMotion } = moment
    this.root.visible = !dog.leap && !stick
    if (!this.root.visible) return
    this.#invite.draw(prowl, moment)
    const run = clamp(prowl.pace / 4.3, -1, 1)
    const comes = smoothstep(500, 1000, since(dog.sankAt, now))
    const wag = reducedMotion ? 0 : (0.16 + 0.14 * Math.abs(run)) * Math.sin(now / lerp(150, 74, Math.abs(run)))
    const bob = reducedMotion ? 0 : 7 * Math.abs(run) * Math.sin(now / 62)
    const behind = -run * TAIL.behind - (1 - Math.abs(run)) * peekOf(prowl, now) * 150
    this.#tail.position.set(prowl.x + behind, TAIL.y + bob + (1 - comes) * TAIL.gone)
    this.#tail.rotation = wag - 0.22 * run
  }
}
