import { damp } from '../../src/stage/contract/math'
import type { Rules } from '../../src/stage/contract/scene'
import { HOOK, leftIn, scaleIn, THINGS, thingsAfter, topIn, WATCHERS } from './layout'
import { answerPress, isReached, updateFinds } from './rules/finds'
import { hangLantern, keepInWindow, radiusAt } from './rules/light'
import { nobody, passNight } from './rules/night'
import { hootInTime, lightMushroom, snoreInTime, tickleToes, turnPages } from './rules/sleepers'
import { isShy, updateEyes } from './rules/watchers'
import type { CampingState, Events } from './state'
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
      finds: nobody(),
      curl: null,
      tickleAt: null,
      snoredAt: 0,
      page: null,
      nextPageAt: tuning.reading,
      hootAt: tuning.hooting * random.between(0.4, 0.8),
      tenant: null,
      nextTenantAt: tuning.lodging * random.between(0.8, 1.2),
      ...{ party: null, hasLater: false, nights: 0, nightfall: null, litAt: 0 },
    }
    keepInWindow(camp, world)
    for (const [place, eyes] of camp.eyes.entries()) eyes.areShut = isShy(camp, place, world)
    for (const thing of THINGS) {
      const isLit = isReached(camp, thing, world)
      camp.finds[thing].isLit = isLit
      camp.finds[thing].isSeen = isLit
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
    // In the dark there is nobody.
    const thing = camp.nightfall ? null : (thingsAfter(camp.nights).find((one) => one === area) ?? null)
    world.emit('hung', { thing, nights: camp.nights })
    if (thing) answerPress(camp, thing, world)
  },

  release(camp) {
    camp.isHeld = false
  },

  move(camp, { at }, world) {
    camp.hasPointer = true
    if (camp.isHeld) hangLantern(camp, at, world)
  },

  later(camp) {
    camp.hasLater = true
  },

  kept(camp, text) {
    // It begins with a first night, the bear as far as it had come by then.
    const nights = Number(text)
    if (nights > 0 && nights < 1e6) camp.nights = 3 * Math.floor(nights / 3)
  },

  step(camp, world) {
    const { now, tuning } = world
    passNight(camp, world)
    camp.radius = radiusAt(now - camp.litAt, tuning)
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
    const broken = {
      lantern: hasRoom && !(x >= 0 && y >= 0 && x <= size.width && y <= size.height),
      radius: !(radius >= tuning.least - 0.001 && radius <= tuning.least * tuning.times + 0.001),
      eyes: eyes.some((one, place) => !one.areShut && (isShy(camp, place, world) || one.opensAt !== null)),
      finds: thingsAfter(camp.nights).some((thing) => finds[thing].isLit && (!finds[thing].isSeen || camp.nightfall)),
      tickleAt: finds.mouse.isLit && camp.tickleAt !== null,
    }
    for (const [name, isBroken] of Object.entries(broken))
      if (isBroken) throw new Error(`${name}: ${JSON.stringify(camp)}`)
  },
}
