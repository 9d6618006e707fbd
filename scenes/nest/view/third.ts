import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/nest-later/manifest'
import { clamp, easeOutBack, lerp } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { awayFor, BEDTIME, LANTERN, THIRD } from '../layout'
import type { NestState } from '../state'

type Kit = LaterKit<typeof manifest>

/** How long the ledge takes to come, how long the flame looks about before it sleeps, and each step on its way, in ms. */
const COMES = 300
const LOOKS = 900
const STEP = 200
/** Where the ladder begins and ends, in scene units. */
const LADDER = { from: LANTERN.y + 50, to: THIRD.y - 20 } as const
const BREATH = 1500

/** A nest on its ledge, far back, and the flame on its way there. */
export function createThird(kit: Kit): View<NestState> {
  const nest = kit.sprite('third').updateTransform(THIRD)
  const shine = kit.sprite('shine').updateTransform({ x: THIRD.x - 4, y: THIRD.y - 52 })
  const walk = kit.sprite('walk')
  return {
    root: new Container({ label: 'third nest', children: [shine, nest, walk] }),
    draw(burrow, { now, reducedMotion }) {
      const { third, thirds } = burrow
      const back = third ? Math.min(1, (third.until - now) / BEDTIME.back) : 1
      const away = awayFor(burrow, now)
      const lain = away - BEDTIME.lies
      nest.visible = third !== null || thirds > 0
      nest.scale.set(thirds > 0 || reducedMotion ? 1 : easeOutBack(clamp(since(third?.from, now) / COMES, 0, 1)))
      const breath = !reducedMotion && now % (2 * BREATH) < BREATH ? 'in' : 'out'
      nest.show(lain < 0 || back < 1 ? 'empty' : lain < LOOKS ? 'yawn' : breath)
      shine.visible = lain >= 0 && back === 1
      shine.scale.set(breath === 'in' ? 1.03 : 1)
      const way = Math.min(back, (away - BEDTIME.leaves) / (BEDTIME.lies - BEDTIME.leaves))
      walk.visible = way >= 0 && way < 1 && !reducedMotion
      const step = Math.floor(away / STEP)
      walk.show(step % 2)
      walk.position.set(LANTERN.x - 12 + (step % 2) * 5, lerp(LADDER.from, LADDER.to, clamp(way, 0, 1)))
    },
  }
}

/** The lantern that nobody is in. */
export function createLeft(kit: Kit): View<NestState> {
  const root = kit.sprite('left').updateTransform({ y: LANTERN.y - LANTERN.hook })
  return {
    root,
    draw(burrow, { now }) {
      root.visible = awayFor(burrow, now) >= BEDTIME.leaves
    },
  }
}

/** The burrow as it is lit from the third nest. */
export function createLow(kit: Kit): View<NestState> {
  const root = kit.sprite('low').updateTransform({ x: 806, y: 480 })
  return {
    root,
    draw(burrow, { now }) {
      root.visible = awayFor(burrow, now) >= BEDTIME.lies
    },
  }
}
