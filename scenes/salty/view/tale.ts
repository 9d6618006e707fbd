import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/salty-later/manifest'
import { TALES } from '../../../assets/salty-later/shared'
import type { Language } from '../../../src/language/words'
import type { Moment } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import type { TextLine } from '../../../src/stage/kit/textLine'
import type { SaltyState } from '../state'
import type { Tuning } from '../tuning'

/** Where both lines are written: the middle of each, and its upper edge, in drawing units, and how they lie, in degrees. */
const LINES = [
  { x: 280, y: 297, angle: -0.6 },
  { x: 280, y: 315, angle: 0.8 },
] as const
const MOST_LETTERS = 32
const SIZE = 18
const WHITE = 0xf6efdd
/** How many letters he says a second. */
const SPEED = 28

/** A tale of two lines, in white on the black swell, letter by letter. */
export class TaleView {
  readonly root = new Container({ label: 'tale' })
  readonly #language: Language
  readonly #lines: readonly TextLine[]
  #tale = -1
  #written = -1

  constructor(kit: LaterKit<typeof manifest>) {
    this.#language = kit.language
    this.#lines = LINES.map(({ angle }) => {
      const line = kit.text('tale', MOST_LETTERS, SIZE).updateTransform({ rotation: (angle * Math.PI) / 180 })
      line.tint = WHITE
      return line
    })
    this.root.addChild(...this.#lines)
  }

  draw({ sea }: SaltyState, { now, reducedMotion, tuning }: Moment<Tuning>): void {
    this.root.visible = sea.isTold && sea.ebb === null
    const tale = TALES[sea.tale]?.[this.#language]
    if (!this.root.visible || !tale) return
    if (sea.tale !== this.#tale) {
      this.#tale = sea.tale
      this.#written = -1
      for (const [index, line] of this.#lines.entries()) {
        const place = LINES[index]
        line.write(tale[index] ?? '')
        if (place) line.position.set(place.x - line.width / 2, place.y)
      }
    }
    const said = (now - (sea.risenAt ?? now) - tuning.silence) / 1000
    const letters = reducedMotion ? tale[0].length + tale[1].length : Math.floor(said * SPEED)
    if (letters === this.#written) return
    this.#written = letters
    this.#lines[0]?.write(tale[0].slice(0, letters))
    this.#lines[1]?.write(tale[1].slice(0, Math.max(0, letters - tale[0].length)))
  }
}
