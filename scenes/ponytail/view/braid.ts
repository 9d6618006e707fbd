import { Container } from 'pixi.js'
import { manifest } from '../../../assets/ponytail-later/manifest'
import { ringing } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { plaitedAt, TURN, turnedFor } from '../layout'
import type { PonytailState } from '../state'
import { ROWS, Rope, rowAt } from './rope'
import { placeTail } from './tail'

/** How far a band jumps that has just been tied, and how it comes to rest, in ms. */
const TIED = { jumps: 0.4, fading: 120, period: 260 } as const

/** What is plaited of the tail, as far as a band; in the eighth mood all of it, held in her hand. */
export function createBraid(kit: LaterKit<typeof manifest>): View<PonytailState> {
  const rope = new Rope(kit.texture('plaited'), manifest.sprites.plaited.anchor)
  const band = kit.sprite('band')
  const plaited = new Container({ label: 'plaited', children: [rope, band] })
  const held = kit.sprite('held')
  return {
    root: new Container({ label: 'braid', children: [plaited, held] }),
    draw(lancer, moment) {
      const { braid, hair } = lancer
      const tied = rowAt(plaitedAt(braid, moment.now))
      held.visible = turnedFor(lancer, moment) >= TURN.turns
      plaited.visible = tied > 0 && !held.visible
      if (held.visible) placeTail(held, lancer, moment)
      if (!plaited.visible) return
      placeTail(plaited, lancer, moment)
      rope.showUntil(tied)
      if (rope.bend(hair.turns)) kit.touch()
      band.visible = tied < ROWS - 1
      rope.tie(band, tied)
      const jump = moment.reducedMotion ? 0 : ringing(since(braid.changedAt, moment.now), TIED.fading, TIED.period)
      band.scale.set(1 + TIED.jumps * jump)
    },
  }
}
