import { keepOnly } from '../../src/stage/keepOnly'
import type { HitArea, Input, NumbersOf, Rules, World } from '../../src/stage/scene'
import { MOST_RINGS } from './figures'
import { FLOOR, footFell, HEDGEHOG, INVENTOR, TILE } from './places'
import type { tuning } from './tuning'

export type Numbers = NumbersOf<typeof tuning>

/** A ring in the air. */
export interface Ring {
  x: number
  y: number
  /** Units a second. */
  speedX: number
  speedY: number
  /** Turns, counted from facing us. */
  turn: number
  /** Turns a second; to the left when negative. */
  spin: number
  goneAt: number
}

/** The flash that rings leap out of. */
export interface Spark {
  x: number
  y: number
  struckAt: number
  goneAt: number
  /** Of ten rings at once. */
  isLarge: boolean
}

/** A spring the inventor has lost, bounding away along the floor. */
export interface Spring {
  x: number
  y: number
  speedX: number
  speedY: number
  /** When it last struck the floor, and is squashed. */
  struckAt: number
}

/** Dust at a footfall. It lies on the floor, and is left behind with it. */
export interface Puff {
  x: number
  raisedAt: number
  goneAt: number
}

/** How a layer slides, in shares (0…1) of its tile: where it is, and how far it goes in a tick. */
export interface Layer {
  at: number
  pace: number
}

/** A runner's cycle: where in it he is (0…1), and how far he goes in a tick. */
export type Cycle = Layer

export interface Scurry {
  rings: number
  seconds: number
  nextSecondAt: number
  /** Simulated ms, for the picture. */
  now: number
  back: Layer
  front: Layer
  /** How far the pointer shifts the back layer, in percent of the layer. */
  shift: { x: number; y: number }
  hedgehog: Cycle & { hopFrom: number; hopUntil: number; height: number }
  inventor: Cycle & { fumbleFrom: number; fumbleUntil: number }
  flying: Ring[]
  sparks: Spark[]
  springs: Spring[]
  puffs: Puff[]
}

/** The most things of a kind at once; the oldest gives way. */
export const MOST = { flying: 120, sparks: 16, springs: 8, puffs: 12 } as const

const PER_CLICK = { main: 1, second: 10 } as const
/** How long dust hangs, in ms. */
export const PUFF_LIFE = 380
/** How long the spark at the pointer lasts, in ms. */
export const SPARK_LIFE = 200
/** The share of its speed that a spring keeps at each bounce. */
const BOUNCE = 0.74
/** Where a spring is out of sight, however wide the window. */
const FAR_LEFT = -2400
/** How much slower than the floor things in the air fall behind, in units a second. */
const HEADWIND = 210

const AREAS: readonly HitArea[] = [
  {
    id: 'hedgehog',
    label: { en: 'The hedgehog: make it hop', fr: 'Le hérisson : fais-le sauter' },
    shape: { kind: 'rect', x: HEDGEHOG.x - 150, y: FLOOR - 250, width: 300, height: 260 },
    cursor: 'pointer',
    order: 2,
  },
  {
    id: 'inventor',
    label: { en: 'The inventor: make him drop a spring', fr: 'L’inventeur : fais-lui lâcher un ressort' },
    shape: { kind: 'rect', x: INVENTOR.x - 130, y: FLOOR - 350, width: 300, height: 360 },
    cursor: 'pointer',
    order: 3,
  },
  {
    id: 'works',
    label: { en: 'Collect a ring', fr: 'Attraper un anneau' },
    shape: { kind: 'rect', x: 0, y: 0, width: 1600, height: 1000 },
    cursor: 'pointer',
    order: 1,
  },
]

/** The chase through the works: it never ends, and every press is worth a ring. */
export const rules: Rules<Scurry, Numbers> = {
  tick: 10,

  start: () => ({
    rings: 0,
    seconds: 0,
    nextSecondAt: 1000,
    now: 0,
    back: { at: 0, pace: 0 },
    front: { at: 0, pace: 0 },
    shift: { x: 0, y: 0 },
    hedgehog: { at: 0, pace: 0, hopFrom: 0, hopUntil: 0, height: 0 },
    inventor: { at: 0.3, pace: 0, fumbleFrom: 0, fumbleUntil: 0 },
    flying: [],
    sparks: [],
    springs: [],
    puffs: [],
  }),

  hitAreas: () => AREAS,

  press(scurry, input, world) {
    const count = PER_CLICK[input.button]
    scurry.rings = Math.min(MOST_RINGS, scurry.rings + count)
    for (let place = 0; place < count; place++)
      toss(scurry, input, world, count === 1 ? 0 : (place / (count - 1)) * 2 - 1)
    strike(scurry, input, world, count > 1)
    world.emit(count === 1 ? 'ring' : 'tenRings', { x: input.at.x, y: input.at.y, count, rings: scurry.rings })
    if (input.area === 'hedgehog') hop(scurry, world)
    if (input.area === 'inventor') loseSpring(scurry, world)
  },

  move(scurry, _act, world) {
    follow(scurry, world)
  },

  step(scurry, world) {
    scurry.now = world.now
    while (world.now >= scurry.nextSecondAt) {
      scurry.seconds += 1
      scurry.nextSecondAt += 1000
    }
    slide(scurry.back, world.tuning.backSlide)
    slide(scurry.front, world.tuning.frontSlide)
    follow(scurry, world)
    run(scurry, world)
    fly(scurry, world)
    bound(scurry, world)
    settle(scurry, world)
  },

  check(scurry) {
    const { rings, seconds, flying, sparks, springs, puffs, back, front } = scurry
    if (!Number.isInteger(rings) || rings < 0 || rings > MOST_RINGS) throw new Error(`There are ${rings} rings.`)
    if (seconds !== Math.floor(scurry.now / 1000)) throw new Error(`${seconds} s after ${scurry.now} ms.`)
    const lists = { flying, sparks, springs, puffs }
    for (const name of ['flying', 'sparks', 'springs', 'puffs'] as const)
      if (lists[name].length > MOST[name]) throw new Error(`There are ${lists[name].length} ${name}.`)
    for (const { at } of [back, front])
      if (!(at >= 0 && at < 1)) throw new Error(`A layer stands at ${at} of its tile.`)
    for (const { y } of springs) if (y > FLOOR) throw new Error(`A spring lies below the floor, at ${y}.`)
  },
}

/** A ring flies up; `aside` (-1…1) is its place in a burst. */
function toss(scurry: Scurry, { at }: Input, { now, tuning, random }: World<Numbers>, aside: number): void {
  makeRoom(scurry.flying, MOST.flying)
  scurry.flying.push({
    x: at.x,
    y: at.y,
    speedX: aside * tuning.spread + random.between(-60, 60),
    // The middle of a burst flies highest, like water from a fountain.
    speedY: -tuning.toss * (1.15 - 0.35 * aside * aside) * random.between(0.9, 1.1),
    turn: random.between(-0.08, 0.08),
    spin: tuning.spin * random.between(0.8, 1.2) * (random.next() < 0.5 ? -1 : 1),
    goneAt: now + tuning.ringLife,
  })
}

function strike({ sparks }: Scurry, { at }: Input, { now }: World<Numbers>, isLarge: boolean): void {
  makeRoom(sparks, MOST.sparks)
  sparks.push({ x: at.x, y: at.y, struckAt: now, goneAt: now + SPARK_LIFE, isLarge })
}

function hop({ hedgehog }: Scurry, { now, tuning, emit }: World<Numbers>): void {
  if (hedgehog.hopUntil > now) return
  hedgehog.hopFrom = now
  hedgehog.hopUntil = now + tuning.hop
  emit('hop', { x: HEDGEHOG.x, y: FLOOR })
}

function loseSpring({ inventor, springs }: Scurry, { now, tuning, random, emit }: World<Numbers>): void {
  inventor.fumbleFrom = now
  inventor.fumbleUntil = now + tuning.fumble
  makeRoom(springs, MOST.springs)
  const { x, y } = INVENTOR.springs
  springs.push({ x, y, speedX: -random.between(150, 260), speedY: -random.between(420, 620), struckAt: -1000 })
  emit('spring', { x, y })
}

function slide(layer: Layer, period: number): void {
  layer.pace = rules.tick / period
  layer.at = (layer.at + layer.pace) % 1
}

function follow({ shift }: Scurry, { pointer, size, tuning }: World<Numbers>): void {
  shift.x = tuning.parallax * (pointer.x - size.width / 2)
  shift.y = tuning.parallax * (pointer.y - size.height / 2)
}

/** Both run; whenever a foot comes down, dust rises behind it. */
function run(scurry: Scurry, world: World<Numbers>): void {
  const { hedgehog, inventor } = scurry
  const { now, tuning } = world
  const before = hedgehog.at
  slide(hedgehog, tuning.stride)
  const flight = now < hedgehog.hopUntil ? (now - hedgehog.hopFrom) / (hedgehog.hopUntil - hedgehog.hopFrom) : 0
  hedgehog.height = tuning.hopHeight * heightOfHop(flight)
  if (hedgehog.height === 0 && footFell(before, hedgehog.at)) raise(scurry, world, HEDGEHOG.x - 20)
  const scampered = inventor.at
  slide(inventor, tuning.scamper)
  if (footFell(scampered, inventor.at)) raise(scurry, world, INVENTOR.x - 10)
}

/** How high (0…1) a hop is at its moment (0…1): the first and last fifths are spent crouching on the floor. */
function heightOfHop(moment: number): number {
  const flight = (moment - 0.2) / 0.6
  return flight <= 0 || flight >= 1 ? 0 : 4 * flight * (1 - flight)
}

function raise({ puffs }: Scurry, { now }: World<Numbers>, x: number): void {
  makeRoom(puffs, MOST.puffs)
  puffs.push({ x, raisedAt: now, goneAt: now + PUFF_LIFE })
}

function fly({ flying, sparks }: Scurry, { now, tuning }: World<Numbers>): void {
  const seconds = rules.tick / 1000
  for (let place = 0; place < flying.length; place++) {
    const ring = flying[place]
    if (!ring) continue
    ring.speedY += tuning.gravity * seconds
    ring.x += (ring.speedX - HEADWIND) * seconds
    ring.y += ring.speedY * seconds
    ring.turn += ring.spin * seconds
  }
  letGo(flying, now)
  letGo(sparks, now)
}

/** Springs bounce higher than they should, as springs do, and are left behind. */
function bound({ springs }: Scurry, { now, tuning }: World<Numbers>): void {
  const seconds = rules.tick / 1000
  for (let place = 0; place < springs.length; place++) {
    const spring = springs[place]
    if (!spring) continue
    spring.speedY += tuning.gravity * seconds
    spring.x += (spring.speedX - HEADWIND) * seconds
    spring.y += spring.speedY * seconds
    if (spring.y < FLOOR) continue
    spring.y = FLOOR
    spring.speedY = -Math.max(360, spring.speedY * BOUNCE)
    spring.struckAt = now
  }
  keepOnly(springs, isInSight)
}

function settle({ puffs }: Scurry, { now, tuning }: World<Numbers>): void {
  const left = (rules.tick / tuning.frontSlide) * TILE
  for (let place = 0; place < puffs.length; place++) {
    const puff = puffs[place]
    if (puff) puff.x -= left
  }
  letGo(puffs, now)
}

function isInSight({ x }: Spring): boolean {
  return x > FAR_LEFT
}

/** What came first goes first: all of a kind last equally long. */
function letGo(items: { readonly goneAt: number }[], now: number): void {
  while (items[0] && items[0].goneAt <= now) items.shift()
}

function makeRoom(items: unknown[], most: number): void {
  if (items.length >= most) items.shift()
}
