import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/snack/manifest'
import { BILL, BILL_TURNS, CREST, HIP, INSIDE, LEANS, NECK, SHOULDER, STANCES } from '../../../assets/snack/shared'
import type { Point } from '../../../src/stage/contract/geometry'
import { clamp, DEGREE, hop, lerp, ringing } from '../../../src/stage/contract/math'
import { isDuring, progress, since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import {
  billOpening,
  CHICK_SIZE,
  DRAWINGS,
  FEAST,
  GROUND,
  gapeFor,
  HINGE,
  isGlancing,
  isSitting,
  leapHeight,
  MOST,
  SEAT,
  seatShare,
  stepsAt,
} from '../layout'
import type { Chick as ChickState, Feast, SnackState } from '../state'

/** What she is squashed about: her feet, in scene units. */
const FEET = { x: 520, y: GROUND + 6 } as const
/** How high she hops in each round of the three drawings, in scene units; and the share of it that she is on the ground before and after. */
const HOP = { height: 30, ground: 0.2 } as const
/** How much flatter she is when she gathers herself and when she has landed, longer when she leaps. */
const SQUASH = { crouch: 0.13, landing: 0.15, leap: 0.12 } as const
/** How long she takes to get over a landing, in ms. */
const LANDING = 150
/** How far down her wing is in each drawing, in radians; in a leap it beats about the last. */
const WINGS = { push: -0.6, air: 0.45, land: 0.94 } as const
const BEAT = { reach: 0.5, time: 42 } as const
/** How her pouch hangs behind what she does, in each drawing. */
const POUCHES = { push: 'forward', air: 'back', land: 'back' } as const
/** A bite makes the pouch bulge by so much, and it wobbles twice. */
const BULGE = { by: 0.12, fades: 170, time: 210 } as const
const POKE = { by: 0.14, fades: 260, time: 190, turn: 0.12 } as const
/** Her bill is thrown up so fast, and comes down again, in ms. */
const THROW = { up: 40, down: 110 } as const
/** How far her bill trembles open in a burp, in degrees. */
const BURP = { open: 17, tremble: 4, time: 26 } as const
const BLINK = { every: 2600, lasts: 110 } as const

/** Sitting: how high she hops to her seat, in scene units; how her wing and her head hang; how she breathes and flops. */
const SEAT_HOP = 54
const SEATED_WING = { x: -150 * CHICK_SIZE, y: 116 * CHICK_SIZE, rotation: -46 * DEGREE, scaleX: 0.89, scaleY: 0.89 }
const SEATED_LEAN = -3
const BREATH = { by: 0.012, time: 380 } as const
const FLOP = { by: 0.16, fades: 150, time: 130 } as const
/** How long she looks at those who drink to her, in ms. */
const TOAST_LOOK = 1100

type Stance = (typeof STANCES)[number]

/** The chick in her parts: behind what she eats, and before it. */
export class Chick {
  readonly behind = new Container({ label: 'chick' })
  readonly before = new Container({ label: 'chick, before what she eats' })
  readonly #body
  readonly #wing
  readonly #headBehind = new Container()
  readonly #headBefore = new Container()
  readonly #pouch = new Container()
  readonly #skin
  readonly #crest
  readonly #mouth
  readonly #open = new Container()
  readonly #bill
  readonly #eye
  readonly #shut
  readonly #held

  constructor(kit: ViewKit<typeof manifest>) {
    this.#body = kit.sprite('body')
    this.#wing = kit.sprite('wing')
    this.#skin = kit.sprite('pouch')
    this.#crest = kit.sprite('crest')
    this.#mouth = kit.sprite('mouth')
    this.#bill = kit.sprite('bill')
    this.#eye = kit.sprite('eye')
    this.#shut = kit.pool('inside', MOST.pouch)
    this.#held = kit.pool('inside', MOST.pouch)
    const skull = kit.sprite('skull').updateTransform({ x: NECK.x * CHICK_SIZE, y: NECK.y * CHICK_SIZE })
    this.#crest.position.set(CREST.x * CHICK_SIZE, CREST.y * CHICK_SIZE)
    this.#bill.position.set(BILL.x * CHICK_SIZE, BILL.y * CHICK_SIZE)
    this.#pouch.addChild(this.#skin, this.#shut)
    this.#open.addChild(kit.sprite('bag'), this.#held)
    this.#headBehind.addChild(this.#pouch, this.#crest, skull, this.#mouth)
    this.#headBefore.addChild(this.#open, this.#bill, this.#eye, kit.laterPart('glance'))
    this.behind.addChild(this.#body, kit.laterPart('sitting'), this.#wing, this.#headBehind)
    this.before.addChild(this.#headBefore)
    for (const part of [this.behind, this.before]) part.pivot.set(FEET.x - HINGE.x, FEET.y - HINGE.y)
    for (const head of [this.#headBehind, this.#headBefore]) head.pivot.set(NECK.x * CHICK_SIZE, NECK.y * CHICK_SIZE)
  }

  draw(snack: SnackState, moment: Moment): void {
    const { chick, foods, feast } = snack
    const { now, reducedMotion } = moment
    const isSeated = isSitting(feast, now)
    const stance = stanceOf(snack, moment)
    const gape = Math.max(billOpening(foods[0]?.eatenAt ?? Number.POSITIVE_INFINITY, now), gapeFor(snack, now))
    this.#placeBody(snack, moment)
    this.#drawBody(chick, stance, isSeated, moment)
    this.#drawHead(chick, stance, isSeated, moment)
    const turn = billTurn(chick, gape, now, reducedMotion)
    this.#bill.rotation = turn * DEGREE
    this.#drawPouch(chick, isSeated ? 'air' : stance, gape, turn, moment)
    this.#eye.visible = !isGlancing(snack, now)
    this.#eye.show(feast && isSeated ? lookAtTable(feast, chick, now) : lookOf(chick, gape, now))
  }

  /** Where she is, and how she is squashed about her feet. */
  #placeBody(snack: SnackState, { now, between, reducedMotion }: Moment): void {
    const { chick, feast, pace } = snack
    const seat = seatShare(feast, now)
    const height = leapHeight(chick.leap, now)
    const run = chick.leap || isDuring(chick.crouch, now) ? 0 : runHeight(chick, now)
    const walk = pace < 1 ? pace * pace * hopOf(stepsAt(snack, between) / DRAWINGS) : run
    const flop = reducedMotion ? 0 : SEAT_HOP * hop(seat)
    const stretch = reducedMotion ? 0 : stretchOf(chick, now) + seatedStretch(snack, now)
    for (const part of [this.behind, this.before]) {
      part.position.set(FEET.x + chick.reach + SEAT.x * seat, FEET.y - height - walk - flop + SEAT.y * seat)
      part.scale.set(1 - stretch * 0.7, 1 + stretch)
    }
  }

  #drawBody({ leap }: ChickState, stance: Stance, isSeated: boolean, { now, reducedMotion }: Moment): void {
    this.#body.visible = !isSeated
    this.#body.show(stance)
    if (isSeated) {
      this.#wing.updateTransform(SEATED_WING)
      return
    }
    placeJoint(this.#wing, SHOULDER, stance)
    const beat = leap && !reducedMotion ? BEAT.reach * Math.sin(now / BEAT.time) : 0
    this.#wing.rotation = WINGS[stance] + beat + LEANS[stance] * DEGREE
    this.#wing.scale.set(1)
  }

  /** It keeps steadier than her body, and looks where the food is. */
  #drawHead(chick: ChickState, stance: Stance, isSeated: boolean, { now, reducedMotion }: Moment): void {
    const burp = reducedMotion || !isDuring(chick.burp, now) ? 0 : Math.sin(progress(chick.burp, now) * Math.PI)
    const lean = isSeated ? SEATED_LEAN : LEANS[stance] * 0.5
    for (const head of [this.#headBehind, this.#headBefore]) {
      if (isSeated) head.position.set(NECK.x * CHICK_SIZE, NECK.y * CHICK_SIZE)
      else placeJoint(head, NECK, stance)
      head.rotation = lean * DEGREE - (isDuring(chick.look, now) ? 0.1 : 0) + burp * 0.1
    }
    const isUp = isDuring(chick.look, now) || isDuring(chick.burp, now)
    this.#crest.rotation = isUp ? 0.34 : reducedMotion || isSeated ? 0 : crestLag(chick, now)
    this.#crest.scale.set(isUp ? 1.15 : 1)
  }

  #drawPouch(chick: ChickState, stance: Stance, gape: number, turn: number, { now, reducedMotion }: Moment): void {
    const isOpen = gape > 0.5
    const isSwallowing = isDuring(chick.swallow, now)
    this.#mouth.visible = this.#open.visible = isOpen
    this.#pouch.visible = !isOpen
    this.#skin.show(isSwallowing ? 'swallow' : pouchOf(chick, stance, now))
    // It hangs on the bill, and turns with it.
    this.#pouch.rotation = (turn - (isSwallowing ? BILL_TURNS.swallow : BILL_TURNS.shut)) * DEGREE
    const wobble = reducedMotion ? 0 : wobbleOf(chick, now)
    this.#pouch.scale.set(1 - wobble * 0.5, 1 + wobble)
    this.#open.scale.set(1 - wobble * 0.3, 1 + wobble * 0.5)
    this.#mouth.scale.copyFrom(this.#open.scale)
    this.#shut.visible = !isSwallowing
    this.#shut.show(chick.pouch, this.#placeShut, chick)
    this.#held.show(chick.pouch, this.#placeHeld, chick)
  }

  readonly #placeShut = (sprite: Inside, kind: string, { pouch }: ChickState, i: number) =>
    placeInside(sprite, kind, INSIDE.shut[pouch.length - 1 - i])

  readonly #placeHeld = (sprite: Inside, kind: string, { pouch }: ChickState, i: number) =>
    placeInside(sprite, kind, INSIDE.open[pouch.length - 1 - i])
}

type Inside = DrawnSprite<string, string>

/** Shows through the skin, there. */
function placeInside(
  sprite: Inside,
  kind: string,
  place: (typeof INSIDE.shut)[number] | (typeof INSIDE.open)[number] | undefined,
): boolean {
  if (!place) return false
  sprite.show(kind)
  sprite.position.set(place.x * CHICK_SIZE, place.y * CHICK_SIZE)
  sprite.rotation = place.turn * DEGREE
  sprite.scale.set(place.size)
  sprite.alpha = 0.8
  return true
}

/** Puts a part where the leaning body has it, about the hinge. */
function placeJoint(part: Container, joint: Readonly<Point>, stance: Stance): void {
  const turn = LEANS[stance] * DEGREE
  const [x, y] = [joint.x - HIP.x, joint.y - HIP.y]
  part.position.set(
    (HIP.x + x * Math.cos(turn) - y * Math.sin(turn)) * CHICK_SIZE,
    (HIP.y + x * Math.sin(turn) + y * Math.cos(turn)) * CHICK_SIZE,
  )
}

function stanceOf(snack: SnackState, { now, between }: Moment): Stance {
  const { leap, crouch, landedAt, drawing } = snack.chick
  if (leap) return 'air'
  if (isDuring(crouch, now) || since(landedAt, now) < LANDING * 0.4) return 'land'
  return STANCES[snack.pace < 1 ? Math.floor(stepsAt(snack, between)) : drawing] ?? 'push'
}

/** How high she is above the icing as she runs. */
function runHeight({ drawing, shown }: ChickState, now: number): number {
  return hopOf((drawing + progress(shown, now)) / DRAWINGS)
}

/** How high she hops at that share of the three drawings. */
function hopOf(share: number): number {
  return HOP.height * hop(clamp((share - HOP.ground) / (1 - 2 * HOP.ground), 0, 1))
}

/** She flops down, and breathes. */
function seatedStretch({ feast }: SnackState, now: number): number {
  if (!feast || !isSitting(feast, now)) return 0
  const sat = now - feast.from - FEAST.stands - SEAT.time
  return sat < 0 ? 0 : BREATH.by * Math.sin(sat / BREATH.time) - FLOP.by * ringing(sat, FLOP.fades, FLOP.time)
}

/** Longer as she leaps, flatter before and after. */
function stretchOf({ leap, crouch, landedAt }: ChickState, now: number): number {
  if (leap) {
    const up = clamp((leap.peakAt - now) / (leap.peakAt - leap.from), 0, 1)
    const down = clamp((now - leap.peakAt) / (leap.until - leap.peakAt), 0, 1)
    return SQUASH.leap * (up * up + down * 0.5)
  }
  if (isDuring(crouch, now)) return -SQUASH.crouch * progress(crouch, now)
  const left = clamp(1 - since(landedAt, now) / LANDING, 0, 1)
  return -SQUASH.landing * left * Math.cos((1 - left) * Math.PI * 1.4)
}

/** Degrees that her bill stands below level. */
function billTurn({ swallow, burp }: ChickState, gape: number, now: number, reducedMotion: boolean): number {
  const { shut, open, swallow: up } = BILL_TURNS
  if (gape > 0) return lerp(shut, open, gape)
  if (isDuring(burp, now)) {
    const wave = Math.sin(progress(burp, now) * Math.PI)
    return shut - wave * (BURP.open + (reducedMotion ? 0 : BURP.tremble * Math.sin(now / BURP.time)))
  }
  if (isDuring(swallow, now)) return lerp(shut, up, clamp(since(swallow?.from, now) / THROW.up, 0, 1))
  const over = since(swallow?.until, now)
  if (over < 0) return shut
  const down = Math.min(1, over / THROW.down)
  // Down, a little too far, and back.
  return lerp(up, shut, down) + (reducedMotion ? 0 : 5 * Math.sin(down * Math.PI) * down)
}

/** It swings after her: up when she falls, back when she leaps. */
function pouchOf({ leap, burp }: ChickState, stance: Stance, now: number) {
  if (isDuring(burp, now)) return 'forward'
  if (leap) return now - 60 < leap.peakAt ? 'back' : 'forward'
  return POUCHES[stance]
}

/** How much longer her pouch is for what has dropped into it, or for whoever pressed it. */
function wobbleOf({ bite, poke, burp }: ChickState, now: number): number {
  const bulge = BULGE.by * ringing(since(bite?.at, now), BULGE.fades, BULGE.time)
  const shake = POKE.by * ringing(since(poke?.from, now), POKE.fades, POKE.time)
  const air = isDuring(burp, now) ? 0.12 * Math.sin(progress(burp, now) * Math.PI * 2) : 0
  return bulge + shake + air
}

/** Her crown of down is pressed back as she leaps, and stands up as she falls. */
function crestLag({ leap }: ChickState, now: number): number {
  if (!leap) return 0.06 * Math.sin(now / 60)
  return now < leap.peakAt ? -0.22 : 0.26
}

/** Wide, at one crumb more, and she shuts her eyes; and up, at those who drink to her. */
function lookAtTable({ from, toastAt }: Feast, chick: ChickState, now: number) {
  const offered = now - from - FEAST.offered
  if (offered > -500 && offered < 2600) return offered < 900 ? 'wide' : 'shut'
  return since(toastAt, now) < TOAST_LOOK ? 'up' : lookOf(chick, 0, now)
}

function lookOf({ swallow, burp, look, leap }: ChickState, gape: number, now: number) {
  if (isDuring(burp, now)) return 'wide'
  if (isDuring(swallow, now)) return 'shut'
  if (gape > 0 || isDuring(look, now) || leap?.isHigh) return 'up'
  return now % BLINK.every > BLINK.every - BLINK.lasts ? 'shut' : 'ahead'
}
