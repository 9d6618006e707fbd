import { Container, type Sprite, type Texture } from 'pixi.js'
import { UNIT } from '../../assets/booger/places'
import type { ViewKit } from '../../src/stage/scene'
import { tipX, tipY } from './field'
import { ease, type Mood, moodAt } from './mood'
import { faceY, framesOf, pinned, show, spriteOf } from './pictures'
import type { Booger } from './rules'

/** Where tears are thrown from, and where to: drawing units, degrees. */
const TEARS = [
  { x: 108, y: 34, angle: 196, late: 0 },
  { x: 104, y: 46, angle: 168, late: 0.3 },
  { x: 112, y: 24, angle: 222, late: 0.55 },
  { x: 106, y: 40, angle: 182, late: 0.78 },
  { x: 372, y: 30, angle: -14, late: 0.1 },
  { x: 376, y: 44, angle: 14, late: 0.42 },
  { x: 368, y: 20, angle: -42, late: 0.64 },
  { x: 374, y: 38, angle: 2, late: 0.88 },
] as const

const TWINKLES = [
  { x: 20, y: 26, late: 0 },
  { x: 462, y: 20, late: 0.4 },
  { x: 22, y: 128, late: 0.7 },
] as const

/** How long, in ms, a tear flies, a star twinkles, a drop is let hang, and a frame of the impact is seen. */
const FLIGHT = 760
const TWINKLE = 900
const DROP = 5200
const IMPACT = 90

/** All that drips, flies, shines and bursts about the face. */
export class Accidents {
  /** On the face, below the hand. */
  readonly low = new Container({ label: 'drips' })
  /** Before all. */
  readonly high = new Container({ label: 'bursts' })
  readonly #kit: ViewKit
  readonly #tears: readonly Sprite[]
  readonly #twinkles: readonly Sprite[]
  readonly #streams: readonly Sprite[]
  readonly #drop: Sprite
  readonly #sweat: Sprite
  readonly #impact: Sprite
  readonly #fly: Sprite
  readonly #frames: Readonly<Record<'tear' | 'twinkle' | 'stream' | 'drop' | 'impact' | 'fly', readonly Texture[]>>

  constructor(kit: ViewKit) {
    this.#kit = kit
    const frames = (name: 'tear' | 'twinkle' | 'stream' | 'drop' | 'impact' | 'fly') => framesOf(kit, name)
    this.#frames = {
      tear: frames('tear'),
      twinkle: frames('twinkle'),
      stream: frames('stream'),
      drop: frames('drop'),
      impact: frames('impact'),
      fly: frames('fly'),
    }
    this.#tears = TEARS.map(() => spriteOf(kit, 'tear'))
    this.#twinkles = TWINKLES.map(({ x, y }) => pinned(kit, 'twinkle', [x, y]))
    for (const twinkle of this.#twinkles) twinkle.scale.set(1.5)
    for (const tear of this.#tears) tear.scale.set(1.4)
    this.#streams = [pinned(kit, 'stream', [128, 50]), pinned(kit, 'stream', [353, 48])]
    for (const [index, stream] of this.#streams.entries()) stream.scale.x = index === 0 ? 1 : -1
    this.#drop = pinned(kit, 'drop', [268, 138])
    this.#sweat = spriteOf(kit, 'sweat')
    this.#impact = spriteOf(kit, 'impact')
    this.#fly = spriteOf(kit, 'fly')
    this.low.addChild(...this.#streams, this.#drop, this.#sweat)
    this.high.addChild(this.#impact, ...this.#tears, ...this.#twinkles, this.#fly)
  }

  draw(booger: Booger, time: number): void {
    const mood = moodAt(booger, time)
    const since = booger.endedAt === null ? -1 : time - booger.endedAt
    this.#cry(mood, since)
    this.#shine(mood, since)
    this.#drip(mood, time)
    this.#sweatIt(mood, booger, time)
    this.#buzz(time)
    const burst = Math.floor(since / IMPACT)
    this.#impact.visible = mood === 'ouch' && burst < 3
    if (this.#impact.visible) {
      show(this.#impact, this.#frames.impact[burst])
      this.#impact.position.set(tipX(booger.x), tipY(booger.y))
    }
  }

  #cry(mood: Mood, since: number): void {
    const cries = mood === 'ouch'
    for (let index = 0; index < this.#streams.length; index++) {
      const stream = this.#streams[index]
      if (!stream) continue
      stream.visible = cries
      stream.scale.y = ease(60, 420, since)
      show(stream, this.#frames.stream[this.#kit.boil])
    }
    for (let index = 0; index < TEARS.length; index++) {
      const tear = this.#tears[index]
      const from = TEARS[index]
      if (!tear || !from) continue
      const flown = this.#kit.isCalm ? 0.55 : (since / FLIGHT + 1 - from.late) % 1
      tear.visible = cries && (this.#kit.isCalm || since > from.late * FLIGHT)
      const angle = (from.angle * Math.PI) / 180
      const way = 8 + flown * 62
      tear.position.set(
        (from.x + Math.cos(angle) * way) * UNIT,
        faceY(from.y + Math.sin(angle) * way + flown * flown * 26),
      )
      tear.rotation = angle + flown * 0.5 * Math.sign(Math.cos(angle))
      show(tear, this.#frames.tear[Math.min(2, Math.floor(flown * 3))])
    }
  }

  #shine(mood: Mood, since: number): void {
    for (let index = 0; index < TWINKLES.length; index++) {
      const twinkle = this.#twinkles[index]
      if (!twinkle) continue
      const late = TWINKLES[index]?.late ?? 0
      const lit = this.#kit.isCalm ? 0.4 : (since / TWINKLE + 1 - late) % 1
      twinkle.visible = mood === 'bliss' && lit < 0.6 && since > late * TWINKLE * 0.5
      show(twinkle, this.#frames.twinkle[lit < 0.15 ? 0 : lit < 0.4 ? 1 : 2])
    }
  }

  /** A drop swells, hangs, and is sniffed up again in time; in a fright, at once. */
  #drip(mood: Mood, time: number): void {
    const share = (time % DROP) / DROP
    this.#drop.visible = mood === 'waiting' && share > 0.12 && share < 0.86
    show(this.#drop, this.#frames.drop[share < 0.42 ? 0 : 1])
    const grown = share < 0.42 ? ease(0.12, 0.3, share) : 1
    const sniffed = ease(0.78, 0.86, share)
    this.#drop.scale.set(grown * (1 - sniffed * 0.3), grown * (1 - sniffed * 0.9))
  }

  #sweatIt(mood: Mood, { sentAt }: Booger, time: number): void {
    this.#sweat.visible = mood === 'bracing'
    const run = this.#kit.isCalm ? 0.4 : ease(40, 1000, time - sentAt)
    this.#sweat.position.set((112 - run * 6) * UNIT, faceY(58 + run * 66))
  }

  #buzz(time: number): void {
    const isCalm = this.#kit.isCalm
    const at = isCalm ? 0 : time / 1000
    const x = 448 + Math.sin(at * 1.7) * 22 + Math.sin(at * 5.3) * 6
    const y = 168 + Math.cos(at * 2.3) * 30 + Math.cos(at * 6.1) * 6
    this.#fly.position.set(x * UNIT, faceY(y))
    this.#fly.scale.x = Math.cos(at * 1.7) >= 0 ? 1 : -1
    this.#fly.rotation = isCalm ? 0 : Math.sin(at * 2.3) * 0.35
    show(this.#fly, this.#frames.fly[isCalm ? 0 : Math.floor(time / 40) % 2])
  }
}
