import { isOver, spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { LOSS, SINKINGS, STONES, WAVES } from '../layout'
import type { BatState, Events } from '../state'
import type { Tuning } from '../tuning'
import { isAway, packUp } from './letting'

type DuskWorld = World<Events, Tuning>

/** Begins the show; while it goes on, or the castle is carried, all that a press does is to draw eyes. */
export function pressCastle(dusk: BatState, x: number, y: number, world: DuskWorld): void {
  const { castle, letting, lodger } = dusk
  const { now, tuning, emit } = world
  if (castle.show || isAway(letting)) {
    dusk.glance = { x, y, ...spanOf(now, tuning.glance) }
    emit('glanced')
    return
  }
  castle.show = spanOf(now, tuning.show)
  castle.waves = 0
  castle.sinkings = Math.min(SINKINGS, castle.sinkings + 1)
  lodger.peek = null
  emit('sank')
  followShow(dusk, world)
}

/** A tick of the show: its bats, its stone, its end. */
export function followShow(dusk: BatState, world: DuskWorld): void {
  const { now, random, tuning, emit } = world
  const { castle, cat, lodger } = dusk
  const { show } = castle
  if (!show) return
  const share = (now - show.from) / (show.until - show.from)
  while (castle.waves < WAVES.length && share >= (WAVES[castle.waves] ?? 1)) {
    castle.waves += 1
    emit('burst', { wave: castle.waves })
  }
  if (share >= LOSS && castle.lost < STONES && (castle.lostAt === null || castle.lostAt < show.from)) {
    castle.lost += 1
    castle.lostAt = now
    emit('lost', { stones: castle.lost })
  }
  if (now < show.until) return
  castle.show = null
  castle.stoodAt = now
  dusk.glance = null
  cat.turn = spanOf(now, tuning.turn)
  lodger.peeksAt = now + tuning.turn + random.between(0.3, 0.7) * tuning.peekEvery
  emit('tolled', { stones: castle.lost })
  if (dusk.hasLater && castle.sinkings === SINKINGS) packUp(dusk, world)
}

/** A tick of whoever lives under the highest roof: now and then it looks out, and at once when somebody comes near. */
export function followLodger({ lodger, castle, letting }: BatState, { now, random, tuning, emit }: DuskWorld): void {
  if (isOver(lodger.peek, now)) lodger.peek = null
  if (castle.show || isAway(letting) || lodger.peek || now < lodger.peeksAt) return
  lodger.peek = spanOf(now, tuning.peek)
  lodger.peeksAt = lodger.peek.until + random.between(0.6, 1.4) * tuning.peekEvery
  emit('peeped')
}
