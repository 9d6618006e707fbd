import type { Container } from 'pixi.js'
import type { Point } from '../../../src/stage/contract/geometry'
import { lerp, ringing, smoothstep } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import { TURN } from '../layout'
import type { ScurryState } from '../state'

/** Where each follows him, from the line that he runs on, how large, and how it leans, in radians. */
export const TOW = {
  moon: { x: -116, y: 262, scale: 0.62, lean: 0.1 },
  clock: { x: -116, y: 280, scale: 1, lean: 0.12 },
  display: { x: -300, y: 140, scale: 0.62, lean: -0.06 },
} as const
/** When the rope reaches it, after it was thrown, and how the noose is then drawn tight by jerks; in ms and scene units. */
const ROPE = { there: 350, tight: 520, jerks: [560, 860, 1160], fading: 70, period: 160, reach: 24 } as const
/** How something bobs in tow. */
const BOB = { by: 9, time: 420 } as const

/** One thing that is carried off: where it is between its place and his rope. */
export class Haul {
  /** Whether its place is empty. */
  isAway = false
  /** How far the rope has flown to it, and how tight the noose is; both 0…1. */
  rope = 0
  tight = 0
  readonly #name
  readonly #tow
  /** From its place (0) to his rope (1). */
  #share = 0
  #jerk = 0
  #bob = 0
  #x = 0

  constructor(name: keyof typeof TOW) {
    this.#name = name
    this.#tow = TOW[name]
  }

  follow({ chase, inventor }: ScurryState, { now, reducedMotion }: Moment): void {
    const elapsed = chase.caughtAt === null ? Number.POSITIVE_INFINITY : since(chase.caughtAt, now)
    const isHis = chase.loot === this.#name
    const thrown = elapsed - TURN.lassoes
    const isReturning = thrown < 0
    this.isAway = isHis && (!isReturning || elapsed < TURN.returned)
    this.#share = isReturning ? 1 - smoothstep(0, TURN.returned, elapsed) : smoothstep(TURN.torn, TURN.hauled, elapsed)
    this.rope = isReturning ? 0 : smoothstep(0, ROPE.there, thrown)
    this.tight = isReturning ? 0 : smoothstep(ROPE.there, ROPE.tight, thrown)
    this.#jerk = 0
    for (const jerk of ROPE.jerks) this.#jerk += ROPE.reach * ringing(thrown - jerk, ROPE.fading, ROPE.period)
    this.#bob = reducedMotion ? 0 : BOB.by * Math.sin(now / BOB.time)
    this.#x = inventor.x
  }

  /** Puts it there: at home, at his rope, or on the way. @param small how small it is at home, of its size in tow's terms */
  place(thing: Container, home: Readonly<Point>, small: number): void {
    const share = this.isAway ? this.#share : 0
    const { x, y, scale, lean } = this.#tow
    thing.position.set(
      lerp(home.x, this.#x + x, share) + (this.isAway ? this.#jerk * Math.sign(this.#x - home.x) : 0),
      lerp(home.y, y + this.#bob, share),
    )
    thing.scale.set(lerp(small, scale, share))
    thing.rotation = lean * share
  }
}
