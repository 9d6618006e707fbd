import { Container, Graphics } from 'pixi.js'
import type { manifest } from '../../assets/tempting/manifest'
import { manifest as tall } from '../../assets/tempting-tall/manifest'
import { since } from '../../src/stage/contract/rules/spans'
import type { View } from '../../src/stage/contract/scene'
import type { ViewKit } from '../../src/stage/kit/kit'
import { CLOSING } from './layout'
import type { TemptingState } from './state'
import type { Tuning } from './tuning'
import { BetsView } from './view/bets'
import { BulbsView } from './view/bulbs'
import { CoinsView } from './view/coins'
import { CountersView } from './view/counters'
import { FaceView } from './view/face'
import { LeverView } from './view/lever'
import { placeOf } from './view/placed'
import { ReelsView } from './view/reels'

/** The wallpaper goes on by itself downwards, and turned over to the sides. In scene units. */
const WALL = { left: -14, height: 1064, rows: [-2, -1, 0, 1, 2] } as const
/** Below its drawn foot the machine is black, in scene units. */
const FOOT = { left: 224, right: 1256, y: 1796, height: 2600, color: 0x25221e } as const

/** What lies on the wallpaper when nobody has left a light on in the parlour, and how far it reaches beyond any window. */
const DUSK = { color: 0x25221e, alpha: 0.24 } as const
const BEYOND = 3000

/** Draws the machine, and what of it is alive. */
export function createView(kit: ViewKit<typeof manifest>): View<TemptingState, Tuning> {
  const root = new Container()
  const foot = new Graphics().rect(FOOT.left, FOOT.y, FOOT.right - FOOT.left, FOOT.height).fill(FOOT.color)
  const plinth = kit.marginPart('tall', tall, (margin) => margin.sprite('plinth').updateTransform(placeOf('plinth')))
  const still = (['peel', 'payCard', 'shadow'] as const).map((name) => kit.sprite(name).updateTransform(placeOf(name)))
  const machine = kit.sprite('machine').updateTransform(placeOf('machine'))
  const bulbs = new BulbsView(kit)
  const face = new FaceView(kit)
  const reels = new ReelsView(kit)
  const bets = new BetsView(kit)
  const counters = new CountersView(kit)
  const lever = new LeverView(kit)
  const coins = new CoinsView(kit)
  const dusk = new Graphics().rect(-BEYOND, -BEYOND, BEYOND * 3, BEYOND * 3).fill(DUSK)
  // The layer is printed before anything is drawn.
  dusk.visible = false
  const parlour = kit.background(wallOf(kit), dusk, ...still, foot, plinth, machine)
  root.addChild(parlour, kit.laterPart('past'), bulbs.root, face.root, kit.laterPart('wink'), reels.root, bets.root)
  root.addChild(kit.laterPart('plate'), kit.laterPart('teeth'), kit.laterPart('sign'))
  root.addChild(counters.root, lever.root, coins.root)

  return {
    root,
    draw(state, moment) {
      const isDark = isLampOut(state, moment.now)
      dusk.visible = isDark
      parlour.turnTo(isDark ? 1 : 0)
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

/** Whether the light of the parlour is out: from when the shutters are down until it is tomorrow. */
function isLampOut({ closedAt }: TemptingState, now: number): boolean {
  const after = since(closedAt, now)
  return after >= CLOSING.shutters && after < CLOSING.dawn
}

function wallOf(kit: ViewKit<typeof manifest>): Container {
  const row = (y: number) => kit.mirrored('wall', [-1, 2]).updateTransform({ x: WALL.left, y })
  return new Container({ children: WALL.rows.map((place) => row(place * WALL.height)) })
}
