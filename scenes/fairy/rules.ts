import type { Point } from '../../src/stage/contract/geometry'
import { dropExpired, pushBounded } from '../../src/stage/contract/rules/lists'
import { isSecondPress } from '../../src/stage/contract/rules/secondPress'
import { isOver, type Span, spanOf } from '../../src/stage/contract/rules/spans'
import type { Input, Rules, World } from '../../src/stage/contract/scene'
import { depthOf, FAIRY_AREAS, FALL, isOnWater, KINDS, MOST_RIPPLES, MOST_WOKEN, REFLECTED } from './layout'
import { bottleAtHome, flyCork, poppedCork, swingBottle } from './rules/bottle'
import { asleep, danceOn, turnEvening, wakeBy, wakeOn } from './rules/evening'
import { fairyAt, flyOn, sortByDepth, withinGarden } from './rules/fairy'
import type { Bottle, Events, Fairy, FairyState, Kind } from './state'
import type { Tuning } from './tuning'

/** Where the three begin, in shares of the picture. */
const STARTS: Readonly<Record<Kind, Point>> = { 0: { x: 0.4, y: 0.5 }, 1: { x: 0.5, y: 0.5 }, 2: { x: 0.6, y: 0.5 } }

/** A bottle, and three fairies over a fountain: one of them at a time goes in, and comes out where the bottle is over the fountain. */
export const rules: Rules<FairyState, Events, Tuning> = {
  tick: 10,

  start: (world) => ({
    fairies: KINDS.map((kind) => fairyAt(kind, STARTS[kind].x, STARTS[kind].y, world)),
    bottle: bottleAtHome(),
    cork: null,
    ripples: [],
    gulp: null,
    gush: null,
    evening: asleep(),
  }),

  later({ evening }) {
    evening.isDrawn = true
  },

  move({ bottle }) {
    bottle.taken = true
  },

  hover({ bottle }) {
    bottle.taken = true
  },

  press(garden, input, world) {
    const { bottle } = garden
    bottle.taken = true
    bottle.squashing = -world.tuning.squeeze
    const kind = KINDS.find((one) => FAIRY_AREAS[one] === input.area)
    if (kind !== undefined) {
      if (!isOver(garden.evening.song, world.now)) twirl(garden, kind, world)
      else if (bottle.holds === null) catchFairy(garden, kind, world)
      else laughAtBottle(garden, kind, world)
    } else if (input.area === 'fountain') {
      if (bottle.holds === null) startHiccup(garden, world)
      else if (!isEntering(bottle, world.now)) releaseFairy(garden, bottle.holds, input, world)
    } else if (input.area === 'toad') {
      startHiccup(garden, world)
    } else if (bottle.holds !== null) {
      // Away from the fountain she is not let out, but knocks.
      bottle.knockAt = world.now
      world.emit('knocked', { fairy: bottle.holds })
    }
  },

  step(garden, world) {
    const seconds = rules.tick / 1000
    const { fairies, bottle, ripples, evening } = garden
    wakeOn(evening, world)
    turnEvening(garden, rules.tick, world)
    const song = isOver(evening.song, world.now) ? null : evening.song
    for (let place = 0; place < fairies.length; place++) {
      const fairy = fairies[place]
      if (!fairy) continue
      if (song) danceOn(fairy, world.now - song.from, rules.tick, world)
      else flyOn(fairy, rules.tick, world)
      dipToe(garden, fairy, world)
    }
    sortByDepth(fairies)
    swingBottle(bottle, seconds, world)
    if (bottle.holds !== null && hasJustEnded(bottle.entry, world.now)) {
      bottle.squashing = -world.tuning.squeeze / 2
      world.emit('corked', { fairy: bottle.holds })
    }
    if (hasJustEnded(garden.gulp, world.now)) addRipple(garden, FALL, 2.4, world)
    if (garden.cork) {
      flyCork(garden.cork, seconds)
      if (world.now >= garden.cork.goneAt) {
        if (isOnWater(garden.cork.x, garden.cork.y)) addRipple(garden, garden.cork, 0.8, world)
        garden.cork = null
      }
    }
    dropExpired(ripples, world.now)
  },

  check({ fairies, bottle, ripples, evening }, { now, tuning }) {
    const kinds = new Set(fairies.map(({ kind }) => kind))
    if (bottle.holds !== null) kinds.add(bottle.holds)
    if (kinds.size !== 3 || fairies.length !== (bottle.holds === null ? 3 : 2)) {
      throw new Error(
        `There are ${fairies.length} fairies, ${kinds.size} kinds, while bottle.holds is ${bottle.holds}.`,
      )
    }
    for (const { kind, x, y, dist, facing } of fairies) {
      if (x !== withinGarden(x, tuning) || y !== withinGarden(y, tuning))
        throw new Error(`Fairy ${kind} has left the garden: x ${x}, y ${y}.`)
      if (!(dist >= 0 && dist <= tuning.farthest)) throw new Error(`Fairy ${kind} has dist ${dist}.`)
      if (!(Math.abs(facing) <= 1)) throw new Error(`Fairy ${kind} has facing ${facing}.`)
    }
    if (ripples.length > MOST_RIPPLES) throw new Error(`There are ${ripples.length} ripples.`)
    for (const kind of KINDS) {
      const { length } = evening.woken[kind].since
      if (length > MOST_WOKEN) throw new Error(`Fairy ${kind} has woken ${length}.`)
    }
    if (!isOver(evening.song, now) && (!evening.isDrawn || bottle.holds !== null))
      throw new Error(`The toad sings while bottle.holds is ${bottle.holds} and isDrawn ${evening.isDrawn}.`)
    if (!Number.isFinite(bottle.tilt + bottle.squash))
      throw new Error(`bottle.tilt is ${bottle.tilt} and bottle.squash ${bottle.squash}.`)
  },
}

/** Whether its end has come in this tick. */
function hasJustEnded(span: Span | null, now: number): boolean {
  return isOver(span, now) && !isOver(span, now - rules.tick)
}

/** Whether she is still on her way in: whoever presses twice to catch her has not let her out. */
function isEntering({ entry }: Bottle, now: number): boolean {
  return !isOver(entry, now) || isSecondPress(entry?.from, now)
}

/** Into the empty bottle with her; but not while another is just let out, by a press that came twice. */
function catchFairy(
  { bottle, fairies }: FairyState,
  kind: Kind,
  { now, tuning, size, emit }: World<Events, Tuning>,
): void {
  const depth = depthOf(fairies, kind)
  const fairy = fairies[depth]
  if (!fairy || fairies.some(({ freed }) => isSecondPress(freed?.from, now))) return
  fairies.splice(depth, 1)
  bottle.holds = kind
  bottle.takenFrom = { x: fairy.x * size.width, y: fairy.y * size.height }
  bottle.entry = spanOf(now, tuning.entering)
  bottle.knockAt = bottle.entry.until + tuning.knocking / 2
  emit('caught', { fairy: kind })
}

/** Out she goes, exactly where the press was: all of the fountain lies where fairies may be. */
function releaseFairy(garden: FairyState, kind: Kind, { at }: Input, world: World<Events, Tuning>): void {
  const { bottle, fairies } = garden
  const { size, tuning, now, emit } = world
  const fairy = fairyAt(kind, withinGarden(at.x / size.width, tuning), withinGarden(at.y / size.height, tuning), world)
  fairy.freed = spanOf(now, tuning.freeing)
  fairies.push(fairy)
  garden.cork = poppedCork(bottle, world)
  bottle.holds = null
  const below = { x: at.x, y: at.y + REFLECTED }
  if (isOnWater(below.x, below.y)) addRipple(garden, below, 1.6, world)
  emit('freed', { fairy: kind })
  wakeBy(kind, garden.evening, world)
}

/** Nobody is caught who dances: she throws sparks. */
function twirl({ fairies }: FairyState, kind: Kind, { now, tuning, emit }: World<Events, Tuning>): void {
  const fairy = fairies[depthOf(fairies, kind)]
  if (!fairy || !isOver(fairy.freed, now)) return
  fairy.freed = spanOf(now, tuning.freeing)
  emit('twirled', { fairy: kind })
}

/** There is no room for two: she finds that very funny. */
function laughAtBottle(
  { bottle, fairies }: FairyState,
  kind: Kind,
  { now, tuning, emit }: World<Events, Tuning>,
): void {
  const fairy = fairies[depthOf(fairies, kind)]
  if (!fairy) return
  fairy.laughsUntil = now + tuning.laugh
  // The one inside hears it, and knocks.
  bottle.knockAt = now
  emit('laughed', { fairy: kind })
}

/** The toad swallows the wrong way. */
function startHiccup(garden: FairyState, { now, tuning, emit }: World<Events, Tuning>): void {
  if (!isOver(garden.gush, now)) return
  garden.gulp = spanOf(now, tuning.gulp)
  garden.gush = spanOf(garden.gulp.until, tuning.gush)
  emit('hiccuped')
}

/** Now and then a toe is dipped into the water below. */
function dipToe(garden: FairyState, fairy: Fairy, world: World<Events, Tuning>): void {
  if (world.now < fairy.dripAt) return
  fairy.dripAt = world.now + world.tuning.dripping * world.random.between(0.6, 1.4)
  const x = fairy.x * world.size.width
  const y = fairy.y * world.size.height + REFLECTED
  // Rolled over stone, too, so that the fairies' ways do not hang on where the water is.
  const size = world.random.between(0.8, 1.1)
  if (isOnWater(x, y, 20)) addRipple(garden, { x, y }, size, world)
}

function addRipple(
  { ripples }: FairyState,
  { x, y }: Point,
  size: number,
  { now, tuning }: World<Events, Tuning>,
): void {
  pushBounded(ripples, { x, y, size, ...spanOf(now, tuning.ripple) }, MOST_RIPPLES)
}
