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

/** The face: still paper below, and eyes, moustache, mouth and nose that act on it. */
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
  readonly #textures: Readonly<Record<string, Texture>>

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
    this.#textures = Object.fromEntries(
      ['eyes', 'lids', 'pupil', 'mouth', 'nose'].flatMap((name) => {
        return FRAMES.filter((frame) => frame.startsWith(name)).map((frame) => [frame, kit.texture(frame)])
      }),
    )
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
    const isShut = mood === 'bliss' || mood === 'ouch'
    const blinks = mood === 'waiting' && (time + BLINK.every - BLINK.first) % BLINK.every < BLINK.lasts
    show(this.#eyes, this.#textures[isShut ? `eyes_${mood}` : 'eyes_open'])
    show(this.#lids, this.#textures[`lids_${blinks ? 'blink' : mood === 'bracing' ? 'wide' : mood}`])
    this.#lids.visible = !isShut
    show(this.#mouth, this.#textures[`mouth_${mood}`])
    show(this.#nose, this.#textures[mood === 'ouch' ? 'nose_flat' : 'nose_rest'])
    this.#flare.visible = mood === 'bracing'
    this.#stuffedLeft.visible = mood === 'bliss' && ahead === 'leftNostril'
    this.#stuffedRight.visible = mood === 'bliss' && ahead === 'rightNostril'
    this.#dent.visible = mood === 'ouch'
    if (this.#dent.visible) this.#dent.position.set(tipX(x), tipY(y))
  }

  /** The eyes never leave the finger. The sly ones do, to see whether you have seen it, too. */
  #look(mood: Mood, { endedAt, y }: Booger, time: number, x: number): void {
    const isShut = mood === 'bliss' || mood === 'ouch'
    const isSly = mood === 'sly'
    const glances = isSly && !this.#kit.isCalm && Math.floor((time - (endedAt ?? 0)) / 1100) % 3 === 2
    for (const [index, eye] of EYES.entries()) {
      const pupil = this.#pupils[index]
      if (!pupil) continue
      pupil.visible = !isShut
      show(pupil, this.#textures[mood === 'bracing' ? 'pupil_pin' : 'pupil_calm'])
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
    this.#eyes.scale.y = this.#eyes.scale.y > 0 ? (mood === 'ouch' ? 1 - shock * 0.004 : 1) : 1
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

/** All the frames that it looks up by mood. */
const FRAMES = [
  ...['eyes_open', 'eyes_bliss', 'eyes_ouch'],
  ...['lids_waiting', 'lids_wide', 'lids_blink', 'lids_sly'],
  ...['pupil_calm', 'pupil_pin'],
  ...['mouth_waiting', 'mouth_bracing', 'mouth_bliss', 'mouth_ouch', 'mouth_sly'],
  ...['nose_rest', 'nose_flat'],
] as const
