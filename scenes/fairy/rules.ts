import type { Input, Point, Rules, World } from '../../src/stage/scene'
import { areasOf, kindOf } from './areas'
import { type Bottle, bottleAtHome, type Cork, flyCork, poppedCork, swing } from './bottle'
import { type Fairy, fairyAt, fly, type Kind, type Numbers, within } from './fairy'
import { FALL, isOnWater, REFLECTED } from './places'

/** A ring on the water, in scene units. */
export interface Ripple extends Point {
  /** Its full size: 1 for a toe, more for more. */
  size: number
  from: number
  until: number
}

export interface Garden {
  /** Those that fly, the nearest first: who is lower on the picture is before the others. */
  fairies: Fairy[]
  bottle: Bottle
  /** The cork in the air. */
  cork: Cork | null
  /** Oldest first. */
  ripples: Ripple[]
  /** The toad holds its breath from the first until the second, and gushes until the third, in simulated ms. */
  gulp: { from: number; until: number; gushUntil: number }
  /** The present moment, in simulated ms, for the picture. */
  now: number
}

/** Where the three begin, in shares of the picture. */
const STARTS: readonly { readonly kind: Kind; readonly x: number; readonly y: number }[] = [
  { kind: 0, x: 0.4, y: 0.5 },
  { kind: 1, x: 0.5, y: 0.5 },
  { kind: 2, x: 0.6, y: 0.5 },
]

/** The most rings on the water at once; the oldest gives way. */
export const MOST_RIPPLES = 12

/** A bottle, and three fairies over a fountain: one of them at a time goes in, and comes out where the bottle is over the fountain. */
export const rules: Rules<Garden, Numbers> = {
  tick: 10,

  start: (world) => ({
    fairies: STARTS.map(({ kind, x, y }) => fairyAt(kind, x, y, world)),
    bottle: bottleAtHome(),
    cork: null,
    ripples: [],
    gulp: { from: -1, until: -1, gushUntil: -1 },
    now: 0,
  }),

  hitAreas: (garden, { size, tuning }) => areasOf(garden, size, tuning.touch),

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
    const kind = kindOf(input.area)
    if (kind !== null) {
      if (bottle.holds === null) take(garden, kind, world)
      else laugh(garden, kind, world)
    } else if (input.area === 'fountain') {
      if (bottle.holds === null) hiccup(garden, world)
      else release(garden, bottle.holds, input, world)
    } else if (input.area === 'toad') {
      hiccup(garden, world)
    } else if (bottle.holds !== null) {
      // She would rather be let out over the water, and says so.
      bottle.knockAt = world.now
      world.emit('knocked', { fairy: bottle.holds })
    }
  },

  step(garden, world) {
    const seconds = rules.tick / 1000
    const { bottle, gulp } = garden
    const before = garden.now
    garden.now = world.now
    for (let place = 0; place < garden.fairies.length; place++) {
      const fairy = garden.fairies[place]
      if (!fairy) continue
      fly(fairy, seconds, world)
      dip(garden, fairy, world)
    }
    order(garden.fairies)
    swing(bottle, seconds, world)
    if (bottle.holds !== null && before < bottle.corkAt && world.now >= bottle.corkAt) {
      bottle.squashing = -world.tuning.squeeze / 2
      world.emit('cork', { x: bottle.x, y: bottle.y })
    }
    if (before < gulp.until && world.now >= gulp.until) ring(garden, FALL, 2.4, world)
    if (garden.cork) {
      flyCork(garden.cork, seconds)
      if (world.now >= garden.cork.goneAt) {
        if (isOnWater(garden.cork.x, garden.cork.y)) ring(garden, garden.cork, 0.8, world)
        garden.cork = null
      }
    }
    settle(garden.ripples, world.now)
  },

  check(garden, { tuning }) {
    const { fairies, bottle, ripples } = garden
    const kinds = new Set(fairies.map(({ kind }) => kind))
    if (bottle.holds !== null) kinds.add(bottle.holds)
    if (kinds.size !== 3 || fairies.length !== (bottle.holds === null ? 3 : 2)) {
      throw new Error(`${fairies.length} fairies fly, and the bottle holds ${bottle.holds}.`)
    }
    for (const { x, y, dist, facing } of fairies) {
      if (x !== within(x, tuning) || y !== within(y, tuning))
        throw new Error(`A fairy has left the garden: ${x}, ${y}.`)
      if (!(dist >= 0 && dist <= tuning.farthest)) throw new Error(`A fairy means to fly ${dist} of the picture.`)
      if (!(Math.abs(facing) <= 1)) throw new Error(`A fairy faces ${facing}.`)
    }
    if (ripples.length > MOST_RIPPLES) throw new Error(`There are ${ripples.length} rings on the water.`)
    if (!Number.isFinite(bottle.tilt + bottle.squash)) throw new Error(`The bottle hangs at ${bottle.tilt}.`)
  },
}

/** Into the empty bottle with her. */
function take(garden: Garden, kind: Kind, { now, tuning, size, emit }: World<Numbers>): void {
  const { bottle, fairies } = garden
  const place = fairies.findIndex((fairy) => fairy.kind === kind)
  const [fairy] = place < 0 ? [] : fairies.splice(place, 1)
  if (!fairy) return
  bottle.holds = kind
  bottle.takenFrom = { x: fairy.x * size.width, y: fairy.y * size.height }
  bottle.caughtAt = now
  bottle.corkAt = now + tuning.entering
  bottle.knockAt = bottle.corkAt + tuning.knocking / 2
  emit('shimmer', { x: bottle.x, y: bottle.y })
  emit('caught', { fairy: kind })
}

/** Out she goes, exactly where the press was: all of the fountain lies where fairies may be. */
function release(garden: Garden, kind: Kind, { at }: Input, world: World<Numbers>): void {
  const { bottle } = garden
  const { size, tuning, now } = world
  const fairy = fairyAt(kind, within(at.x / size.width, tuning), within(at.y / size.height, tuning), world)
  fairy.freedAt = now
  fairy.freedUntil = now + tuning.freeing
  garden.fairies.push(fairy)
  garden.cork = now >= bottle.corkAt ? poppedCork(bottle, world) : null
  bottle.holds = null
  const below = { x: at.x, y: at.y + REFLECTED }
  if (isOnWater(below.x, below.y)) ring(garden, below, 1.6, world)
  world.emit('cork', { x: at.x, y: at.y })
  world.emit('shimmer', { x: at.x, y: at.y })
  world.emit('freed', { fairy: kind })
}

/** There is no room for two: she finds that very funny. */
function laugh(garden: Garden, kind: Kind, { now, tuning, emit }: World<Numbers>): void {
  const fairy = garden.fairies.find((candidate) => candidate.kind === kind)
  if (!fairy) return
  fairy.laughsUntil = now + tuning.laugh
  // The one inside hears it, and knocks.
  garden.bottle.knockAt = now
  emit('laughed', { fairy: kind })
}

/** The toad swallows the wrong way. */
function hiccup({ gulp }: Garden, { now, tuning, emit }: World<Numbers>): void {
  if (now < gulp.gushUntil) return
  gulp.from = now
  gulp.until = now + tuning.gulp
  gulp.gushUntil = gulp.until + tuning.gush
  emit('hiccup', {})
}

/** Now and then a toe is dipped into the water below. */
function dip(garden: Garden, fairy: Fairy, world: World<Numbers>): void {
  if (world.now < fairy.dripAt) return
  fairy.dripAt = world.now + world.tuning.dripping * world.random.between(0.6, 1.4)
  const x = fairy.x * world.size.width
  const y = fairy.y * world.size.height + REFLECTED
  // The dice fall alike over stone, so that the fairies' ways do not hang on where the water is.
  const size = world.random.between(0.8, 1.1)
  if (isOnWater(x, y, 20)) ring(garden, { x, y }, size, world)
}

/** Brings the nearest to the front. Two that change places take a tick each. */
function order(fairies: Fairy[]): void {
  for (let place = 1; place < fairies.length; place++) {
    const before = fairies[place - 1]
    const fairy = fairies[place]
    if (!before || !fairy || before.y >= fairy.y) continue
    fairies[place - 1] = fairy
    fairies[place] = before
  }
}

/** The water closes over rings that have died away, the oldest first. */
function settle(ripples: Ripple[], now: number): void {
  while (ripples[0] && ripples[0].until <= now) ripples.shift()
}

function ring({ ripples }: Garden, { x, y }: Point, size: number, { now, tuning }: World<Numbers>): void {
  if (ripples.length >= MOST_RIPPLES) ripples.shift()
  ripples.push({ x, y, size, from: now, until: now + tuning.ripple })
}
