import { Container } from 'pixi.js'
import type { manifest } from '../../assets/heist/manifest'
import type { Point } from '../../src/stage/contract/geometry'
import { smoothstep } from '../../src/stage/contract/math'
import { since } from '../../src/stage/contract/rules/spans'
import type { View } from '../../src/stage/contract/scene'
import type { ViewKit } from '../../src/stage/kit/kit'
import { armourAt, drawnAt, LEAVING, TICK } from './layout'
import type { HeistState } from './state'
import { Apprentices } from './view/apprentices'
import { Ground } from './view/ground'
import { Marker } from './view/marker'
import { Prints } from './view/prints'
import { Thief } from './view/thief'

/** How long what lies in the dark takes to be seen at first, ms. */
const DAWNS = 900
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
  const place: Point = { x: 0, y: 0 }

  const floor = kit.laterPart('floor')
  const things = kit.laterPart('things')
  const sack = kit.laterPart('sack')
  const armour = kit.laterPart('armour')
  // What stands lower than he is before him: another order only where that changes, as all is listed anew then.
  const bodies = new Container({ children: [armour, sack, thief.root], sortableChildren: true })
  const wall = kit.laterPart('wall')
  const dim = [floor, wall, things, armour]
  /** What the dark hides at last: it is not drawn below it. */
  const lit = [ground.root, floor, prints.root, wall, marker.ripple, things, apprentices.root, bodies]
  root.addChild(ground.root, floor, prints.root, wall, marker.ripple, marker.behind, things)
  root.addChild(thief.shadow, apprentices.root, bodies, kit.laterPart('told'), marker.before)

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
      const { leftAt } = heist.loot
      drawnAt(heist.loot.sack, moment.size, place)
      // On its way out it is beyond him.
      sack.zIndex = leftAt === null && place.y > feet.y ? 1 : -1
      armourAt(moment.size, place)
      armour.zIndex = place.y > feet.y ? 2 : -2
      // What is there already comes out of the dark, once it can be drawn.
      const comes = smoothstep(0, DAWNS, since(heist.loot.cameAt, moment.now))
      for (const part of dim) part.alpha = comes
      const isDark = leftAt !== null && moment.now >= leftAt + LEAVING.row
      for (const part of lit) part.visible = !isDark
      prints.draw(heist, moment)
      // Lines boil in step with his own drawings, so that a thief who stands still costs five renders a second.
      const boil = moment.reducedMotion ? 0 : heist.frame % BOILS
      marker.draw(heist, boil, moment.viewport)
      apprentices.draw(heist)
      ground.draw(heist, moment, boil)
    },
  }
}
