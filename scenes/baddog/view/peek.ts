import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/baddog-later/manifest'
import { clamp, lerp, smoothstep } from '../../../src/stage/contract/math'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { GRASS, peekOf } from '../layout'
import type { BadDogState } from '../state'
import { lookOf } from './look'

/** How far down his head is when nothing is seen of it, and when his eyes are up, in scene units. */
const HEAD = { down: 900, up: GRASS - 16 } as const
/** Where his paws hold the blades apart, beside his head. */
const PAWS = { aside: 96, down: GRASS + 84, up: GRASS + 44 } as const
/** He blinks every so many ms, for so long; the first time after a while. */
const BLINK = { every: 1150, lasts: 110, first: 700 } as const
/** Less of his head is not seen, as a share. */
const SEEN = 0.02

/** His head, as far as his eyes, once he has been called: behind the grass. */
export function createPeek(kit: LaterKit<typeof manifest>): View<BadDogState> {
  const eyes = kit.sprite('peekEyes')
  const root = new Container({ label: 'rustle', children: [kit.sprite('peek'), eyes] })
  return {
    root,
    draw({ prowl }, { now, reducedMotion, pointer }) {
      const up = prowl.invites ? 0 : peekOf(prowl, now)
      root.visible = up > SEEN
      if (!root.visible) return
      const x = pointer.x - prowl.x
      const age = now - (prowl.peek?.from ?? now)
      // Curious heads are held aslant.
      root.rotation = reducedMotion ? 0.06 : 0.06 * Math.sin(age / 420) + clamp(x / 2400, -0.1, 0.1)
      root.position.set(prowl.x, lerp(HEAD.down, HEAD.up, up))
      eyes.visible = age <= BLINK.first || (age - BLINK.first) % BLINK.every >= BLINK.lasts
      eyes.show(lookOf(x, pointer.y))
    },
  }
}

/** His paws, before the grass. */
export function createPaws(kit: LaterKit<typeof manifest>): View<BadDogState> {
  const left = kit.sprite('paw')
  const right = kit.sprite('paw')
  left.rotation = -0.2
  right.rotation = 0.1
  const root = new Container({ label: 'rustle', children: [left, right] })
  return {
    root,
    draw({ prowl }, { now }) {
      // They take hold when his head is nearly up.
      const hold = prowl.invites ? 0 : smoothstep(0.5, 0.95, peekOf(prowl, now))
      root.visible = hold > 0
      const y = lerp(PAWS.down, PAWS.up, hold)
      left.scale.y = hold
      right.scale.y = hold
      left.position.set(prowl.x - PAWS.aside, y + 6)
      right.position.set(prowl.x + PAWS.aside, y)
    },
  }
}
