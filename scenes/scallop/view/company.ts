import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/scallop/manifest'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { PASTE, SLEEPERS, THIEF_WAY } from '../layout'
import type { ScallopState } from '../state'
import { drawPost } from './cabinet'
import { RADIANS, rung } from './motion'

const NAMES = ['hen', 'bust', 'grin'] as const
/** How somebody shakes who is touched. */
const SHAKE = { lasting: 600, period: 170, turn: 5 } as const
/** How long they stay awake after it, in ms. */
const AWAKE = 1500
/** How far the thief gets with each step, in scene units. */
const STEP = 9

/** Who lives here beside the figurines: three in the pigeon-holes, the thief of labels, and a pot of paste. */
export class Company {
  readonly root = new Container({ label: 'company' })
  readonly #sleepers
  readonly #thief
  readonly #paste

  constructor(kit: ViewKit<typeof manifest>) {
    this.#sleepers = { hen: kit.sprite('hen'), bust: kit.sprite('bust'), grin: kit.sprite('grin') }
    this.#thief = kit.sprite('thief')
    this.#thief.label = 'thief'
    this.#paste = kit.sprite('paste')
    this.#paste.label = 'paste'
    this.#paste.position.copyFrom(PASTE)
    this.#paste.scale.set(PASTE.scale)
    for (const name of NAMES) {
      this.#sleepers[name].label = name
      this.#sleepers[name].position.set(SLEEPERS[name].x, SLEEPERS[name].y)
    }
    const { hen, bust, grin } = this.#sleepers
    this.root.addChild(this.#thief, drawPost(kit), this.#paste, hen, bust, grin)
  }

  draw({ touched, wakened, thief }: ScallopState, { now, reducedMotion }: Moment): void {
    for (const name of NAMES) {
      const elapsed = since(touched[name], now)
      const sleeper = this.#sleepers[name]
      sleeper.show(wakened === name || elapsed < AWAKE ? 'awake' : 'asleep')
      sleeper.rotation = reducedMotion ? 0 : rung(elapsed, SHAKE.lasting, SHAKE.period) * SHAKE.turn * RADIANS
    }
    const stirred = reducedMotion ? 0 : rung(since(touched.paste, now), SHAKE.lasting, SHAKE.period)
    this.#paste.rotation = stirred * 3 * RADIANS
    this.#thief.visible = thief.comesAt === null
    if (thief.comesAt !== null) return
    const steps = Math.floor(thief.x / STEP)
    this.#thief.show(now < thief.goesOnAt ? 'caught' : steps % 2 === 0 ? 'left' : 'right')
    this.#thief.position.set(STEP * steps, THIEF_WAY.y)
  }
}
