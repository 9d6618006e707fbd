import type { Container } from 'pixi.js'
import { UNIT } from '../../../assets/booger/shared'
import type { manifest } from '../../../assets/booger-later/manifest'
import { FLAGS_RIGHT, HOOKS } from '../../../assets/booger-later/shared'
import type { Point } from '../../../src/stage/contract/geometry'
import type { Moment } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { FLIGHT, REIGN, SNAP, THINGS } from '../layout'
import type { Garland } from '../state'
import { faceY } from './pin'

export type Kit = LaterKit<typeof manifest>

/** Something that comes out of the nose. */
export interface Thing {
  readonly sprite: Container
  /** The so-maniest, from 1. */
  readonly rank: number
  /** Where it hangs, in drawing units of the face. */
  readonly hook: Readonly<Point>
  /** It hangs by one end, and swings. */
  readonly swings: boolean
}

/** One of each, the flags in two halves, without the king. */
export function makeThings(kit: Kit): Thing[] {
  const flags = (side: 'left' | 'right') => {
    const sprite = kit.cutSprite('flags')
    sprite.show(side)
    return sprite
  }
  const [blob, string, chain, left, sock] = HOOKS
  return [
    { sprite: flags('left'), rank: 4, hook: left, swings: false },
    { sprite: flags('right'), rank: 4, hook: FLAGS_RIGHT, swings: false },
    { sprite: kit.sprite('blob'), rank: 1, hook: blob, swings: true },
    { sprite: kit.cutSprite('string'), rank: 2, hook: string, swings: false },
    { sprite: kit.cutSprite('chain'), rank: 3, hook: chain, swings: false },
    { sprite: kit.sprite('sock'), rank: 5, hook: sock, swings: true },
  ]
}

/** How long ago, in ms, something came to hang where it hangs; below 0 as it flies there, for ever where that was before this game. */
export function hungFor({ cameAt, before }: Garland, rank: number, now: number): number {
  if (cameAt === null || rank <= before) return Number.POSITIVE_INFINITY
  return now - cameAt - (rank - 1 - before) * FLIGHT.apart - FLIGHT.lasting
}

/** How far (0…1) it is on its way back into the nose, which takes the last first: 0 before, 1 when it is in. */
function goneBack({ snappedAt, snapped, reignsAt, out }: Garland, rank: number, now: number): number {
  const isSniffed = reignsAt !== null && out > 0
  const at = isSniffed ? reignsAt + REIGN.sniffs : snappedAt
  const many = isSniffed ? out : snapped
  if (at === null || rank > many || rank === THINGS) return 1
  return Math.min(1, Math.max(0, (now - at - (many - rank) * SNAP.apart) / SNAP.lasting))
}

/** Puts something where it is on its way out to where it will hang, or back into the nose. Returns whether it is on its way. */
export function putOnWay(thing: Thing, garland: Garland, { now, reducedMotion }: Moment): boolean {
  const { rank } = thing
  const isSniffed = garland.reignsAt !== null && now >= garland.reignsAt + REIGN.sniffs
  const comes = garland.out >= rank && !isSniffed
  const share = comes ? 1 + hungFor(garland, rank, now) / FLIGHT.lasting : 1 - goneBack(garland, rank, now)
  if (reducedMotion || share <= 0 || (comes && share >= 1)) return false
  // Fast at first, and fast at last.
  if (comes) placeOnWay(thing, 1 - (1 - share) * (1 - share), HIGH.out)
  else placeOnWay(thing, 1 - (1 - share) ** 3, HIGH.back)
  return true
}

/** @param way from 0, in the nose, to 1 @param high how high it flies in between, in drawing units */
function placeOnWay({ sprite, rank, hook }: Thing, way: number, high: number): void {
  const nostril = rank % 2 === 0 ? NOSTRILS.right : NOSTRILS.left
  const x = nostril.x + (hook.x - nostril.x) * way
  const y = nostril.y + (hook.y - nostril.y) * way - 4 * high * way * (1 - way)
  sprite.position.set(x * UNIT, faceY(y))
  sprite.rotation = (1 - way) * (hook.x < nostril.x ? 2.2 : -2.2)
  sprite.scale.set(0.2 + 0.8 * way)
}

/** How high things fly, in drawing units: to where they hang, and back. */
const HIGH = { out: 46, back: 8 } as const

/** The middles of the nostrils, in drawing units of the face. */
export const NOSTRILS = { left: { x: 210.8, y: 127 }, right: { x: 269.2, y: 127 } } as const
