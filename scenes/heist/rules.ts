import type { HitArea, Point, Rules, World } from '../../src/stage/scene'
import { type Numbers, stepThief, type Thief, thiefAt, within } from './thief'

/** A wet print of one of his feet. */
export interface Print {
  x: number
  y: number
  /** The way it points, in radians clockwise from the right. */
  heading: number
  left: boolean
  laidAt: number
  dryAt: number
}

/** The thief, and all that follows from him. */
export interface Heist extends Thief {
  /** Where he is going: the pointer, as soon as it has moved. */
  mouse: Point
  /** The middle of the pool of light; it comes a little after him. */
  light: Point
  /** Oldest first. */
  prints: Print[]
  /** He has waited so long that he puts a finger to his lips. */
  hushes: boolean
  /** He hangs in the air until then, caught. */
  leapsUntil: number
  /** He is a statue until then. */
  frozenUntil: number
  /** Thieves beyond the first. They light no floor and leave no prints. */
  others: Thief[]
  /** The present moment, for what dries. */
  now: number
}

/** The box around him that can be pressed, about his feet. */
const BODY = { left: 80, top: 246, width: 168, height: 252 } as const

/** A thief follows the pointer on tiptoe, and leaves wet prints. Pressed, he starts, and pretends to be a statue. */
export const rules: Rules<Heist, Numbers> = {
  tick: 10,

  start(world) {
    const { width, height } = world.size
    const { firstTargetX: x, firstTargetY: y } = world.tuning
    return {
      ...thiefAt(width / 2, height / 2, world),
      mouse: { x, y },
      light: { x: width / 2, y: height / 2 },
      prints: [],
      hushes: false,
      leapsUntil: 0,
      frozenUntil: 0,
      others: [],
      now: 0,
    }
  },

  hitAreas: (heist) => areasOf(heist),

  move(heist, { at }) {
    heist.mouse = { x: at.x, y: at.y }
  },

  press(heist, { at, area }, world) {
    if (area !== 'thief') {
      // A finger does not hover: where it comes down is where he is to go.
      heist.mouse = { x: at.x, y: at.y }
      return
    }
    heist.leapsUntil = world.now + world.tuning.leap
    heist.frozenUntil = heist.leapsUntil + world.tuning.statue
    heist.walking = false
    heist.speed = 0
    heist.frame = 0
    heist.round = 0
    world.emit('caught', { x: heist.x, y: heist.y })
  },

  step(heist, world) {
    const { now, tuning } = world
    const seconds = rules.tick / 1000
    heist.now = now
    if (now >= heist.frozenUntil) {
      if (stepThief(heist, heist.mouse, seconds, world)) comeDown(heist, world)
    } else {
      holdStill(heist, world)
    }
    heist.hushes = !heist.walking && heist.round % (tuning.hushAfter + 1) === tuning.hushAfter
    followWithLight(heist, world)
    dry(heist, world)
    gather(heist, world)
    for (let place = 0; place < heist.others.length; place++) {
      const other = heist.others[place]
      if (other) stepThief(other, heist.mouse, seconds, world)
    }
  },

  check(heist, { size, tuning, now }) {
    for (const thief of [heist, ...heist.others]) {
      const { x, y, frame, speed, walking } = thief
      if (x !== within(x, size.width, tuning.margin) || y !== within(y, size.height, tuning.margin)) {
        throw new Error(`A thief is too near an edge of ${size.width} × ${size.height}, at ${x}, ${y}.`)
      }
      if (![0, 1, 2, 3].includes(frame)) throw new Error(`There is no drawing ${frame}.`)
      if (speed > tuning.topSpeed || speed < 0) throw new Error(`He runs at ${speed} px/s.`)
      if (!walking && speed !== 0) throw new Error(`He waits at ${speed} px/s.`)
    }
    if (heist.prints.length > tuning.mostPrints) throw new Error(`There are ${heist.prints.length} footprints.`)
    for (const print of heist.prints) {
      if (now >= print.dryAt) throw new Error('A footprint has not dried in time.')
    }
    if (heist.others.length !== Math.round(tuning.thieves) - 1) throw new Error(`${heist.others.length} apprentices.`)
  },
}

/** A foot comes down: an event for the ear, a print for the eye. */
function comeDown(heist: Heist, world: World<Numbers>): void {
  const { now, tuning } = world
  const { heading } = heist
  // The leg on the visitor's side steps in every other round; it is the right one when he faces right.
  const left = (heist.round % 2 === 0) === heist.left
  const aside = left ? -tuning.printAside : tuning.printAside
  const x = heist.x + Math.cos(heading) * tuning.printAhead - Math.sin(heading) * aside
  const y = heist.y + Math.sin(heading) * tuning.printAhead + Math.cos(heading) * aside
  heist.prints.push({ x, y, heading, left, laidAt: now, dryAt: now + tuning.drying })
  world.emit('step', { x, y, left })
}

/** The oldest prints go first: dry, or too many. */
function dry({ prints }: Heist, { now, tuning }: World<Numbers>): void {
  while (prints[0] && (now >= prints[0].dryAt || prints.length > tuning.mostPrints)) prints.shift()
}

/** Caught, he does not move, but the window may. */
function holdStill(heist: Heist, { size, tuning, now }: World<Numbers>): void {
  heist.x = within(heist.x, size.width, tuning.margin)
  heist.y = within(heist.y, size.height, tuning.margin)
  heist.nextFrame = now + tuning.frameTime
}

function followWithLight(heist: Heist, { tuning }: World<Numbers>): void {
  const share = 1 - Math.exp(-rules.tick / tuning.lightLag)
  const ahead = heist.left ? -tuning.lightAhead : tuning.lightAhead
  heist.light.x += (heist.x + ahead - heist.light.x) * share
  heist.light.y += (heist.y - heist.light.y) * share
}

/** Takes apprentices on, or lets them go, until there are as many as there should be. */
function gather(heist: Heist, world: World<Numbers>): void {
  const { size, tuning, random } = world
  const wanted = Math.round(tuning.thieves) - 1
  if (heist.others.length > wanted) heist.others.length = Math.max(0, wanted)
  while (heist.others.length < wanted) {
    const x = random.between(tuning.margin, Math.max(tuning.margin + 1, size.width - tuning.margin))
    const y = random.between(tuning.margin, Math.max(tuning.margin + 1, size.height - tuning.margin))
    const other = thiefAt(within(x, size.width, tuning.margin), within(y, size.height, tuning.margin), world)
    // Not all in step.
    other.frame = heist.others.length % 4
    heist.others.push(other)
  }
}

/** The list of each game. The stage asks every frame: his area is moved, not made anew. */
const areas = new WeakMap<Heist, { list: readonly HitArea[]; box: Point }>()

function areasOf(heist: Heist): readonly HitArea[] {
  let known = areas.get(heist)
  if (!known) {
    const { width, height } = BODY
    const shape = { kind: 'rect' as const, x: 0, y: 0, width, height }
    const label = { en: 'The thief', fr: 'Le voleur' }
    known = { box: shape, list: [{ id: 'thief', label, shape, cursor: 'none' }] }
    areas.set(heist, known)
  }
  known.box.x = heist.x - BODY.left
  known.box.y = heist.y - BODY.top
  return known.list
}
