import { Container, Sprite, Texture } from 'pixi.js'
import type { manifest } from '../../../assets/scallop/manifest'
import { FAR_NICHE, HERO } from '../../../assets/scallop-later/shared'
import { clamp, swaying } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import type { LazyTextures } from '../../../src/stage/kit/lazyTextures'
import { BOW, FIGURINE, figurineFile, GROUND, HINGE, RISES_AFTER, SINKING } from '../layout'
import type { ScallopState } from '../state'
import { bowed, bowedOn, doesBow } from './bow'

/** How deep the old one sinks and the new one begins, in scene units. */
const DEPTH = { sunk: 44, rising: 70 } as const
/** How long dust hangs in the air as somebody is set down, in ms, and where it rises beside the base, in scene units. */
const DUST = { lasting: 420, x: 152, y: 10 } as const
/** How the shell shudders as somebody is set down before it: for how long and how fast, in ms, and how far, in degrees. */
const SHUDDER = { lasting: 700, period: 260, turn: 1.3 } as const

/** How somebody in the niche bows: turned by so much, in radians, and so much flatter. */
const BEND = { turn: 0.3, flatter: 0.13 } as const
/** How they do once all have: so long down, held and up after they were set down, in ms. */
const GREETING = { after: 160, down: 320, held: 260, up: 320 } as const

/** How deep whoever stands in the niche bows, 0…1. */
function bowOf({ cabinet: { visit, hasBowed }, selected, change }: ScallopState, now: number, isCalm: boolean): number {
  if (visit) return doesBow(visit, selected) ? bowedOn(visit, BOW.hero, now, isCalm) : 0
  if (!hasBowed || isCalm) return 0
  return bowed(since(change?.until, now) - GREETING.after, GREETING.down, GREETING.held, GREETING.up)
}

const newSprite = () =>
  new Sprite({
    texture: Texture.EMPTY,
    anchor: { x: FIGURINE.groundX / FIGURINE.width, y: FIGURINE.groundY / FIGURINE.height },
  })

/** Whoever stands in the niche, whoever has just stood there, and the shell behind both. */
export class Figurine {
  readonly root = new Container({ label: 'figurine' })
  readonly #pictures: LazyTextures
  readonly #shell
  readonly #shadow
  readonly #old = newSprite()
  readonly #shown = newSprite()
  readonly #dust

  constructor(kit: ViewKit<typeof manifest>, pictures: LazyTextures) {
    this.#pictures = pictures
    this.#shell = kit.sprite('shell')
    this.#shell.label = 'shell'
    this.#shell.position.copyFrom(HINGE)
    this.#shadow = kit.sprite('footShadow')
    this.#shadow.position.copyFrom(GROUND)
    this.#dust = [kit.sprite('dust'), kit.sprite('dust')] as const
    for (const [side, puff] of this.#dust.entries()) {
      puff.position.set(GROUND.x + (side === 0 ? DUST.x : -DUST.x), GROUND.y + DUST.y)
      puff.scale.x = side === 0 ? 1 : -1
    }
    this.root.addChild(this.#shell, this.#shadow, this.#old, this.#shown, ...this.#dust)
  }

  draw(gallery: ScallopState, { now, reducedMotion }: Moment): void {
    const { change, touched, cabinet } = gallery
    const share = cabinet.visit ? HERO / FIGURINE.scale : 1
    this.root.scale.set(share)
    if (cabinet.visit) this.root.position.set(FAR_NICHE.x - GROUND.x * share, FAR_NICHE.floor - GROUND.y * share)
    else this.root.position.set(0)
    const elapsed = since(change?.from, now)
    const landed = since(change?.until, now)
    this.#shell.angle = reducedMotion ? 0 : shudderAt(since(touched.shell, now)) + shudderAt(landed)
    this.#drawOld(gallery.before, reducedMotion ? SINKING : elapsed)
    const rising = change ? change.until - change.from - RISES_AFTER : 0
    const hasAppeared = reducedMotion || elapsed >= RISES_AFTER
    const risen = reducedMotion ? 1 : (elapsed - RISES_AFTER) / rising
    this.#drawShown(gallery.selected, hasAppeared, risen, bowOf(gallery, now, reducedMotion))
    this.#shadow.alpha = this.#shown.visible ? 1 : 0
    for (const puff of this.#dust) {
      puff.visible = !reducedMotion && landed >= 0 && landed < DUST.lasting
      puff.showFor(landed, DUST.lasting)
    }
  }

  #drawOld(index: number | null, elapsed: number): void {
    const share = elapsed / SINKING
    const texture = index !== null && share < 1 ? this.#pictures.texture(figurineFile(index)) : null
    this.#old.visible = texture !== null
    this.#old.texture = texture ?? Texture.EMPTY
    if (texture) {
      this.#old.alpha = 1 - share * share
      this.#old.position.set(GROUND.x, GROUND.y + DEPTH.sunk * share * share)
      this.#old.scale.set(FIGURINE.scale * (1 + 0.03 * share), FIGURINE.scale * (1 - 0.1 * share))
    }
  }

  #drawShown(index: number, hasAppeared: boolean, risen: number, bow: number): void {
    const texture = hasAppeared ? this.#pictures.texture(figurineFile(index)) : null
    this.#shown.visible = texture !== null
    this.#shown.texture = texture ?? Texture.EMPTY
    if (!texture) return
    standAt(this.#shown, risen, FIGURINE.scale, bow)
  }
}

/** Puts somebody, or what lies over them, into the niche who has risen by that share of the way, and bows so deep, 0…1. */
export function standAt(sprite: Sprite, risen: number, scale: number, bow = 0): void {
  const share = clamp(risen, 0, 1)
  const height = squashAt(share)
  sprite.alpha = clamp(share * 4, 0, 1)
  sprite.position.set(GROUND.x, GROUND.y - DEPTH.rising * (1 - share) * (1 - share) * (share > 0.6 ? 0 : 1))
  sprite.scale.set(scale * (2 - height), scale * height * (1 - BEND.flatter * bow))
  sprite.skew.x = BEND.turn * bow
}

/** How far the shell is turned, in degrees, so long after it was pressed, or somebody was set down before it. */
function shudderAt(elapsed: number): number {
  return SHUDDER.turn * swaying(elapsed, SHUDDER.lasting, SHUDDER.period)
}

/** How high somebody is who is set down: tall as it falls, squashed as it lands, over its height, and still. */
function squashAt(share: number): number {
  if (share < 0.6) return 1.03
  if (share < 0.8) return 0.94
  return share < 0.94 ? 1.02 : 1
}
