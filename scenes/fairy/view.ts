import { Container } from 'pixi.js'
import type { manifest } from '../../assets/fairy/manifest'
import { isOver } from '../../src/stage/contract/rules/spans'
import type { View } from '../../src/stage/contract/scene'
import type { ViewKit } from '../../src/stage/kit/kit'
import { darknessAt, depthOf, KINDS } from './layout'
import type { FairyState } from './state'
import { BottleView } from './view/bottle'
import { FairyView } from './view/fairy'
import { printGlow } from './view/glow'
import { printedDusk, printedLand } from './view/land'
import { ToadView } from './view/toad'
import { WaterView } from './view/water'

/** About what the evening leaves of a colour where no lamp is near. */
const EVENING = 0x707e7b

/** Draws the walled garden: the fountain, its toad, its light, the fairies over it, and the bottle over all. */
export function createView(kit: ViewKit<typeof manifest>): View<FairyState> {
  const root = new Container()
  const light = printGlow(kit)
  const fairies = KINDS.map((kind) => new FairyView(kit, kind, light))
  const flock = new Container({ label: 'flock', sortableChildren: true })
  const bottle = new BottleView(kit, light)
  const water = new WaterView(kit, fairies)
  const toad = new ToadView(kit)
  // As large as the window: printed for it, it is multiplied at half of what a sprite would cost.
  const [dusk, landDusk] = [printedDusk(kit, 'dusk'), printedDusk(kit, 'land dusk')]
  dusk.inside.blendMode = 'multiply'
  const land = printedLand(kit, landDusk)

  flock.addChild(...fairies.map((fairy) => fairy.root))
  // What moves on the water is kept under its rim, which is drawn after it.
  root.addChild(land.inside, water.root, kit.laterPart('pond'), land, toad.root, kit.laterPart('rim'))
  root.addChild(...fairies.map(({ shadow }) => shadow), bottle.shadow, dusk, dusk.inside)
  root.addChild(kit.laterPart('night'), flock)
  root.addChild(bottle.glow, bottle.root, bottle.sparks, bottle.cork)

  return {
    root,
    draw(garden, moment) {
      const dark = darknessAt(garden.evening.song, moment.now)
      dusk.inside.visible = dark > 0
      // Once it is dark, the land that nothing moves before is printed so.
      landDusk.visible = dark === 1
      dusk.visible = dark > 0 && !landDusk.visible
      dusk.alpha = dusk.inside.alpha = dark
      land.turnTo(landDusk.visible ? 1 : 0)
      // Its shadow falls on what is dark already.
      bottle.shadow.tint = landDusk.visible ? EVENING : 0xffffff
      const dances = !isOver(garden.evening.song, moment.now)
      for (const fairy of fairies) {
        const depth = depthOf(garden.fairies, fairy.kind)
        // Who is nearest is drawn last.
        fairy.root.zIndex = -depth
        fairy.draw(garden.fairies[depth], dances, moment)
      }
      water.draw(garden, moment)
      toad.draw(garden, moment)
      bottle.draw(garden, moment)
    },
  }
}
