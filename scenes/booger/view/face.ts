import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/booger/manifest'
import { EYES, PINS, UNIT } from '../../../assets/booger/shared'
import { HOOKS } from '../../../assets/booger-later/shared'
import { manifest as tall } from '../../../assets/booger-tall/manifest'
import type { Point } from '../../../src/stage/contract/geometry'
import { hop, ringing, smoothstep } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { PULL, REIGN, tipX, tipY } from '../layout'
import type { BoogerState } from '../state'
import type { Tuning } from '../tuning'
import { isAboutToSneeze, type Mood, moodAt, struckAt, swellingOf, tossOf } from './mood'
import { faceY, placeOnFace } from './pin'

/** When it first blinks, and for how long, in ms. */
const BLINK = { first: 900, lasts: 150 } as const

/** What of the nose is laid over it, and where. */
const NOSTRILS: readonly [number, number] = [240, 128]

/** The middle of the nose, and of a king on it. */
const NOSE: Readonly<Point> = { x: 240, y: 104 }
const SEAT: Readonly<Point> = { x: HOOKS[5].x, y: HOOKS[5].y - 44 }

/** From which swelling on the whole face trembles. */
const FULL = 0.18

/** Where it blushes, on either side. */
const BLUSH: readonly [number, number] = [240, 124]

/** Its drawings in each mood; shut eyes have no lids of their own, and no pupils. */
const LOOKS = {
  waiting: { eyes: 'open', lids: 'waiting', pupil: 'calm', mouth: 'waiting', nose: 'rest' },
  bracing: { eyes: 'open', lids: 'wide', pupil: 'pin', mouth: 'bracing', nose: 'rest' },
  bliss: { eyes: 'bliss', lids: null, pupil: 'calm', mouth: 'bliss', nose: 'rest' },
  ouch: { eyes: 'ouch', lids: null, pupil: 'calm', mouth: 'ouch', nose: 'flat' },
  sly: { eyes: 'open', lids: 'sly', pupil: 'calm', mouth: 'sly', nose: 'rest' },
} as const satisfies Record<Mood, object>

/** The face: still paper below, and eyes, moustache, mouth and nose that act on it. */
export class Face {
  /** What of it never moves. */
  readonly still
  /** All else that lies behind the nose. */
  readonly behind = new Container({ label: 'features' })
  readonly nose = new Container({ label: 'nose' })
  readonly #eyes
  readonly #lids
  readonly #pupils
  readonly #mouth
  readonly #nose
  readonly #flare
  readonly #stuffed
  readonly #dent

  constructor(kit: ViewKit<typeof manifest>) {
    // The shade goes on up the wall, as it would in a mirror.
    const airAbove = placeOnFace(kit.sprite('air'), PINS.airAbove)
    airAbove.scale.y = -1
    this.#eyes = placeOnFace(kit.cutSprite('eyes'), PINS.eyes)
    this.#lids = placeOnFace(kit.cutSprite('lids'), PINS.eyes)
    this.#pupils = EYES.map(() => kit.sprite('pupil'))
    this.#mouth = placeOnFace(kit.cutSprite('mouth'), PINS.mouth)
    this.#nose = placeOnFace(kit.cutSprite('nose'), PINS.nose)
    this.#flare = placeOnFace(kit.sprite('flare'), NOSTRILS)
    this.#stuffed = placeOnFace(kit.sprite('stuffedLeft', 'stuffedRight'), NOSTRILS)
    this.#dent = kit.sprite('dent')
    this.still = kit.background(
      airAbove,
      placeOnFace(kit.sprite('air'), PINS.face),
      placeOnFace(kit.sprite('face'), PINS.face),
      placeOnFace(kit.sprite('blush').show('left'), BLUSH),
      placeOnFace(kit.sprite('blush').show('right'), BLUSH),
      kit.marginPart('tall', tall, (parts) => placeOnFace(parts.sprite('above'), PINS.above)),
      kit.marginPart('tall', tall, (parts) => placeOnFace(parts.sprite('bust'), PINS.bust)),
    )
    this.behind.addChild(this.#eyes, ...this.#pupils, this.#lids, this.#mouth)
    this.nose.addChild(this.#nose, this.#flare, this.#stuffed, kit.laterPart('inside'), this.#dent)
    // It swells from the bridge.
    this.nose.pivot.set(240 * UNIT, faceY(60))
    this.nose.position.copyFrom(this.nose.pivot)
  }

  /** @param x where the finger is between two ticks, in widths of its field */
  draw(booger: BoogerState, moment: Moment<Tuning>, x: number): void {
    const mood = moodAt(booger, moment.now)
    this.#drawExpression(mood, booger, moment)
    this.#aimPupils(mood, booger, moment, x)
    this.#moveFeatures(mood, booger, moment, x)
  }

  #drawExpression(mood: Mood, booger: BoogerState, { now, tuning }: Moment<Tuning>): void {
    const { ahead, x, y, perdu } = booger
    const { eyes, lids, mouth, nose } = LOOKS[mood]
    const winks = mood === 'waiting' && (now + tuning.blinkEvery - BLINK.first) % tuning.blinkEvery < BLINK.lasts
    const blinks = winks || isAboutToSneeze(booger, now)
    this.#eyes.show(eyes)
    this.#lids.visible = lids !== null
    if (lids) this.#lids.show(blinks ? 'blink' : lids)
    this.#mouth.show(mouth)
    this.#nose.show(nose)
    this.#flare.visible = mood === 'bracing'
    this.#stuffed.visible = mood === 'bliss'
    this.#stuffed.show(ahead === 'leftNostril' ? 'stuffedLeft' : 'stuffedRight', 0)
    this.#dent.visible = mood === 'ouch' && perdu
    if (this.#dent.visible) this.#dent.position.set(tipX(x), tipY(y))
  }

  /** The eyes never leave the finger. The sly ones do, to see whether you have seen it, too. */
  #aimPupils(mood: Mood, booger: BoogerState, { now, reducedMotion }: Moment, x: number): void {
    const { lids, pupil: drawing } = LOOKS[mood]
    const isSly = mood === 'sly'
    const seen = seenBy(booger, now)
    const glances = isSly && !reducedMotion && Math.floor(since(booger.endedAt, now) / 1100) % 3 === 2
    for (let index = 0; index < EYES.length; index++) {
      const pupil = this.#pupils[index]
      const eye = EYES[index]
      if (!pupil || !eye) continue
      pupil.visible = lids !== null
      pupil.show(drawing)
      const awayX = (seen ? seen.x * UNIT : tipX(x)) - eye.x * UNIT
      const awayY = (seen ? faceY(seen.y) : tipY(booger.y)) - faceY(eye.y)
      const far = Math.hypot(awayX, awayY) || 1
      const reach = smoothstep(0, 420, Math.abs(awayX)) * Math.sign(awayX)
      const dx = glances ? 0 : isSly ? reach * 19 : (awayX / far) * 19
      const dy = isSly ? 10 : mood === 'bracing' ? (awayY / far) * 10 : (awayY / far) * 11 - 1
      pupil.position.set((eye.x + dx) * UNIT, faceY(eye.y + dy))
    }
  }

  #moveFeatures(mood: Mood, booger: BoogerState, { now, boil, reducedMotion }: Moment, x: number): void {
    const sinceEnd = since(struckAt(booger), now)
    const pushed = reducedMotion ? 0 : hop((since(booger.garland.snappedAt, now) - 420) / 320)
    const swelling = reducedMotion ? 0 : swellingOf(booger, now)
    const isFull = swelling > FULL && mood === 'bracing'
    const tremble = reducedMotion ? 0 : (boil - 1) * (isFull ? 5 : mood === 'bracing' ? 2.2 : mood === 'ouch' ? 3 : 0)
    const shock = mood === 'ouch' && !reducedMotion ? ringing(sinceEnd, 130, 90) * 16 : 0
    const gulp = mood === 'bliss' && !reducedMotion ? ringing(sinceEnd, 150, 260) : 0
    const hum = mood === 'bliss' && !reducedMotion ? Math.sin(now / 115) : 0
    const startle = mood === 'bracing' && booger.movingY ? ringing(now - booger.sentAt, 90, 240) : 0

    this.#eyes.y = faceY(PINS.eyes[1]) - startle * 8 + hum * 2
    this.#lids.y = this.#eyes.y - startle * 6
    this.#eyes.scale.y = 1 - shock * 0.004 + pushed * 0.22
    this.#mouth.position.set(PINS.mouth[0] * UNIT + tremble + shock * 0.6, faceY(PINS.mouth[1]) + hum * 4)
    const twirl = mood === 'sly' && !reducedMotion ? Math.sin(now / 420) * 0.012 : 0
    this.#mouth.rotation = twirl + hum * 0.006
    this.#mouth.scale.set(1 + gulp * 0.03, 1 - gulp * 0.05)

    // It feels the finger pass: a tickle, as near as that is.
    const near =
      mood === 'waiting' && !reducedMotion
        ? 1 - Math.min(1, Math.min(Math.abs(x - 0.405), Math.abs(x - 0.595)) / 0.07)
        : 0
    const tickle = near > 0 ? Math.sin(now / 22) * near : 0
    const breath = mood === 'waiting' && !reducedMotion ? Math.sin(now / 520) : 0
    this.nose.rotation = tickle * 0.006 + hum * 0.012
    this.nose.scale.set(
      1 + breath * 0.006 + gulp * 0.05 + swelling,
      1 + breath * 0.004 - gulp * 0.06 + near * 0.01 + swelling * 0.7,
    )
    this.nose.x = this.nose.pivot.x + tremble * 0.5 + shock
    const toss = reducedMotion ? 0 : tossOf(booger, now)
    this.nose.y = this.nose.pivot.y + toss
    this.behind.position.set(shock * 0.4, toss * 0.7)
  }
}

/** What the eyes are on where that is not the finger: what has just come out, and whoever sits on the nose. */
function seenBy({ garland: { cameAt, drawn, out, reignsAt } }: BoogerState, now: number): Readonly<Point> | null {
  if (reignsAt !== null) return now < reignsAt + REIGN.points ? SEAT : now < reignsAt + REIGN.sniffs ? null : NOSE
  return drawn && since(cameAt, now) < PULL.lasting ? (HOOKS[out - 1] ?? null) : null
}
