import { isDuring, isOver, spanOf } from '../../src/stage/contract/rules/spans'
import type { Rules, World } from '../../src/stage/contract/scene'
import { BLINK, BREATH, bobAt, drawingAt, groundAt, LETTERS, nibAt, SHRIEK, SNAP, WIDE } from './layout'
import { hurryOn, turnPage } from './rules/back'
import { eatLetters, offerLetter } from './rules/start'
import type { Events, TitleLine, UhOhState } from './state'
import type { Tuning } from './tuning'

type Inside = World<Events, Tuning>

/** The eyes of her face: the last of them is the one that looks at you. */
const EYES = 7

const isLine = (area: string | null): area is TitleLine => area === 'cap' || area === 'quill'

/** A title screen that would go by itself for ever; but her nib drips, and whoever presses is shrieked at. */
export const rules: Rules<UhOhState, Events, Tuning> = {
  tick: 10,

  start({ tuning, random }) {
    return {
      ground: 0,
      drop: { from: 0, until: tuning.swells, isFalling: false, x: 0, y: 0 },
      blotted: null,
      drops: 0,
      shriek: null,
      jolted: null,
      stare: null,
      eyes: Array.from({ length: EYES }, () => ({ blink: null, next: random.between(0, tuning.latest) })),
      hiding: null,
      uhOh: null,
      struck: { cap: null, quill: null },
      poked: null,
      start: { eaten: 0, snap: null, due: 0 },
      rounds: 0,
      back: null,
      hasLater: false,
    }
  },

  later(screen) {
    screen.hasLater = true
  },

  press(screen, { area, at }, world) {
    const { now } = world
    if (isLine(area)) {
      screen.struck[area] = now
      world.emit('struck', { line: area })
      return
    }
    if (area === 'witness') {
      screen.poked = now
      screen.hiding = null
      hurryOn(screen, now)
      world.emit('poked')
      return
    }
    if (area === 'blot') {
      screen.blotted = now
      world.emit('dabbed')
      return
    }
    if (area === 'start') {
      if (offerLetter(screen, spanOf(now, SNAP))) world.emit('offered')
      return
    }
    screen.stare = { x: at.x, y: at.y, until: now + world.tuning.stare }
    if (isOver(screen.shriek, now) && !screen.back) startShriek(screen, world)
    else {
      screen.jolted = now
      world.emit('hiccuped')
    }
  },

  move({ stare }, { at }) {
    if (!stare) return
    stare.x = at.x
    stare.y = at.y
  },

  step(screen, world) {
    const { now } = world
    const ground = groundAt(now)
    if (ground !== screen.ground) {
      screen.ground = ground
      world.emit('turned', { ground })
    }
    if (screen.stare && now >= screen.stare.until) screen.stare = null
    if (screen.hiding && isOver(screen.hiding, now)) {
      screen.hiding = null
      screen.uhOh = spanOf(now, world.tuning.comments)
      world.emit('commented')
    }
    advanceDrop(screen, world)
    blinkEyes(screen, world)
    eatLetters(screen, world)
    turnPage(screen, world)
  },

  check({ ground, eyes, drop, stare, start, back }, { now }) {
    if (ground !== groundAt(now)) throw new Error(`ground is ${ground}, not ${groundAt(now)}, at ${now}.`)
    if (eyes.length !== EYES) throw new Error(`eyes.length is ${eyes.length}, not ${EYES}.`)
    const blinking = eyes.filter((eye) => isDuring(eye.blink, now)).length
    if (blinking > 1) throw new Error(`eyes has ${blinking} with a blink at ${now}.`)
    if (!(now <= drop.until))
      throw new Error(`drop.until is ${drop.until} at ${now} while drop.isFalling is ${drop.isFalling}.`)
    const offered = start.eaten + start.due + (start.snap ? 1 : 0)
    if (!(offered <= LETTERS)) throw new Error(`start has ${offered} letters offered, not ${LETTERS} at most.`)
    if (back && start.eaten !== LETTERS) throw new Error(`back is seen while start.eaten is ${start.eaten}.`)
    if (stare && !(stare.until > now)) throw new Error(`stare.until is ${stare.until} at ${now}.`)
  },
}

/** She shrieks: every eye stands open, the drop is shaken off, and the witness would rather not look. */
function startShriek(screen: UhOhState, world: Inside): void {
  const { now, tuning } = world
  screen.shriek = spanOf(now, SHRIEK)
  screen.jolted = null
  screen.hiding = spanOf(now, tuning.hides)
  screen.uhOh = null
  for (const eye of screen.eyes) eye.blink = null
  if (!screen.drop.isFalling && now >= screen.drop.from) releaseDrop(screen, world)
  // It blows a letter up, on which she shuts her beak.
  offerLetter(screen, { from: now + BREATH, until: now + WIDE })
  world.emit('shrieked')
}

/** The drop lets go of the nib where that is now. */
function releaseDrop({ drop }: UhOhState, { now, tuning }: Inside): void {
  Object.assign(drop, spanOf(now, tuning.falls), { isFalling: true })
  nibAt(drawingAt(now), bobAt(now), drop)
}

function advanceDrop(screen: UhOhState, world: Inside): void {
  const { drop } = screen
  const { now, tuning } = world
  if (now < drop.until) return
  if (!drop.isFalling) {
    releaseDrop(screen, world)
    return
  }
  Object.assign(drop, spanOf(now + tuning.splashes, tuning.swells), { isFalling: false })
  screen.blotted = now
  screen.drops += 1
  world.emit('dripped')
}

/** Each eye by itself: one that is due while another blinks waits for it; and none blinks at whoever is shrieked at. */
function blinkEyes({ eyes, shriek }: UhOhState, { now, tuning, random }: Inside): void {
  let isBlinking = isDuring(shriek, now)
  for (const eye of eyes) if (isDuring(eye.blink, now)) isBlinking = true
  for (const eye of eyes) {
    if (isBlinking || now < eye.next) continue
    eye.blink = spanOf(now, BLINK)
    eye.next = now + random.between(tuning.soonest, tuning.latest)
    isBlinking = true
  }
}
