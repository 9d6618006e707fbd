import { Container, type Sprite, type Texture } from 'pixi.js'
import { EYES, PINS, UNIT } from '../../assets/booger/places'
import type { ViewKit } from '../../src/stage/scene'
import { tipX, tipY } from './field'
import { ease, type Mood, moodAt, ringing } from './mood'
import { faceY, framesOf, pinned, show, spriteOf } from './pictures'
import type { Booger } from './rules'

/** Every blink, in ms: when, after how long again, how long. */
const BLINK = { every: 3300, first: 900, lasts: 150 } as const

/** What of the nose is laid over it, and where. */
const NOSTRILS: readonly [number, number] = [240, 128]

/** Its drawings in one mood; shut eyes have no lids of their own, and no pupils. */
interface Look {
  readonly eyes: Texture
  readonly lids: Texture | null
  readonly pupil: Texture
  readonly mouth: Texture
  readonly nose: Texture
}

/** The face: still paper below, and eyes, moustache, mouth and nose that input on it. */
export class Face {
  /** All that lies behind the nose. */
  readonly behind = new Container({ label: 'face' })
  readonly nose = new Container({ label: 'nose' })
  readonly #kit: ViewKit
  readonly #eyes: Sprite
  readonly #lids: Sprite
  readonly #pupils: readonly Sprite[]
  readonly #mouth: Sprite
  readonly #nose: Sprite
  readonly #flare: Sprite
  readonly #stuffedLeft: Sprite
  readonly #stuffedRight: Sprite
  readonly #dent: Sprite
  readonly #looks: Readonly<Record<Mood, Look>>
  readonly #blink: Texture

  constructor(kit: ViewKit) {
    this.#kit = kit
    const [left, right] = framesOf(kit, 'blush')
    const blushes = [left, right].map((texture) => {
      const blush = pinned(kit, 'blush', [240, 124])
      show(blush, texture)
      return blush
    })
    this.#eyes = pinned(kit, 'eyes', PINS.eyes)
    this.#lids = pinned(kit, 'lids', PINS.eyes)
    this.#pupils = EYES.map(() => spriteOf(kit, 'pupil'))
    this.#mouth = pinned(kit, 'mouth', PINS.mouth)
    this.#nose = pinned(kit, 'nose', PINS.nose)
    this.#flare = pinned(kit, 'flare', NOSTRILS)
    this.#stuffedLeft = pinned(kit, 'stuffedLeft', NOSTRILS)
    this.#stuffedRight = pinned(kit, 'stuffedRight', NOSTRILS)
    this.#dent = spriteOf(kit, 'dent')
    const look = (eyes: string, lids: string | null, pupil: string, mouth: string, nose: string): Look => ({
      eyes: kit.texture(`eyes_${eyes}`),
      lids: lids === null ? null : kit.texture(`lids_${lids}`),
      pupil: kit.texture(`pupil_${pupil}`),
      mouth: kit.texture(`mouth_${mouth}`),
      nose: kit.texture(`nose_${nose}`),
    })
    this.#looks = {
      waiting: look('open', 'waiting', 'calm', 'waiting', 'rest'),
      bracing: look('open', 'wide', 'pin', 'bracing', 'rest'),
      bliss: look('bliss', null, 'calm', 'bliss', 'rest'),
      ouch: look('ouch', null, 'calm', 'ouch', 'flat'),
      sly: look('open', 'sly', 'calm', 'sly', 'rest'),
    }
    this.#blink = kit.texture('lids_blink')
    this.behind.addChild(pinned(kit, 'air', PINS.face), pinned(kit, 'face', PINS.face), ...blushes)
    this.behind.addChild(this.#eyes, ...this.#pupils, this.#lids, this.#mouth)
    this.nose.addChild(this.#nose, this.#flare, this.#stuffedLeft, this.#stuffedRight, this.#dent)
    // It swells from the bridge.
    this.nose.pivot.set(240 * UNIT, faceY(60))
    this.nose.position.copyFrom(this.nose.pivot)
  }

  draw(booger: Booger, time: number, x: number): void {
    const mood = moodAt(booger, time)
    const since = booger.endedAt === null ? -1 : time - booger.endedAt
    this.#express(mood, booger, time)
    this.#look(mood, booger, time, x)
    this.#moveFeatures(mood, booger, time, since, x)
  }

  #express(mood: Mood, { ahead, x, y }: Booger, time: number): void {
    const look = this.#looks[mood]
    const blinks = mood === 'waiting' && (time + BLINK.every - BLINK.first) % BLINK.every < BLINK.lasts
    show(this.#eyes, look.eyes)
    this.#lids.visible = look.lids !== null
    show(this.#lids, blinks ? this.#blink : (look.lids ?? undefined))
    show(this.#mouth, look.mouth)
    show(this.#nose, look.nose)
    this.#flare.visible = mood === 'bracing'
    this.#stuffedLeft.visible = mood === 'bliss' && ahead === 'leftNostril'
    this.#stuffedRight.visible = mood === 'bliss' && ahead === 'rightNostril'
    this.#dent.visible = mood === 'ouch'
    if (this.#dent.visible) this.#dent.position.set(tipX(x), tipY(y))
  }

  /** The eyes never leave the finger. The sly ones do, to see whether you have seen it, too. */
  #look(mood: Mood, { endedAt, y }: Booger, time: number, x: number): void {
    const { lids, pupil: texture } = this.#looks[mood]
    const isSly = mood === 'sly'
    const glances = isSly && !this.#kit.isCalm && Math.floor((time - (endedAt ?? 0)) / 1100) % 3 === 2
    for (let index = 0; index < EYES.length; index++) {
      const pupil = this.#pupils[index]
      const eye = EYES[index]
      if (!pupil || !eye) continue
      pupil.visible = lids !== null
      show(pupil, texture)
      const awayX = tipX(x) - eye.x * UNIT
      const awayY = tipY(y) - faceY(eye.y)
      const far = Math.hypot(awayX, awayY) || 1
      const reach = ease(0, 420, Math.abs(awayX)) * Math.sign(awayX)
      const dx = glances ? 0 : isSly ? reach * 19 : (awayX / far) * 19
      const dy = isSly ? 10 : mood === 'bracing' ? (awayY / far) * 10 : (awayY / far) * 11 - 1
      pupil.position.set((eye.x + dx) * UNIT, faceY(eye.y + dy))
    }
  }

  #moveFeatures(mood: Mood, booger: Booger, time: number, since: number, x: number): void {
    const isCalm = this.#kit.isCalm
    const tremble = isCalm ? 0 : (this.#kit.boil - 1) * (mood === 'bracing' ? 2.2 : mood === 'ouch' ? 3 : 0)
    const shock = mood === 'ouch' && !isCalm ? ringing(since, 130, 90) * 16 : 0
    const gulp = mood === 'bliss' && !isCalm ? ringing(since, 150, 260) : 0
    const hum = mood === 'bliss' && !isCalm ? Math.sin(time / 115) : 0
    const startle = mood === 'bracing' ? ringing(time - booger.sentAt, 90, 240) : 0

    this.#eyes.y = faceY(PINS.eyes[1]) - startle * 8 + hum * 2
    this.#lids.y = this.#eyes.y - startle * 6
    this.#eyes.scale.y = 1 - shock * 0.004
    this.#mouth.position.set(PINS.mouth[0] * UNIT + tremble + shock * 0.6, faceY(PINS.mouth[1]) + hum * 4)
    const twirl = mood === 'sly' && !isCalm ? Math.sin(time / 420) * 0.012 : 0
    this.#mouth.rotation = twirl + hum * 0.006
    this.#mouth.scale.set(1 + gulp * 0.03, 1 - gulp * 0.05)

    // It feels the finger pass: a tickle, as near as that is.
    const near =
      mood === 'waiting' && !isCalm ? 1 - Math.min(1, Math.min(Math.abs(x - 0.405), Math.abs(x - 0.595)) / 0.07) : 0
    const tickle = near > 0 ? Math.sin(time / 22) * near : 0
    const breath = mood === 'waiting' && !isCalm ? Math.sin(time / 520) : 0
    this.nose.rotation = tickle * 0.006 + hum * 0.012
    this.nose.scale.set(1 + breath * 0.006 + gulp * 0.05, 1 + breath * 0.004 - gulp * 0.06 + near * 0.01)
    this.nose.x = this.nose.pivot.x + tremble * 0.5 + shock
    this.behind.x = shock * 0.4
  }
}
