import { Container, Graphics, Sprite } from 'pixi.js'
import type { manifest } from '../../../assets/kind-later/manifest'
import { scatter, smoothstep } from '../../../src/stage/contract/math'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { OPENING } from '../layout'
import type { KindState } from '../state'
import { openingOf } from './light'

/** Where the wall begins while the door is shut, and once it stands open by a hand's width, in scene units. */
const WALL = { shut: 40, open: 66 } as const
/** How far to the left he comes from, in scene units; he is 310 units down. */
const COMES = 54
const HEAD = 310
/** Dust in the light: how much, where, how far each speck drifts, in scene units, and how long that takes, in ms. */
const DUST = { count: 26, x: 92, y: 330, across: 520, down: 470, drifts: 34, period: 9000, radius: 3 } as const

/** The door at the left: light in it, somebody, and the dust that dances where it falls. */
export function createDoor(kit: LaterKit<typeof manifest>): View<KindState> {
  const slit = kit.sprite('slit')
  const jamb = kit.sprite('jamb')
  const somebody = kit.sprite('somebody')
  const { radius } = DUST
  const texture = kit.bake(new Graphics().circle(0, 0, radius * 0.7).fill(0xffe0a6), {
    ...{ x: -radius, y: -radius, width: 2 * radius, height: 2 * radius },
  })
  const specks = Array.from({ length: DUST.count }, () => new Sprite(texture))
  const gap = new Container({ label: 'door', children: [slit, somebody] })
  const root = new Container({ label: 'doorway', children: [gap, jamb, ...specks] })
  return {
    root,
    draw({ door }, { now, reducedMotion }) {
      const open = openingOf(door, now, reducedMotion)
      root.visible = open > 0
      if (open === 0) return
      const wall = WALL.shut + (WALL.open - WALL.shut) * open
      slit.x = wall
      slit.scale.x = open
      jamb.x = wall
      const opened = now - (door.openedAt ?? now)
      const entered = reducedMotion ? 1 : smoothstep(OPENING.enters, OPENING.enters + OPENING.stands, opened)
      somebody.visible = !door.isHome && entered > 0 && open > 0.5
      somebody.position.set(-COMES * (1 - entered) - WALL.open + wall, HEAD)
      for (const [place, speck] of specks.entries()) {
        const turn = reducedMotion ? 0 : (now / DUST.period + scatter(4 * DUST.count + place)) * Math.PI * 2
        speck.position.set(
          DUST.x + DUST.across * scatter(1 * DUST.count + place) ** 1.6 + DUST.drifts * Math.sin(turn),
          DUST.y + DUST.down * scatter(2 * DUST.count + place) + DUST.drifts * 0.6 * Math.cos(turn * 2),
        )
        speck.scale.set(0.5 + 0.5 * scatter(3 * DUST.count + place))
        speck.alpha = open * (0.35 + 0.5 * scatter(5 * DUST.count + place))
      }
    },
  }
}
