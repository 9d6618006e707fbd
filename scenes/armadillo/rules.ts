import type { Point } from '../../src/stage/contract/geometry'
import { dropExpired, pushBounded } from '../../src/stage/contract/rules/lists'
import { isOver, spanOf } from '../../src/stage/contract/rules/spans'
import type { Rules, World } from '../../src/stage/contract/scene'
import { FLIGHT, MOST_SPLASHES, PICTURE, RULER, SPLITTABLE } from './layout'
import { antAtStart, frightenAnt, walkAnt } from './rules/ant'
import { blockAt, isInside, parentOf } from './rules/blocks'
import { checkPlates, turnLeaves } from './rules/plates'
import { letRain } from './rules/rain'
import { largestReady, splitAlong, splitBlocks, toPixels } from './rules/splitting'
import type { ArmadilloState, Events } from './state'
import type { Tuning } from './tuning'

/** All blocks are looked through every so many ms: what was split stays so. */
const CHECKED = 100

/** How far a drop flies from under a finger that splits nothing, in scene units. */
const TAP_REACH = 26

/** A picture in one round block that splits into quarters wherever the pointer comes, down to 4096 of 2 pixels. */
export const rules: Rules<ArmadilloState, Events, Tuning> = {
  tick: 10,

  start: ({ tuning }) => ({
    splitAt: new Array<number | null>(SPLITTABLE).fill(null),
    count: 0,
    trail: null,
    rests: false,
    wholeAt: null,
    blink: null,
    blinksAt: null,
    blinks: 0,
    splashes: [],
    ant: antAtStart(tuning.step),
    peek: null,
    stirredAt: 0,
    plate: 0,
    hasLater: false,
    roll: null,
    turn: null,
    rounds: 0,
  }),

  later(state) {
    state.hasLater = true
  },

  move(state, { at: { x, y } }, world) {
    const { trail } = state
    const from = trail && world.now - trail.at <= world.tuning.trail ? trail : { x, y }
    splitAlong(state, from, { x, y }, world)
    const place = toPixels(x, y)
    state.trail = { x, y, at: world.now }
    state.rests = isInside(place.x, place.y)
    state.stirredAt = world.now
    postponeBlink(state, world)
  },

  press(state, { at, area }, world) {
    state.stirredAt = world.now
    postponeBlink(state, world)
    if (area === 'ant') {
      frightenAnt(state.ant, world)
      return
    }
    if (area === 'ball') {
      state.peek = spanOf(world.now, world.tuning.peek)
      world.emit('peeked')
      return
    }
    if (area !== 'picture') return
    const place = toPixels(at.x, at.y)
    const largest = isMiddle(at) ? largestReady(state, world) : []
    const blocks = largest.length > 0 ? largest : [blockAt(state.splitAt, place.x, place.y)]
    if (state.wholeAt === null && splitBlocks(state, blocks, world)) return
    const drops = { x: at.x, y: at.y, ...spanOf(world.now, world.tuning.splash), reach: TAP_REACH, block: null }
    pushBounded(state.splashes, drops, MOST_SPLASHES)
    world.emit('tapped')
  },

  /** Where the next touch begins does not hang on where this one ended: what lies between is not split. */
  release(state) {
    state.trail = null
  },

  leave(state, { area }) {
    if (area === 'picture') state.rests = false
  },

  step(state, world) {
    const { trail, rests, splashes, ant } = state
    if (trail && rests && state.wholeAt === null) {
      const place = toPixels(trail.x, trail.y)
      splitBlocks(state, [blockAt(state.splitAt, place.x, place.y)], world)
    }
    dropExpired(splashes, world.now)
    walkAnt(ant, world)
    letRain(state, world)
    if (isOver(state.peek, world.now)) state.peek = null
    lookAfterAll(state, world)
    if (!state.roll) followBlink(state, world)
    turnLeaves(state, world)
  },

  check(state, { now }) {
    checkPlates(state)
    const { splitAt, count, splashes, ant, wholeAt, blink: shut } = state
    if (now % CHECKED === 0) checkBlocks(splitAt, count)
    if ((wholeAt !== null) !== (count === SPLITTABLE)) throw new Error(`wholeAt is ${wholeAt} while count is ${count}.`)
    if (shut && wholeAt === null) throw new Error(`blink is from ${shut.from} while wholeAt is ${wholeAt}.`)
    if (splashes.length > MOST_SPLASHES) throw new Error(`There are ${splashes.length} splashes.`)
    if (!(ant.part >= 0 && ant.part <= RULER.parts)) throw new Error(`ant.part is ${ant.part}, beside the ruler.`)
    if (wholeAt !== null && !(wholeAt <= now)) throw new Error(`wholeAt is ${wholeAt}, after ${now}.`)
  },
}

/** @throws where a block was split before what it is a quarter of had come, or they are not as many as were counted */
function checkBlocks(splitAt: readonly (number | null)[], count: number): void {
  let found = 0
  for (let index = 0; index < SPLITTABLE; index++) {
    const at = splitAt[index] ?? null
    if (at === null) continue
    found += 1
    const parent = parentOf(index)
    if (parent === null) continue
    const before = splitAt[parent]
    if (typeof before !== 'number') throw new Error(`splitAt[${index}] is ${at} while splitAt[${parent}] is ${before}.`)
    if (!(at - before >= FLIGHT))
      throw new Error(`splitAt[${index}] is ${at}, too soon after splitAt[${parent}]: ${before}.`)
  }
  if (found !== count) throw new Error(`count is ${count} while splitAt has ${found}.`)
}

/** Keys and screen readers press the very middle of the picture, so the largest block that is ready is split instead. */
function isMiddle({ x, y }: Readonly<Point>): boolean {
  return x === PICTURE.x + PICTURE.side / 2 && y === PICTURE.y + PICTURE.side / 2
}

/** Once nobody has stirred for a while, the one that says that it sleeps looks who is still there. */
function lookAfterAll(state: ArmadilloState, { now, tuning, emit }: World<Events, Tuning>): void {
  if (state.stirredAt === null || state.plate > 0 || state.turn || now < state.stirredAt + tuning.alone) return
  state.stirredAt = null
  state.peek = spanOf(now, tuning.peek)
  emit('watched')
}

/** It keeps its eyes open while somebody stirs; what it has begun it ends. */
function postponeBlink(state: ArmadilloState, { now, tuning }: World<Events, Tuning>): void {
  if (state.blinksAt === null || state.blinks === 0 || state.blinks % 2 === 1) return
  state.blinksAt = now + tuning.rest
}

/** It blinks twice, and then again twice whenever nobody has stirred for a while. */
function followBlink(state: ArmadilloState, { now, tuning, emit }: World<Events, Tuning>): void {
  if (isOver(state.blink, now)) state.blink = null
  if (state.blinksAt === null || now < state.blinksAt) return
  state.blink = spanOf(now, tuning.blink)
  state.blinks += 1
  const isSecond = state.blinks % 2 === 0
  state.blinksAt = now + (isSecond ? tuning.rest : tuning.again)
  if (!isSecond) emit('blinked', { isFirst: state.blinks === 1 })
}
