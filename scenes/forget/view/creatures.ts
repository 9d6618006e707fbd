import type { manifest } from '../../../assets/forget-later/manifest'
import type { Point } from '../../../src/stage/contract/geometry'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { snailIn } from '../layout'
import type { ForgetState } from '../state'
import type { Tuning } from '../tuning'
import { AWAY, beamOf, updateBeam } from './beam'

/** How long each of the moth's wing beats lasts, in ms. */
const BEAT = 90
/** How long the snail stretches, and how long it hides once it is pressed, in ms. */
const SNAIL = { stretch: 900, hides: 2600 } as const

type Kit = LaterKit<typeof manifest>

/** A snail that goes along the thread the other way. */
export function createSnail(kit: Kit): View<ForgetState, Tuning> {
  const root = kit.sprite('snail')
  const beam = beamOf()
  const place: Point = { x: 0, y: 0 }
  return {
    root,
    draw(forget, moment) {
      const { hidAt, opening } = forget
      const { now, size, reducedMotion } = moment
      updateBeam(beam, forget, moment)
      const { x, y } = snailIn(now, size, place)
      const isLit = Math.abs(x - beam.x) <= beam.reach + 60 && Math.abs(y - beam.y) <= beam.reach + 60
      root.position.set(isLit ? x : AWAY, isLit ? y : AWAY)
      if (!isLit) return
      const isMoving = !reducedMotion && opening === null
      if (hidAt !== null && now - hidAt < SNAIL.hides) root.show('hidden')
      else root.show(isMoving && Math.floor(now / SNAIL.stretch) % 2 === 1 ? 'drawnIn' : 'stretched')
    },
  }
}

/** A moth that comes to the light. */
export function createMoth(kit: Kit): View<ForgetState, Tuning> {
  const root = kit.animation('moth', [0, 1], BEAT)
  const beam = beamOf()
  return {
    root,
    draw(forget, moment) {
      const { visit, x, y } = forget.moth
      const isThere = visit !== null && !moment.reducedMotion
      root.position.set(isThere ? x : AWAY, isThere ? y : AWAY)
      if (!isThere) return
      updateBeam(beam, forget, moment)
      root.at(moment.now)
      root.rotation = Math.atan2(x - beam.x, beam.y - y) * 0.5
    },
  }
}
