import { Container, Sprite, type Texture } from 'pixi.js'
import type { manifest } from '../../../assets/fairy/manifest'
import type { Point } from '../../../src/stage/contract/geometry'
import { clamp } from '../../../src/stage/contract/math'
import { progress } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { depthInWater, FAIRY_AREAS, NARROWEST, REFLECTED, seenAt, sizeAt } from '../layout'
import type { Fairy, Kind } from '../state'
import { flicker } from './glow'

/** The sprites of the three. */
export const BODIES = ['acorn', 'sprout', 'ponytail'] as const
export const WINGS = ['acornWings', 'sproutWings', 'ponytailWings'] as const

/** The wings' drawings in the order they beat, and how long each is seen, in ms. */
const BEAT = [0, 1, 2, 1] as const
const BEAT_TIME = { wild: 55, usual: 83, calm: 260 } as const

/** How many motes of dust sink from her wings, how long each sinks, in ms, and how much further they are for each sister. */
const DUST = { motes: 4, time: 1900, ahead: 0.11 } as const

/** One fairy in the air, with her dust, her shadow on the stones, and her light and likeness on the water. */
export class FairyView {
  readonly kind: Kind
  readonly root = new Container({ label: 'fairy' })
  readonly shadow
  /** These three belong under the water's rim. */
  readonly glow
  readonly light
  readonly reflection
  readonly #figure = new Container()
  readonly #body
  readonly #wings
  readonly #sparks
  readonly #motes
  readonly #place: Point = { x: 0, y: 0 }

  constructor(kit: ViewKit<typeof manifest>, kind: Kind, light: Texture) {
    this.kind = kind
    this.#body = kit.sprite(BODIES[kind])
    this.#wings = kit.animation(WINGS[kind], BEAT, BEAT_TIME.usual, kind)
    this.#sparks = kit.sprite('sparks')
    this.#motes = Array.from({ length: DUST.motes }, () => kit.sprite('mote'))
    this.reflection = kit.animation('reflection', [0, 1, 2], 190, kind)
    this.shadow = kit.sprite('shadow')
    this.glow = new Sprite(light)
    this.light = new Sprite(light)
    // What is behind her pales in her light, a sister too: so they stay apart when their ways cross.
    const halo = new Sprite(light)
    halo.scale.set(0.92)
    const figure = new Container({ label: FAIRY_AREAS[kind] })
    figure.addChild(this.#wings, this.#body)
    this.#figure.addChild(halo, figure)
    this.root.addChild(...this.#motes, this.#figure, this.#sparks)
  }

  /** Draws her; of one who is in the bottle nothing is in the air. */
  draw(fairy: Fairy | undefined, dances: boolean, moment: Moment): void {
    const flies = fairy !== undefined
    this.root.visible = flies
    this.glow.visible = flies
    this.light.visible = flies
    this.reflection.visible = flies
    if (flies) this.#fly(fairy, dances, moment)
    else this.shadow.visible = false
  }

  #fly(fairy: Fairy, dances: boolean, moment: Moment): void {
    const { now, between, reducedMotion, size: stage, viewport } = moment
    const laughs = now < fairy.laughsUntil
    const freed = progress(fairy.freed, now)
    seenAt(
      (fairy.x + fairy.paceX * between) * stage.width,
      (fairy.y + fairy.paceY * between) * stage.height,
      viewport,
      this.#place,
    )
    const { x, y: ground } = this.#place
    const bob = Math.sin(now / (dances ? 190 : 420) + this.kind * 2.1) * (reducedMotion ? 2 : dances ? 14 : 6)
    const hop = laughs && !reducedMotion ? -Math.abs(Math.sin(now / 75)) * 12 : 0
    const size = sizeAt(fairy.y)
    const grown = size * growth(freed)
    const turned = Math.sign(fairy.facing || 1) * Math.max(NARROWEST, Math.abs(fairy.facing))
    this.#figure.position.set(x, ground + bob + hop)
    // She is drawn looking to the left, and leans into her way.
    this.#figure.scale.set(-turned * grown, grown)
    this.#figure.rotation = 0.09 * fairy.facing + (laughs && !reducedMotion ? Math.sin(now / 60) * 0.09 : 0)

    this.#wings.at(now, reducedMotion ? BEAT_TIME.calm : laughs ? BEAT_TIME.wild : BEAT_TIME.usual)
    this.#body.show(poseAt(now + this.kind * 900, now, laughs || dances))
    this.#drawBelow(x, ground, size, moment)
    this.#drawDust(x, ground, fairy.facing, now)
    this.#sparks.showFor(freed, 1)
    this.#sparks.position.set(x, ground)
  }

  /** What she throws down: light and a likeness on the water, a shadow on stone. */
  #drawBelow(x: number, ground: number, size: number, { now, boil, reducedMotion }: Moment): void {
    const below = ground + REFLECTED
    const glowing = size * flicker(boil, this.kind)
    this.glow.position.set(x, ground + 16)
    this.glow.scale.set(1.5 * glowing)
    this.light.position.set(x, below)
    this.light.scale.set(1.22 * glowing, 0.74 * glowing)
    this.reflection.position.set(x, below)
    this.reflection.scale.set(size)
    if (reducedMotion) this.reflection.show(0)
    else this.reflection.at(now)
    const dry = clamp(0.5 - depthInWater(x, below) / 40, 0, 1)
    this.shadow.visible = dry > 0
    this.shadow.position.set(x, below)
    this.shadow.scale.set(0.62 * size)
    this.shadow.alpha = 0.8 * dry
  }

  /** Dust sinks from her wings, and goes out. */
  #drawDust(x: number, y: number, facing: number, now: number): void {
    for (let place = 0; place < this.#motes.length; place++) {
      const mote = this.#motes[place]
      if (!mote) continue
      const turns = now / DUST.time + place / DUST.motes + this.kind * DUST.ahead
      const round = Math.floor(turns)
      const sunk = turns - round
      const aside = Math.sin((round * 7 + place * 3 + this.kind) * 2.4) * 62
      mote.position.set(x + aside - facing * 26 * sunk, y - 26 + 118 * sunk)
      mote.showShare(sunk)
    }
  }
}

/** The drawing of her body that is due at a moment of her own. */
function poseAt(own: number, now: number, laughs: boolean): 'laugh0' | 'laugh1' | 'fly0' | 'fly1' | 'fly2' {
  if (laughs) return Math.floor(now / 150) % 2 === 0 ? 'laugh0' : 'laugh1'
  const moment = own % 2900
  // The third is a blink.
  if (moment > 2740) return 'fly2'
  return Math.floor(moment / 460) % 2 === 0 ? 'fly0' : 'fly1'
}

/** How large she is while she is set free: out of the neck small, over the mark, and back. */
function growth(share: number): number {
  return share >= 1 ? 1 : 1 - 0.7 * Math.exp(-7 * share) * Math.cos(share * 11)
}
