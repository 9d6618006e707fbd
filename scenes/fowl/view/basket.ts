import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/fowl-later/manifest'
import { hop, ringing, swaying } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment, View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { BASKET, FAIR, SEATS } from '../layout'
import type { Chicken, FowlState } from '../state'

/** How far it falls as it is brought, in scene units. */
const HEIGHT = 620
/** How it takes a landing, and its own: in ms. */
const SQUASH = { fading: 110, period: 240, by: 0.09 } as const
/** How it hops as its bottom opens: how high, in scene units, and how long, in ms. */
const HOP = { high: 70, lasts: 460 } as const
/** How each of them looks, and how large by how near, in the order of the seats. */
const LOOKS = [
  { frame: 'proud', size: 0.98, turn: 0 },
  { frame: 'startled', size: 0.86, turn: -0.14 },
  { frame: 'startled', size: 0.86, turn: 0.14 },
  { frame: 'aside', size: 0.92, turn: -0.05 },
  { frame: 'aside', size: 0.92, turn: 0.06 },
  { frame: 'proud', size: 1.04, turn: 0.02 },
] as const
/** Who is behind is drawn first. */
const ORDER = [0, 1, 2, 3, 4, 5] as const
/** The rosettes of the first three fairs, from its foot. */
const ROSETTES = [
  { x: -46, y: -92, turn: -0.1 },
  { x: -136, y: -106, turn: 0.12 },
  { x: 54, y: -84, turn: 0.06 },
] as const
/** Who looks aside shuts an eye now and then, in ms. */
const BLINKS = { every: 2300, lasts: 150 } as const
/** Every so many ms a hen in it starts: by so many scene units. */
const STARTS = { every: 620, lasts: 200, by: 12 } as const

/** The basket: its inside, whoever sits in it, its front, and the prizes of the fairs that were won. */
export function createBasket(kit: LaterKit<typeof manifest>): View<FowlState> {
  const sitters = ORDER.map((seat) => {
    const { frame, turn } = LOOKS[seat]
    return kit.sprite('sitter').show(frame).updateTransform({ rotation: turn })
  })
  const rosettes = ROSETTES.map(({ x, y, turn }) => kit.sprite('rosette').updateTransform({ x, y, rotation: turn }))
  const root = new Container({
    label: 'basket and prizes',
    children: [kit.sprite('basketBack'), ...sitters, kit.sprite('basketFront'), ...rosettes],
  })

  return {
    root,
    draw(fowl, moment) {
      const { now, reducedMotion } = moment
      const { basketSince, rockedAt, fair, fairs, chickens } = fowl
      root.visible = basketSince !== null
      const motion = reducedMotion ? 0 : 1
      const fallen = Math.min(1, since(basketSince, now) / BASKET.falls)
      const freed = since(fair?.freedAt, now)
      let squash = ringing(since(basketSince, now) - BASKET.falls, SQUASH.fading, SQUASH.period)
      for (const { lands } of chickens) squash += ringing(since(lands?.until, now), SQUASH.fading, SQUASH.period)
      squash *= SQUASH.by * motion
      root.position.set(
        BASKET.x,
        BASKET.y - (1 - fallen * fallen) * HEIGHT * motion - hop(freed / HOP.lasts) * HOP.high * motion,
      )
      root.rotation = swaying(since(rockedAt, now), 700, 260) * 0.07 * motion
      root.scale.set(1 + squash, 1 - squash)
      for (let seat = 0; seat < sitters.length; seat++) drawSitter(seat, chickens, moment)
      for (let i = 0; i < rosettes.length; i++) {
        const rosette = rosettes[i]
        if (!rosette) continue
        const isNew = fair !== null && i === Math.min(fairs, rosettes.length) - 1
        const pinned = isNew ? now - fair.from - FAIR.rosette : Number.POSITIVE_INFINITY
        rosette.visible = i < fairs && pinned >= 0
        rosette.scale.set(1 + ringing(pinned, 90, 170) * 0.5 * motion)
      }
    },
  }

  function drawSitter(seat: number, chickens: readonly Chicken[], { now, reducedMotion }: Moment): void {
    const sitter = sitters[seat]
    const place = SEATS[seat]
    const look = LOOKS[seat]
    if (!sitter || !place || !look) return
    let landed = Number.NEGATIVE_INFINITY
    for (const chicken of chickens) if (chicken.seat === seat) landed = since(chicken.lands?.until, now)
    sitter.visible = landed >= 0
    const motion = reducedMotion ? 0 : 1
    const started = hop(((now + seat * 173) % (STARTS.every * 3)) / STARTS.lasts) * STARTS.by * motion
    sitter.position.set(place.x, place.y - started)
    const blinks = (now + seat * 700) % BLINKS.every < BLINKS.lasts && motion > 0
    if (look.frame === 'aside') sitter.show(blinks ? 'blinks' : look.frame)
    const squash = ringing(landed, SQUASH.fading, SQUASH.period) * 0.26 * motion
    sitter.scale.set((seat === 4 ? -1 : 1) * look.size * (1 + squash), look.size * (1 - squash))
  }
}
