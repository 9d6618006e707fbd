import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/bouquet/manifest'
import { STEPS } from '../../../assets/bouquet/shared'
import { DEGREE } from '../../../src/stage/contract/math'
import { progress } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { WRITING, WRITING_RISE, WRITING_SCALE } from '../layout'
import type { BouquetState, Brushed, Part } from '../state'

const PARTS: readonly Part[] = ['really', 'loves', 'm', 'e', 'flourish', 'not']

/** How far a word rises as it goes, in scene units. */
const LIFT = 10

/** What hangs over her, stroke by stroke as the brush writes it, and the words that go. */
export class Message {
  readonly root = new Container({ label: 'message' })
  readonly #written: Readonly<Record<Part, WrittenPart>>
  readonly #wiped: Readonly<Record<Part, WrittenPart>>

  constructor(kit: ViewKit<typeof manifest>) {
    this.#wiped = this.#partsOf(kit)
    this.#written = this.#partsOf(kit)
  }

  draw({ brushed, wiped }: BouquetState, { now }: Moment): void {
    for (const part of PARTS) {
      const word = lastOf(brushed, part)
      this.#written[part].show(word, word ? progress(word, now) : 0, 1)
      const gone = lastOf(wiped, part)
      const left = gone ? (gone.goneAt - now) / (gone.goneAt - gone.wipedAt) : 0
      this.#wiped[part].show(gone, gone ? progress(gone, gone.wipedAt) : 0, left)
    }
  }

  #partsOf(kit: ViewKit<typeof manifest>): Readonly<Record<Part, WrittenPart>> {
    const make = (part: Part) => {
      const written = new WrittenPart(kit, part)
      this.root.addChild(written.root)
      return written
    }
    return {
      really: make('really'),
      loves: make('loves'),
      m: make('m'),
      e: make('e'),
      flourish: make('flourish'),
      not: make('not'),
    }
  }
}

function lastOf<Word extends Brushed>(words: readonly Word[], part: Part): Word | null {
  for (let place = words.length - 1; place >= 0; place--) {
    const word = words[place]
    if (word?.part === part) return word
  }
  return null
}

/** A part of a message, of as many sprites as it has strokes. */
class WrittenPart {
  readonly root
  readonly #strokes: readonly DrawnSprite<Part, string>[]
  readonly #steps

  constructor(kit: ViewKit<typeof manifest>, part: Part) {
    this.#steps = STEPS[part]
    this.#strokes = Array.from({ length: kit.textures(part).length / this.#steps }, () => kit.sprite<Part>(part))
    this.root = new Container({ label: part, rotation: -WRITING_RISE * DEGREE, children: [...this.#strokes] })
  }

  /** @param share how much of it the brush has written, 0…1 @param left how much of it is left as it is wiped away, 0…1 */
  show(word: Brushed | null, share: number, left: number): void {
    this.root.visible = word !== null && share > 0 && left > 0
    if (!word || !this.root.visible) return
    const size = word.isSmall ? 'small' : 'large'
    const { x, y } = WRITING[size][word.part]
    this.root.position.set(x, y - LIFT * (1 - left))
    this.root.scale.set(WRITING_SCALE[size])
    this.root.alpha = left
    const pulled = Math.ceil(share * this.#strokes.length * this.#steps)
    for (let stroke = 0; stroke < this.#strokes.length; stroke++) {
      const sprite = this.#strokes[stroke]
      if (!sprite) continue
      const steps = Math.min(this.#steps, pulled - stroke * this.#steps)
      sprite.visible = steps > 0
      if (steps > 0) sprite.show(stroke * this.#steps + steps - 1)
    }
  }
}
