import { Container, Graphics } from 'pixi.js'
import type { manifest } from '../../assets/tempting/manifest'
import { manifest as tall } from '../../assets/tempting-tall/manifest'
import type { View } from '../../src/stage/contract/scene'
import type { ViewKit } from '../../src/stage/kit/kit'
import type { TemptingState } from './state'
import { BetsView } from './view/bets'
import { BulbsView } from './view/bulbs'
import { CoinsView } from './view/coins'
import { CountersView } from './view/counters'
import { FaceView } from './view/face'
import { LeverView } from './view/lever'
import { placed } from './view/placed'
import { ReelsView } from './view/reels'

/** The wallpaper goes on by itself downwards, and turned over to the sides. In scene units. */
const WALL = { left: -14, width: 1628, height: 1064, rows: [-2, -1, 0, 1, 2] } as const
/** Below its drawn foot the machine is black, in scene units. */
const FOOT = { left: 224, right: 1256, y: 1796, height: 2600, color: 0x25221e } as const

/** Draws the machine, and what of it is alive. */
export function createView(kit: ViewKit<typeof manifest>): View<TemptingState> {
  const root = new Container()
  const foot = new Graphics().rect(FOOT.left, FOOT.y, FOOT.right - FOOT.left, FOOT.height).fill(FOOT.color)
  const plinth = kit.marginPart('tall', tall, (margin) => margin.sprite('plinth').updateTransform(placed('plinth')))
  const still = (['peel', 'payCard', 'shadow'] as const).map((name) => kit.sprite(name).updateTransform(placed(name)))
  const machine = kit.sprite('machine').updateTransform(placed('machine'))
  const bulbs = new BulbsView(kit)
  const face = new FaceView(kit)
  const reels = new ReelsView(kit)
  const bets = new BetsView(kit)
  const counters = new CountersView(kit)
  const lever = new LeverView(kit)
  const coins = new CoinsView(kit)
  root.addChild(kit.background(wallOf(kit), ...still, foot, plinth, machine))
  root.addChild(bulbs.root, face.root, reels.root, bets.root, counters.root, lever.root, coins.root)

  return {
    root,
    draw(state, moment) {
      bulbs.draw(state, moment)
      face.draw(state, moment)
      reels.draw(state, moment)
      bets.draw(state, moment)
      counters.draw(state, moment)
      lever.draw(state, moment)
      coins.draw(state, moment)
    },
  }
}

function wallOf(kit: ViewKit<typeof manifest>): Container {
  const wall = new Container()
  for (const column of [-1, 0, 1]) {
    for (const row of WALL.rows) {
      const isTurned = column !== 0
      const paper = kit.sprite('wall')
      paper.scale.x = isTurned ? -1 : 1
      paper.position.set(WALL.left + (column + (isTurned ? 1 : 0)) * WALL.width, row * WALL.height)
      wall.addChild(paper)
    }
  }
  return wall
}
