import { KINDS } from '../../../assets/heist-later/shared'
import { clamp } from '../../../src/stage/contract/math'
import { dropExpired, pushBounded } from '../../../src/stage/contract/rules/lists'
import { atan2, cos, hypot, sin } from '../../../src/stage/contract/rules/portableMath'
import { spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { FULL, isLying, NEAR_DOOR, placeOfSack, SACKS, SILL_AT, sackOf, THING } from '../layout'
import type { Events, HeistState, Loot, Thing } from '../state'
import type { Tuning } from '../tuning'
import { withinMargin } from './thief'

type Game = World<Events, Tuning>

/** How far from him and from one another things lie, if there is room, px; how often a place is sought. */
const APART = { him: 250, others: 210, tries: 10 } as const
/** How near the edges of the window things lie, px. */
const EDGE = 118
/** A corner that they leave to the icons of the page, px. */
const ICONS = { width: 330, height: 150 } as const
/** How near his feet the sack may come, as a share of its rope, and how far it is dragged from one mark to the next, px. */
const CLOSE = 0.72
/** How far in a tick it comes round behind him, px; how much nearer than he it is there, and which share of the way to that it makes. */
const SWING = 2
const NEARER = 30
const LEVELS = 0.015
const DRAG = { every: 52, most: 36 } as const
/** Footfalls until somebody wakes up: at first, and then at least, how many more it may be, and how many more each time, as they tire. */
const QUIET = { first: 4, least: 7, more: 4, tiring: 3 } as const

/** The areas of the things. */
const THINGS: readonly string[] = KINDS

const HEN = KINDS.indexOf('hen')
const TEAPOT = KINDS.indexOf('teapot')

export function noLoot(): Loot {
  return {
    ...{ cameAt: null, things: [], taken: [], changedAt: 0, sack: { x: 0, y: 0 }, dragged: 0, drags: [] },
    ...{ quiet: QUIET.first, eyes: null, isJudged: false, woken: 0, stood: 0 },
    ...{ openedAt: null, isBound: false, leftAt: null, toldAt: null, backAt: null, rounds: 0 },
  }
}

/** One of each kind lies about him, in the dark of the floor. */
export function layLoot(heist: HeistState, { size, random }: Game): void {
  const { loot } = heist
  loot.things.length = 0
  for (let kind = 0; kind < KINDS.length; kind++) {
    const best = { x: 0, y: 0 }
    let most = -1
    for (let tries = 0; tries < APART.tries; tries++) {
      const x = withinMargin(random.between(0, size.width), size.width, EDGE)
      const y = withinMargin(random.between(0, size.height), size.height, EDGE)
      let room = hypot(x - heist.x, y - heist.y) / APART.him
      for (const other of loot.things) room = Math.min(room, hypot(x - other.x, y - other.y) / APART.others)
      const [right, below] = [size.width - x, size.height - y]
      if ((right < NEAR_DOOR.x && y < NEAR_DOOR.y) || (right < ICONS.width && below < ICONS.height)) room = 0
      if (room <= most) continue
      most = room
      best.x = x
      best.y = y
      if (room >= 1) break
    }
    loot.things.push({ kind, ...best, hop: null })
  }
}

/** How many things are in the sack, or on their way there. */
function claimed({ things, taken }: Loot): number {
  let count = taken.length
  for (const { hop } of things) if (hop?.isInto) count += 1
  return count
}

/** Which of the things an area is; null where it is none. */
export function placeOfThing(area: string | null): number | null {
  const place = THINGS.indexOf(area ?? '')
  return place < 0 ? null : place
}

/** Somebody has pressed a thing, or him and so the one next to him: it hops towards him, and into the sack if that is near enough. */
export function knock(heist: HeistState, wanted: number | null, { now, emit }: Game): void {
  const { loot } = heist
  const place = wanted ?? nearestTo(heist)
  const thing = loot.things[place]
  if (!thing || !isLying(loot, place) || claimed(loot) >= FULL) return
  const [x, y] = [heist.x - thing.x, heist.y - thing.y]
  const far = hypot(x, y)
  const isInto = far <= THING.knocked + THING.taken
  thing.hop = { ...spanOf(now, THING.hops), fromX: thing.x, fromY: thing.y, isInto }
  if (!isInto) {
    thing.x += (x / far) * THING.knocked
    thing.y += (y / far) * THING.knocked
  }
  emit('knocked')
}

function nearestTo({ x, y, loot }: HeistState): number {
  let nearest = -1
  let least = Number.POSITIVE_INFINITY
  for (let place = 0; place < loot.things.length; place++) {
    const thing = loot.things[place]
    if (!thing || !isLying(loot, place)) continue
    const far = hypot(thing.x - x, thing.y - y)
    if (far >= least) continue
    least = far
    nearest = place
  }
  return nearest
}

/** What was last taken hops out of the sack, and rolls off. */
export function loseLast(heist: HeistState, { now, size, random, emit }: Game): void {
  const { loot } = heist
  const thing = loot.things[loot.taken.pop() ?? -1]
  if (!thing) return
  const from = placeOfSack(heist)
  const way = random.between(-0.9, 0.9) + atan2(from.y - heist.y, from.x - heist.x)
  thing.x = withinMargin(heist.x + cos(way) * THING.rolls, size.width, EDGE)
  thing.y = withinMargin(heist.y + sin(way) * THING.rolls, size.height, EDGE)
  thing.hop = { ...spanOf(now, THING.rolling), fromX: from.x, fromY: from.y, isInto: false }
  loot.changedAt = now
  emit('seen', { kind: thing.kind })
}

/** Takes what he passes, and has the sack come after him. */
export function stepLoot(heist: HeistState, world: Game): void {
  const { loot } = heist
  if (loot.cameAt === null) return
  const { now, size } = world
  for (let place = 0; place < loot.things.length; place++) {
    const thing = loot.things[place]
    if (!thing) continue
    // The window may have shrunk around it.
    thing.x = withinMargin(thing.x, size.width, EDGE)
    thing.y = withinMargin(thing.y, size.height, EDGE)
    if (thing.hop) endHop(heist, thing, place, world)
    else if (canTake(heist, thing, place, now)) {
      thing.hop = { ...spanOf(now, THING.hops), fromX: thing.x, fromY: thing.y, isInto: true }
    }
  }
  dragSack(heist, world)
  dropExpired(loot.drags, now, 'dryAt')
}

function canTake({ x, y, frozenUntil, loot }: HeistState, thing: Thing, place: number, now: number): boolean {
  if (now < frozenUntil || claimed(loot) >= FULL || loot.taken.includes(place)) return false
  return hypot(thing.x - x, thing.y - y) <= THING.taken
}

function endHop({ loot, mouse }: HeistState, thing: Thing, place: number, { now, size, emit }: Game): void {
  if (!thing.hop || now < thing.hop.until) return
  const { isInto } = thing.hop
  thing.hop = null
  if (!isInto) return
  loot.taken.push(place)
  loot.changedAt = now
  emit('taken', { kind: thing.kind })
  if (thing.kind === HEN) emit('joined')
  if (thing.kind === TEAPOT) emit('matched')
  if (loot.taken.length < FULL) return
  loot.openedAt = now
  loot.eyes = null
  // The way out is where he is led from now on, unless somebody leads him elsewhere.
  mouse.x = size.width - SILL_AT.x
  mouse.y = SILL_AT.y
  emit('filled')
}

/** The sack follows his feet by its rope, comes round behind him, is no nearer to them than it is wide, and leaves a mark. */
function dragSack(heist: HeistState, world: Game): void {
  const { loot, left, walking } = heist
  const { sack, taken } = loot
  const carried = sackOf(taken.length) === 0
  const rope = SACKS[sackOf(taken.length)]?.rope ?? 0
  const behind = left ? 1 : -1
  let [x, y] = carried ? [behind, 0] : [sack.x - heist.x, sack.y - heist.y]
  if (walking && !carried) {
    // It is never before his feet for long: it goes round him, on the far side.
    y = x * behind < 0 ? y - SWING : y + (NEARER - y) * LEVELS
    x += behind * SWING
  }
  const far = hypot(x, y) || 1
  const wanted = clamp(far, carried ? rope : rope * CLOSE, rope)
  const [beforeX, beforeY] = [sack.x, sack.y]
  sack.x = withinMargin(heist.x + (x / far) * wanted, world.size.width, EDGE)
  sack.y = withinMargin(heist.y + (y / far) * wanted, world.size.height, EDGE)
  if (!carried) markDrag(loot, sack.x - beforeX, sack.y - beforeY, world)
}

function markDrag(loot: Loot, x: number, y: number, { now, tuning }: Game): void {
  loot.dragged += hypot(x, y)
  if (loot.dragged < DRAG.every) return
  loot.dragged = 0
  const drag = { x: loot.sack.x, y: loot.sack.y, heading: atan2(y, x), laidAt: now, dryAt: now + tuning.drying }
  pushBounded(loot.drags, drag, DRAG.most)
}

/** How many footfalls it is until somebody wakes up again. */
export function nextQuiet({ woken }: Loot, { random }: Game): number {
  return QUIET.least + QUIET.tiring * woken + Math.floor(random.between(0, QUIET.more))
}

export function checkLoot({ loot }: HeistState): void {
  const { things, taken, openedAt, isBound, leftAt, toldAt, eyes, drags } = loot
  const wanted = loot.cameAt === null ? 0 : KINDS.length
  if (things.length !== wanted) throw new Error(`things.length is ${things.length}, not ${wanted}.`)
  if (claimed(loot) > FULL) throw new Error(`taken is ${taken}, and more is on its way, above ${FULL}.`)
  if (new Set(taken).size !== taken.length) throw new Error(`taken is ${taken}, something of it twice.`)
  if ((openedAt !== null) !== (taken.length === FULL))
    throw new Error(`openedAt is ${openedAt} while taken is ${taken}.`)
  if (isBound && openedAt === null) throw new Error(`isBound is ${isBound} while openedAt is ${openedAt}.`)
  if (leftAt !== null && !isBound) throw new Error(`leftAt is ${leftAt} while isBound is ${isBound}.`)
  if (toldAt !== null && leftAt === null) throw new Error(`toldAt is ${toldAt} while leftAt is ${leftAt}.`)
  if (eyes && openedAt !== null) throw new Error(`eyes is from ${eyes.from} while openedAt is ${openedAt}.`)
  if (drags.length > DRAG.most) throw new Error(`drags.length is ${drags.length}, above ${DRAG.most}.`)
}
