import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/fowl-later/manifest'
import { clamp, easeOutBack, hop, lerp, ringing, smoothstep } from '../../../src/stage/contract/math'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { AFTER, broomX, FAIR, SOMEBODY } from '../layout'
import type { FowlState } from '../state'

/** Where the cake comes to stand, and from where it is carried in, in scene units. */
const CAKE = { x: 1246, y: 838, from: 2100 } as const
/** How long it is on its way, how it hobbles, and how long its cloth takes to fly off, in ms and scene units. */
const CARRIED = { lasts: 1500, step: 190, high: 16 } as const
const CLOTH = { lasts: 620, high: 640, aside: 260 } as const
/** Somebody walks in from here, in steps of so many ms. */
const WALK = { from: 1000, step: 200, high: 12 } as const
/** How long it takes to leave again, in ms, and how far it is gone by then. */
const LEAVES = { after: 500, lasts: 800, far: 1000 } as const
/** The broom: where it sweeps, in scene units, and how it goes to and fro. */
const BROOM = { y: 690, period: 420, turn: 0.32, size: 1.5 } as const

/** The cake of the fair, and somebody who lets them out. */
export function createFair(kit: LaterKit<typeof manifest>): View<FowlState> {
  const cake = kit.sprite('cake')
  const cloth = kit.sprite('cloth')
  const somebody = kit.sprite('somebody')
  const root = new Container({ label: 'fair', children: [cake, cloth, somebody] })

  return {
    root,
    draw({ fair }, { now, reducedMotion }) {
      root.visible = fair !== null
      if (!fair) return
      const motion = reducedMotion ? 0 : 1
      const age = now - fair.from
      const freed = fair.freedAt === null ? -1 : now - fair.freedAt

      const carried = clamp((age - FAIR.cake) / CARRIED.lasts, 0, 1)
      const gone = smoothstep(AFTER.broom, AFTER.over - 600, freed)
      const walks = (carried > 0 && carried < 1) || (gone > 0 && gone < 1)
      const hobble = walks ? hop((now % CARRIED.step) / CARRIED.step) * CARRIED.high * motion : 0
      cake.position.set(lerp(lerp(CAKE.from, CAKE.x, smoothstep(0, 1, carried)), CAKE.from, gone), CAKE.y - hobble)
      cake.rotation = walks ? Math.sin(now / CARRIED.step) * 0.03 * motion : 0
      const off = clamp((age - FAIR.uncovered) / CLOTH.lasts, 0, 1)
      const lean = ringing(age - FAIR.uncovered, 120, 240) * 0.05 * motion
      cake.scale.set(1 - lean, 1 + lean)
      cloth.visible = off < 1
      cloth.position.set(cake.x + CLOTH.aside * off, cake.y - CLOTH.high * off * off)
      cloth.rotation = cake.rotation + off * 0.9
      cloth.scale.set(1.06 - 0.3 * off, 1.06 + 0.1 * off)

      const came = clamp((age - FAIR.somebody) / (FAIR.ready - FAIR.somebody), 0, 1)
      const left = clamp((freed - LEAVES.after) / LEAVES.lasts, 0, 1)
      somebody.visible = age >= FAIR.somebody && left < 1
      somebody.show(freed >= 0 ? 'pulls' : 'holds')
      const steps = (came < 1 || left > 0) && motion > 0
      const step = steps ? hop((now % WALK.step) / WALK.step) * WALK.high : 0
      const pulled = freed >= 0 ? easeOutBack(freed / 260) * 34 : 0
      somebody.position.set(
        lerp(WALK.from, SOMEBODY.x, came) + pulled + left * LEAVES.far,
        lerp(SOMEBODY.y + 260, SOMEBODY.y, came) - step + left * 120,
      )
    },
  }
}

/** A broom that nobody holds. */
export function createBroom(kit: LaterKit<typeof manifest>): View<FowlState> {
  const broom = kit.sprite('broom')
  return {
    root: broom,
    draw({ fair }, { now, reducedMotion }) {
      const freed = fair?.freedAt == null ? -1 : now - fair.freedAt
      broom.visible = freed >= AFTER.broom
      if (!broom.visible) return
      const swing = reducedMotion ? 0 : Math.sin((freed / BROOM.period) * 2 * Math.PI)
      broom.position.set(broomX(freed) + swing * 46, BROOM.y - Math.abs(swing) * 18)
      broom.rotation = 0.3 + swing * BROOM.turn
      broom.scale.set(BROOM.size)
    },
  }
}
