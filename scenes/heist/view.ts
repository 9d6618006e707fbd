import { Container } from 'pixi.js'
import type { manifest } from '../../assets/heist/manifest'
import type { Point } from '../../src/stage/contract/geometry'
import type { View } from '../../src/stage/contract/scene'
import type { ViewKit } from '../../src/stage/kit/kit'
import { drawnAt, TICK } from './layout'
import type { HeistState } from './state'
import { Apprentices } from './view/apprentices'
import { Ground } from './view/ground'
import { Marker } from './view/marker'
import { Prints } from './view/prints'
import { Thief } from './view/thief'

/** How many drawings a boiling line has. */
const BOILS = 3

/** Draws the heist: a brick floor to every edge of the window, night over it, a pool of lantern light, and him. */
export function createView(kit: ViewKit<typeof manifest>): View<HeistState> {
  const root = new Container()
  const ground = new Ground(kit)
  const prints = new Prints(kit)
  const marker = new Marker(kit)
  const apprentices = new Apprentices(kit)
  const thief = new Thief(kit)
  const feet: Point = { x: 0, y: 0 }

  root.addChild(ground.root, prints.root, marker.ripple, marker.behind)
  root.addChild(thief.shadow, apprentices.root, thief.root, marker.before)

  return {
    root,
    resize(size) {
      ground.resize(size)
    },
    draw(heist, moment) {
      const ahead = heist.walking ? (heist.speed * moment.between * TICK) / 1000 : 0
      feet.x = heist.x + Math.cos(heist.heading) * ahead
      feet.y = heist.y + Math.sin(heist.heading) * ahead
      drawnAt(feet, moment.size, feet)
      thief.draw(heist, moment, feet)
      prints.draw(heist, moment)
      // Lines boil in step with his own drawings, so that a thief who stands still costs five renders a second.
      const boil = moment.reducedMotion ? 0 : heist.frame % BOILS
      marker.draw(heist, boil, moment.viewport)
      apprentices.draw(heist)
      ground.draw(heist, moment, boil)
    },
  }
}
