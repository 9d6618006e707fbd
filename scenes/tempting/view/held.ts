import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/tempting-later/manifest'
import { hop, ringing } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { bitesOf, CLOSING } from '../layout'
import type { TemptingState } from '../state'
import { closingShare, isWinking } from './closing'

/** The ring of keys on the little finger, and the strokes beside a hand that waves, from the wrist. */
const KEYS = { x: 140, y: -36 } as const
const WAVING = { x: -150, y: -150 } as const
/** How long it waves, ms. */
const WAVE = 900

/** The hand with what is left of the apple, over the whole one. */
export function createHeld(kit: LaterKit<typeof manifest>): View<TemptingState> {
  const bitten = kit.sprite('bitten')
  return {
    root: new Container({ label: 'held', children: [bitten] }),
    draw(machine) {
      const bites = bitesOf(machine)
      bitten.visible = bites > 0
      if (bites > 0) bitten.show(bites - 1)
    },
  }
}

/** The keys that it has closed with, and how it waves with them. */
export function createKeys(kit: LaterKit<typeof manifest>): View<TemptingState> {
  const keys = kit.sprite('keys').updateTransform(KEYS)
  const waving = kit.sprite('waving').updateTransform(WAVING)
  return {
    root: new Container({ label: 'keys', children: [keys, waving] }),
    draw(machine, { now, reducedMotion }) {
      const share = closingShare(machine, now, CLOSING.lock - 200, 120, 200)
      keys.visible = share > 0
      keys.scale.set(share)
      const tinkles = isWinking(machine, now) ? since(machine.closedAt, now) - CLOSING.wink : -1
      keys.rotation = reducedMotion ? 0 : 0.24 * ringing(tinkles % CLOSING.again, 140, 150) + 0.04 * Math.sin(now / 500)
      waving.visible = hop(since(machine.wavedAt, now) / WAVE) > 0
    },
  }
}
