import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/fowl-later/manifest'
import { THINGS, type ThingName } from '../../../assets/fowl-later/shared'
import { hop, ringing } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { isOpen, WINDOWS } from '../layout'
import type { FowlState } from '../state'

/** How a ruin shakes as it comes to lie, in ms. */
const SHAKE = { fading: 90, period: 150, by: 0.12 } as const
/** How a window springs open, and how long a hand is up and down, in ms. */
const OPENING = 240
const WAVE = 180
/** How long somebody waves who has said something, and how long for the next hen, in ms. */
const WAVES = { spoke: 1500, opened: 900 } as const

/** The ground first: what stands is drawn before it. */
const NAMES: readonly ThingName[] = ['cabbages', 'trough', 'awning', 'parasol', 'barrels', 'sack', 'bucket', 'roof']

/** All that has been flown into, where it lies; and the windows in the hedges. */
export function createRuins(kit: LaterKit<typeof manifest>): View<FowlState> {
  const ruins = NAMES.map((thing) => ({ thing, sprite: kit.sprite(thing).updateTransform(THINGS[thing]) }))
  const windows = WINDOWS.map((place) => kit.sprite('window').updateTransform(place))
  const root = new Container({ label: 'ruins', children: [...windows, ...ruins.map(({ sprite }) => sprite)] })

  return {
    root,
    draw(fowl, { now, reducedMotion }) {
      for (const { thing, sprite } of ruins) {
        let at: number | null = null
        for (const one of fowl.broken) if (one.thing === thing) at = one.at
        sprite.visible = at !== null
        const shake = reducedMotion ? 0 : ringing(since(at, now), SHAKE.fading, SHAKE.period) * SHAKE.by
        sprite.scale.set(1 + shake, 1 - shake)
      }
      for (let i = 0; i < windows.length; i++) {
        const window = windows[i]
        if (!window) continue
        window.visible = isOpen(fowl, i)
        const opened = since(fowl.broken[i]?.at, now)
        const isGlad = fowl.fair !== null && fowl.fair.freedAt === null && now >= fowl.fair.from + i * 90
        const isWaving = isGlad || opened < WAVES.opened || since(fowl.spokeAt[i], now) < WAVES.spoke
        const isUp = isWaving && (reducedMotion || Math.floor(now / WAVE + i * 0.6) % 2 === 0)
        window.show(2 * i + (isUp ? 1 : 0))
        window.scale.y = reducedMotion ? 1 : Math.min(1, opened / OPENING) + 0.16 * hop(opened / (OPENING * 2))
      }
    },
  }
}
