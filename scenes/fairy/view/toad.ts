import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/fairy/manifest'
import { isDuring } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { TOAD } from '../layout'
import type { FairyState } from '../state'

/** How often the toad blinks and for how long, in ms. */
const BLINK = { every: 4600, lasts: 170 } as const
/** Where the water leaves its lips, in scene units below its middle. */
const LIPS = 47
/** How long each drawing of the water is seen, in ms. */
const FLOW = { usual: 120, calm: 300 } as const

/** The stone toad over the water that it spits. */
export class ToadView {
  readonly root = new Container({ label: 'toad and jet', x: TOAD.x, y: TOAD.y })
  readonly #toad
  readonly #jet
  readonly #gush

  constructor(kit: ViewKit<typeof manifest>) {
    this.#toad = kit.sprite('toad')
    this.#toad.label = 'toad'
    this.#jet = kit.animation('jet', [0, 1, 2], FLOW.usual).updateTransform({ y: LIPS })
    this.#gush = kit.animation('gush', [0, 1, 2], FLOW.usual).updateTransform({ y: LIPS })
    this.root.addChild(this.#jet, this.#gush, this.#toad)
  }

  draw({ gulp, gush, evening }: FairyState, { now, reducedMotion }: Moment): void {
    const gulps = isDuring(gulp, now)
    const gushes = isDuring(gush, now)
    const blinks = now % BLINK.every > BLINK.every - BLINK.lasts
    this.#toad.show(gulps ? 'gulp' : gushes ? 'gush' : blinks ? 'blink' : 'calm')
    const each = reducedMotion ? FLOW.calm : FLOW.usual
    // Whoever sings does not spit.
    this.#jet.visible = !gulps && !gushes && !isDuring(evening.song, now)
    this.#gush.visible = gushes
    this.#jet.at(now, each)
    this.#gush.at(now, each)
  }
}
