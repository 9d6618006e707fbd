import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/tempting-later/manifest'
import { smoothstep } from '../../../src/stage/contract/math'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { EYES } from '../layout'
import type { TemptingState } from '../state'

/** Where the teeth bite, in scene units; how far above that they come from, and how long they take, ms. */
const BITE = { x: 742, y: 756, above: 40, time: 130 } as const
const SWEAT = { x: EYES[1].x + 120, y: EYES[1].y - 96 } as const
/** How far they tremble, in scene units. */
const TREMBLE = 1.6

/** While it hopes the two teeth that stand bite its lip, and it sweats. */
export function createTeeth(kit: LaterKit<typeof manifest>): View<TemptingState> {
  const teeth = kit.sprite('teeth')
  const sweat = kit.sprite('sweat').updateTransform(SWEAT)
  const root = new Container({ label: 'teeth', children: [teeth, sweat] })
  return {
    root,
    draw({ mood, moodSince }, { now, reducedMotion }) {
      root.visible = mood === 'hoping'
      if (mood !== 'hoping') return
      const after = now - moodSince
      const tremble = reducedMotion ? 0 : TREMBLE * Math.sin(after / 14)
      teeth.position.set(BITE.x + tremble, BITE.y - BITE.above * (1 - smoothstep(0, BITE.time, after)))
      sweat.y = SWEAT.y + (reducedMotion ? 0 : after / 50)
      sweat.visible = after > 500
    },
  }
}
