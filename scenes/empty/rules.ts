import { clamp, damp } from '../../src/stage/contract/math'
import { dropExpired, pushBounded } from '../../src/stage/contract/rules/lists'
import { named } from '../../src/stage/contract/rules/named'
import { spanOf } from '../../src/stage/contract/rules/spans'
import type { Rules, World } from '../../src/stage/contract/scene'
import {
  ANSWERS,
  FALL_TIME,
  HOLDS,
  IMPATIENT,
  isKey,
  KEYS,
  MOST_MARKS,
  PRESSING,
  REST,
  SECRET,
  SHAKE,
  SPIDER,
  SWITCHED,
  sideOf,
  YOURS,
} from './layout'
import { countNothing, drawHouse, leadDrop, moveDrop, pressDrop } from './rules/drop'
import { blankPage, inkOn, readPage } from './rules/page'
import { drag, grip, settle } from './rules/shake'
import type { Drop, EmptyState, Events, Key, Side, Thumb } from './state'
import type { Tuning } from './tuning'

type Playing = World<Events, Tuning>

const SIDES = ['left', 'right'] as const satisfies Side[]

/** Ms that a key of the keyboard holds one of the console down each time that it is told of: it is told anew sooner. */
const HELD_DOWN = 120

/** A console starts, and waits for a cartridge that does not come. Whatever is pressed, nothing happens; the third time, something. */
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
    nothings: 0,
    waking: null,
    drop: null,
    page: blankPage(),
    inked: 0,
    isUnkept: false,
    isLeading: false,
    corner: null,
    yoursAt: null,
    grip: null,
    shift: 0,
    jolts: [],
    past: blankPage(),
    falling: null,
  }),

  kept(state, text) {
    state.page = readPage(text) ?? state.page
    state.inked = inkOn(state.page)
    if (state.inked >= YOURS.ink) state.yoursAt = 0
  },

  press(state, { area, at }, world) {
    const { now, tuning, emit } = world
    state.quietSince = now
    if (isKey(area)) {
      sendThumb(state, area, now, true)
      emit('reached', { key: area })
      return
    }
    const held = named(HOLDS, area)
    if (held) {
      holdDown(state, held, now)
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
        if (state.drop) {
          state.isLeading = true
          leadDrop(state, at.x, at.y)
          emit('led')
          break
        }
        emit('touched', { x: at.x, y: at.y })
        countNothing(state, world)
        break
      case 'case':
        grip(state, at.x, world)
        break
      default:
        pushBounded(state.knocks, { x: at.x, y: at.y, ...spanOf(now, tuning.knock) }, MOST_MARKS)
        emit('knocked', { x: at.x, y: at.y })
    }
  },

  release(state) {
    for (const side of SIDES) state.thumbs[side].isHeld = false
    state.isLeading = false
    state.grip = null
  },

  move(state, { at }, world) {
    if (state.isLeading) leadDrop(state, at.x, at.y)
    drag(state, at.x, world)
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
    moveDrop(state, world)
    settle(state, world, rules.tick)
    dropExpired(state.puddles, now)
    dropExpired(state.knocks, now)
    const isMuch = state.inked >= YOURS.ink
    const isQuiet = state.hasChimed && now >= state.quietSince + (isMuch ? tuning.curious : tuning.quiet)
    state.thread = clamp(
      state.thread + (isQuiet ? (isMuch ? 2 : 1) * (rules.tick / tuning.descent) : -rules.tick / SPIDER.up),
      0,
      1,
    )
  },

  check(state, { now }) {
    const { hasChimed, thumbs, thread, puddles, knocks, secret } = state
    checkPage(state)
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

/** A key is still held: its thumb stays down, or comes down again. */
function holdDown(state: EmptyState, key: Key, now: number): void {
  const thumb = state.thumbs[sideOf(key)]
  if (thumb.key !== key) sendThumb(state, key, now, true)
  else if (thumb.down !== null) thumb.setOut = now
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
    if (state.drop) return
    emit('nothing', { side })
    if (thumb.isAsked) countNothing(state, world)
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
    pressDrop(state, key, world)
    if (thumb.isAsked) countSecretKey(state, key, world)
    return
  }
  const least = thumb.down === 0 ? SWITCHED : tuning.hold
  if (thumb.isHeld || now < Math.max(thumb.down + least, thumb.setOut + HELD_DOWN)) return
  thumb.key = null
  // The press at 0 ms switched the console on: no `nothing` follows it.
  thumb.up = thumb.down === 0 ? null : now
  thumb.down = null
  emit('released', { key })
}

/** Counts the keys of the secret that were pressed in a row; a wrong one counts when it is the first of it. */
function countSecretKey(state: EmptyState, key: Key, world: Playing): void {
  const { now, tuning, emit } = world
  if (SECRET[state.secret] === key) state.secret += 1
  else state.secret = key === SECRET[0] ? (state.secret === 2 ? 2 : 1) : 0
  if (state.secret < SECRET.length) return
  state.secret = 0
  if (!state.hasChimed) return
  emit('inked')
  if (state.drop) drawHouse(state, world)
  else state.ink = spanOf(now, tuning.ink)
}

function checkPage({ page, past, inked, drop, waking, shift, jolts, yoursAt }: EmptyState): void {
  for (const one of [page, past]) {
    const text = one.join('')
    if (readPage(text)?.join('') !== text) throw new Error(`There is a page of ${one.length} rows: ${text}.`)
  }
  if (inked !== inkOn(page)) throw new Error(`inked is ${inked}, but the page has ${inkOn(page)}.`)
  if ((drop === null) !== (waking === null))
    throw new Error(`The drop is ${drop && 'there'}, waking ${waking && 'begun'}.`)
  if (drop && nodesApart(drop) > 1) throw new Error(`The drop has gone ${nodesApart(drop)} nodes at once.`)
  if (Math.abs(shift) > SHAKE.reach || jolts.length >= SHAKE.jolts)
    throw new Error(`shift is ${shift}, jolts ${jolts}.`)
  if (yoursAt === null && inked >= YOURS.ink) throw new Error(`The page is nobody’s, with ${inked} on it.`)
}

const nodesApart = ({ column, row, fromColumn, fromRow }: Drop) =>
  Math.abs(column - fromColumn) + Math.abs(row - fromRow)
