import { Container } from 'pixi.js'
import type { manifest } from '../../assets/kind/manifest'
import type { View } from '../../src/stage/contract/scene'
import type { ViewKit } from '../../src/stage/kit/kit'
import type { KindState } from './state'
import type { Tuning } from './tuning'
import { Lamp } from './view/lamp'
import { darknessOf, isDoorOpen } from './view/light'
import { Mobile } from './view/mobile'
import { darkRoom, litRoom } from './view/room'
import { Sheet } from './view/sheet'
import { Stars } from './view/stars'
import { Things } from './view/things'

/** Draws the room, by lamplight or by the moon: two whole pictures, and before them whatever moves. */
export function createView(kit: ViewKit<typeof manifest>): View<KindState, Tuning> {
  const root = new Container()
  const lit = kit.background(...litRoom(kit))
  const dark = kit.background(...darkRoom(kit), kit.laterPart('doorlight'))
  const mobile = new Mobile(kit)
  const lamp = new Lamp(kit)
  const things = new Things(kit)
  const sheet = new Sheet(kit)
  const stars = new Stars(kit)
  root.addChild(lit, dark, mobile.root, lamp.root, kit.laterPart('wedge'), kit.laterPart('home'), things.root)
  root.addChild(kit.laterPart('toys'), kit.laterPart('door'), stars.root, sheet.root)

  return {
    root,
    draw(room, moment) {
      const darkness = darknessOf(room, moment.now, moment.reducedMotion)
      const isDark = darkness > 0.5
      lit.visible = darkness < 1
      dark.visible = darkness > 0
      dark.fade(darkness)
      // The light of the open door is printed with the floor that it falls on.
      dark.turnTo(isDoorOpen(room, moment) ? 1 : 0)
      mobile.draw(room, moment, isDark)
      lamp.draw(room, moment, isDark)
      things.draw(room, moment, isDark)
      stars.draw(room, moment, isDark)
      sheet.draw(room, moment, isDark)
    },
  }
}
