import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/camping-later/manifest'
import { clamp, scatter } from '../../../src/stage/contract/math'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { thingsAfter } from '../layout'
import type { CampingState, Guest } from '../state'

/** Who of the guests is awake: where their eyes are, in units of the camp, how large, and turned by how much, in radians. */
const AWAKE = [
  { who: 'dog', eyes: 'round', x: 562, y: 548, size: 1, turn: 0.24 },
  { who: 'crab', eyes: 'dots', x: 392, y: 688, size: 0.5, turn: 0 },
  { who: 'stone', eyes: 'slant', x: 226, y: 660, size: 0.5, turn: 0.05 },
  { who: 'snail', eyes: 'dots', x: 1136, y: 770, size: 0.24, turn: -0.1 },
  { who: 'biggin', eyes: 'sleepy', x: 800, y: 386, size: 0.6, turn: -0.1 },
  { who: 'walked', eyes: 'slant', x: 342, y: 744, size: 0.52, turn: -0.05 },
  { who: 'tower', eyes: 'round', x: 1058, y: 776, size: 0.62, turn: 0.08 },
  { who: 'creeper', eyes: 'dots', x: 1312, y: 398, size: 0.24, turn: -0.1 },
  { who: 'statue', eyes: 'dots', x: 226, y: 674, size: 0.46, turn: 0 },
] as const satisfies readonly { readonly who: Guest; readonly eyes: string; readonly [key: string]: unknown }[]

/** How long eyes take to shut before the light, and to dare again, in ms; how often they blink, about, and for how long. */
const SHUTTING = 120
const DARING = { after: 700, more: 700 } as const
const BLINK = { every: 4300, time: 130 } as const

/** Eyes in the dark of the other nights. */
export function createStares(kit: LaterKit<typeof manifest>): View<CampingState> {
  const pairs = AWAKE.map(({ who, eyes, x, y, size, turn }) => {
    const sprite = kit.sprite('stare').show(eyes)
    sprite.position.set(x, y)
    sprite.rotation = turn
    return { who, size, sprite }
  })
  return {
    root: new Container({ children: pairs.map(({ sprite }) => sprite) }),
    draw({ nights, finds }, { now, reducedMotion }) {
      const things = thingsAfter(nights)
      for (let place = 0; place < pairs.length; place++) {
        const pair = pairs[place]
        if (!pair) continue
        const { who, size, sprite } = pair
        sprite.visible = things.includes(who)
        if (!sprite.visible) continue
        const { isLit, since } = finds[who]
        const dares = DARING.after + DARING.more * scatter(place)
        const open = isLit ? 1 - clamp((now - since) / SHUTTING, 0, 1) : clamp((now - since - dares) / SHUTTING, 0, 1)
        const blinks = !reducedMotion && (now + 900 * place) % BLINK.every < BLINK.time
        sprite.scale.set(size, size * (blinks ? 0.2 * open : open))
      }
    },
  }
}
