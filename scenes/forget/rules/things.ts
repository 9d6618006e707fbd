import type { Point } from '../../../src/stage/contract/geometry'
import { clamp } from '../../../src/stage/contract/math'
import { hypot } from '../../../src/stage/contract/rules/portableMath'
import type { World } from '../../../src/stage/contract/scene'
import { HOPS, isLit, placeIn, placeOf, THING_NAMES, TICK, verdictIn } from '../layout'
import type { Events, ForgetState, Thing, ThingName } from '../state'
import type { Tuning } from '../tuning'

/** How long the fright takes to run from the text over one CSS pixel of the page, in ms. */
const FRIGHT = 0.45

/** All of them, as nobody has thought of them yet. */
export function forgottenThings(): ForgetState['things'] {
  const thing = () => ({ litFor: 0, isRecalled: false, isTouched: false, hoppedAt: null, hop: 0 })
  return Object.fromEntries(THING_NAMES.map((name) => [name, thing()])) as ForgetState['things']
}

/** It hops, for that reason, at that moment. */
function startHop(thing: Thing, why: keyof typeof HOPS, at: number): void {
  thing.hoppedAt = at
  thing.hop = HOPS[why]
}

/** It is pressed: it hops. Who presses it again while the night is about it thinks of it, and need not wait for that. */
export function touchThing(forget: ForgetState, name: ThingName, world: World<Events, Tuning>): void {
  const thing = forget.things[name]
  startHop(thing, 'touched', world.now)
  world.emit('touched', { thing: name })
  if (forget.opening || forget.morning || thing.isRecalled) return
  if (thing.isTouched) recall(forget, name, world)
  thing.isTouched = true
}

/** It has come back. */
function recall(forget: ForgetState, name: ThingName, world: World<Events, Tuning>): void {
  const { recalled, light, isHeld } = forget
  forget.things[name].isRecalled = true
  recalled.push(name)
  // Whoever presses at once is ahead of the light, which comes there.
  const { x, y } = isHeld ? world.pointer : light
  forget.memory = { thing: name, at: world.now, x, y }
  world.emit('recalled', { thing: name, left: THING_NAMES.length - recalled.length })
}

/** Where things are: written over and over. */
const place: Point = { x: 0, y: 0 }
const verdict: Point = { x: 0, y: 0 }

/** Advances all things by one tick: what is lit for long enough one thinks of again. While all of the page is lit, nothing is found. */
export function stepThings(forget: ForgetState, world: World<Events, Tuning>): void {
  const { now, size, tuning } = world
  const isFinding = forget.glow === 1 && forget.isOn && forget.opening === null && forget.morning === null
  for (const name of THING_NAMES) {
    const thing = forget.things[name]
    if (!isFinding || !isLit(placeIn(placeOf(name, forget.mornings), size, place), forget.light)) {
      thing.litFor = 0
      continue
    }
    thing.litFor += TICK
    if (!thing.isRecalled && thing.litFor >= tuning.recalledAfter) {
      startHop(thing, 'recalled', now)
      recall(forget, name, world)
    }
  }
  stepMouse(forget, world)
}

/** The mouse in the sock opens an eye when the light does not go away, and sleeps on when it has gone. */
function stepMouse(forget: ForgetState, world: World<Events, Tuning>): void {
  const isDisturbed = forget.things.sock.litFor >= world.tuning.wakesAfter
  if (isDisturbed && !forget.isMouseAwake) world.emit('woke')
  forget.isMouseAwake = isDisturbed
}

/** All of them start up, the nearest to the text first. */
export function frightenThings(forget: ForgetState, { now, size }: World<Events, Tuning>): void {
  verdictIn(size, verdict)
  for (const name of THING_NAMES) {
    placeIn(placeOf(name, forget.mornings), size, place)
    const far = hypot(place.x - verdict.x, place.y - verdict.y)
    startHop(forget.things[name], 'frightened', now + clamp(Math.round(far * FRIGHT), 0, 2000))
  }
}
