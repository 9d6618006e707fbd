import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/scrape-later/manifest'
import { clamp, hop, lerp, smoothstep } from '../../../src/stage/contract/math'
import type { Moment, View } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { BLOW, COINS, FALL, HOUSE, LEAP, MUG, middleOf, PURSES, toStage } from '../layout'
import type { ScrapeState, Table } from '../state'
import { LIES, roofAt, turnOf } from './pile'

type Kit = LaterKit<typeof manifest>

/** How high coins leap, in scene units, and how far they roll, in radians. */
const ARC = 210
const ROLL = 9
/** How high above the table what falls sets out, and how it gives way as it lands. */
const HEIGHT = 900
const SQUASH = { by: 0.22, lasting: 240 } as const
/** How the mug turns as it slides. */
const SLIDES = -0.5
/** Smoke that was knocked into rings: how often, how long each rises, how far. */
const SMOKE = { count: 3, apart: 260, lasting: 1200, rises: 150, x: 66, y: -216 } as const
/** How far who lives there looks, in scene units, and where its eyes are. */
const EYES = { x: HOUSE.x - 3.7, y: HOUSE.y + 4.3, reach: 2.6 } as const

/** What has been won, on its way to the table: coins leap, purses fall, and a house comes down on the mug. */
export function createPrizes(kit: Kit): View<ScrapeState> {
  const coins = [0, 1, 2].map(() => kit.sprite('coin'))
  const shades = [0, 1, 2].map(() => kit.sprite('shade'))
  const purses = [kit.sprite('purse'), kit.sprite('purse'), kit.sprite('burst')]
  const landed = kit.sprite('landed')
  const roof = kit.sprite('house')
  const rings = Array.from({ length: SMOKE.count }, () => kit.sprite('ring'))
  const pupils = kit.sprite('pupils')
  const from = coins.map(() => ({ x: 0, y: 0 }))

  /** A coin leaves its field, and hops to its place. */
  const leap = (coin: DrawnSprite, place: number, { prize, coins: there }: Table, since: number) => {
    const slot = Math.min(COINS.length - 1, there + place)
    const to = COINS[slot]
    const start = from[place]
    const share = clamp((since - LEAP.first - place * LEAP.apart) / LEAP.lasting, 0, 1)
    coin.visible = prize?.kind === 0 && share > 0
    if (!to || !start || !coin.visible) return
    const high = share < 0.7 ? ARC * hop(share / 0.7) : ARC * 0.22 * hop((share - 0.7) / 0.3)
    coin.position.set(lerp(start.x, to.x, share), lerp(start.y, to.y, share) - high)
    coin.rotation = turnOf(slot) - ROLL * (1 - share)
    coin.scale.set(lerp(1.12, LIES.coin, smoothstep(0, 0.5, share)))
  }

  const fall = (purse: DrawnSprite, place: number, { prize, purses: there }: Table, since: number) => {
    const shade = shades[place]
    const to = PURSES[Math.min(PURSES.length - 3, there) + place]
    const begins = FALL.first + place * FALL.apart
    const share = clamp((since - begins) / FALL.lasting, 0, 1)
    const isOn = prize?.kind === 1
    purse.visible = isOn && share > 0
    if (!shade || !to) return
    shade.visible = isOn && share < 1
    if (!isOn) return
    const near = smoothstep(begins - 300, begins + FALL.lasting, since)
    shade.position.set(to.x, to.y + 40)
    shade.scale.set(0.2 + near * 0.4)
    shade.alpha = near * 0.5
    const size = LIES[place === 2 ? 'burst' : 'purse']
    const squash = SQUASH.by * squashAt(since - begins - FALL.lasting)
    purse.position.set(to.x, to.y - HEIGHT * (1 - share * share) + 60 * squash)
    purse.scale.set(size * (1 + squash), size * (1 - squash))
  }

  const drop = ({ prize, houses }: Table, since: number) => {
    const isOn = prize?.kind === 2
    const shade = shades[0]
    const share = clamp((since - BLOW.falls) / (BLOW.hits - BLOW.falls), 0, 1)
    landed.visible = isOn && houses === 0 && share > 0
    roof.visible = isOn && houses > 0 && share > 0
    if (!isOn || !shade) return
    shade.visible = since > BLOW.shade && share < 1
    const near = smoothstep(BLOW.shade, BLOW.falls, since)
    shade.scale.set(0.4 + near)
    shade.alpha = near * 0.6
    const high = HEIGHT * (1 - share * share)
    const slid = clamp((since - BLOW.hits) / BLOW.slides, 0, 1)
    const way = slid * (2 - slid)
    if (houses === 0) {
      shade.position.set(MUG.x, MUG.y + 20)
      landed.position.set(lerp(MUG.x, HOUSE.x, way), lerp(MUG.y, HOUSE.y, way) - high)
      landed.rotation = SLIDES * (1 - way) * way * 2
      return
    }
    const to = roofAt(houses - 1)
    shade.position.set(to.x, to.y + 60)
    const squash = SQUASH.by * squashAt(since - BLOW.hits)
    roof.position.set(to.x, to.y - high + 60 * squash)
    roof.scale.set(LIES.roof * (1 + squash), LIES.roof * (1 - squash))
  }

  const smoke = (isOn: boolean, since: number) => {
    for (const [place, ring] of rings.entries()) {
      const share = (since - BLOW.hits - BLOW.slides - place * SMOKE.apart) / SMOKE.lasting
      ring.visible = isOn && share > 0 && share < 1
      if (!ring.visible) continue
      ring.position.set(HOUSE.x + SMOKE.x + place * 9, HOUSE.y + SMOKE.y - SMOKE.rises * share)
      ring.scale.set(0.7 + share * 0.8)
      ring.alpha = 1 - share * share
    }
  }

  return {
    root: new Container({ children: [...shades, ...coins, ...purses, landed, roof, ...rings, pupils] }),
    draw({ table, coin }, { now, reducedMotion }: Moment) {
      const { prize, houses } = table
      const since = prize ? now - prize.at : -1
      for (const [place, field] of (prize?.fields ?? []).entries()) {
        const start = from[place]
        if (start) Object.assign(start, toStage(middleOf(field)))
      }
      for (const [place, one] of coins.entries()) leap(one, place, table, reducedMotion ? -1 : since)
      for (const [place, purse] of purses.entries()) fall(purse, place, table, reducedMotion ? -1 : since)
      drop(table, reducedMotion ? -1 : since)
      smoke(prize?.kind === 2 && !reducedMotion, since)
      pupils.visible = houses > 0 || (landed.visible && since > BLOW.hits + BLOW.slides)
      const away = Math.hypot(coin.x - EYES.x, coin.y - EYES.y) || 1
      pupils.position.set(
        EYES.x + ((coin.x - EYES.x) / away) * EYES.reach,
        EYES.y + ((coin.y - EYES.y) / away) * EYES.reach,
      )
    },
  }
}

/** How far something gives way, so many ms after it has come down. */
function squashAt(since: number): number {
  const share = clamp(since / SQUASH.lasting, 0, 1)
  return since < 0 ? -0.4 : Math.sin(Math.PI * share) * (1 - share)
}
