import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/eagle/manifest'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { HEAD } from '../layout'
import type { EagleState } from '../state'
import { CRY_BEAK, CRY_TOSS, drawingIn, HOLDS, type Pose } from './pose'
import { CUT, showStage, stageAt } from './stages'

/** How far the ball of the eye goes, in units of the head, when it looks all the way. */
const ROLL = { x: 5.5, y: 3 } as const

/** The lid in the drawings of a blink and of a wink: 0 is half shut, 1 shut. */
const BLINK = [0, 1, 0] as const
const WINK = [0, 1, 1, 1, 0] as const

/** What of it changes from drawing to drawing, back to front. */
const PARTS = ['jaw', 'skull', 'bill', 'gape', 'socket', 'plume'] as const

/** The head: `root` changes from drawing to drawing, `eye` lies over it and moves as it likes. */
export class HeadView {
  readonly root = new Container({ label: 'head', x: HEAD.x, y: HEAD.y })
  readonly eye = new Container({ x: HEAD.x, y: HEAD.y })
  readonly #parts
  readonly #iris
  readonly #lid
  readonly #brow

  constructor(kit: ViewKit<typeof manifest>) {
    this.#parts = PARTS.map((name) => ({ name, sprite: kit.sprite(name) }))
    this.#iris = kit.sprite('iris')
    this.#lid = kit.sprite('lid')
    this.#brow = kit.sprite('brow')
    this.root.addChild(...this.#parts.map(({ sprite }) => sprite))
    this.eye.addChild(new Container({ label: 'eye', children: [this.#iris, this.#lid] }), this.#brow)
  }

  draw(crest: EagleState, pose: Readonly<Pose>, drawing: number, { now }: Moment): void {
    const { look, takenAt } = crest
    const crying = drawingIn(crest.cry, now)
    // It opens for a star as for a cry, and hardly with one in it.
    const beak = takenAt === null ? (CRY_BEAK[Math.max(crying, drawingIn(crest.flight, now))] ?? pose.beak) : HOLDS
    this.root.angle = pose.toss + (CRY_TOSS[crying] ?? 0)
    this.eye.angle = this.root.angle
    for (let i = 0; i < this.#parts.length; i++) {
      const part = this.#parts[i]
      if (!part) continue
      const stage = stageAt(drawing, CUT[part.name])
      showStage(part.sprite, stage >= 0 && (part.name === 'jaw' || part.name === 'gape') ? beak : stage)
    }
    showStage(this.#iris, stageAt(drawing, CUT.iris))
    this.#iris.position.set(look.x * ROLL.x, look.y * ROLL.y)
    showStage(this.#lid, WINK[drawingIn(crest.wink, now)] ?? BLINK[drawingIn(crest.blink, now)] ?? -1)
    showStage(this.#brow, stageAt(drawing, CUT.brow))
  }
}
