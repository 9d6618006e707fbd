import { Container } from 'pixi.js'
import type { manifest } from '../../assets/scurry/manifest'
import type { View } from '../../src/stage/contract/scene'
import type { ViewKit } from '../../src/stage/kit/kit'
import type { ScurryState } from './state'
import { Display } from './view/display'
import { Flights } from './view/flights'
import { Hedgehog, Inventor } from './view/runners'
import { Works } from './view/works'

/** Draws the chase: the works that slide by, the two on the bridge, what flies about them, and the display over all. */
export function createView(kit: ViewKit<typeof manifest>): View<ScurryState> {
  const root = new Container()
  const works = new Works(kit)
  const hedgehog = new Hedgehog(kit)
  const inventor = new Inventor(kit)
  const flights = new Flights(kit)
  const display = new Display(kit)

  root.addChild(works.sky, works.behind, works.moon, kit.laterPart('loot'), hedgehog.shadow, inventor.shadow)
  root.addChild(flights.streams, flights.puffs, kit.laterPart('taut'), inventor.root, flights.springs, hedgehog.root)
  root.addChild(kit.laterPart('hat'), works.before)
  root.addChild(flights.rings, flights.glints, flights.sparks, display.root)

  return {
    root,
    draw(scurry, moment) {
      works.draw(scurry, moment)
      hedgehog.draw(scurry, moment)
      inventor.draw(scurry, moment)
      flights.draw(scurry, moment)
      display.draw(scurry, moment)
    },
  }
}
