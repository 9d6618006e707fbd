import { Container } from 'pixi.js'
import { BEATS } from '../../../assets/bat/shared'
import type { manifest } from '../../../assets/bat-later/manifest'
import { LEFT } from '../../../assets/bat-later/shared'
import { lerp, scatter } from '../../../src/stage/contract/math'
import { progress } from '../../../src/stage/contract/rules/spans'
import type { Moment, View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { LIFTED, SINKINGS } from '../layout'
import type { BatState } from '../state'
import { Route } from './route'

type Kit = LaterKit<typeof manifest>

/** How many bats there are with cases; one more goes each time the castle sinks, and all when they move. */
const CARRIERS = 9
/** Their ways out of the castle, by turns, in scene units. */
const ROUTES = [
  '1000,520 900,430 800,470 620,560 420,520 160,420 -240,360',
  '1060,500 1180,430 1300,470 1420,400 1560,430 1700,330 1900,300',
  '1010,420 930,300 800,250 640,300 430,230 180,260 -240,140',
  '1080,420 1160,300 1290,260 1400,320 1560,240 1760,190 1900,160',
].map((corners) => new Route(corners))
/** When the first leaves, how much later each next one does, and how long each is on its way, as shares of the show. */
const LEAVES = { first: 0.06, each: 0.075, takes: 0.46 } as const
/** How large they are at first, and when they are near; a beat of their wings, each drawing of it, in ms. */
const SIZES = { far: 0.3, near: 1.15 } as const
const BEAT = { each: 92, sequence: [0, 1, 2, 1] } as const
/** How far below a bat its case hangs, in scene units, and how far it swings, in radians. */
const HANGS = 16
const SWINGS = 0.26
/** How high a case that is left behind falls, in scene units, and in how many ms. */
const FALLS = { high: 420, takes: 700 } as const

/** Bats with cases: in the first sinking none, then one more each time; when the castle is carried off, all. */
export function createCases(kit: Kit): View<BatState> {
  const carriers = Array.from({ length: CARRIERS }, (_, place) => {
    const bat = kit.sprite('bearer')
    const luggage = kit.sprite('luggage')
    luggage.y = HANGS
    return {
      bat,
      luggage,
      root: new Container({ children: [luggage, bat], visible: false }),
      kind: (place * 2 + 1) % 5,
    }
  })

  function draw({ castle, letting }: BatState, { now, reducedMotion }: Moment): void {
    const { leaves } = letting
    const isMoving = leaves !== null
    const packed = isMoving
      ? CARRIERS
      : castle.show
        ? Math.min(CARRIERS, castle.sinkings - 1 + (castle.sinkings === SINKINGS ? 3 : 0))
        : 0
    const share = isMoving ? progress(leaves, now) - LIFTED * 0.6 : progress(castle.show, now)
    for (let place = 0; place < CARRIERS; place++) {
      const carrier = carriers[place]
      const route = ROUTES[place % ROUTES.length]
      if (!carrier || !route) continue
      const { root, bat, luggage, kind } = carrier
      const way = (share - LEAVES.first - place * LEAVES.each * 0.8) / LEAVES.takes
      root.visible = place < packed && way > 0 && way < 1
      if (!root.visible) continue
      route.at(way)
      const own = scatter(place + 3)
      const bob = reducedMotion ? 0 : 10 * Math.sin(now / 110 + place * 2)
      root.position.set(route.x, route.y + 90 * (own - 0.5) + bob)
      root.scale.set(lerp(SIZES.far, SIZES.near, Math.min(1, way * 1.5)) * (0.75 + 0.4 * own))
      bat.show(kind * BEATS + (BEAT.sequence[Math.floor(now / BEAT.each + place * 1.7) % BEAT.sequence.length] ?? 0))
      luggage.rotation = reducedMotion ? 0 : SWINGS * Math.sin(now / 170 + place * 1.3)
    }
  }
  return { root: new Container({ label: 'cases', children: carriers.map(({ root }) => root) }), draw }
}

/** What has been left behind: a case each time the castle was carried off. */
export function createLuggage(kit: Kit): View<BatState> {
  const cases = LEFT.map(({ turn, size }) =>
    kit.sprite('luggage').updateTransform({ rotation: turn, scaleX: size, scaleY: size }),
  )
  return {
    root: new Container({ label: 'luggage', children: cases }),
    draw({ letting: { leaves, removals } }, { now, reducedMotion }) {
      // It falls out of the sky while they leave, before it is counted.
      const due = leaves ? now - (leaves.from + 0.8 * (leaves.until - leaves.from)) : 0
      for (let place = 0; place < LEFT.length; place++) {
        const [luggage, left] = [cases[place], LEFT[place]]
        if (!luggage || !left) continue
        const falls = leaves !== null && place === removals
        luggage.visible = place < removals || (falls && due > 0)
        const fallen = falls && !reducedMotion ? Math.min(1, due / FALLS.takes) : 1
        luggage.position.set(left.x, left.y - FALLS.high * (1 - fallen * fallen))
      }
    },
  }
}
