import { Container } from 'pixi.js'
import type { View, ViewKit } from '../../src/stage/scene'
import { Display } from './display'
import { Flights } from './flights'
import type { Scurry } from './rules'
import { Hedgehog, Inventor } from './runners'
import { Works } from './works'

/** Draws the chase: the works that slide by, the two on the bridge, what flies about them, and the display over all. */
export function createView(kit: ViewKit): View<Scurry> {
  const root = new Container()
  const works = new Works(kit)
  const hedgehog = new Hedgehog(kit)
  const inventor = new Inventor(kit)
  const flights = new Flights(kit)
  const display = new Display()

  root.addChild(works.behind, hedgehog.shadow, inventor.shadow, flights.streams.root, flights.puffs.root)
  root.addChild(inventor.root, flights.springs.root, hedgehog.root, works.before)
  root.addChild(flights.rings.root, flights.glints.root, flights.sparks.root, display.root)

  // While time goes by something always moves; while it stands still nothing does, unless the visitor asks for calm.
  let shownMoment = Number.NaN
  let shownCalm = kit.isCalm

  return {
    root,
    draw(scurry, between) {
      const moment = scurry.now + between
      if (moment === shownMoment && kit.isCalm === shownCalm) return false
      shownMoment = moment
      shownCalm = kit.isCalm
      works.draw(scurry, between)
      hedgehog.draw(scurry)
      inventor.draw(scurry)
      flights.draw(scurry, between)
      display.draw(scurry)
      return true
    },
  }
}
