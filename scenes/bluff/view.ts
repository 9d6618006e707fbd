import { Container } from 'pixi.js'
import type { manifest } from '../../assets/bluff/manifest'
import type { View } from '../../src/stage/contract/scene'
import type { ViewKit } from '../../src/stage/kit/kit'
import type { BluffState } from './state'
import { Inside } from './view/inside'
import { Outside } from './view/outside'
import { Wipe } from './view/wipe'

/** Draws the rock from one side or from another, and the ink between them. */
export function createView(kit: ViewKit<typeof manifest>): View<BluffState> {
  const root = new Container()
  const outside = new Outside(kit)
  const inside = new Inside(kit)
  const wipe = new Wipe()
  // Below that the water is opaque.
  const outer = kit.background(...outside.still).endAt(836)
  const inner = kit.background(...inside.still, kit.laterPart('walls'))
  root.addChild(outer, outside.root, inner, inside.root, kit.laterPart('room'), wipe.root)

  return {
    root,
    draw(rock, moment) {
      const isOutside = rock.side === 'outside'
      outer.visible = isOutside
      outside.root.visible = isOutside
      const isInside = rock.side === 'inside'
      inner.visible = !isOutside
      inner.turnTo(isOutside || isInside ? 0 : rock.table.dark ? 2 : 1)
      inside.root.visible = isInside
      if (isOutside) outside.draw(rock, moment)
      else if (isInside) inside.draw(rock, moment)
      wipe.draw(rock, moment)
    },
  }
}
