import type { manifest } from '../../../assets/forget/manifest'
import { clamp, ringing, smoothstep } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import type { ForgetState } from '../state'
import type { Beam } from './beam'

/** How far its glass is from the middle of the light, in CSS pixels, and how much room it needs to the right and below. */
const AWAY_FROM_LIGHT = 120
const ROOM = { x: 170, y: 250, over: 90 } as const
/** Which way it is held, from the light: to the lower right. */
const HELD = { x: 0.67, y: 0.74, least: -0.1 } as const
/** It swings behind: radians for a CSS pixel that the light is behind the pointer, and at most. */
const SWING = { by: 0.006, most: 0.18 } as const
/** How it rattles, in radians and ms, and how far it is knocked, in CSS pixels. */
const RATTLE = { by: 0.16, knock: 9, fading: 90, period: 110 } as const
/** Out, its glass glints now and then: how often, and for how long, in ms. */
const GLINT = { every: 2600, lasts: 260 } as const

/** The torch: it is the pointer. */
export class Torch {
  readonly root

  constructor(kit: ViewKit<typeof manifest>) {
    this.root = kit.sprite('torch')
  }

  draw(
    { isOn, light, rattledAt, isHeld, opening, morning }: ForgetState,
    { now, pointer, reducedMotion, size }: Moment,
    beam: Readonly<Beam>,
  ): void {
    const toRight = 1 - 2 * smoothstep(size.width - ROOM.x - ROOM.over, size.width - ROOM.x, beam.x)
    const below = 1 - smoothstep(size.height - ROOM.y, size.height - ROOM.y + ROOM.over * 1.6, beam.y)
    const x = HELD.x * toRight
    const y = HELD.least + (HELD.y - HELD.least) * below
    const behind = reducedMotion || !isHeld ? 0 : clamp((pointer.x - light.x) * SWING.by, -SWING.most, SWING.most)
    const rattling = ringing(since(rattledAt, now), RATTLE.fading, RATTLE.period)
    const way = Math.atan2(y, x) + behind + (reducedMotion ? 0 : RATTLE.by * rattling)
    const far = AWAY_FROM_LIGHT + RATTLE.knock * Math.abs(rattling)
    this.root.position.set(beam.x + Math.cos(way) * far, beam.y + Math.sin(way) * far)
    // It is drawn pointing up, which is back to the light.
    this.root.rotation = way - Math.PI / 2
    const glints = !reducedMotion && !isOn && now % GLINT.every < GLINT.lasts
    this.root.show(morning === null && (isOn || glints || opening) ? 'lit_scratched' : 'out_scratched')
  }
}
