import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/match-later/manifest'
import { clamp, easeOutBack, smoothstep, swaying } from '../../../src/stage/contract/math'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { ENTRIES } from '../guideLayout'
import { FILLING, knownIn } from '../layout'
import type { Guide } from '../state'

/** Where it is, from the middle of the fold, and how turned, in radians; the slip by the end that it comes out with last. */
const UNDERLINE = { x: 58, y: 222, rotation: -0.05 } as const
const SLIP = { right: 434, y: 338, halfWidth: 206, turn: -0.038 } as const
const ROSETTE = { x: 450, y: 262, turn: 0.14 } as const
/** How fast the rank is underlined, the rosette springs up, and swings: in ms. */
const UNDERLINED = 300
const SPRING = 260
const SWING = { lasting: 900, period: 300, turn: 0.2 } as const

/** What a game is worth: the rank's underline, a rosette, and the slip that slides out from under it. */
export class Prize {
  readonly root = new Container()
  readonly #underline
  readonly #rosette
  readonly #slip

  constructor(kit: LaterKit<typeof manifest>) {
    this.#underline = kit.sprite('underline').updateTransform(UNDERLINE)
    this.#rosette = kit.sprite('rosette').updateTransform(ROSETTE)
    this.#slip = kit.sprite('slip').updateTransform({ rotation: SLIP.turn })
    this.root.addChild(this.#underline, this.#slip, this.#rosette)
  }

  draw({ plates }: Guide, filled: number, isCalm: boolean): void {
    const brushed = clamp((filled - FILLING.rank - ENTRIES.brushed) / UNDERLINED, 0, 1)
    this.#underline.visible = brushed > 0
    this.#underline.scale.x = isCalm ? 1 : brushed
    const won = filled - ENTRIES.rosette
    this.#rosette.visible = won >= 0
    this.#rosette.show(Math.max(0, knownIn(plates) - 1))
    this.#rosette.scale.set(isCalm ? 1 : 0.2 + 0.8 * easeOutBack(won / SPRING))
    const swing = isCalm ? 0 : swaying(won, SWING.lasting, SWING.period)
    this.#rosette.rotation = ROSETTE.turn + SWING.turn * swing
    const slid = isCalm ? 1 : smoothstep(0, ENTRIES.slides, filled - ENTRIES.slip)
    this.#slip.visible = filled >= ENTRIES.slip
    this.#slip.scale.x = Math.max(0.05, slid)
    this.#slip.position.set(SLIP.right - SLIP.halfWidth * slid, SLIP.y + SLIP.turn * SLIP.halfWidth * (1 - slid))
  }
}
