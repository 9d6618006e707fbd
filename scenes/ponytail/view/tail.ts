import { Container } from 'pixi.js'
import { manifest } from '../../../assets/ponytail/manifest'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { hairAt, placeOf, plaitedAt, RIBBONS, STAGE, TURN, tiedBy, turnedFor } from '../layout'
import type { PonytailState } from '../state'
import { poseNow } from './pose'
import { ROWS, Rope, rowAt } from './rope'

const KNOT = placeOf('tail')
const DRAWINGS = ['0', '1', '2', '3'] as const

/** The tail: an S across the whole page, tied to the ribbon of whichever head she has. Once it swings it is bent; at rest it lies as it was drawn. */
export class Tail {
  readonly root = new Container({ label: 'loose' })
  readonly #asDrawn
  readonly #ropes
  readonly #kit

  constructor(kit: ViewKit<typeof manifest>) {
    this.#kit = kit
    this.#asDrawn = kit.cutSprite('tail')
    const { anchor } = manifest.sprites.tail
    this.#ropes = kit.textures('tail').map((texture) => new Rope(texture, anchor))
    this.root.addChild(this.#asDrawn, ...this.#ropes)
  }

  draw(lancer: PonytailState, moment: Moment): void {
    const { braid, changedAt, hair } = lancer
    const tied = rowAt(plaitedAt(braid, moment.now))
    this.root.visible = turnedFor(lancer, moment) < TURN.turns && tied < ROWS - 1
    if (!this.root.visible) return
    placeTail(this.root, lancer, moment)
    const drawing = moment.reducedMotion ? 0 : hairAt(moment.now, latest(changedAt, braid.changedAt))
    const isAsDrawn = tied === 0 && hair.turns.every(isNothing)
    this.#asDrawn.visible = isAsDrawn
    this.#asDrawn.show(DRAWINGS[drawing] ?? '0')
    for (let i = 0; i < this.#ropes.length; i++) {
      const rope = this.#ropes[i]
      if (!rope) continue
      rope.visible = !isAsDrawn && i === drawing
      if (!rope.visible) continue
      rope.showFrom(tied)
      if (rope.bend(hair.turns)) this.#kit.touch()
    }
  }
}

/** Puts the tail, loose or plaited, where it is tied. */
export function placeTail(root: Container, lancer: PonytailState, moment: Moment): void {
  const { head, lifts, tail } = lancer
  const { reducedMotion } = moment
  const ribbon = reducedMotion ? (RIBBONS[head] ?? tail) : tail
  root.position.copyFrom(tiedBy(ribbon, poseNow(lancer, 'lean', moment), reducedMotion ? 0 : lifts.head))
  // Its curl stays on the page, whichever way the head goes.
  root.scale.set(1 + Math.min(0, ribbon.x) / KNOT.x, 1 - Math.max(0, ribbon.y) / (STAGE.height - KNOT.y))
  root.rotation = reducedMotion ? 0 : tail.turn
}

function latest(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other
  return Math.max(one, other)
}

function isNothing(turn: number): boolean {
  return turn === 0
}
