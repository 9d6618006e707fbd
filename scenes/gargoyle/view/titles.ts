import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/gargoyle/manifest'
import { TITLES } from '../../../assets/gargoyle/shared'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { awakeFor, slabShare } from '../layout'
import type { GargoyleState } from '../state'
import { shakeOf } from './shake'

/** How far the words sink behind the slab, in scene units. */
const SINK = 60

/** The title and its subtitle, which sink behind the slab as that comes up, and what burns of them. */
export class Titles {
  readonly root

  constructor(kit: ViewKit<typeof manifest>) {
    this.root = new Container({ children: [kit.laterPart('flames'), kit.sprite('titles'), kit.laterPart('letters')] })
  }

  draw(page: GargoyleState, { now, reducedMotion }: Moment): void {
    const covered = slabShare(page, now)
    this.root.visible = covered < 0.6
    const since = awakeFor(page.wake, now)
    const shake = since === null || reducedMotion ? 0 : shakeOf(since)
    this.root.alpha = Math.max(0, 1 - covered / 0.6)
    this.root.position.set(TITLES.left + shake, TITLES.top + covered * SINK - shake * 0.5)
  }
}
