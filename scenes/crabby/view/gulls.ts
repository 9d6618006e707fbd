import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/crabby/manifest'
import { isDuring, progress, type Span } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { FrameAnimation } from '../../../src/stage/kit/frameAnimation'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { FLIES, flyingHopOf, gullUp, LOG_GULL, POST, POST_GULL, SKY, standingHopOf } from '../layout'
import type { CrabbyState, Gull } from '../state'

/** How far from its feet its beak is, in scene units; of the one in the air, from its breast. */
const BEAK = { x: 60, y: -80 } as const
const FLYING_BEAK = { x: 62, y: -6 } as const
/** How far the one in the air is let down or borne up by its wings, up, level and down, in scene units. */
const LIFT = [5, 0, -6] as const
/** How long the marks of a cry are seen in either of their drawings, in ms. */
const MARKS = 110

/** As narrow as that by its turn, it is seen from the front. */
const TURNING = 0.7
/** Three gulls: on the log, on the post, in the air. */
export class Gulls {
  readonly log = new Container({ label: 'logGull' })
  readonly post = new Container({ label: 'postGull' })
  readonly sky
  /** What is to be seen of their cries. */
  readonly marks = new Container({ label: 'cries' })
  readonly #logGull
  readonly #postGull
  readonly #logMarks
  readonly #postMarks
  readonly #skyMarks

  constructor(kit: ViewKit<typeof manifest>) {
    this.#logGull = kit.sprite('gull').updateTransform(LOG_GULL)
    this.log.addChild(this.#logGull, kit.laterPart('flier'))
    const post = kit.sprite('post').updateTransform(POST)
    this.#postGull = kit.sprite('gull')
    this.post.addChild(post, this.#postGull)
    this.sky = kit.sprite('flyingGull')
    this.sky.label = 'skyGull'
    this.#logMarks = kit.animation('cryMarks', [0, 1], MARKS)
    this.#postMarks = kit.animation('cryMarks', [0, 1], MARKS)
    this.#skyMarks = kit.animation('cryMarks', [0, 1], MARKS)
    this.marks.addChild(this.#logMarks, this.#postMarks, this.#skyMarks)
  }

  draw({ logGull, postGull, skyGull, soak }: CrabbyState, { now, reducedMotion }: Moment): void {
    const off = gullUp(soak, now)
    this.#logGull.visible = off < FLIES.from
    drawStanding(this.#logGull, logGull, LOG_GULL.x, LOG_GULL.y, 1, now, reducedMotion)
    drawStanding(this.#postGull, postGull, POST_GULL.x, POST_GULL.y, -1, now, reducedMotion)
    drawMarks(this.#logMarks, logGull.cry, LOG_GULL.x + BEAK.x, LOG_GULL.y + BEAK.y - off, 1, now)
    drawMarks(this.#postMarks, postGull.cry, POST_GULL.x - BEAK.x, POST_GULL.y + BEAK.y, -1, now)

    const { x, y, goesLeft, wings, cry } = skyGull
    const up = flyingHopOf(cry, now)
    // At either end of its way it comes about: narrower, and from the front.
    const across = (x - SKY.x) / SKY.across
    const turned = Math.min(1, Math.max(TURNING, 6 * Math.sqrt(Math.max(0, 1 - across * across))))
    const side = goesLeft ? -1 : 1
    this.sky.show(turned > TURNING ? wings : 'turning')
    this.sky.position.set(x, y - up + (reducedMotion ? 0 : LIFT[wings]))
    this.sky.scale.set(side * turned, 1)
    this.sky.rotation = -side * (0.1 + up * 0.003)
    drawMarks(this.#skyMarks, cry, x + side * FLYING_BEAK.x, y - up + FLYING_BEAK.y, side, now)
  }
}

function drawStanding(
  sprite: DrawnSprite<string, string>,
  { isShut, cry }: Gull,
  x: number,
  y: number,
  side: 1 | -1,
  now: number,
  reducedMotion: boolean,
): void {
  const share = progress(cry, now)
  const cries = isDuring(cry, now)
  if (cries) sprite.show(share > 0.16 && share < 0.8 ? 'cryWide' : 'cry')
  else sprite.show(isShut ? 'shut' : 'awake')
  // Down before it goes up, and a little too far down again.
  const squash = cries && !reducedMotion ? Math.sin(share * 3 * Math.PI) * (1 - share) * 0.16 : 0
  const breath = reducedMotion ? 0 : 0.012 * Math.sin(now / 700 + x)
  sprite.position.set(x, y - standingHopOf(cry, now))
  sprite.scale.set(side * (1 + squash), 1 - squash + breath)
}

function drawMarks(
  marks: FrameAnimation<'cryMarks', '0' | '1'>,
  cry: Span | null,
  x: number,
  y: number,
  side: number,
  now: number,
): void {
  marks.visible = isDuring(cry, now)
  marks.at(now)
  marks.position.set(x, y)
  marks.scale.x = side
}
