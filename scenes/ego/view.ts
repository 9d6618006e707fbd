import { Container } from 'pixi.js'
import type { manifest } from '../../assets/ego/manifest'
import type { View } from '../../src/stage/contract/scene'
import type { ViewKit } from '../../src/stage/kit/kit'
import type { EgoState } from './state'
import { Clippings } from './view/clippings'
import { Heroes } from './view/heroes'
import { Peeper } from './view/peeper'
import { Wood } from './view/wood'

/** What only breathes and sways is drawn so often a second. */
const IDLE_RATE = 15

/** Draws the clearing: ground, grass and wood as one picture, in it the four and somebody in the grass, and over all what flies. */
export function createView(kit: ViewKit<typeof manifest>): View<EgoState> {
  const wood = new Wood(kit)
  const peeper = new Peeper(kit)
  const heroes = new Heroes(kit)
  const clippings = new Clippings(kit)
  const root = new Container({
    children: [
      wood.still,
      kit.laterPart('statues'),
      kit.laterPart('hiding'),
      peeper.root,
      clippings.behind,
      heroes.root,
      clippings.before,
      kit.laterPart('blades'),
    ],
  })

  return {
    root,
    draw(clearing, moment) {
      const idle = (Math.floor((moment.now * IDLE_RATE) / 1000) * 1000) / IDLE_RATE
      wood.draw(clearing)
      peeper.draw(clearing, idle, moment)
      heroes.root.visible = clearing.statuesAt === null
      heroes.draw(clearing, idle, moment)
      clippings.draw(clearing, moment)
    },
  }
}
