import { damp } from '../../src/stage/contract/math'
import { dropExpired } from '../../src/stage/contract/rules/lists'
import { cos, sin } from '../../src/stage/contract/rules/portableMath'
import type { Rules, World } from '../../src/stage/contract/scene'
import { TICK } from './layout'
import { hearFootfall, stepEyes } from './rules/eyes'
import { pressTold, stepLeaving, targetOf } from './rules/leaving'
import { checkLoot, knock, layLoot, noLoot, placeOfThing, stepLoot } from './rules/loot'
import { halt, stepThief, thiefAt, withinMargin } from './rules/thief'
import type { Events, HeistState } from './state'
import type { Tuning } from './tuning'

/** A thief follows the pointer on tiptoe, and leaves wet prints. Pressed, he starts, and pretends to be a statue. */
export const rules: Rules<HeistState, Events, Tuning> = {
  tick: TICK,

  start(world) {
    const { width, height } = world.size
    const { firstTargetX: x, firstTargetY: y } = world.tuning
    const heist: HeistState = {
      ...thiefAt(width / 2, height / 2, world),
      mouse: { x, y },
      light: { x: width / 2, y: height / 2 },
      prints: [],
      hushes: false,
      leapsUntil: 0,
      frozenUntil: 0,
      apprentices: [],
      loot: noLoot(),
    }
    gatherApprentices(heist, world)
    return heist
  },

  later(heist, _, world) {
    if (heist.loot.cameAt !== null) return
    heist.loot.cameAt = world.now
    heist.loot.changedAt = world.now
    layLoot(heist, world)
  },

  move(heist, { at }) {
    heist.mouse = { x: at.x, y: at.y }
  },

  press(heist, { at, area }, world) {
    const { loot } = heist
    if (loot.leftAt !== null) return pressTold(heist, world)
    if (loot.isBound) return
    // With a full sack whatever is pressed says: now.
    loot.isBound = loot.openedAt !== null
    if (area !== 'thief') {
      // A finger does not hover: where it comes down is where he is to go.
      heist.mouse = { x: at.x, y: at.y }
      const place = placeOfThing(area)
      if (place !== null) knock(heist, place, world)
      return
    }
    knock(heist, null, world)
    heist.leapsUntil = world.now + world.tuning.leap
    heist.frozenUntil = heist.leapsUntil + world.tuning.statue
    halt(heist)
    world.emit('caught', { x: heist.x, y: heist.y })
  },

  step(heist, world) {
    const { now, tuning } = world
    if (now >= heist.frozenUntil && heist.loot.leftAt === null) {
      if (stepThief(heist, targetOf(heist, world), world)) {
        setFootDown(heist, world)
        hearFootfall(heist, world)
      }
    } else {
      holdStill(heist, world)
    }
    heist.hushes = !heist.walking && heist.round % (tuning.hushAfter + 1) === tuning.hushAfter
    stepLoot(heist, world)
    stepEyes(heist, world)
    stepLeaving(heist, world)
    followWithLight(heist, world)
    dryPrints(heist, world)
    gatherApprentices(heist, world)
    for (let place = 0; place < heist.apprentices.length; place++) {
      const apprentice = heist.apprentices[place]
      if (apprentice) stepThief(apprentice, heist.mouse, world)
    }
  },

  check(heist, { size, tuning, now }) {
    checkLoot(heist)
    for (const thief of [heist, ...heist.apprentices]) {
      const { x, y, frame, speed, walking } = thief
      if (x !== withinMargin(x, size.width, tuning.margin) || y !== withinMargin(y, size.height, tuning.margin)) {
        throw new Error(`x is ${x} and y ${y}, with a margin of ${tuning.margin} in ${size.width} × ${size.height}.`)
      }
      if (![0, 1, 2, 3].includes(frame)) throw new Error(`frame is ${frame}, not 0 to 3.`)
      if (!(speed >= 0 && speed <= tuning.topSpeed)) throw new Error(`speed is ${speed}, not 0 to ${tuning.topSpeed}.`)
      if (!walking && speed !== 0) throw new Error(`speed is ${speed} while walking is ${walking}.`)
    }
    if (heist.prints.length > tuning.mostPrints)
      throw new Error(`prints.length is ${heist.prints.length}, above ${tuning.mostPrints}.`)
    for (const print of heist.prints) {
      if (!(now < print.dryAt)) throw new Error(`prints has a dryAt of ${print.dryAt} at ${now}.`)
    }
    if (heist.apprentices.length !== Math.round(tuning.thieves) - 1)
      throw new Error(`apprentices.length is ${heist.apprentices.length} while thieves is ${tuning.thieves}.`)
  },
}

/** A foot comes down: an event for the ear, a print for the eye. */
function setFootDown(heist: HeistState, world: World<Events, Tuning>): void {
  const { now, tuning } = world
  const { heading } = heist
  // The leg on the visitor's side steps in every other round; it is the right one when he faces right.
  const left = (heist.round % 2 === 0) === heist.left
  const aside = left ? -tuning.printAside : tuning.printAside
  const x = heist.x + cos(heading) * tuning.printAhead - sin(heading) * aside
  const y = heist.y + sin(heading) * tuning.printAhead + cos(heading) * aside
  heist.prints.push({ x, y, heading, left, laidAt: now, dryAt: now + tuning.drying })
  world.emit('stepped', { x, y, left })
}

/** What is dry goes, and of too many the oldest. A print may dry before an older one: the time it takes can be turned. */
function dryPrints({ prints }: HeistState, { now, tuning }: World<Events, Tuning>): void {
  dropExpired(prints, now, 'dryAt')
  while (prints.length > tuning.mostPrints) prints.shift()
}

/** Keeps him, while he is caught, within a window that may shrink, and in the same drawing. */
function holdStill(heist: HeistState, { size, tuning, now }: World<Events, Tuning>): void {
  heist.x = withinMargin(heist.x, size.width, tuning.margin)
  heist.y = withinMargin(heist.y, size.height, tuning.margin)
  heist.nextFrame = now + tuning.frameTime
}

function followWithLight(heist: HeistState, { tuning }: World<Events, Tuning>): void {
  const ahead = heist.left ? -tuning.lightAhead : tuning.lightAhead
  heist.light.x = damp(heist.light.x, heist.x + ahead, tuning.lightLag, TICK)
  heist.light.y = damp(heist.light.y, heist.y, tuning.lightLag, TICK)
}

/** Takes apprentices on, or lets them go, until there are as many as there should be. */
function gatherApprentices(heist: HeistState, world: World<Events, Tuning>): void {
  const { size, tuning, random } = world
  const wanted = Math.round(tuning.thieves) - 1
  if (heist.apprentices.length > wanted) heist.apprentices.length = Math.max(0, wanted)
  while (heist.apprentices.length < wanted) {
    const x = random.between(tuning.margin, Math.max(tuning.margin + 1, size.width - tuning.margin))
    const y = random.between(tuning.margin, Math.max(tuning.margin + 1, size.height - tuning.margin))
    const apprentice = thiefAt(
      withinMargin(x, size.width, tuning.margin),
      withinMargin(y, size.height, tuning.margin),
      world,
    )
    // Not all in step.
    apprentice.frame = heist.apprentices.length % 4
    heist.apprentices.push(apprentice)
  }
}
