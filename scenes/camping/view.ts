import { Container } from 'pixi.js'
import type { manifest } from '../../assets/camping/manifest'
import type { View } from '../../src/stage/contract/scene'
import type { ViewKit } from '../../src/stage/kit/kit'
import { leftIn, scaleIn, topIn } from './layout'
import type { CampingState } from './state'
import { newBeam, updateBeam } from './view/beam'
import { Characters } from './view/characters'
import { Lair } from './view/lair'
import { LanternView } from './view/lantern'
import { Light } from './view/light'
import { Lights } from './view/lights'
import { printNight } from './view/night'
import { Watchers } from './view/watchers'
import { Wood } from './view/wood'

/** Draws what the light shows of the wood and of who is about in it, all else black, and over that what shines in the dark. */
export function createView(kit: ViewKit<typeof manifest>): View<CampingState> {
  const wood = new Wood(kit)
  const night = printNight(kit)
  const light = new Light(kit, wood, night)
  const characters = new Characters(kit, night)
  const watchers = new Watchers(kit)
  const lights = new Lights(kit)
  const lantern = new LanternView(kit)
  const shining = new Container({
    children: [watchers.root, kit.laterPart('stares'), lights.root, kit.laterPart('glimmers'), lantern.root],
  })
  const beam = newBeam()
  const lair = new Lair(kit.laterPart('guests'), night, beam)
  const root = new Container({ children: [light.root, characters.root, lair, shining] })

  return {
    root,
    resize(size) {
      wood.resize(size)
      light.resize(size)
      characters.resize(size)
      shining.position.set(leftIn(size), topIn(size))
      shining.scale.set(scaleIn(size))
    },
    draw(camp, moment) {
      updateBeam(beam, camp, moment)
      wood.draw(camp)
      light.draw(camp, moment, beam)
      characters.draw(camp, moment, beam)
      watchers.draw(camp, moment)
      lights.draw(camp, moment, beam)
      lantern.draw(camp, moment, beam)
    },
  }
}
