import { Container } from 'pixi.js'
import type { manifest } from '../../assets/gear/manifest'
import type { View } from '../../src/stage/contract/scene'
import type { ViewKit } from '../../src/stage/kit/kit'
import { UNIT } from './layout'
import type { GearState } from './state'
import { Backdrop, FOOT, leanOf } from './view/backdrop'
import { Glasses } from './view/glasses'
import { Level } from './view/level'
import { Loose } from './view/loose'

/** Draws a field telephone in a tent: the machine is printed, and what is alive in it and on it lies before that. */
export function createView(kit: ViewKit<typeof manifest>): View<GearState> {
  const backdrop = new Backdrop(kit)
  const glasses = new Glasses(kit)
  const level = new Level(kit)
  const loose = new Loose(kit)
  const rocked = new Container({
    label: 'rocked',
    pivot: FOOT,
    position: FOOT,
    children: [glasses.root, level.root, kit.laterPart('calls')],
  })
  const alive = new Container({ label: 'alive', scale: UNIT, children: [rocked, kit.laterPart('shout'), loose.root] })
  const root = new Container({ children: [backdrop.printed, alive] })

  return {
    root,
    draw(call, moment) {
      backdrop.draw(call, moment)
      rocked.rotation = leanOf(call, moment)
      glasses.draw(call, moment)
      level.draw(call, moment)
      loose.draw(call, moment)
    },
  }
}
