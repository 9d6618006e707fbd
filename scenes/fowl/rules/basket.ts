import { spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { AFTER, CHICKENS, caughtHens, FAIR, isCatchable } from '../layout'
import type { Events, FowlState } from '../state'
import type { Tuning } from '../tuning'
import { sweepMarket } from './market'

type FowlWorld = World<Events, Tuning>

/** How long a caught hen is on her way there, in ms. */
const LANDING = 620

/** Sets the basket down, at the first flight that it can be drawn for. */
export function bringBasket(fowl: FowlState, { now, emit }: FowlWorld): void {
  if (!fowl.hasLater || fowl.basketSince !== null) return
  fowl.basketSince = now
  emit('brought')
}

/** Takes a hen out of the air, into the basket. */
export function catchHen(fowl: FowlState, place: number, { now, emit }: FowlWorld): void {
  const chicken = fowl.chickens[place]
  if (!chicken || !isCatchable(fowl, place)) return
  const hens = caughtHens(fowl.chickens)
  chicken.flying = false
  chicken.hits = null
  chicken.seat = hens
  chicken.lands = spanOf(now, LANDING)
  emit('caught', { hens: hens + 1 })
}

export function rockBasket(fowl: FowlState, { now, emit }: FowlWorld): void {
  if (fowl.basketSince === null) return
  fowl.rockedAt = now
  emit('rocked')
}

/** Somebody pulls the peg, or is pressed, or she has been startled: all six are out. Not before they have been looked at. */
export function freeHens({ fair, chickens }: FowlState, earliest: number, { now, emit }: FowlWorld): void {
  if (!fair || fair.freedAt !== null || now < fair.from + earliest) return
  fair.freedAt = now
  for (const chicken of chickens) {
    chicken.seat = null
    chicken.lands = null
  }
  emit('freed')
}

/** A tick of the fair, or of waiting for it: the sixth lands, they are let out, and the square is swept. */
export function stepFair(fowl: FowlState, world: FowlWorld): void {
  const { now, emit } = world
  const { fair } = fowl
  if (!fair) {
    if (!isFull(fowl, now)) return
    fowl.fair = { from: now, freedAt: null }
    fowl.fairs += 1
    emit('won', { fair: fowl.fairs })
    return
  }
  freeHens(fowl, FAIR.pulls, world)
  if (fair.freedAt === null) return
  sweepMarket(fowl, now - fair.freedAt)
  if (now < fair.freedAt + AFTER.over) return
  fowl.fair = null
  emit('swept')
}

function isFull({ chickens }: FowlState, now: number): boolean {
  for (const { lands } of chickens) if (!lands || now < lands.until) return false
  return true
}

export function checkBasket({ chickens, basketSince, hasLater, fair }: FowlState): void {
  const seats = chickens.flatMap(({ seat }) => seat ?? []).sort()
  if (seats.some((seat, place) => seat !== place)) throw new Error(`seats are ${seats}.`)
  for (const { seat, flying, lands } of chickens)
    if ((seat === null) === (lands !== null) || (flying && lands)) throw new Error(`seat is ${seat}, flying ${flying}.`)
  if (basketSince === null ? seats.length > 0 : !hasLater) throw new Error(`basketSince is ${basketSince}.`)
  if (fair?.freedAt === null && seats.length < CHICKENS) throw new Error(`seats are ${seats}.`)
}
