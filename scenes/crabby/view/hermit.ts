import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/crabby/manifest'
import { isDuring, progress } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { HERMIT } from '../layout'
import type { CrabbyState } from '../state'
import { clawsAt } from './snip'

/** The drawings by what its claws do. */
const CLAWS = { rest: 'rest', wide: 'open', shut: 'shut' } as const

/** The hermit crab in its thimble. */
export class Hermit {
  readonly root = new Container({ label: 'hermit' })
  readonly #sprite

  constructor(kit: ViewKit<typeof manifest>) {
    this.#sprite = kit.sprite('hermit')
    this.root.addChild(this.#sprite)
    this.root.position.copyFrom(HERMIT)
  }

  draw({ hermit }: CrabbyState, { now, reducedMotion }: Moment): void {
    const { hides, snip } = hermit
    const gone = progress(hides, now)
    const isHiding = isDuring(hides, now)
    if (!isHiding) this.#sprite.show(CLAWS[clawsAt(snip, now)])
    else this.#sprite.show(gone > 0.06 && gone < 0.8 ? 'away' : 'half')
    // The thimble rocks when somebody goes in head first.
    const rock = isHiding && gone < 0.4 && !reducedMotion ? Math.sin(gone * 40) * (0.4 - gone) * 0.5 : 0
    const hop = isDuring(snip, now) && !reducedMotion ? Math.abs(Math.sin(progress(snip, now) * 2 * Math.PI)) * 6 : 0
    this.#sprite.rotation = rock
    this.#sprite.y = -hop
  }
}
