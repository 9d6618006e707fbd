import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/baddog/manifest'
import { lerp } from '../../../src/stage/contract/math'
import { isDuring, progress } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { hiddenBy, MOUSE } from '../layout'
import type { BadDogState, Mouse as MouseState } from '../state'
import type { Wind } from './wind'

/** Where its stalk stands, as it is drawn, and the foot it bends about, in scene units. */
const STALK = { x: 212, y: 870, foot: 60 } as const
/** How much of what bends grass bends it. */
const GIVES = 0.3
/** It gnaws in bouts, in ms: bite by bite, and then it looks up. */
const BOUT = { lasts: 2600, gnaws: 1700, bite: 110 } as const
/** From this share of its hiding on it comes up and looks round. */
const COMES = 0.6

/** A harvest mouse on its stalk. */
export class Mouse {
  readonly root = new Container()
  readonly #mouse

  constructor(kit: ViewKit<typeof manifest>) {
    const stalk = kit.sprite('mouseStalk')
    this.#mouse = kit.sprite('mouse')
    this.#mouse.label = 'mouse'
    stalk.y = -STALK.foot
    this.root.addChild(stalk, this.#mouse)
    this.root.position.set(STALK.x, STALK.y + STALK.foot)
  }

  draw({ mouse }: BadDogState, wind: Wind, { now, reducedMotion }: Moment): void {
    const hidden = hiddenBy(mouse.hides, now)
    this.root.rotation = GIVES * wind.bendAt(STALK.x, 0.5)
    const doing = doingOf(mouse, now, reducedMotion)
    this.#mouse.show(doing)
    const shakes = doing === 'covers' && !reducedMotion ? 1.6 * Math.sin(now / 24) : 0
    // Down the stalk, which leans.
    this.#mouse.position.set(MOUSE.x - STALK.x + hidden * 0.09 + shakes, MOUSE.y - STALK.y - STALK.foot + hidden)
    const slides = isDuring(mouse.hides, now) && progress(mouse.hides, now) < 0.14
    this.#mouse.scale.set(slides ? 0.9 : 1, slides ? 1.12 : 1)
    this.#mouse.rotation = reducedMotion ? -0.1 : lerp(-0.14, -0.06, 0.5 + 0.5 * Math.sin(now / 900))
  }
}

function doingOf({ hides, covers, hasPlugs }: MouseState, now: number, reducedMotion: boolean) {
  const bout = now % BOUT.lasts
  const bites = !reducedMotion && bout < BOUT.gnaws && Math.floor(bout / BOUT.bite) % 2 === 0
  if (hasPlugs) return bites ? 'content' : 'plugged'
  if (isDuring(hides, now) && progress(hides, now) > COMES) return 'look'
  if (isDuring(covers, now)) return 'covers'
  if (bout >= BOUT.gnaws) return 'look'
  return bites ? 'chew' : 'gnaw'
}
