import { clamp, damp } from '../../src/stage/contract/math'
import { dropExpired, pushBounded } from '../../src/stage/contract/rules/lists'
import { spanOf } from '../../src/stage/contract/rules/spans'
import type { Rules, World } from '../../src/stage/contract/scene'
import {
  ANSWERS,
  FALL_TIME,
  IMPATIENT,
  isKey,
  KEYS,
  MOST_MARKS,
  PRESSING,
  REST,
  SECRET,
  SPIDER,
  SWITCHED,
  sideOf,
} from './layout'
import type { EmptyState, Events, Key, Side, Thumb } from './state'
import type { Tuning } from './tuning'

type Playing = World<Events, Tuning>

const SIDES = ['left', 'right'] as const satisfies Side[]

/** A console starts, and waits for a cartridge that does not come. Whatever is pressed, nothing happens. */
export const rules: Rules<EmptyState, Events, Tuning> = {
  tick: 10,

  start: () => ({
    hasChimed: false,
    // The right thumb has this moment switched it on.
    thumbs: {
      left: thumbAt(REST.left.x, REST.left.y),
      right: { ...thumbAt(KEYS.lower.tip.x, KEYS.lower.tip.y), key: 'lower', down: 0, isAsked: false },
    },
    quietSince: 0,
    thread: 0,
    fright: null,
    puddles: [],
    knocks: [],
    dust: null,
    dark: null,
    secret: 0,
    ink: null,
  }),

  press(state, { area, at }, world) {
    const { now, tuning, emit } = world
    state.quietSince = now
    if (isKey(area)) {
      sendThumb(state, area, now, true)
      emit('reached', { key: area })
      return
    }
    switch (area) {
      case 'spider':
        state.fright = spanOf(now, SPIDER.up)
        emit('frightened')
        break
      case 'slot':
        state.dust = spanOf(now, ANSWERS.dust)
        emit('blown')
        break
      case 'lamp':
        state.dark = spanOf(now, ANSWERS.lamp)
        emit('dimmed')
        break
      case 'speaker':
        pushBounded(state.knocks, { x: at.x, y: at.y, ...spanOf(now, tuning.knock) }, MOST_MARKS)
        emit('scraped')
        break
      case 'screen':
        pushBounded(state.puddles, { x: at.x, y: at.y, ...spanOf(now, tuning.puddle) }, MOST_MARKS)
        emit('touched', { x: at.x, y: at.y })
        break
      default:
        pushBounded(state.knocks, { x: at.x, y: at.y, ...spanOf(now, tuning.knock) }, MOST_MARKS)
        emit('knocked', { x: at.x, y: at.y })
    }
  },

  release({ thumbs }) {
    for (const side of SIDES) thumbs[side].isHeld = false
  },

  hover({ thumbs }, { area }) {
    for (const side of SIDES) thumbs[side].over = isKey(area) && sideOf(area) === side ? area : null
  },

  leave({ thumbs }) {
    for (const side of SIDES) thumbs[side].over = null
  },

  step(state, world) {
    const { now, tuning, emit } = world
    if (now === rules.tick) emit('started')
    if (now === FALL_TIME) {
      state.hasChimed = true
      state.quietSince = now
      emit('chimed')
    }
    // The left thumb presses by itself only while it is on its way to no key.
    for (const moment of IMPATIENT) {
      if (now === moment && state.thumbs.left.key === null) sendThumb(state, 'down', now, false)
    }
    for (const side of SIDES) moveThumb(state, side, world)
    dropExpired(state.puddles, now)
    dropExpired(state.knocks, now)
    const isQuiet = state.hasChimed && now >= state.quietSince + tuning.quiet
    state.thread = clamp(state.thread + (isQuiet ? rules.tick / tuning.descent : -rules.tick / SPIDER.up), 0, 1)
  },

  check({ hasChimed, thumbs, thread, puddles, knocks, secret }, { now }) {
    if (hasChimed !== now >= FALL_TIME) throw new Error(`hasChimed is ${hasChimed} at ${now} ms.`)
    if (!(thread >= 0 && thread <= 1)) throw new Error(`thread is ${thread}, not 0 to 1.`)
    if (puddles.length > MOST_MARKS || knocks.length > MOST_MARKS)
      throw new Error(`There are ${puddles.length} puddles and ${knocks.length} knocks.`)
    if (!(secret >= 0 && secret < SECRET.length)) throw new Error(`secret is ${secret} of ${SECRET.length}.`)
    for (const side of SIDES) {
      const { key, down, x, y } = thumbs[side]
      if (key && sideOf(key) !== side) throw new Error(`thumbs.${side}.key is ${key}.`)
      if (down !== null && key === null) throw new Error(`thumbs.${side}.down is ${down} while key is ${key}.`)
      if (!(x > 0 && x < 480 && y > 60 && y < 200)) throw new Error(`thumbs.${side} is at x ${x}, y ${y}.`)
    }
  },
}

function thumbAt(x: number, y: number): Thumb {
  return { x, y, key: null, over: null, setOut: 0, down: null, isHeld: false, isAsked: true, up: null }
}

/** A thumb sets out for a key: a visitor's, who may hold it, or its own. */
function sendThumb({ thumbs }: EmptyState, key: Key, now: number, isAsked: boolean): void {
  const thumb = thumbs[sideOf(key)]
  thumb.key = key
  thumb.setOut = now
  thumb.down = null
  thumb.up = null
  thumb.isHeld = isAsked
  thumb.isAsked = isAsked
}

function moveThumb(state: EmptyState, side: Side, world: Playing): void {
  const { now, tuning, emit } = world
  const thumb = state.thumbs[side]
  const { key } = thumb
  const goal = key ?? thumb.over
  const place = goal ? KEYS[goal].tip : REST[side]
  const time = goal ? tuning.thumbTime : tuning.restTime
  thumb.x = damp(thumb.x, place.x, time, rules.tick)
  thumb.y = damp(thumb.y, place.y, time, rules.tick)
  if (key) pressKey(state, thumb, key, world)
  else if (thumb.up !== null && now === thumb.up + PRESSING.nothing) {
    state.quietSince = now
    emit('nothing', { side })
  }
}

/** Down after its way, up once it is let go; the switch at the start is held a little longer. */
function pressKey(state: EmptyState, thumb: Thumb, key: Key, world: Playing): void {
  const { now, tuning, emit } = world
  if (thumb.down === null) {
    if (now < thumb.setOut + PRESSING.reach) return
    thumb.down = now
    state.quietSince = now
    emit(sideOf(key) === 'left' ? 'steered' : 'pushed', { key, isAsked: thumb.isAsked })
    if (thumb.isAsked) countSecretKey(state, key, world)
    return
  }
  const least = thumb.down === 0 ? SWITCHED : tuning.hold
  if (thumb.isHeld || now < thumb.down + least) return
  thumb.key = null
  // The press at 0 ms switched the console on: no `nothing` follows it.
  thumb.up = thumb.down === 0 ? null : now
  thumb.down = null
  emit('released', { key })
}

/** Counts the keys of the secret that were pressed in a row; a wrong one counts when it is the first of it. */
function countSecretKey(state: EmptyState, key: Key, { now, tuning, emit }: Playing): void {
  if (SECRET[state.secret] === key) state.secret += 1
  else state.secret = key === SECRET[0] ? (state.secret === 2 ? 2 : 1) : 0
  if (state.secret < SECRET.length) return
  state.secret = 0
  if (!state.hasChimed) return
  state.ink = spanOf(now, tuning.ink)
  emit('inked')
}
