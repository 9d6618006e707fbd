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
import { printedLand } from './view/land'
import { ToadView } from './view/toad'
import { WaterView } from './view/water'

/** Draws the walled garden: the fountain, its toad, its light, the fairies over it, and the bottle over all. */
export function createView(kit: ViewKit<typeof manifest>): View<FairyState> {
  const root = new Container()
  const light = printGlow(kit)
  const fairies = KINDS.map((kind) => new FairyView(kit, kind, light))
  const flock = new Container({ label: 'flock', sortableChildren: true })
  const bottle = new BottleView(kit, light)
  const water = new WaterView(kit, fairies)
  const toad = new ToadView(kit)
  const land = printedLand(kit)
  // As large as the window: printed for it, it is multiplied at half of what a sprite would cost.
  const dusk = kit.cached(kit.laterPart('dusk'))
  dusk.blendMode = 'multiply'

  flock.addChild(...fairies.map((fairy) => fairy.root))
  // What moves on the water is kept under its rim, which is drawn after it.
  root.addChild(land.inside, water.root, kit.laterPart('pond'), land, toad.root, kit.laterPart('rim'))
  root.addChild(...fairies.map(({ shadow }) => shadow), bottle.shadow, dusk, kit.laterPart('night'), flock)
  root.addChild(bottle.glow, bottle.root, bottle.sparks, bottle.cork)

  return {
    root,
    draw(garden, moment) {
      const dark = darknessAt(garden.evening.song, moment.now)
      dusk.visible = dark > 0
      dusk.alpha = dark
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
