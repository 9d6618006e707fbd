import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/snack/manifest'
import { hop } from '../../../src/stage/contract/math'
import { isDuring, progress, since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { ANT, antX, crumbHeight, GROUND, HINGE, leapHeight, MOST, SEAT, seatShare, TILE } from '../layout'
import type { Puff, SnackState } from '../state'

/** Her shadow under her, where she stands. */
const SHADOW = { x: 462, y: GROUND + 17, smallest: 0.6, faintest: 0.3, at: 92 } as const
/** Strokes of a leap: where it began, and how long they are seen, in ms. */
const LEAP = { x: 330, y: GROUND - 24, lasts: 100 } as const
/** The ant's legs, in ms a drawing; where its crumb lies on it; and how high it leaps and throws it when it is frightened. */
const STEP = 110
const CRUMB = { x: 2, y: -32 } as const
const FRIGHT = { leap: 26, hops: 2 } as const
/** Where a burp leaves her bill, and how it drifts, in scene units. */
const BURP = { x: HINGE.x + 292, y: HINGE.y - 46, rises: 110, drifts: 24 } as const

/** What lies on the icing, and what she leaves there: shadow, dust, an ant; and the air over her bill. */
export class Icing {
  readonly shadow
  readonly dust = new Container()
  readonly ant = new Container({ label: 'ant' })
  readonly burp
  readonly #puffs
  readonly #strokes
  readonly #legs
  readonly #crumb
  #between = 0
  #pace = 0

  constructor(kit: ViewKit<typeof manifest>) {
    this.shadow = kit.sprite('shadow').updateTransform(SHADOW)
    this.#puffs = kit.pool('puff', MOST.puffs)
    this.#strokes = kit.sprite('leapStrokes')
    this.dust.addChild(this.#puffs, this.#strokes)
    this.#legs = kit.animation('ant', [0, 1], STEP)
    this.#crumb = kit.sprite('crumb')
    this.ant.addChild(this.#legs, this.#crumb)
    this.burp = kit.sprite('burp')
  }

  draw(snack: SnackState, moment: Moment): void {
    const { chick, puffs, front, feast } = snack
    const { now, between, reducedMotion } = moment
    const up = Math.min(1, leapHeight(chick.leap, now) / SHADOW.at)
    const aside = chick.reach + SEAT.x * seatShare(feast, now)
    this.shadow.x = SHADOW.x + aside
    this.shadow.scale.x = 1 - (1 - SHADOW.smallest) * up
    this.shadow.alpha = 1 - (1 - SHADOW.faintest) * up
    this.#between = between
    this.#pace = front.pace * TILE
    this.#puffs.show(puffs, this.#placePuff, now)
    const leapt = since(chick.leap?.from, now)
    this.#strokes.visible = leapt < LEAP.lasts && !reducedMotion
    this.#strokes.position.set(LEAP.x - (leapt < LEAP.lasts ? leapt * 0.4 : 0), LEAP.y)
    this.#drawAnt(snack, moment)
    this.burp.visible = isDuring(chick.burp, now)
    const share = progress(chick.burp, now)
    this.burp.showShare(share)
    this.burp.position.set(BURP.x + aside + BURP.drifts * share, BURP.y - BURP.rises * share)
  }

  readonly #placePuff = (sprite: DrawnSprite<string, string>, puff: Puff, now: number) => {
    sprite.showShare(progress(puff, now))
    sprite.position.set(puff.x - this.#pace * this.#between, GROUND + 6)
  }

  #drawAnt({ front, antFright }: SnackState, { now, between, reducedMotion }: Moment): void {
    const x = antX(front.at + front.pace * between)
    const share = progress(antFright, now)
    const hops = isDuring(antFright, now) ? hop((share * FRIGHT.hops) % 1) * (1 - share) : 0
    this.ant.position.set(x, ANT.y)
    this.#legs.at(front.pace === 0 && !isDuring(antFright, now) ? 0 : now, isDuring(antFright, now) ? STEP / 3 : STEP)
    this.#legs.y = -FRIGHT.leap * hops
    const sway = reducedMotion ? 0 : 0.07 * Math.sin(now / 90)
    this.#crumb.position.set(CRUMB.x, CRUMB.y - crumbHeight(antFright, now))
    this.#crumb.rotation = sway + (isDuring(antFright, now) ? share * 2 * Math.PI : 0)
  }
}
