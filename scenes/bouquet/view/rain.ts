import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/bouquet-later/manifest'
import { DEGREE, lerp, scatter } from '../../../src/stage/contract/math'
import type { Moment, View } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { HAT_FALLS } from '../layout'
import type { BouquetState } from '../state'
import { hatOf } from './hat'

const WHITE = 0xfffaf0
/** How many petals, or drops, fall over the whole page; each when, for how long, in ms, and a drop how often. */
const PETALS = Array.from({ length: 16 }, (_, index) => index)
const DROPS = Array.from({ length: 26 }, (_, index) => index)
const FALLS = { within: 1500, least: 2300, most: 3400, swing: 70 } as const
const DRIPS = { every: 1100, falls: 780, times: 4 } as const
const NONE: readonly number[] = []
/** How a petal shows itself on its way. */
const POSES = ['open', 'cup', 'edge', 'back'] as const
const POSE = 260

/** It rains petals where somebody is really loved, and tears where really not. The first of the petals is for the snail. */
export function createRain(kit: LaterKit<typeof manifest>): View<BouquetState> {
  const petals = kit.pool('petal', PETALS.length)
  const drops = kit.pool('drop', DROPS.length)
  const hat = { x: 0, y: 0 }
  let from = 0
  let isHatDue = false

  const placePetal = (petal: DrawnSprite<'petal', string>, index: number, { now, viewport: { visible } }: Moment) => {
    const isHat = index === 0 && isHatDue
    const sets = isHat ? 900 : scatter(index) * FALLS.within
    const lasts = isHat ? HAT_FALLS - sets : lerp(FALLS.least, FALLS.most, scatter(index + 70))
    const share = (now - from - sets) / lasts
    if (share < 0 || share >= 1) return false
    const near = isHat ? 0.5 : lerp(0.55, 1.15, scatter(index + 30))
    const swung = now / lerp(330, 480, scatter(index + 50)) + index
    const side = index % 2 === 0 ? 1 : -1
    const x = isHat ? hat.x : visible.x + ((index + 0.5) / PETALS.length) * visible.width
    const end = isHat ? hat.y : visible.y + visible.height + 120
    petal.show(POSES[Math.floor(now / POSE + index) % POSES.length] ?? 'open')
    petal.position.set(x + FALLS.swing * Math.sin(swung) * (isHat ? 1 - share : 1), lerp(visible.y - 120, end, share))
    petal.rotation = (side * 24 + 30 * Math.cos(swung)) * DEGREE
    petal.scale.set(side * near, near)
    return true
  }
  const placeDrop = (drop: DrawnSprite<'drop', string>, index: number, { now, viewport: { visible } }: Moment) => {
    const age = now - from - scatter(index) * DRIPS.every
    const turn = Math.floor(age / DRIPS.every)
    const share = (age % DRIPS.every) / DRIPS.falls
    if (age < 0 || turn >= DRIPS.times || share >= 1) return false
    const far = lerp(-60, visible.height + 60, share * share)
    drop.position.set(visible.x + scatter(index * 5 + turn) * visible.width, visible.y + far)
    drop.scale.set(lerp(0.6, 1.1, scatter(index + 11)), 1.15)
    return true
  }

  return {
    root: new Container({ label: 'rain', tint: WHITE, children: [petals, drops] }),
    draw({ rain, snail }: BouquetState, moment: Moment) {
      from = rain?.from ?? 0
      isHatDue = snail.hattedAt === from + HAT_FALLS
      if (isHatDue) hatOf(snail, moment.now, hat)
      const falls = moment.reducedMotion ? null : rain?.result
      petals.show(falls === 'happyge' ? PETALS : NONE, placePetal, moment)
      drops.show(falls === 'sadge' ? DROPS : NONE, placeDrop, moment)
    },
  }
}
