import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/salty-later/manifest'
import { easeOutBack } from '../../../src/stage/contract/math'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import type { SaltyState } from '../state'
import type { Tuning } from '../tuning'
import { tideAt } from './tide'

/** Where each slam leaves a wave on the table, and how large, in drawing units of the page. */
const CURLS = [
  { x: 262, y: 332, size: 0.91 },
  { x: 344, y: 338, size: 1.01 },
  { x: 190, y: 336, size: 1.07 },
  { x: 420, y: 336, size: 1.12 },
  { x: 132, y: 342, size: 1.17 },
  { x: 482, y: 342, size: 1.25 },
  { x: 300, y: 344, size: 1.37 },
  { x: 64, y: 346, size: 1.37 },
] as const
const RISES = 420
/** How long a wave laps, in ms, in how many steps a second, and how far, as a share of its height. */
const LAP = { time: 2600, steps: 8, far: 0.07 } as const
/** Where wet rings are left, in the order of the seas. */
const RINGS = [
  { x: 176, y: 322 },
  { x: 318, y: 328 },
  { x: 66, y: 322 },
  { x: 452, y: 330 },
  { x: 248, y: 336 },
  { x: 390, y: 322 },
] as const

/** The waves that slams have thrown over the table. */
export function createCurls(kit: LaterKit<typeof manifest>): View<SaltyState, Tuning> {
  const curls = CURLS.map(({ x, y }, index) => {
    const curl = kit.sprite('curl').updateTransform({ x, y })
    curl.show(index % 2)
    return curl
  })
  const root = new Container({ label: 'curls', children: curls })
  return {
    root,
    draw(salt, moment) {
      const { slams, thrownAt, ebb } = salt.sea
      const { now, reducedMotion } = moment
      root.visible = slams > 0 && ebb === null && tideAt(salt, moment) < 0.9
      if (!root.visible) return
      const drawn = (Math.floor((now / 1000) * LAP.steps) / LAP.steps) * 1000
      for (let index = 0; index < curls.length; index++) {
        const curl = curls[index]
        const place = CURLS[index]
        if (!curl || !place) continue
        curl.visible = index < slams
        if (!curl.visible) continue
        const isNewest = index === slams - 1 && thrownAt !== null && !reducedMotion
        const grown = isNewest ? easeOutBack(Math.min(1, (now - thrownAt) / RISES), 2.4) : 1
        const lap = reducedMotion ? 0 : Math.sin((drawn / LAP.time) * Math.PI * 2 + index * 2.4)
        curl.scale.set(place.size * (0.4 + 0.6 * grown), place.size * grown * (1 + LAP.far * lap))
      }
    },
  }
}

/** The rings that his mug has left, one for each sea. */
export function createRings(kit: LaterKit<typeof manifest>): View<SaltyState, Tuning> {
  const rings = RINGS.map((place) => kit.sprite('ring').updateTransform(place))
  return {
    root: new Container({ label: 'rings', children: rings }),
    draw({ sea }) {
      for (let index = 0; index < rings.length; index++) {
        const ring = rings[index]
        if (ring) ring.visible = index < sea.rings
      }
    },
  }
}
