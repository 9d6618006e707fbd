import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/eagle/manifest'
import { ROSETTE } from '../../../assets/eagle/shared'
import type { ViewKit } from '../../../src/stage/kit/kit'
import type { EagleState } from '../state'
import { drawingIn } from './pose'
import { sixthAt } from './stages'

/** Where the light comes from, in degrees from the right, clockwise. */
const LIGHT = -126

/** The rosette: six sixths about the light, mirrored on either side of it. */
export class RosetteView {
  readonly root = new Container({ label: 'rosette', angle: LIGHT })
  readonly #sixths

  constructor(kit: ViewKit<typeof manifest>) {
    const sixth = (name: 'near' | 'half' | 'far' | 'away', turn: number) => {
      const sprite = kit.sprite(name, 'begun')
      sprite.angle = turn
      return { sprite, name, side: turn < 0 ? -1 : 1 }
    }
    this.#sixths = [
      sixth('near', 0),
      sixth('half', 60),
      sixth('far', 120),
      sixth('away', 180),
      sixth('far', -120),
      sixth('half', -60),
    ]
    this.root.addChild(...this.#sixths.map(({ sprite }) => sprite))
  }

  draw({ recut }: EagleState, drawing: number, now: number): void {
    const again = drawingIn(recut, now)
    const round = again < 0 ? drawing : again
    for (let i = 0; i < this.#sixths.length; i++) {
      const sixth = this.#sixths[i]
      if (!sixth) continue
      const stage = sixthAt(round, i, ROSETTE.sixths, ROSETTE.rounds)
      sixth.sprite.scale.set(stage < 0 ? 0 : 1, stage < 0 ? 0 : sixth.side)
      if (stage === ROSETTE.rounds - 1) sixth.sprite.show(sixth.name, 0)
      else if (stage >= 0) sixth.sprite.show('begun', stage)
    }
  }
}
