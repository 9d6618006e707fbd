import { clamp } from '../../../src/stage/contract/math'
import { pushBounded } from '../../../src/stage/contract/rules/lists'
import { isOver, spanOf } from '../../../src/stage/contract/rules/spans'
import type { Input, World } from '../../../src/stage/contract/scene'
import { leapsLeft, MOST, PRAISE, REACH, RUN_UP, SKY, STICK, STICKS_APART, titleX } from '../layout'
import type { BadDogState, Events } from '../state'
import type { Tuning } from '../tuning'
import { hideProwl } from './prowl'

type MeadowWorld = World<Events, Tuning>

/** A stick flies up from where somebody has pressed in the sky, and he after it. */
export function throwStick(meadow: BadDogState, at: Input['at'], { now, size, emit }: MeadowWorld): void {
  const x = clamp(at.x, size.width * REACH.from, size.width * REACH.to)
  const y = clamp(at.y, SKY.highest, SKY.from)
  const springsX = leapsLeft(x) ? x + RUN_UP : x - RUN_UP
  meadow.stick = { fromX: at.x, fromY: at.y, x, y, springsX, ...spanOf(now, STICK.lasts) }
  hideProwl(meadow.prowl, x)
  emit('thrown')
}

/** A tick of the stick: he bites it, brings it down, and plants it; and what comes of it. */
export function followStick(meadow: BadDogState, world: MeadowWorld): void {
  const { stick, dog, planted } = meadow
  const { now, emit } = world
  followPraise(meadow, world)
  if (!stick) return
  if (now === stick.from + STICK.bites) {
    emit('caught')
    if (!meadow.praise) praiseThird(meadow, stick.x, world)
  }
  if (!isOver(stick, now)) return
  meadow.stick = null
  dog.x = stick.x
  dog.sankAt = now
  pushBounded(planted, placeFor(planted, stick.x), MOST.planted)
  emit('planted', { sticks: planted.length })
}

/** The third stick that he has caught: for once he is called good. */
function praiseThird(meadow: BadDogState, x: number, { now, emit }: MeadowWorld): void {
  meadow.caught = (meadow.caught + 1) % PRAISE.after
  if (meadow.caught > 0) return
  meadow.praise = { x: titleX(x), ...spanOf(now, PRAISE.lasts) }
  emit('praised')
}

/** A tick of that: the mouse ducks from what he was called before, and fetches it again. */
function followPraise(meadow: BadDogState, { now, tuning, emit }: MeadowWorld): void {
  const { praise, mouse } = meadow
  if (!praise) return
  if (now === praise.from + PRAISE.falls) mouse.hides = spanOf(now, tuning.hiding)
  if (now === praise.from + PRAISE.fetches) mouse.hides = spanOf(now, PRAISE.fetching)
  if (now < praise.until) return
  meadow.praise = null
  emit('scolded')
}

/** As near to there as no other stands, towards the middle. */
function placeFor(planted: readonly number[], x: number): number {
  const step = leapsLeft(x) ? STICKS_APART : -STICKS_APART
  let place = x
  while (planted.some((other) => Math.abs(other - place) < STICKS_APART)) place += step
  return place
}

/** What is kept of the meadow while the page is open: where sticks stand. */
export function textOf({ planted }: BadDogState): string {
  return planted.map(Math.round).join()
}

/** Sticks that were planted on an earlier visit stand where they stood. */
export function plantKept({ planted }: BadDogState, text: string): void {
  for (const place of text.split(',').slice(0, MOST.planted).map(Number))
    if (place > 0 && place < 1600) planted.push(place)
}
