import { COUNTRYSIDE, MEADOW } from '../../../assets/fowl/beyond'
import type { manifest } from '../../../assets/fowl/manifest'
import type { ViewKit } from '../../../src/stage/view/kit'

/** Scene units a unit of the page that the square is drawn on. */
const SCALE = 1600 / 960

/** What only windows that are taller than the stage show: the country beyond the far hedge, the meadow before the near one. */
export class Beyond {
  readonly countryside
  readonly meadow

  constructor(kit: ViewKit<typeof manifest>) {
    this.countryside = kit.sprite('countryside')
    this.countryside.y = COUNTRYSIDE.top * SCALE
    this.meadow = kit.sprite('meadow')
    this.meadow.y = MEADOW.top * SCALE
  }

  /** @param free scene units of the window above the stage, and below it */
  fit(free: number): void {
    this.countryside.visible = free > 0
    this.meadow.visible = free > 0
  }
}
