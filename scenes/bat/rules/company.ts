import { isOver, spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { climbOf, WINDOWS } from '../layout'
import type { BatState, Cat, Events, Mouse } from '../state'
import type { Tuning } from '../tuning'

type DuskWorld = World<Events, Tuning>

/** How long after the castle began to shake the first of the village is up, as a share of what the next ones take. */
const FIRST_UP = 0.7

export function strokeCat({ cat }: BatState, { now, tuning, emit }: DuskWorld): void {
  cat.purr = spanOf(now, tuning.purr)
  cat.turn = null
  emit('purred')
}

/** A tick of the cat: its tail flicks in its own time. */
export function followCat(cat: Cat, { now, random, tuning }: DuskWorld): void {
  if (isOver(cat.purr, now)) cat.purr = null
  if (isOver(cat.turn, now)) cat.turn = null
  if (isOver(cat.flick, now)) cat.flick = null
  if (now < cat.flicksAt) return
  cat.flick = spanOf(now, tuning.flick)
  cat.flicksAt = now + random.between(0.7, 1.3) * tuning.flickEvery
}

/** A show has begun: says when the first window is lit; `followVillage` lights the next ones. */
export function wakeVillage({ village }: BatState, { now, tuning }: DuskWorld): void {
  village.changesAt = now + tuning.waking * FIRST_UP
}

/** Somebody knocks in the village: one more window is lit; when all are, all go out. */
export function knockAtVillage({ village }: BatState, { now, tuning, emit }: DuskWorld): void {
  village.changesAt = now + tuning.sleeping
  if (village.lit < WINDOWS.most) {
    village.lit += 1
    emit('lit', { windows: village.lit })
  } else {
    village.lit = 0
    emit('darkened')
  }
}

/** A tick of the village: one by one they get up while it rumbles, and go to bed again. */
export function followVillage({ village, castle, letting }: BatState, { now, tuning }: DuskWorld): void {
  if (now < village.changesAt) return
  if (castle.show || letting.leaves) {
    village.lit = Math.min(WINDOWS.most, village.lit + 1)
    village.changesAt = now + tuning.waking
  } else {
    if (village.lit !== WINDOWS.least) village.lit += village.lit > WINDOWS.least ? -1 : 1
    village.changesAt = now + tuning.sleeping
  }
}

export function catchMouse({ mouse }: BatState, { now, tuning, emit }: DuskWorld): void {
  if (!mouse.errand || mouse.flight) return
  mouse.fledFrom = climbOf(mouse, now)
  mouse.flight = spanOf(now, tuning.flight)
  emit('squeaked')
}

/** A tick of the mouse: ends its errand or its flight, and sends it on the next errand. */
export function followMouse(mouse: Mouse, { now, random, tuning }: DuskWorld): void {
  if (mouse.errand && (mouse.flight ? isOver(mouse.flight, now) : isOver(mouse.errand, now))) {
    mouse.errand = null
    mouse.flight = null
    mouse.sentAt = now + random.between(0.7, 1.3) * tuning.errandEvery
  }
  if (mouse.errand || now < mouse.sentAt) return
  mouse.errand = spanOf(now, tuning.errand)
}
