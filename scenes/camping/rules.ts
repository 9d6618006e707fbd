import { damp } from '../../src/stage/contract/math'
import type { Rules } from '../../src/stage/contract/scene'
import { HOOK, leftIn, scaleIn, THINGS, topIn, WATCHERS } from './layout'
import { answerPress, isReached, updateFinds } from './rules/finds'
import { hangLantern, keepInWindow, radiusAt } from './rules/light'
import { hootInTime, lightMushroom, snoreInTime, tickleToes, turnPages } from './rules/sleepers'
import { isShy, updateEyes } from './rules/watchers'
import type { CampingState, Events, Find, Thing } from './state'
import type { Tuning } from './tuning'

/** A lantern in a wood at night: it hangs where one presses, its light breathes, and what it finds would rather not be found. */
export const rules: Rules<CampingState, Events, Tuning> = {
  tick: 10,

  start(world) {
    const { tuning, random } = world
    const camp: CampingState = {
      lantern: { x: HOOK.x, y: HOOK.y },
      hung: null,
      isHeld: false,
      hasPointer: false,
      radius: radiusAt(0, tuning),
      moth: { x: HOOK.x, y: HOOK.y },
      eyes: WATCHERS.map(() => ({ areShut: false, since: -1000, opensAt: null })),
      finds: Object.fromEntries(THINGS.map((thing) => [thing, unfound()])) as Record<Thing, Find>,
      curl: null,
      tickleAt: null,
      snoredAt: 0,
      page: null,
      nextPageAt: tuning.reading,
      hootAt: tuning.hooting * random.between(0.4, 0.8),
      tenant: null,
      nextTenantAt: tuning.lodging * random.between(0.8, 1.2),
      party: null,
    }
    keepInWindow(camp, world)
    for (const [place, eyes] of camp.eyes.entries()) eyes.areShut = isShy(camp, place, world)
    for (const thing of THINGS) {
      const isLit = isReached(camp, thing, world)
      camp.finds[thing].isLit = isLit
      camp.finds[thing].isFound = isLit
    }
    return camp
  },

  press(camp, { at, area }, world) {
    camp.hasPointer = true
    camp.isHeld = true
    hangLantern(camp, at, world)
    if (area === 'lantern') {
      world.emit('glowed')
      return
    }
    const thing = THINGS.find((one) => one === area) ?? null
    world.emit('hung', { thing })
    if (thing) answerPress(camp, thing, world)
  },

  release(camp) {
    camp.isHeld = false
  },

  move(camp, { at }, world) {
    camp.hasPointer = true
    if (camp.isHeld) hangLantern(camp, at, world)
  },

  step(camp, world) {
    const { now, tuning } = world
    camp.radius = radiusAt(now, tuning)
    keepInWindow(camp, world)
    camp.moth.x = damp(camp.moth.x, camp.lantern.x, tuning.mothLag, rules.tick)
    camp.moth.y = damp(camp.moth.y, camp.lantern.y, tuning.mothLag, rules.tick)
    updateEyes(camp, world)
    updateFinds(camp, world)
    snoreInTime(camp, world)
    tickleToes(camp, world)
    turnPages(camp, world)
    hootInTime(camp, world)
    lightMushroom(camp, world)
  },

  check(camp, world) {
    const { lantern, radius, eyes, finds } = camp
    const { size, tuning } = world
    const scale = scaleIn(size)
    const [x, y] = [lantern.x * scale + leftIn(size), lantern.y * scale + topIn(size)]
    const hasRoom = size.width > 20 && size.height > 20
    if (hasRoom && !(x >= 0 && y >= 0 && x <= size.width && y <= size.height)) {
      throw new Error(`lantern has left the window, at x ${x}, y ${y}.`)
    }
    if (!(radius >= tuning.least - 0.001 && radius <= tuning.least * tuning.times + 0.001)) {
      throw new Error(`radius is ${radius}.`)
    }
    for (const [place, one] of eyes.entries()) {
      if (isShy(camp, place, world) && !one.areShut)
        throw new Error(`eyes[${place}].areShut is ${one.areShut} in the light.`)
      if (!one.areShut && one.opensAt !== null)
        throw new Error(`eyes[${place}].opensAt is ${one.opensAt} while areShut is ${one.areShut}.`)
    }
    for (const thing of THINGS) {
      if (finds[thing].isLit && !finds[thing].isFound)
        throw new Error(`finds.${thing}.isLit is true while isFound is false.`)
    }
    if (finds.mouse.isLit && camp.tickleAt !== null)
      throw new Error(`tickleAt is ${camp.tickleAt} while finds.mouse.isLit is true.`)
  },
}

function unfound(): Find {
  return { isLit: false, since: -1000, isFound: false, answer: null }
}
