import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/bluff-later/manifest'
import { clamp, DEGREE, lerp } from '../../../src/stage/contract/math'
import type { View } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { CALL, OWNERS, STAKES } from '../layout'
import type { BluffState, Player, Stake, Table } from '../state'
import { isPlucked, passengerAt } from './passenger'

type Kit = LaterKit<typeof manifest>
/** Where a stake is, and how far it is turned, in degrees. */
type Place = readonly [x: number, y: number, turn: number]
type Places = Readonly<Record<Stake, Place>>

/** Where whoever has them wears them in the room, and where they lie on the table. */
const AT: Readonly<Record<Player | 'table', Places>> = {
  gull: { feather: [250, 486, -124], ribbon: [322, 650, 8], ring: [366, 566, 8], egg: [40, 800, 0] },
  goat: { feather: [520, 336, -76], ribbon: [654, 292, 16], ring: [424, 292, -10], egg: [552, 356, 20] },
  bat: { feather: [1412, 434, 64], ribbon: [1300, 428, -8], ring: [1330, 40, 0], egg: [1352, 176, 0] },
  hen: { feather: [1236, 640, -24], ribbon: [964, 608, 30], ring: [872, 552, 0], egg: [1116, 742, 0] },
  table: { feather: [606, 826, 6], ribbon: [1082, 800, -8], ring: [726, 838, 0], egg: [906, 792, 0] },
}
/** And what is seen of that from the boat and in the cave, from the feet of whoever wears them, and how much smaller. */
const WORN: Readonly<Record<Player, Places & { readonly size: number }>> = {
  gull: { size: 0.44, feather: [0, 0, 0], ribbon: [-14, -66, 0], ring: [-56, -80, 0], egg: [30, -4, 0] },
  goat: { size: 0.44, feather: [-58, -92, -128], ribbon: [-38, -52, 16], ring: [-31, -97, 0], egg: [4, -57, 0] },
  bat: { size: 0.5, feather: [30, 206, 60], ribbon: [-26, 204, 0], ring: [-10, 6, 0], egg: [0, 82, 0] },
  hen: { size: 0.5, feather: [-66, -54, -150], ribbon: [20, -62, 20], ring: [52, -82, 0], egg: [-10, 0, 0] },
}
/** How high a stake flies on its way to the table, in scene units. */
const ARC = 110

/** All stakes at the table. */
export class Stakes {
  readonly root = new Container({ label: 'stakes' })
  readonly #sprites: Readonly<Record<Stake, DrawnSprite<string, string>>>

  constructor(kit: Kit) {
    const stake = (name: Stake) => kit.sprite('stake').show(name)
    this.#sprites = { feather: stake('feather'), ribbon: stake('ribbon'), ring: stake('ring'), egg: stake('egg') }
    this.root.addChild(...Object.values(this.#sprites))
  }

  draw({ holders, payment }: Readonly<Table>, now: number): void {
    for (const stake of STAKES) {
      const [x, y, turn] = AT[holders[stake]][stake]
      const paid = payment?.stake === stake ? payment : null
      const way = paid ? clamp((now - paid.at) / CALL.pays, 0, 1) : 1
      const from = paid ? AT[paid.by][stake] : AT.table[stake]
      const sprite = this.#sprites[stake]
      sprite.position.set(lerp(from[0], x, way), lerp(from[1], y, way) - ARC * 4 * way * (1 - way))
      sprite.rotation = lerp(from[2], turn, way) * DEGREE
    }
  }
}

/** What somebody has won, and wears outside the room as well. */
function createWorn(who: Player): (kit: Kit) => View<BluffState> {
  return (kit) => {
    const won = STAKES.filter((stake) => OWNERS[stake] !== who)
    const sprites = won.map((stake) => {
      const { size, [stake]: place } = WORN[who]
      return kit
        .sprite('stake')
        .show(stake)
        .updateTransform({ x: place[0], y: place[1], rotation: place[2] * DEGREE, scaleX: size, scaleY: size })
    })
    return {
      root: new Container({ label: 'worn', children: sprites }),
      draw({ table: { holders } }) {
        for (let i = 0; i < won.length; i++) {
          const [sprite, stake] = [sprites[i], won[i]]
          if (sprite && stake) sprite.visible = holders[stake] === who
        }
      },
    }
  }
}

export const createWornByGull = createWorn('gull')
export const createWornByGoat = createWorn('goat')
export const createWornByBat = createWorn('bat')
export const createWornByHen = createWorn('hen')

/** The gull on the prow without its feather. */
export function createPlucked(kit: Kit): View<BluffState> {
  const plucked = kit.sprite('plucked')
  return {
    root: plucked,
    draw(rock, moment) {
      plucked.visible = isPlucked(rock)
      plucked.show(passengerAt(rock, moment))
    },
  }
}
