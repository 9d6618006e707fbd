import type { Point } from '../../src/stage/contract/geometry'
import { damp } from '../../src/stage/contract/math'
import { dropExpired } from '../../src/stage/contract/rules/lists'
import { spanOf } from '../../src/stage/contract/rules/spans'
import type { Rules, World } from '../../src/stage/contract/scene'
import {
  awakeFor,
  BLAZE,
  CRUMBLE,
  LETTERS,
  letterOf,
  MENU,
  MOST,
  MOST_LETTERS,
  STONE_AREAS,
  TICK,
  WAKE,
  WARP_LINGERS,
} from './layout'
import {
  disturbPigeon,
  followGargoyle,
  followPigeon,
  pigeonAsleep,
  pokeGargoyle,
  scarePigeon,
  stirFire,
  throwSparks,
} from './rules/company'
import { bareHearth, checkHearth, readHearth, roar } from './rules/hearth'
import { blankPassword, openSlab, pressSlab } from './rules/password'
import type { Events, GargoyleState, MenuIndex } from './state'
import type { Tuning } from './tuning'

/**
 * The title page of a game that never was. Its marker goes where the visitor points; START wakes the gargoyle, and the visitor is
 * taken to day 2; PASSWORD has a slab of letters come up, whose words lead to other days or bring the top fives back.
 */
export const rules: Rules<GargoyleState, Events, Tuning> = {
  tick: TICK,

  start: (world) => ({
    screen: 'title',
    turnedAt: null,
    index: 0,
    movedAt: null,
    wake: null,
    warp: null,
    password: blankPassword(),
    blaze: BLAZE.asleep,
    flares: [],
    bursts: [],
    snort: null,
    pokes: 0,
    squint: null,
    pigeon: pigeonAsleep(world),
    hearth: bareHearth(),
  }),

  kept(page, text) {
    page.hearth = readHearth(text)
  },

  hover(page, { area }, world) {
    if (isTaken(page)) return
    const index = MENU.findIndex(({ id }) => id === area)
    if (page.screen === 'title' && (index === 0 || index === 1)) chooseLine(page, index, world)
    if (page.screen === 'password' && isOnSlab(area)) page.password.over = area
  },

  leave(page, { area }) {
    if (page.password.over === area) page.password.over = null
  },

  press(page, { area, at }, world) {
    // Whoever is on the way to another day still strikes sparks.
    if (isTaken(page)) {
      strikeSparks(page, at, world)
      return
    }
    if (page.screen === 'password' && isOnSlab(area)) {
      pressSlab(page, area, world)
      return
    }
    switch (area) {
      case 'start':
        if (page.screen !== 'title') return
        chooseLine(page, 0, world)
        wakeGargoyle(page, world)
        break
      case 'password':
        if (page.screen !== 'title') return
        chooseLine(page, 1, world)
        openSlab(page, world)
        break
      case 'gargoyle':
        pokeGargoyle(page, world)
        break
      case 'pigeon':
        disturbPigeon(page, world)
        break
      case 'left-fire':
      case 'right-fire':
        stirFire(page, at.x, world)
        throwSparks(page, at, world)
        break
      default:
        if (!isOnSlab(area)) strikeSparks(page, at, world)
    }
  },

  step(page, world) {
    followWake(page, world)
    followWarp(page, world)
    followPigeon(page, world)
    followGargoyle(page, world)
    dropExpired(page.flares, world.now)
    dropExpired(page.bursts, world.now)
    const { password } = page
    const { now, tuning } = world
    if (password.crumbled && now >= password.crumbled.from + CRUMBLE) password.crumbled = null
    if (password.verdict && now >= password.verdict.from + tuning.verdict) password.verdict = null
    page.blaze = damp(page.blaze, blazeOf(page, now), tuning.blazeLag, TICK)
  },

  check(page, { now }) {
    checkHearth(page.hearth)
    const { index, blaze, flares, bursts, password, wake: awake, warp, pigeon } = page
    if (index !== 0 && index !== 1) throw new Error(`index is ${index}.`)
    if (!(blaze >= BLAZE.low && blaze <= BLAZE.roaring)) throw new Error(`blaze is ${blaze}.`)
    if (flares.length > MOST.flares) throw new Error(`flares.length is ${flares.length}.`)
    if (bursts.length > MOST.bursts) throw new Error(`bursts.length is ${bursts.length}.`)
    if (password.typed.length > MOST_LETTERS) throw new Error(`password.typed is ${password.typed}.`)
    const stranger = [...password.typed].find((letter) => !LETTERS.includes(letter))
    if (stranger) throw new Error(`password.typed has ${stranger}.`)
    if (awake && page.screen !== 'title') throw new Error(`wake is set, screen ${page.screen}.`)
    if (awake && warp) throw new Error(`wake is set, warp.slug ${warp.slug}.`)
    if (awake && !(now < awake.until)) throw new Error(`wake.until is ${awake.until} at ${now}.`)
    if (pigeon.flight && pigeon.peek) throw new Error(`pigeon.peek.until is ${pigeon.peek.until} in flight.`)
    if (page.screen === 'title' && password.over !== null)
      throw new Error(`password.over is ${password.over}, screen title.`)
  },
}

/** A press where nothing is: sparks alone. */
function strikeSparks(page: GargoyleState, at: Readonly<Point>, world: World<Events, Tuning>): void {
  throwSparks(page, at, world)
  world.emit('sparked')
}

/** Whether the visitor is about to be taken to another day. */
function isTaken({ wake: awake, warp }: GargoyleState): boolean {
  return awake !== null || warp !== null
}

function isOnSlab(area: string | null): area is string {
  return area !== null && (letterOf(area) !== null || STONE_AREAS.some((stone) => stone === area))
}

function chooseLine(page: GargoyleState, index: MenuIndex, world: World<Events, Tuning>): void {
  if (page.index === index) return
  page.index = index
  page.movedAt = world.now
  world.emit('chosen', { index })
}

function wakeGargoyle(page: GargoyleState, world: World<Events, Tuning>): void {
  page.wake = spanOf(world.now, WAKE.sleeps)
  page.snort = null
  page.squint = null
  page.pokes = 0
  world.emit('woken')
}

/** Tells of each stage of waking when it is due; with the last one, `left`, the visitor is taken to day 2. */
function followWake(page: GargoyleState, world: World<Events, Tuning>): void {
  if (!page.wake) return
  const since = world.now - page.wake.from
  if (since === WAKE.stirs) world.emit('stirred')
  if (since === WAKE.glares) scarePigeon(page.pigeon, WAKE.sleeps - WAKE.glares + world.tuning.flight, false, world)
  if (since === WAKE.beats) world.emit('beaten')
  if (since === WAKE.roars) {
    roar(page.hearth)
    world.emit('roared')
  }
  if (since === WAKE.leaves) world.emit('left')
  // The page is still here, so day 2 was not loaded: the gargoyle sleeps on.
  if (since >= WAKE.sleeps) page.wake = null
}

function followWarp(page: GargoyleState, world: World<Events, Tuning>): void {
  if (!page.warp) return
  const { slug, span } = page.warp
  if (world.now === span.until) {
    if (slug) world.emit('warped', { slug })
    else world.emit('seated')
  }
  if (world.now < span.until + WARP_LINGERS) return
  page.warp = null
  page.password = blankPassword(page.password)
}

/** How high the fire is to burn, which it comes to bit by bit. */
function blazeOf({ screen, wake: awake, warp }: GargoyleState, now: number): number {
  const since = awakeFor(awake, now)
  if (warp || (since !== null && since >= WAKE.roars)) return BLAZE.roaring
  return screen === 'password' ? BLAZE.low : BLAZE.asleep
}
