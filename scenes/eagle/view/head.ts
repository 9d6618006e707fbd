import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/eagle/manifest'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { HEAD } from '../layout'
import type { EagleState } from '../state'
import { CRY_BEAK, CRY_TOSS, drawingIn, type Pose } from './pose'
import { CUT, showStage, stageAt } from './stages'

/** How far the ball of the eye goes, in units of the head, when it looks all the way. */
const ROLL = { x: 5.5, y: 3 } as const

/** The lid in the drawings of a blink and of a wink: 0 is half shut, 1 shut. */
const BLINK = [0, 1, 0] as const
const WINK = [0, 1, 1, 1, 0] as const

/** The head: `root` changes from drawing to drawing, `eye` lies over it and moves as it likes. */
export class HeadView {
  readonly root = new Container({ label: 'head', x: HEAD.x, y: HEAD.y })
  readonly eye = new Container({ label: 'gaze', x: HEAD.x, y: HEAD.y })
  readonly #jaw
  readonly #skull
  readonly #bill
  readonly #gape
  readonly #socket
  readonly #plume
  readonly #iris
  readonly #lid
  readonly #brow

  constructor(kit: ViewKit<typeof manifest>) {
    this.#jaw = kit.sprite('jaw')
    this.#skull = kit.sprite('skull')
    this.#bill = kit.sprite('bill')
    this.#gape = kit.sprite('gape')
    this.#socket = kit.sprite('socket')
    this.#plume = kit.sprite('plume')
    this.#iris = kit.sprite('iris')
    this.#lid = kit.sprite('lid')
    this.#brow = kit.sprite('brow')
    this.root.addChild(this.#jaw, this.#skull, this.#bill, this.#gape, this.#socket, this.#plume)
    this.eye.addChild(new Container({ label: 'eye', children: [this.#iris, this.#lid] }), this.#brow)
  }

  draw({ look, blink, wink, cry }: EagleState, pose: Readonly<Pose>, drawing: number, { now }: Moment): void {
    const crying = drawingIn(cry, now)
    const beak = crying < 0 ? pose.beak : (CRY_BEAK[crying] ?? 0)
    this.root.angle = pose.toss + (crying < 0 ? 0 : (CRY_TOSS[crying] ?? 0))
    this.eye.angle = this.root.angle
    showStage(this.#jaw, stageAt(drawing, CUT.jaw) < 0 ? -1 : beak)
    showStage(this.#skull, stageAt(drawing, CUT.skull))
    showStage(this.#bill, stageAt(drawing, CUT.bill))
    showStage(this.#gape, stageAt(drawing, CUT.gape) < 0 ? -1 : beak)
    showStage(this.#socket, stageAt(drawing, CUT.socket))
    showStage(this.#plume, stageAt(drawing, CUT.plume))
    showStage(this.#iris, stageAt(drawing, CUT.iris))
    this.#iris.position.set(look.x * ROLL.x, look.y * ROLL.y)
    showStage(this.#lid, WINK[drawingIn(wink, now)] ?? BLINK[drawingIn(blink, now)] ?? -1)
    showStage(this.#brow, stageAt(drawing, CUT.brow))
  }
}
