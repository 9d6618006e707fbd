import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/baddog/manifest'
import { clamp, lerp, smoothstep } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { GRASS, peekOf } from '../layout'
import type { BadDogState } from '../state'

/** How far down his head is when nothing is seen of it, and when his eyes are up, in scene units. */
const HEAD = { down: 900, up: GRASS - 16 } as const
/** Where his paws hold the blades apart, beside his head. */
const PAWS = { aside: 96, down: GRASS + 84, up: GRASS + 44 } as const
/** Where the root of his tail is, above the ground that he goes on, and how far behind him. */
const TAIL = { y: GRASS + 74, behind: 66, gone: 190 } as const
/** He blinks every so many ms, for so long; the first time after a while. */
const BLINK = { every: 1150, lasts: 110, first: 700 } as const
/** A pointer no further off than this makes his eyes wide, in scene units. */
const CLOSE = 150

/** What is seen of the dog while he goes about in the grass: his tail, and now and then his eyes. */
export class Prowl {
  readonly root = new Container({ label: 'rustle' })
  /** His paws, before the grass. */
  readonly paws = new Container({ label: 'rustle' })
  readonly #tail
  readonly #head = new Container()
  readonly #eyes
  readonly #leftPaw
  readonly #rightPaw

  constructor(kit: ViewKit<typeof manifest>) {
    this.#tail = kit.sprite('prowlTail')
    this.#eyes = kit.sprite('peekEyes')
    this.#head.addChild(kit.sprite('peek'), this.#eyes)
    this.#leftPaw = kit.sprite('paw')
    this.#rightPaw = kit.sprite('paw')
    this.root.addChild(this.#tail, this.#head)
    this.paws.addChild(this.#leftPaw, this.#rightPaw)
  }

  draw({ prowl, dog }: BadDogState, { now, reducedMotion, pointer }: Moment): void {
    const isUp = dog.leap !== null
    const up = peekOf(prowl.peek, now)
    const run = clamp(prowl.pace / 4.3, -1, 1)
    const gone = since(dog.sankAt, now)
    // They take hold when his head is nearly up.
    const hold = isUp || up <= 0.02 ? 0 : smoothstep(0.5, 0.95, up)
    this.root.visible = !isUp
    this.paws.visible = hold > 0
    if (isUp) return

    const comes = smoothstep(500, 1000, gone)
    const wag = reducedMotion ? 0 : (0.16 + 0.14 * Math.abs(run)) * Math.sin(now / lerp(150, 74, Math.abs(run)))
    const bob = reducedMotion ? 0 : 7 * Math.abs(run) * Math.sin(now / 62)
    const behind = -run * TAIL.behind - (1 - Math.abs(run)) * up * 150
    this.#tail.position.set(prowl.x + behind, TAIL.y + bob + (1 - comes) * TAIL.gone)
    this.#tail.rotation = wag - 0.22 * run

    this.#head.visible = up > 0.02
    if (up <= 0.02) return
    const x = pointer.x - prowl.x
    const age = now - (prowl.peek?.from ?? now)
    // Curious heads are held aslant.
    const tilt = reducedMotion ? 0.06 : 0.06 * Math.sin(age / 420) + clamp(x / 2400, -0.1, 0.1)
    this.#head.position.set(prowl.x, lerp(HEAD.down, HEAD.up, up))
    this.#head.rotation = tilt
    this.#eyes.visible = age <= BLINK.first || (age - BLINK.first) % BLINK.every >= BLINK.lasts
    this.#eyes.show(lookOf(x, pointer.y))
    const y = lerp(PAWS.down, PAWS.up, hold)
    this.#leftPaw.scale.set(1, hold)
    this.#rightPaw.scale.set(1, hold)
    this.#leftPaw.position.set(prowl.x - PAWS.aside, y + 6)
    this.#rightPaw.position.set(prowl.x + PAWS.aside, y)
    this.#leftPaw.rotation = -0.2
    this.#rightPaw.rotation = 0.1
  }
}

/** Where he looks, with the pointer so far to his right, and so far down the stage. */
function lookOf(x: number, y: number) {
  if (Math.abs(x) < CLOSE) return y > GRASS - 2 * CLOSE ? 'wide' : 'up'
  return x < 0 ? 'left' : 'right'
}
