import { Container, Sprite, type Texture } from 'pixi.js'
import { manifest } from '../../assets/fowl/manifest'
import type { ViewKit } from '../../src/stage/scene'
import type { Feather } from './flight'
import { type Fowl, MOST_DUST, type Puff } from './rules'
import { tuning } from './tuning'

/** How far a falling feather rocks to each side, in scene units, how far it turns, and how often, in radians. */
const ROCKING = { reach: 30, turn: 0.8, times: 3.2 * Math.PI } as const
/** How long a feather takes to fade at last, in ms. */
const FADING = 700

/** What hens leave behind: feathers, in the air or on the ground, and dust. */
export class Litter {
  readonly air = new Container({ label: 'falling feathers' })
  readonly ground = new Container({ label: 'feathers on the ground' })
  readonly dust = new Container({ label: 'dust' })
  readonly #falling: readonly Sprite[]
  readonly #lying: readonly Sprite[]
  readonly #puffs: readonly Sprite[]
  readonly #feathers: readonly Texture[]
  readonly #dust: readonly Texture[]

  constructor(kit: ViewKit) {
    const { feather, puff } = manifest.sprites
    this.#feathers = feather.frames.map((frame) => kit.texture(frame))
    this.#dust = puff.frames.map((frame) => kit.texture(frame))
    const pool = (root: Container, size: number, anchor: { x: number; y: number }) => {
      const sprites = Array.from({ length: size }, () => new Sprite({ anchor, visible: false }))
      root.addChild(...sprites)
      return sprites
    }
    this.#falling = pool(this.air, tuning.mostFeathers.max, feather.anchor)
    this.#lying = pool(this.ground, tuning.mostFeathers.max, feather.anchor)
    this.#puffs = pool(this.dust, MOST_DUST, puff.anchor)
  }

  draw({ feathers, dust, now }: Fowl): void {
    for (let i = 0; i < this.#falling.length; i++) {
      const falling = this.#falling[i]
      const lying = this.#lying[i]
      if (!falling || !lying) continue
      const feather = feathers[i]
      falling.visible = feather !== undefined && now < feather.landsAt
      lying.visible = feather !== undefined && now >= feather.landsAt
      if (feather) placeFeather(falling.visible ? falling : lying, feather, this.#feathers[feather.kind], now)
    }
    for (let i = 0; i < this.#puffs.length; i++) {
      const sprite = this.#puffs[i]
      if (!sprite) continue
      const puff = dust[i]
      sprite.visible = puff !== undefined
      if (puff) placePuff(sprite, puff, this.#dust, now)
    }
  }
}

/** It rocks from side to side on its way down, less and less. */
function placeFeather(sprite: Sprite, feather: Feather, picture: Texture | undefined, now: number): void {
  const { x, y, drop, drift, sway, lostAt, landsAt, goneAt } = feather
  if (picture && sprite.texture !== picture) sprite.texture = picture
  const fallen = Math.min(1, (now - lostAt) / (landsAt - lostAt))
  const rock = Math.sin(sway + fallen * ROCKING.times)
  const left = 1 - fallen * 0.7
  sprite.position.set(x + drift * fallen + rock * ROCKING.reach * left, y + drop * fallen * (0.55 + 0.45 * fallen))
  sprite.rotation = sway + rock * ROCKING.turn * left
  // What has come down lies flat.
  sprite.scale.set(1, fallen < 1 ? 1 : 0.8)
  sprite.alpha = Math.min(1, (goneAt - now) / FADING)
}

function placePuff(
  sprite: Sprite,
  { x, y, large, raisedAt, goneAt }: Puff,
  pictures: readonly Texture[],
  now: number,
): void {
  const age = (now - raisedAt) / (goneAt - raisedAt)
  const picture = pictures[Math.min(pictures.length - 1, Math.floor(age * pictures.length))]
  if (picture && sprite.texture !== picture) sprite.texture = picture
  sprite.position.set(x, y + 8)
  sprite.scale.set(large ? 1.7 : 0.72)
}
