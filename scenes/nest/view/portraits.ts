import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/nest/manifest'
import { clamp, DEGREE, lerp, smoothstep } from '../../../src/stage/contract/math'
import { progress, since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { COUNT, gridPlaceOf, PORTRAITS } from '../layout'
import type { NestState, Side } from '../state'
import { mixColors } from './light'

/** The light on a portrait that nobody has chosen, on one that is looked at, on a chosen one. */
const ASLEEP = 0xaaa193
const LOOKED_AT = 0xd8cfbf
const AWAKE = 0xffffff
/** How long a portrait takes to light up or to grey, in ms. */
const FADE = 200
/** How far above the middle of a frame its nail is, in scene units. */
const NAIL = 64
/** A portrait that is looked at is lifted by so much, in scene units, in so many ms, and swings so far, in radians. */
const LIFT = { height: 4, time: 120 } as const
const SWING = { reach: 5 * DEGREE, times: 2.5 } as const
/** They beckon one after the other, so many ms apart, each for so long, and so far, in radians. */
const BECKON = { apart: 46, time: 700, reach: 0.075 } as const

interface Hung {
  readonly side: Side
  readonly index: number
  /** Which of all it is when they beckon, from the lamp outwards. */
  readonly turn: number
  readonly hanging: Container
  readonly picture: DrawnSprite
  readonly x: number
  readonly y: number
  readonly tilt: number
}

/** The gilt frame of a chosen portrait and the light about it: two on each side, as the one before still fades. */
class Chosen {
  readonly glow
  readonly gilt

  constructor(kit: ViewKit<typeof manifest>) {
    this.glow = kit.sprite('glow')
    this.gilt = kit.sprite('gilt')
  }

  placeOver({ hanging, x, y }: Hung, share: number): void {
    this.glow.position.set(x, y)
    this.glow.alpha = share
    this.gilt.alpha = share
    this.gilt.rotation = hanging.rotation
    const [sin, cos] = [Math.sin(hanging.rotation), Math.cos(hanging.rotation)]
    this.gilt.position.set(hanging.x - sin * NAIL, hanging.y + cos * NAIL)
  }
}

/** The 42 portraits on their nails. */
export class Portraits {
  readonly root = new Container({ label: 'portraits' })
  readonly #hung: readonly Hung[]
  readonly #marks: Readonly<Record<Side, { readonly now: Chosen; readonly before: Chosen }>>

  constructor(kit: ViewKit<typeof manifest>) {
    const mark = () => ({ now: new Chosen(kit), before: new Chosen(kit) })
    this.#marks = { left: mark(), right: mark() }
    this.#hung = (['left', 'right'] as const).flatMap((side) =>
      Array.from({ length: COUNT }, (_, index) => hangPortrait(kit, side, index)),
    )
    const marks = Object.values(this.#marks).flatMap(({ now, before }) => [before, now])
    this.root.addChild(
      ...marks.map(({ glow }) => glow),
      ...this.#hung.map(({ hanging }) => hanging),
      ...marks.map(({ gilt }) => gilt),
    )
  }

  draw(burrow: NestState, moment: Moment): void {
    for (const hung of this.#hung) drawHung(hung, burrow, moment)
    this.#drawMarks('left', burrow, moment.now)
    this.#drawMarks('right', burrow, moment.now)
  }

  #drawMarks(side: Side, burrow: NestState, now: number): void {
    const { creature, move } = burrow[side]
    const { now: marked, before } = this.#marks[side]
    const share = litShare(burrow, side, creature, now)
    const first = this.#hungAt(side, creature)
    if (first) marked.placeOver(first, share)
    const last = this.#hungAt(side, move?.before ?? creature)
    if (last) before.placeOver(last, move && move.before !== creature ? 1 - share : 0)
  }

  #hungAt(side: Side, index: number): Hung | undefined {
    return this.#hung[(side === 'left' ? 0 : COUNT) + index]
  }
}

function hangPortrait(kit: ViewKit<typeof manifest>, side: Side, index: number): Hung {
  const { x = 0, y = 0, tilt = 0 } = PORTRAITS[side][index] ?? {}
  const picture = kit.sprite('portrait').show(index).updateTransform({ y: NAIL })
  if (side === 'right') picture.scale.x = -1
  const hanging = new Container()
  hanging.addChild(picture)
  const { column, row } = gridPlaceOf({ side, index })
  const turn = row + (side === 'left' ? 2 - column : column)
  return { side, index, turn, hanging, picture, x, y, tilt }
}

function drawHung(hung: Hung, burrow: NestState, { now, reducedMotion }: Moment): void {
  const { side, index, hanging, picture, x, y, tilt } = hung
  const looked = lookedAt(burrow, hung, now)
  const lit = litShare(burrow, side, index, now)
  picture.tint = mixColors(mixColors(ASLEEP, LOOKED_AT, looked), AWAKE, lit)
  hanging.position.set(x, y - NAIL - LIFT.height * looked)
  hanging.rotation = tilt + (reducedMotion ? 0 : swingOf(burrow, hung, now))
}

/** How far a portrait is lit, 0…1. */
function litShare(burrow: NestState, side: Side, index: number, now: number): number {
  const { creature, move } = burrow[side]
  const share = move ? clamp((now - move.from) / FADE, 0, 1) : 1
  if (creature === index) return share
  return move?.before === index ? 1 - share : 0
}

/** How far it is lifted as it is looked at, 0…1. */
function lookedAt({ pointed }: NestState, { side, index }: Hung, now: number): number {
  if (pointed?.side !== side || pointed.index !== index) return 0
  const share = smoothstep(0, LIFT.time, now - pointed.since)
  return pointed.isOver ? 1 - share : share
}

/** How far it swings off the place where it hangs, in radians. */
function swingOf({ swings, beckonedAt }: NestState, { side, index, turn }: Hung, now: number): number {
  const beckoned = (since(beckonedAt, now) - turn * BECKON.apart) / BECKON.time
  let turned = beckoned > 0 && beckoned < 1 ? BECKON.reach * Math.sin(beckoned * 4 * Math.PI) * (1 - beckoned) : 0
  for (const swing of swings) {
    if (swing.side !== side || swing.index !== index) continue
    const share = progress(swing, now)
    turned += lerp(SWING.reach, 0, share) * Math.sin(share * SWING.times * 2 * Math.PI)
  }
  return clamp(turned, -0.2, 0.2)
}
