import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/heist-later/manifest'
import { KINDS } from '../../../assets/heist-later/shared'
import type { Point } from '../../../src/stage/contract/geometry'
import { hop, lerp, scatter } from '../../../src/stage/contract/math'
import { progress } from '../../../src/stage/contract/rules/spans'
import type { Moment, View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { drawnAt, isLying, placeOfSack, SACKS, sackOf } from '../layout'
import type { HeistState, Thing } from '../state'
import { dimnessAt } from './dimness'

/** How high things hop, px; how often one turns over, rolling; how much it gives way as it lands. */
const HIGH = 150
const ROLL = 2
const SQUASH = 0.2
/** How high the mouth of the smallest sack is over the floor, px. */
const MOUTH = 150
/** The hen blinks: she does so in the steps in which he moves. */
const BLINKS = 11

/** What lies on the floor, hops to him, or rolls off. */
export function createThings(kit: LaterKit<typeof manifest>): View<HeistState> {
  const sprites = KINDS.map((kind, place) =>
    kit
      .sprite('thing')
      .show(kind)
      .updateTransform({ rotation: (scatter(place) - 0.5) * 0.3 }),
  )
  const at: Point = { x: 0, y: 0 }
  const light: Point = { x: 0, y: 0 }

  const fly = (sprite: (typeof sprites)[number], thing: Thing, heist: HeistState, { now, size }: Moment) => {
    const { hop: way } = thing
    if (!way) return
    const share = progress(way, now)
    at.x = thing.x
    at.y = thing.y
    let mouth = 0
    if (way.isInto) {
      const sack = placeOfSack(heist)
      at.x = sack.x
      at.y = sack.y
      mouth = MOUTH * (SACKS[sackOf(heist.loot.taken.length)]?.size ?? 1)
    }
    at.x = lerp(way.fromX, at.x, share)
    at.y = lerp(way.fromY, at.y, share)
    drawnAt(at, size, at)
    // What rolls off hops twice, lower the second time.
    const high =
      way.isInto || share < 0.55 ? hop(way.isInto ? share * 0.86 : share / 0.55) : 0.3 * hop((share - 0.55) / 0.45)
    sprite.position.set(at.x, at.y - HIGH * high - mouth * share * share)
    sprite.scale.set(1 - SQUASH * high * 0.5, 1 + SQUASH * high)
  }

  return {
    root: new Container({ label: 'things', children: sprites }),
    draw(heist, moment) {
      const { loot } = heist
      drawnAt(heist.light, moment.size, light)
      for (let place = 0; place < sprites.length; place++) {
        const thing = loot.things[place]
        const sprite = sprites[place]
        if (!sprite) continue
        sprite.visible = thing !== undefined && (thing.hop !== null || isLying(loot, place))
        if (!thing || !sprite.visible) continue
        const rest = (scatter(place) - 0.5) * 0.3
        const isHen = KINDS[thing.kind] === 'hen'
        if (isHen) sprite.show((heist.round * 4 + heist.frame) % BLINKS === 0 ? 'blink' : 'hen')
        if (thing.hop) {
          const share = progress(thing.hop, moment.now)
          const turns = isHen ? 0.4 * Math.sin(share * 9) : (thing.hop.isInto ? 0.35 : ROLL) * 2 * Math.PI * share
          sprite.rotation = moment.reducedMotion ? rest : rest + turns
          fly(sprite, thing, heist, moment)
        } else {
          drawnAt(thing, moment.size, at)
          sprite.position.copyFrom(at)
          sprite.rotation = isHen ? 0 : rest
          sprite.scale.set(1)
        }
        sprite.tint = dimnessAt(sprite.x, sprite.y, light)
      }
    },
  }
}
