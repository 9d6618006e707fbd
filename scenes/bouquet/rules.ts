import { dropExpired } from '../../src/stage/contract/rules/lists'
import type { Rules, World } from '../../src/stage/contract/scene'
import { BOUQUET, FIRST_PETALS, HAT_FALLS, MOST_FALLING, MOST_PETALS, REALLY } from './layout'
import { emptyJar, knockAtJar, putIntoJar, tendJar } from './rules/jar'
import { messageOf, writeMessage } from './rules/message'
import { openBuds, petalsLeft, ringOf, tearOff } from './rules/petals'
import { hideSnail, moveSnail, snailAtHome } from './rules/snail'
import type { BouquetState, Events, Face } from './state'
import type { Tuning } from './tuning'

/** A daisy is asked, petal by petal: she is loved, loved not, loved; and what the last petal says is so. */
export const rules: Rules<BouquetState, Events, Tuning> = {
  tick: 10,

  start: (world) => ({
    round: 1,
    petals: ringOf(world.random.pick(FIRST_PETALS), world),
    face: 'neutral',
    faceSince: 0,
    lastResult: null,
    streak: 0,
    message: null,
    brushed: [],
    wiped: [],
    nextRoundAt: null,
    falling: [],
    pointed: null,
    touchedAt: 0,
    tickledAt: null,
    snail: snailAtHome(),
    hurried: 0,
    rain: null,
    jar: emptyJar(),
  }),

  press(bouquet, { area }, world) {
    const index = petalOf(area)
    if (index !== null) pluckPetal(bouquet, index, world)
    else if (area === 'face') tickleNose(bouquet, world)
    else if (area === 'snail') hideSnail(bouquet.snail, world)
    else if (area === 'jar' && bouquet.jar.since !== null) knockAtJar(bouquet.jar, world)
  },

  hover(bouquet, { area }, { now }) {
    const index = petalOf(area)
    if (index !== null) bouquet.pointed = { index, since: now, isOver: false }
  },

  leave({ pointed }, { area }, { now }) {
    if (!pointed || pointed.isOver || pointed.index !== petalOf(area)) return
    pointed.isOver = true
    pointed.since = now
  },

  later({ jar }, _, { now }) {
    jar.since ??= now
  },

  step(bouquet, world) {
    const { now } = world
    if (bouquet.nextRoundAt !== null && now >= bouquet.nextRoundAt) beginRound(bouquet, world)
    openBuds(bouquet, now)
    dropExpired(bouquet.falling, now, 'goneAt')
    dropExpired(bouquet.wiped, now, 'goneAt')
    moveSnail(bouquet.snail, rules.tick, world)
    tendJar(bouquet.jar, world)
  },

  check(bouquet) {
    const { petals, face, streak, message, nextRoundAt, falling, jar } = bouquet
    if (petals.length < 1 || petals.length > MOST_PETALS || falling.length > MOST_FALLING)
      throw new Error(`There are ${petals.length} petals and ${falling.length} falling.`)
    if (!(streak >= 0 && streak <= REALLY)) throw new Error(`streak is ${streak}.`)
    const left = petalsLeft(bouquet)
    const hasEnded = face === 'happyge' || face === 'sadge'
    const isAsShould = hasEnded ? left === 0 : left > 0 && face === faceAfter(petals.length - left)
    if (!isAsShould || hasEnded !== (nextRoundAt !== null) || (face === 'neutral') !== (message === null))
      throw new Error(`face is ${face} with ${left} petals left, message ${message}, nextRoundAt ${nextRoundAt}.`)
    const { results, tiedAt, landsAt } = jar
    if (results.length > BOUQUET || (tiedAt !== null && (results.length < BOUQUET || landsAt !== null)))
      throw new Error(`results are ${results}, tiedAt is ${tiedAt}, landsAt ${landsAt}.`)
    for (const { pluckedAt, tearsAt, landsAt } of falling)
      if (!(pluckedAt <= tearsAt && tearsAt < landsAt && landsAt - pluckedAt <= 7000))
        throw new Error(`falling has pluckedAt ${pluckedAt}, tearsAt ${tearsAt}, landsAt ${landsAt}.`)
  },
}

/** What her face says after so many petals, while there are more. */
function faceAfter(plucked: number): Face {
  if (plucked === 0) return 'neutral'
  return plucked % 2 === 1 ? 'happy' : 'sad'
}

/** Which petal an area is, from 0; `null` when it is something else. */
function petalOf(area: string | null): number | null {
  for (let index = 0; index < MOST_PETALS; index++) if (area === `petal-${index + 1}`) return index
  return null
}

/** A petal that is in the air already, or has not budded yet, is not plucked. */
function pluckPetal(bouquet: BouquetState, index: number, world: World<Events, Tuning>): void {
  const petal = bouquet.petals[index]
  if (petal?.stage !== 'on') return
  tearOff(bouquet, index, petal, world)
  bouquet.touchedAt = world.now
  if (bouquet.pointed?.index === index) bouquet.pointed = null
  const left = petalsLeft(bouquet)
  if (left === 0) {
    endRound(bouquet, world)
    return
  }
  const face = bouquet.face === 'happy' ? 'sad' : 'happy'
  setFace(bouquet, face, world.now)
  const message = messageOf(face, bouquet.streak)
  writeMessage(bouquet, message, world)
  world.emit('plucked', { petal: index + 1, left, message })
  world.emit(face === 'happy' ? 'pleased' : 'saddened')
}

/** The last petal alternates as the others do: after a happy face a broken heart, after a sad one or none bliss. */
function endRound(bouquet: BouquetState, world: World<Events, Tuning>): void {
  const result = bouquet.face === 'happy' ? 'sadge' : 'happyge'
  bouquet.streak = result === bouquet.lastResult ? (bouquet.streak + 1) % (REALLY + 1) : 0
  bouquet.lastResult = result
  setFace(bouquet, result, world.now)
  const message = messageOf(result, bouquet.streak)
  writeMessage(bouquet, message, world)
  bouquet.nextRoundAt = world.now + world.tuning.pause
  if (bouquet.streak === REALLY) bouquet.rain = { result, from: world.now }
  if (message === 'reallyLoves' && bouquet.jar.since !== null) bouquet.snail.hattedAt ??= world.now + HAT_FALLS
  world.emit(result === 'happyge' ? 'blissful' : 'heartbroken', { message })
}

/** As many petals as chance will have, 1…13. */
function beginRound(bouquet: BouquetState, world: World<Events, Tuning>): void {
  const petals = 1 + Math.floor(world.random.next() * MOST_PETALS)
  bouquet.round += 1
  if (bouquet.lastResult) putIntoJar(bouquet.jar, bouquet.lastResult, world)
  bouquet.petals = ringOf(petals, world)
  bouquet.nextRoundAt = null
  bouquet.touchedAt = world.now
  setFace(bouquet, 'neutral', world.now)
  writeMessage(bouquet, null, world)
  world.emit('began', { petals })
}

function setFace(bouquet: BouquetState, face: Face, now: number): void {
  bouquet.face = face
  bouquet.faceSince = now
}

function tickleNose(bouquet: BouquetState, world: World<Events, Tuning>): void {
  bouquet.tickledAt = world.now
  bouquet.touchedAt = world.now
  world.emit('tickled', { face: bouquet.face })
}
