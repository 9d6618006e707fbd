import type { World } from '../../../src/stage/contract/scene'
import { BOUQUET, FLIGHT } from '../layout'
import type { Events, Jar, Result } from '../state'
import type { Tuning } from '../tuning'

type JarWorld = Pick<World<Events, Tuning>, 'emit' | 'now'>

/** How long a ribbon has been tied until a press takes the bouquet: one that was meant for the jar does not, in ms. */
const SETTLED = 1500
/** How long the bouquet stands there if nobody takes it, in ms. */
const STAYS = 12_000

export function emptyJar(): Jar {
  return { since: null, results: [], landsAt: null, tiedAt: null, givenAt: null, given: 0, knockedAt: null }
}

/** Puts a finished daisy into the jar. For the eighth the other seven make room; before they are tied there is none. */
export function putIntoJar(jar: Jar, result: Result, world: JarWorld): void {
  if (jar.tiedAt !== null) giveAway(jar, world)
  if (jar.results.length === BOUQUET) return
  jar.results.push(result)
  jar.landsAt = world.now + FLIGHT
}

/** A press on the jar knocks at it, or takes the bouquet. */
export function knockAtJar(jar: Jar, world: JarWorld): void {
  if (jar.tiedAt !== null && world.now >= jar.tiedAt + SETTLED) {
    giveAway(jar, world)
    return
  }
  jar.knockedAt = world.now
  world.emit('knocked')
}

/** A tick of the jar: daisies land in it, and the seventh is tied to the others once that can be seen. */
export function tendJar(jar: Jar, world: JarWorld): void {
  const { now } = world
  if (jar.landsAt !== null && now >= jar.landsAt) {
    jar.landsAt = null
    jar.knockedAt = now
    if (jar.since !== null) world.emit('put', { daisies: jar.results.length })
  }
  if (jar.tiedAt !== null && now >= jar.tiedAt + STAYS) giveAway(jar, world)
  else if (jar.since !== null && jar.tiedAt === null && jar.landsAt === null && jar.results.length === BOUQUET) {
    jar.tiedAt = now
    world.emit('tied')
  }
}

function giveAway(jar: Jar, { now, emit }: JarWorld): void {
  jar.results = []
  jar.tiedAt = null
  jar.givenAt = now
  jar.given += 1
  emit('given')
}
