import { Container, type Graphics, type GraphicsContext, type Sprite } from 'pixi.js'
import type { ViewKit } from '../../src/stage/scene'
import type { Fairy, Kind } from './fairy'
import { flicker, glowOf } from './glow'
import { frameAt, type Pictures, picturesOf, shareOf, show, spriteOf } from './pictures'
import { depthInWater, REFLECTED } from './places'

const BODIES = ['acorn', 'sprout', 'ponytail'] as const
const WINGS = ['acornWings', 'sproutWings', 'ponytailWings'] as const

/** The drawings of a body, in the order they are drawn in. */
export const BODY = { fly: 0, blink: 2, laugh: 3, sulk: 5, knock: 6 } as const

/** The wings' drawings in the order they beat, and how long each is seen, in ms. */
const BEAT = [0, 1, 2, 1] as const
const BEAT_TIME = { wild: 55, usual: 83, calm: 260 } as const

const MOTES = 4

/** The body and wings of a fairy of that kind. */
export function bodyOf(kit: ViewKit, kind: Kind): Pictures {
  return picturesOf(kit, BODIES[kind])
}

export function wingsOf(kit: ViewKit, kind: Kind): Pictures {
  return picturesOf(kit, WINGS[kind])
}

/** One fairy in the air, with her dust, her shadow on the stones, and her light and likeness on the water. */
export class Figure {
  readonly root = new Container({ label: 'fairy' })
  readonly shadow: Sprite
  /** These two belong under the water's rim. */
  readonly glow: Graphics
  readonly light: Graphics
  readonly reflection: Sprite
  readonly #figure = new Container({ label: 'figure' })
  readonly #dust = new Container({ label: 'dust' })
  readonly #sparks: Sprite
  readonly #kind: Kind
  readonly #kit: ViewKit
  readonly #body: Sprite
  readonly #wings: Sprite
  readonly #bodies: Pictures
  readonly #beats: Pictures
  readonly #reflections: Pictures
  readonly #sparkles: Pictures
  readonly #moteFrames: Pictures
  readonly #motes: readonly Sprite[]

  constructor(kit: ViewKit, kind: Kind, light: GraphicsContext) {
    this.#kit = kit
    this.#kind = kind
    this.#bodies = bodyOf(kit, kind)
    this.#beats = wingsOf(kit, kind)
    this.#reflections = picturesOf(kit, 'reflection')
    this.#sparkles = picturesOf(kit, 'sparks')
    this.#moteFrames = picturesOf(kit, 'mote')
    this.#body = spriteOf(this.#bodies)
    this.#wings = spriteOf(this.#beats)
    this.reflection = spriteOf(this.#reflections)
    this.#sparks = spriteOf(this.#sparkles)
    this.shadow = spriteOf(picturesOf(kit, 'shadow'))
    this.glow = glowOf(light)
    this.light = glowOf(light)
    this.#motes = Array.from({ length: MOTES }, () => spriteOf(this.#moteFrames))
    // What is behind her pales in her light, a sister too: so they stay apart when their ways cross.
    const halo = glowOf(light)
    halo.scale.set(0.92)
    this.#figure.addChild(halo, this.#wings, this.#body)
    this.#dust.addChild(...this.#motes)
    this.root.addChild(this.#dust, this.#figure, this.#sparks)
  }

  /** In the bottle, nothing of her is in the air. */
  hide(): void {
    this.#setVisible(false)
  }

  draw(fairy: Fairy, now: number, between: number): void {
    const { size: stage, isCalm } = this.#kit
    this.#setVisible(true)
    const laughs = now < fairy.laughsUntil
    const x = (fairy.x + fairy.paceX * between) * stage.width
    const ground = (fairy.y + fairy.paceY * between) * stage.height
    const bob = Math.sin(now / 420 + this.#kind * 2.1) * (isCalm ? 2 : 6)
    const hop = laughs && !isCalm ? -Math.abs(Math.sin(now / 75)) * 12 : 0
    const size = 0.86 + 0.3 * fairy.y
    const grown = size * growth(shareOf(now, fairy.freedAt, fairy.freedUntil))
    const turned = Math.sign(fairy.facing || 1) * Math.max(0.34, Math.abs(fairy.facing))
    this.#figure.position.set(x, ground + bob + hop)
    // She is drawn looking to the left, and leans into her way.
    this.#figure.scale.set(-turned * grown, grown)
    this.#figure.rotation = 0.09 * fairy.facing + (laughs && !isCalm ? Math.sin(now / 60) * 0.09 : 0)

    const beat = isCalm ? BEAT_TIME.calm : laughs ? BEAT_TIME.wild : BEAT_TIME.usual
    show(this.#wings, this.#beats, BEAT[Math.floor(now / beat + this.#kind) % BEAT.length] ?? 0)
    show(this.#body, this.#bodies, this.#pose(now, laughs))

    this.#drawBelow(x, ground, size, now)
    this.#drawDust(x, ground, fairy.facing, now)
    this.#sparks.visible = now < fairy.freedUntil
    if (this.#sparks.visible) {
      this.#sparks.position.set(x, ground)
      show(
        this.#sparks,
        this.#sparkles,
        frameAt(shareOf(now, fairy.freedAt, fairy.freedUntil), this.#sparkles.frames.length),
      )
    }
  }

  #pose(now: number, laughs: boolean): number {
    if (laughs) return BODY.laugh + (Math.floor(now / 150) % 2)
    const moment = (now + this.#kind * 900) % 2900
    return moment > 2740 ? BODY.blink : BODY.fly + (Math.floor(moment / 460) % 2)
  }

  /** What she throws down: light and a likeness on the water, a shadow on stone. */
  #drawBelow(x: number, ground: number, size: number, now: number): void {
    const { boil, isCalm } = this.#kit
    const below = ground + REFLECTED
    const glowing = size * flicker(boil, this.#kind)
    this.glow.position.set(x, ground + 16)
    this.glow.scale.set(1.5 * glowing)
    this.light.position.set(x, below)
    this.light.scale.set(1.22 * glowing, 0.74 * glowing)
    this.reflection.position.set(x, below)
    this.reflection.scale.set(size)
    show(this.reflection, this.#reflections, isCalm ? 0 : Math.floor(now / 190 + this.#kind) % 3)
    const dry = Math.min(1, Math.max(0, 0.5 - depthInWater(x, below) / 40))
    this.shadow.visible = dry > 0
    this.shadow.position.set(x, below)
    this.shadow.scale.set(0.62 * size)
    this.shadow.alpha = 0.8 * dry
  }

  /** Dust sinks from her wings, and goes out. */
  #drawDust(x: number, y: number, facing: number, now: number): void {
    for (let place = 0; place < MOTES; place++) {
      const mote = this.#motes[place]
      if (!mote) continue
      const moment = (now / 1900 + place / MOTES + this.#kind * 0.11) % 1
      const round = Math.floor(now / 1900 + place / MOTES + this.#kind * 0.11)
      const aside = Math.sin((round * 7 + place * 3 + this.#kind) * 2.4) * 62
      mote.position.set(x + aside - facing * 26 * moment, y - 26 + 118 * moment)
      show(mote, this.#moteFrames, frameAt(moment, 3))
    }
  }

  #setVisible(isVisible: boolean): void {
    this.root.visible = isVisible
    this.shadow.visible = isVisible
    this.glow.visible = isVisible
    this.light.visible = isVisible
    this.reflection.visible = isVisible
  }
}

/** How large she is while she is set free: out of the neck small, over the mark, and back. */
function growth(moment: number): number {
  if (moment >= 1) return 1
  return 1 - 0.7 * Math.exp(-7 * moment) * Math.cos(moment * 11)
}
