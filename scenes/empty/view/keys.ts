import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/empty/manifest'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { ANSWERS, FALL_TIME, KEYS, LAMP, sideOf, UNIT } from '../layout'
import type { EmptyState, Key } from '../state'

const DROPS = ['up', 'right', 'down', 'left'] as const
const BUTTONS = ['upper', 'lower'] as const
/** How far a key goes down, in units, and how much smaller it is there. */
const DOWN = 1.5
const SMALLER = 0.95
/** Drawings of the rays and how long each is seen, in ms. */
const RAYS = { count: 3, each: 80 } as const
/** When the lamp is dark, of the time that a touch of it takes. */
const DARK = [
  [0, 0.6],
  [0.72, 0.8],
] as const

/** All that goes down under a thumb, and the lamp. */
export class Keys {
  readonly root = new Container({ label: 'keys' })
  readonly #keys: readonly { readonly key: Key; readonly sprite: DrawnSprite }[]
  readonly #lamp
  readonly #rays

  /** What the buttons lie in never moves. */
  static rings(kit: ViewKit<typeof manifest>): Container {
    const ringOf = (key: Key) => kit.sprite('ring').updateTransform({ x: KEYS[key].x * UNIT, y: KEYS[key].y * UNIT })
    return new Container({ label: 'rings', children: BUTTONS.map(ringOf) })
  }

  constructor(kit: ViewKit<typeof manifest>) {
    const drops = DROPS.map((key) => ({ key, sprite: kit.sprite('drop').show(key) }))
    const buttons = BUTTONS.map((key) => ({ key, sprite: kit.sprite('cap') }))
    this.#keys = [...drops, ...buttons]
    const place = { x: LAMP.x * UNIT, y: LAMP.y * UNIT }
    this.#lamp = kit.sprite('lamp').updateTransform(place)
    this.#rays = kit.sprite('rays').updateTransform(place)
    this.root.addChild(...this.#keys.map(({ sprite }) => sprite), this.#lamp, this.#rays)
  }

  draw({ thumbs, dark, yoursAt }: EmptyState, { now, reducedMotion }: Moment): void {
    for (const { key, sprite } of this.#keys) {
      const thumb = thumbs[sideOf(key)]
      const isDown = thumb.key === key && thumb.down !== null
      const { x, y } = KEYS[key]
      sprite.position.set(x * UNIT, (y + (isDown ? DOWN : 0)) * UNIT)
      sprite.scale.set(isDown ? SMALLER : 1)
    }
    const share = dark ? (now - dark.from) / ANSWERS.lamp : 1
    let isLit = true
    for (const [from, until] of DARK) if (share >= from && share < until) isLit = false
    this.#lamp.show(isLit ? 'lit' : 'off')
    // It flares with the chime, and when the page is somebody's.
    const flare = reducedMotion ? -1 : since(yoursAt || FALL_TIME, now)
    this.#rays.showFor(flare, RAYS.count * RAYS.each)
  }
}
