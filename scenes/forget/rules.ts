import type { Point } from '../../src/stage/contract/geometry'
import { clamp, damp } from '../../src/stage/contract/math'
import { dropExpired, pushBounded } from '../../src/stage/contract/rules/lists'
import { hypot } from '../../src/stage/contract/rules/portableMath'
import { isOver } from '../../src/stage/contract/rules/spans'
import type { Rules, World } from '../../src/stage/contract/scene'
import { KNOT, placeIn, THING_NAMES, TICK } from './layout'
import { isNow, stepMorning, wave } from './rules/morning'
import { stepMoth } from './rules/moth'
import { forgottenThings, stepThings, touchThing } from './rules/things'
import { stepVerdict } from './rules/verdict'
import type { Events, ForgetState, ThingName } from './state'
import type { Tuning } from './tuning'

/** How near the light comes until it is there: finer nobody sees, and it would creep for seconds. CSS pixels. */
const THERE = 0.1
/** How far the light goes until a place of its way is remembered, in CSS pixels, and how many are at most. */
const GLIMPSE = { apart: 24, most: 40 } as const

/** A torch follows the pointer over a black page, and finds what was forgotten there, and what was better not thought of. */
export const rules: Rules<ForgetState, Events, Tuning> = {
  tick: TICK,

  start: ({ size }) => ({
    light: placeIn(KNOT, size, { x: 0, y: 0 }),
    isOn: false,
    glow: 0,
    warmth: 0,
    isHeld: false,
    restsSince: 0,
    releasedAt: null,
    goesOutAt: null,
    rattledAt: null,
    afterglow: [],
    things: forgottenThings(),
    verdict: { litFor: 0, losses: 0, isLurking: true, pressedAt: null },
    moth: { x: 0, y: 0, visit: null, nextAt: 0 },
    isMouseAwake: false,
    opening: null,
    recalled: [],
    memory: null,
    hidAt: null,
    isWhole: false,
    morning: null,
    mornings: 0,
  }),

  later(forget) {
    forget.isWhole = true
  },

  move: takeTorch,
  hover: takeTorch,

  press(forget, input, world) {
    takeTorch(forget, input, world)
    const { area } = input
    if (area === 'verdict') {
      forget.verdict.pressedAt = world.now
      world.emit('insisted')
    } else if (isThing(area)) {
      touchThing(forget, area, world)
      if (area === 'bear') wave(forget, world)
    } else if (area === 'snail') {
      forget.hidAt = world.now
      world.emit('hid')
    } else {
      forget.rattledAt = world.now
      world.emit('rattled')
    }
  },

  release(forget, _input, { now }) {
    forget.releasedAt = now
  },

  leave(forget, _input, { now, tuning }) {
    // A pointer that leaves within `letGo` ms of a release was a finger, and the torch goes out; a mouse would still be there.
    const { releasedAt } = forget
    if (releasedAt !== null && now - releasedAt <= tuning.letGo) forget.goesOutAt = now + 2 * TICK
  },

  step(forget, world) {
    putOnOrOut(forget, world)
    moveLight(forget, world)
    if (isOver(forget.opening, world.now)) forget.opening = null
    else tellOfClosing(forget, world)
    stepThings(forget, world)
    stepVerdict(forget, world)
    if (!forget.morning) stepMoth(forget, world)
    stepMorning(forget, world)
  },

  check({ light, glow, isOn, afterglow, verdict, things, recalled, morning }, { size, tuning }) {
    if (!(glow >= 0 && glow <= 1)) throw new Error(`glow is ${glow}, not 0 to 1.`)
    if (!(light.x >= 0 && light.y >= 0 && light.x <= size.width && light.y <= size.height))
      throw new Error(`light has left the window, at x ${light.x}, y ${light.y}.`)
    if (afterglow.length > GLIMPSE.most) throw new Error(`afterglow has ${afterglow.length} places.`)
    if (!(verdict.litFor < tuning.knownAfter))
      throw new Error(`verdict.litFor is ${verdict.litFor}, not below ${tuning.knownAfter}.`)
    if (verdict.litFor > 0 && !isOn) throw new Error(`verdict.litFor is ${verdict.litFor} while isOn is ${isOn}.`)
    if (morning && recalled.length < THING_NAMES.length)
      throw new Error(`It is morning, and ${recalled.length} have come back.`)
    for (const name of THING_NAMES) {
      const { litFor, isRecalled } = things[name]
      if (!(litFor < tuning.recalledAfter || isRecalled))
        throw new Error(`things.${name}.litFor is ${litFor} while isRecalled is ${isRecalled}.`)
      if (recalled.includes(name) !== isRecalled)
        throw new Error(`recalled is ${recalled} while things.${name}.isRecalled is ${isRecalled}.`)
    }
  },
}

function isThing(area: string | null): area is ThingName {
  return THING_NAMES.some((name) => name === area)
}

/** Something points: the torch is in its hand, and on. */
function takeTorch(forget: ForgetState, _input: unknown, world: World<Events, Tuning>): void {
  forget.isHeld = true
  forget.goesOutAt = null
  if (forget.isOn) return
  forget.isOn = true
  world.emit('lit')
}

function putOnOrOut(forget: ForgetState, world: World<Events, Tuning>): void {
  const { now, tuning } = world
  if (!forget.isHeld && !forget.isOn && now >= tuning.lightsAfter) {
    forget.isOn = true
    world.emit('lit')
  }
  if (forget.goesOutAt !== null && now >= forget.goesOutAt) {
    forget.goesOutAt = null
    forget.isOn = false
    world.emit('wentOut')
  }
  const change = forget.isOn ? TICK / tuning.kindling : -TICK / tuning.dying
  const glow = clamp(forget.glow + change, 0, 1)
  // The sum of the shares may miss 1 by a rounding error.
  forget.glow = glow > 1 - 1e-9 ? 1 : glow
}

/** Where the light is led: written over and over. */
const target: Point = { x: 0, y: 0 }

/** The light comes after the pointer; before there is one it lies on the knot. */
function moveLight(forget: ForgetState, { now, size, tuning, pointer }: World<Events, Tuning>): void {
  const { light, afterglow } = forget
  if (forget.isHeld) {
    target.x = clamp(pointer.x, 0, size.width)
    target.y = clamp(pointer.y, 0, size.height)
  } else placeIn(KNOT, size, target)
  const far = hypot(target.x - light.x, target.y - light.y)
  const isThere = far < THERE
  light.x = isThere ? target.x : clamp(damp(light.x, target.x, tuning.lag, TICK), 0, size.width)
  light.y = isThere ? target.y : clamp(damp(light.y, target.y, tuning.lag, TICK), 0, size.height)
  if (far > 1) forget.restsSince = now

  dropExpired(afterglow, now)
  const last = afterglow.at(-1)
  if (!forget.isOn || (last && hypot(last.x - light.x, last.y - light.y) < GLIMPSE.apart)) return
  if (last || far > 1) pushBounded(afterglow, { x: light.x, y: light.y, until: now + tuning.afterglow }, GLIMPSE.most)
}

/** The night begins to close in again: in that very tick. */
function tellOfClosing({ opening }: ForgetState, world: World<Events, Tuning>): void {
  if (opening && isNow(opening.closesAt, world.now)) world.emit('closed')
}
