import { clamp } from '../../../src/stage/contract/math'
import { since, spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { LAUGHS, LEAP, REACH, TICK } from '../layout'
import type { BadDogState, Dog, Events, Laugh } from '../state'
import type { Tuning } from '../tuning'
import { hearBark } from './company'
import { hideProwl } from './prowl'

type MeadowWorld = World<Events, Tuning>

/** The dog who has not come up yet. */
export function hiddenDog(x: number): Dog {
  return {
    x,
    laugh: 'whoop',
    looksLeft: false,
    leap: null,
    sankAt: null,
    isHolding: false,
    turnedAt: 0,
    barksAt: null,
    tickle: null,
  }
}

/** He leaps where somebody has pressed, with another picture than last time. */
export function startLeap(
  { dog, prowl }: BadDogState,
  at: number,
  { now, size, tuning, random, emit }: MeadowWorld,
): void {
  const last = dog.sankAt === null ? null : dog.laugh
  dog.x = clamp(at, size.width * REACH.from, size.width * REACH.to)
  dog.laugh = random.pick(LAUGHS.filter((laugh) => laugh !== last))
  dog.looksLeft = dog.x > size.width / 2
  dog.leap = spanOf(now, tuning.leap)
  dog.barksAt = now + Math.round(LEAP.barks * tuning.leap)
  dog.tickle = null
  hideProwl(prowl, dog.x)
  dog.turnedAt = now
  dog.isHolding = dog.laugh === 'burst'
  emit('sprung', { laugh: dog.laugh, x: dog.x })
}

export function tickleDog({ dog }: BadDogState, { now, tuning, emit }: MeadowWorld): void {
  dog.tickle = spanOf(now, tuning.tickle)
  emit('tickled')
}

/** A tick of his leap. */
export function followLeap(meadow: BadDogState, world: MeadowWorld): void {
  const { dog } = meadow
  const { now, tuning, emit } = world
  if (!dog.leap) return
  followFace(dog, now, tuning)
  if (dog.barksAt !== null && now >= dog.barksAt) {
    dog.barksAt = null
    emit(BARKS[dog.laugh], { looksLeft: dog.looksLeft })
    hearBark(meadow, world)
  }
  const { from, until } = dog.leap
  const falls = from + LEAP.falls * (until - from)
  if (now >= falls && now - TICK < falls) emit('fell')
  if (now < until) return
  dog.leap = null
  dog.sankAt = now
  dog.isHolding = false
  emit('sank')
}

const BARKS = { whoop: 'woofed', bow: 'chuckled', tongue: 'razzed', burst: 'howled' } as const satisfies Record<
  Laugh,
  keyof Events
>

/** `burst` has two drawings, holding it in and bursting out, which alternate every `toggle` ms. */
function followFace(dog: Dog, now: number, { toggle }: Readonly<Tuning>): void {
  const isHolding = dog.laugh === 'burst' && Math.floor(since(dog.leap?.from, now) / toggle) % 2 === 0
  if (isHolding !== dog.isHolding) dog.turnedAt = now
  dog.isHolding = isHolding
}
