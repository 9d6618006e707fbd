import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/eagle/manifest'
import { isDuring, progress } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { CREST, DROP, NIB } from '../layout'
import type { EagleState } from '../state'
import { drawingIn } from './pose'
import { CUT, showStage, stageAt } from './stages'

/** How far the pen nods when it is knocked against, drawing by drawing, in degrees. */
const NOD = [-1.2, 0.9, -0.6, 0.4, -0.2, 0] as const

/** How a ripe drop trembles: every so many ms, for so long, by which share of its size. */
const TREMBLE = { every: 3200, lasts: 480, share: 0.16 } as const

/** What of it changes from drawing to drawing, back to front. */
const PARTS = ['shaft', 'nib', 'leftFoot', 'rightFoot'] as const

/** The pen and the talons around it change from drawing to drawing; the drop at its nib lies over them and moves as it likes. */
export class PenView {
  readonly root = new Container({ label: 'pen' })
  readonly ink = new Container({ label: 'ink' })
  readonly #parts
  readonly #drop
  readonly #falling

  constructor(kit: ViewKit<typeof manifest>) {
    this.#parts = PARTS.map((name) => ({ name, sprite: kit.sprite(name) }))
    this.#drop = kit.sprite('drop')
    this.#falling = kit.sprite('drop').show(3)
    this.root.addChild(...this.#parts.map(({ sprite }) => sprite))
    this.ink.addChild(this.#drop, this.#falling)
  }

  draw({ tap, dropFrom, fall }: EagleState, drawing: number, { now, reducedMotion }: Moment): void {
    const nod = NOD[drawingIn(tap, now)] ?? 0
    this.root.angle = reducedMotion ? nod / 3 : nod
    this.ink.angle = this.root.angle
    for (let i = 0; i < this.#parts.length; i++) {
      const part = this.#parts[i]
      if (part) showStage(part.sprite, stageAt(drawing, CUT[part.name]))
    }
    this.#drawDrop(dropFrom, now, reducedMotion)
    const fallen = progress(fall, now)
    this.#falling.scale.set(isDuring(fall, now) ? 1 : 0)
    this.#falling.position.set(NIB.x, NIB.y + (DROP.way / CREST.scale) * fallen * fallen)
  }

  #drawDrop(dropFrom: number | null, now: number, reducedMotion: boolean): void {
    const age = dropFrom === null ? -1 : now - dropFrom
    const phase = age >= DROP.grows ? (age - DROP.grows) % TREMBLE.every : TREMBLE.every
    const gone = phase / TREMBLE.lasts
    const squash = gone < 1 && !reducedMotion ? TREMBLE.share * Math.sin(gone * 4 * Math.PI) * (1 - gone) : 0
    this.#drop.position.set(NIB.x, NIB.y)
    this.#drop.scale.set(age < 0 ? 0 : 1 - squash, age < 0 ? 0 : 1 + squash)
    this.#drop.show(age >= DROP.grows ? 2 : age > DROP.grows / 2 ? 1 : 0)
  }
}
