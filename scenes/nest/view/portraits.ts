import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/nest/manifest'
import { clamp, DEGREE, smoothstep } from '../../../src/stage/contract/math'
import { progress, since } from '../../../src/stage/contract/rules/spans'
import type { Moment, View } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { COUNT, gridPlaceOf, NAIL, PORTRAITS, SIDES } from '../layout'
import type { NestState, Side } from '../state'
import { mixColors } from './light'

/** The light on a portrait that nobody has chosen, on one that is looked at, on a chosen one. */
const ASLEEP = 0xaaa193
const LOOKED_AT = 0xd8cfbf
const AWAKE = 0xffffff
/** How long a portrait takes to light up or to grey, in ms. */
const FADE = 200
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

/** The gilt frame of a chosen portrait and the light about it. */
function createMark(kit: ViewKit<typeof manifest>) {
  const glow = kit.sprite('glow')
  const gilt = kit.sprite('gilt')
  gilt.pivot.y = -NAIL
  return {
    glow,
    gilt,
    placeOver({ hanging, x, y }: Hung, share: number): void {
      glow.position.set(x, y)
      glow.alpha = share
      gilt.alpha = share
      gilt.rotation = hanging.rotation
      gilt.position.copyFrom(hanging)
    },
  }
}

/** The 42 portraits on their nails. */
export function createPortraits(kit: ViewKit<typeof manifest>): View<NestState> {
  const sides = SIDES.map((side) => ({
    side,
    hung: Array.from({ length: COUNT }, (_, index) => hangPortrait(kit, side, index)),
    // Two, as the one before still fades.
    before: createMark(kit),
    marked: createMark(kit),
  }))
  const marks = sides.flatMap(({ before, marked }) => [before, marked])
  return {
    root: new Container({
      label: 'portraits',
      children: [
        ...marks.map(({ glow }) => glow),
        ...sides.flatMap(({ hung }) => hung.map(({ hanging }) => hanging)),
        ...marks.map(({ gilt }) => gilt),
      ],
    }),
    draw(burrow, moment) {
      for (const { side, hung, before, marked } of sides) {
        for (const one of hung) drawHung(one, burrow, moment)
        const { creature, move } = burrow[side]
        const share = litShare(burrow, side, creature, moment.now)
        const first = hung[creature]
        if (first) marked.placeOver(first, share)
        const last = hung[move?.before ?? creature]
        if (last) before.placeOver(last, move && move.before !== creature ? 1 - share : 0)
      }
    },
  }
}

function hangPortrait(kit: ViewKit<typeof manifest>, side: Side, index: number): Hung {
  const { x = 0, y = 0, tilt = 0 } = PORTRAITS[side][index] ?? {}
  const picture = kit.sprite('portrait').show(index).updateTransform({ y: NAIL })
  if (side === 'right') picture.scale.x = -1
  const hanging = new Container({ children: [picture] })
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
    turned += SWING.reach * (1 - share) * Math.sin(share * SWING.times * 2 * Math.PI)
  }
  return clamp(turned, -0.2, 0.2)
}
