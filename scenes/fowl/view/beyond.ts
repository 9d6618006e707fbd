import type { manifest } from '../../../assets/fowl/manifest'
import { COUNTRYSIDE, MEADOW } from '../../../assets/fowl/shared'
import { manifest as tall } from '../../../assets/fowl-tall/manifest'
import type { ViewKit } from '../../../src/stage/kit/kit'

/** Scene units a unit of the page that the square is drawn on. */
const SCALE = 1600 / 960

/** What only windows that are taller than the stage show: the country beyond the far hedge, the meadow before the near one. */
export class Beyond {
  readonly countryside
  readonly meadow

  constructor(kit: ViewKit<typeof manifest>) {
    this.countryside = kit.marginPart('tall', tall, (parts) => parts.sprite('countryside'))
    this.countryside.y = COUNTRYSIDE.top * SCALE
    this.meadow = kit.marginPart('tall', tall, (parts) => parts.sprite('meadow'))
    this.meadow.y = MEADOW.top * SCALE
  }
}
