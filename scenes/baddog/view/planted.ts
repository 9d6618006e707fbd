import type { manifest } from '../../../assets/baddog-later/manifest'
import { ringing, spread } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment, View } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { MOST } from '../layout'
import type { BadDogState } from '../state'

/** How far down the stage the foot of a planted stick is, in the grass, and how far its middle is above that, in scene units. */
const FOOT = 812
const HALF = 168

/** The sticks that he has planted, the last still trembling. */
export function createPlanted(kit: LaterKit<typeof manifest>): View<BadDogState> {
  const root = kit.pool('stick', MOST.planted)
  let planted: readonly number[] = []
  let age = Number.POSITIVE_INFINITY

  const place = (stick: DrawnSprite<string, string>, x: number, { reducedMotion }: Moment, index: number) => {
    const isLast = index === planted.length - 1
    const trembles = isLast && !reducedMotion ? 0.16 * ringing(age, 220, 130) : 0
    // Where it stands it leans as ever, however many have gone before it.
    const lean = 0.16 * spread(Math.round(x)) + trembles
    stick.show(Math.round(x) % 2 === 0 ? 'planted' : 'bitten')
    stick.pivot.x = HALF
    stick.rotation = lean + Math.PI / 2
    stick.position.set(x, FOOT + (isLast && age < 90 && !reducedMotion ? 60 * (1 - age / 90) : 0))
    return true
  }

  return {
    root,
    draw(meadow, moment) {
      planted = meadow.planted
      age = since(meadow.dog.sankAt, moment.now)
      root.show(planted, place, moment)
    },
  }
}
