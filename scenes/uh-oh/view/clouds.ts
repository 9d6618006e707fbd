import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/uh-oh/manifest'
import { CLOUD_TILE, GROUNDS, type Ground } from '../../../assets/uh-oh/shared'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { CLOUD_TIME } from '../layout'
import type { UhOhState } from '../state'

/** What the light of each ground leaves of their white. */
const LIGHT: Readonly<Record<Ground, number>> = {
  paper: 0xffffff,
  plum: 0xe2d2dc,
  grey: 0xefedea,
  night: 0x8d8982,
  dawn: 0xf2e6ea,
  storm: 0xa9a5a0,
}

/** Rows of them: their own, and one above and one below that only tall windows show. */
const ROWS = [
  { y: 430, ahead: 0 },
  { y: -540, ahead: 620 },
  { y: 1030, ahead: 1060 },
] as const

/** The clouds slide to the left, a tile in four seconds. */
export class Clouds {
  readonly root = new Container()
  readonly #rows

  constructor(kit: ViewKit<typeof manifest>) {
    this.#rows = ROWS.map(({ y, ahead }) => {
      const tiles = kit.tiles('clouds')
      tiles.y = y
      this.root.addChild(tiles)
      return { tiles, ahead }
    })
  }

  draw({ ground }: UhOhState, { now, reducedMotion }: Moment): void {
    const slid = reducedMotion ? 0 : (now / CLOUD_TIME) * CLOUD_TILE
    for (const { tiles, ahead } of this.#rows) tiles.slide(slid + ahead)
    this.root.tint = LIGHT[GROUNDS[ground] ?? 'paper']
  }
}
