import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/trip/manifest'
import { FEET } from '../../../assets/trip/shared'
import { smoothstep } from '../../../src/stage/contract/math'
import { isDuring, progress } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { FALLS, FRAMES, type Pose } from '../layout'
import type { Frame as FrameState, TripState } from '../state'
import { layShadow, sprung, standUp, tintShadow } from './standing'

/** The middle of its glass over its foot, in units of the drawing. */
const GLASS_Y = -290
/** How far it nods to a cry, in radians, and how fast, in ms a radian. */
const NOD = { by: 0.034, time: 34 } as const

/** The framed picture of whoever is in the ball that somebody looks at. */
export class Frame {
  readonly root = new Container({ label: 'frame' })
  readonly shadow
  readonly #nodding = new Container()
  readonly #picture

  constructor(kit: ViewKit<typeof manifest>) {
    this.shadow = tintShadow(kit.cutSprite('frame'))
    this.shadow.show('shadow')
    const paper = kit.cutSprite('frame')
    paper.show('paper')
    this.#picture = kit.sprite('picture')
    this.#picture.y = GLASS_Y
    const empty = kit.laterPart('emptyPicture')
    empty.y = GLASS_Y
    this.#nodding.addChild(paper, this.#picture, empty)
    this.root.addChild(this.#nodding)
  }

  draw({ frame, cry }: TripState, pose: Readonly<Pose>, { now, reducedMotion }: Moment): void {
    this.root.visible = this.shadow.visible = frame !== null
    if (!frame) return
    const up = risenOf(frame, now, reducedMotion)
    const foot = FRAMES[frame.ball] ?? FEET.frame
    this.#picture.show(frame.ball)
    standUp(this.root, foot, pose, FALLS.frame)
    this.#nodding.scale.y = up
    layShadow(this.shadow, foot, pose, FALLS.frame, 0, up)
    this.#nodding.rotation =
      cry && isDuring(cry, now) && !reducedMotion ? NOD.by * Math.sin((now - cry.from) / NOD.time / 2) : 0
  }
}

/** How far it has sprung up or folded away: 0…1, and a little over. */
function risenOf({ rise, fold }: FrameState, now: number, reducedMotion: boolean): number {
  if (fold) return 1 - smoothstep(0, 1, progress(fold, now))
  const share = progress(rise, now)
  return reducedMotion ? share : sprung(share)
}
