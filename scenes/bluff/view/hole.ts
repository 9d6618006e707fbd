import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/bluff-later/manifest'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import type { BluffState } from '../state'

/** Somebody looks out of the small hole, now and then, and blinks: how often, from when to when of that, in ms, and how large. */
const LOOKS = { every: 4600, from: 700, until: 2900, blink: 1700, lid: 130, size: 0.5 } as const
/** Now and then a card comes out, and goes into the sea with the wind: how often, how long it flies, in ms, and how far, in scene units. */
const CARD = { every: 9200, from: 2600, lasts: 2400, across: 150, down: 330, size: 0.4 } as const

/** What is seen of the room from the boat: eyes, and a card that was one too many. */
export function createHole(kit: LaterKit<typeof manifest>): View<BluffState> {
  const eyes = kit.sprite('eyes')
  eyes.label = 'hole'
  eyes.scale.set(LOOKS.size)
  const card = kit.sprite('card')
  return {
    root: new Container({ label: 'out of the hole', children: [eyes, card] }),
    draw(_rock, { now, reducedMotion }) {
      const since = now % LOOKS.every
      eyes.visible = reducedMotion || (since >= LOOKS.from && since < LOOKS.until)
      const blinks = !reducedMotion && Math.abs(since - LOOKS.blink) < LOOKS.lid / 2
      eyes.show(blinks ? 'shut_negative' : 'open_negative')
      const share = ((now % CARD.every) - CARD.from) / CARD.lasts
      card.visible = !reducedMotion && share >= 0 && share < 1
      if (!card.visible) return
      card.position.set(share * CARD.across + 14 * Math.sin(share * 14), share * share * CARD.down - 30 * share)
      card.rotation = share * 7
      card.scale.set(CARD.size * Math.min(1, share * 8), CARD.size * Math.cos(share * 19))
    },
  }
}
