import { Container, Sprite, type Texture } from 'pixi.js'
import { manifest } from '../../assets/farm/manifest'
import type { ViewKit } from '../../src/stage/scene'

/** Gulls too high to be seen: how fast they cross, in units a second, where, and how they slant. */
const GULLS = [
  { speed: 118, y: 300, slant: 0.12, size: 1.05, lag: 0, way: 1 },
  { speed: 96, y: 650, slant: -0.16, size: 0.86, lag: 1500, way: -1 },
  { speed: 104, y: 880, slant: -0.1, size: 0.74, lag: 2300, way: 1 },
] as const
/** They turn round this far out, beyond the widest window, in units from end to end. */
const TRIP = { from: -700, length: 3400 } as const
/** Four snapshots of the wings, then a long glide. */
const FLAP = { time: 130, snapshots: 4, of: 22, drawings: [0, 1, 2, 1] } as const

/** The shadows of gulls, gliding over sea and island. Whoever asked for calm has none. */
export class Gulls {
  readonly root = new Container({ label: 'gulls' })
  readonly #kit: ViewKit
  readonly #wings: readonly Texture[]
  readonly #shadows: readonly Sprite[]

  constructor(kit: ViewKit) {
    this.#kit = kit
    const { frames, anchor } = manifest.sprites.gull
    this.#wings = frames.map((frame) => kit.texture(frame))
    this.#shadows = GULLS.map(({ size }) => new Sprite({ anchor, scale: size, alpha: 0.5 }))
    this.root.addChild(...this.#shadows)
  }

  draw(now: number): void {
    this.root.visible = !this.#kit.isCalm
    if (this.#kit.isCalm) return
    for (let index = 0; index < this.#shadows.length; index++) {
      const shadow = this.#shadows[index]
      const gull = GULLS[index]
      if (!shadow || !gull) continue
      const gone = ((now / 1000) * gull.speed + gull.lag) % TRIP.length
      const across = gull.way > 0 ? TRIP.from + gone : TRIP.from + TRIP.length - gone
      shadow.position.set(across, gull.y + (across - 800) * gull.slant + 34 * Math.sin(gone / 240))
      shadow.rotation = gull.way * (Math.PI / 2 - 0.1) + 0.2 * Math.cos(gone / 240)
      const snapshot = Math.floor(now / FLAP.time + index * 7) % FLAP.of
      const wings = this.#wings[snapshot < FLAP.snapshots ? (FLAP.drawings[snapshot] ?? 1) : 1]
      if (wings && shadow.texture !== wings) shadow.texture = wings
    }
  }
}
