import { Container } from 'pixi.js'
import { manifest } from '../../assets/baddog/manifest'
import type { View } from '../../src/stage/contract/scene'
import type { ViewKit } from '../../src/stage/kit/kit'
import type { BadDogState } from './state'
import { Bark } from './view/bark'
import { Dandelion } from './view/dandelion'
import { Dog } from './view/dog'
import { BEFORE, BEHIND, Grass } from './view/grass'
import { Mouse } from './view/mouse'
import { Prowl } from './view/prowl'
import { SeedHeads } from './view/seedHeads'
import { undergroundOf } from './view/underground'
import { Wind } from './view/wind'

/** Below this line of the stage there is nothing but the grass before all else, in scene units. */
const DARK = 900

/** Draws the meadow: an empty sky, pale grass, what is said, who lives here, the dog; and before him the wall of grass. */
export function createView(kit: ViewKit<typeof manifest>): View<BadDogState> {
  const root = new Container()
  const wind = new Wind()
  const seedHeads = new SeedHeads(kit)
  const bark = new Bark(kit)
  const dandelion = new Dandelion(kit)
  const mouse = new Mouse(kit)
  const dog = new Dog(kit)
  const prowl = new Prowl(kit)
  const grass = new Grass(kit, BEFORE, 'middle')
  const beside = kit.marginPart('wide', manifest, (parts) => new Grass(parts, BEFORE, 'sides'))
  root.addChild(
    kit.background(new Grass(kit, BEHIND, 'whole')).endAt(DARK),
    seedHeads.root,
    bark.root,
    kit.laterPart('brush'),
    kit.laterPart('title'),
    mouse.root,
    dandelion.root,
    dandelion.flying,
    kit.laterPart('planted'),
    dog.root,
    kit.laterPart('tears'),
    kit.laterPart('catch'),
    prowl.root,
    kit.laterPart('peek'),
    grass,
    beside,
    undergroundOf(kit),
    kit.laterPart('paws'),
    kit.laterPart('bits'),
  )

  return {
    root,
    draw(meadow, moment) {
      wind.follow(meadow, moment)
      seedHeads.draw(wind)
      bark.draw(meadow, moment)
      mouse.draw(meadow, wind, moment)
      dandelion.draw(meadow, wind, moment)
      dog.draw(meadow, moment)
      prowl.draw(meadow, moment)
      grass.bend(wind)
      if (beside.visible) beside.content?.bend(wind)
    },
  }
}
