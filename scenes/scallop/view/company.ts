import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/scallop/manifest'
import { swaying } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { PASTE, SLEEPERS, THIEF_WAY } from '../layout'
import type { ScallopState } from '../state'
import { drawPost } from './cabinet'

const NAMES = ['hen', 'bust', 'grin'] as const
/** How a sleeper and the pot shake when they are pressed: for how long and how fast, in ms, and how far a sleeper, in degrees. */
const SHAKE = { lasting: 600, period: 170, turn: 5 } as const
/** How long a sleeper stays awake after that, in ms. */
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
    this.root.addChild(this.#thief, drawPost(kit), this.#paste)
    for (const name of NAMES) {
      const sleeper = this.root.addChild(this.#sleepers[name])
      sleeper.label = name
      sleeper.position.copyFrom(SLEEPERS[name])
    }
  }

  draw({ touched, wakened, thief }: ScallopState, { now, reducedMotion }: Moment): void {
    for (const name of NAMES) {
      const elapsed = since(touched[name], now)
      const sleeper = this.#sleepers[name]
      sleeper.show(wakened === name || elapsed < AWAKE ? 'awake' : 'asleep')
      sleeper.angle = reducedMotion ? 0 : SHAKE.turn * swaying(elapsed, SHAKE.lasting, SHAKE.period)
    }
    this.#paste.angle = reducedMotion ? 0 : 3 * swaying(since(touched.paste, now), SHAKE.lasting, SHAKE.period)
    this.#thief.visible = thief.comesAt === null
    if (thief.comesAt !== null) return
    const steps = Math.floor(thief.x / STEP)
    this.#thief.show(now < thief.goesOnAt ? 'caught' : steps % 2 === 0 ? 'left' : 'right')
    this.#thief.position.set(STEP * steps, THIEF_WAY.y)
  }
}
