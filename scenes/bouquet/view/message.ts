import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/bouquet/manifest'
import { STEPS } from '../../../assets/bouquet/shared'
import { progress } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { WRITING, WRITING_SCALE } from '../layout'
import type { BouquetState, Brushed, Part } from '../state'
import { lastOf, leftOf, Written } from './written'

const PARTS: readonly Part[] = ['really', 'loves', 'm', 'e', 'flourish', 'not']

/** What hangs over her, stroke by stroke as the brush writes it, and the words that go. */
export class Message {
  readonly root = new Container({ label: 'message' })
  readonly #written: Readonly<Record<Part, Written>>
  readonly #wiped: Readonly<Record<Part, Written>>

  constructor(kit: ViewKit<typeof manifest>) {
    this.#wiped = this.#partsOf(kit)
    this.#written = this.#partsOf(kit)
  }

  draw({ brushed, wiped }: BouquetState, { now }: Moment): void {
    for (const part of PARTS) {
      const word = lastOf(brushed, part)
      show(this.#written[part], word, word ? progress(word, now) : 0, 1)
      const gone = lastOf(wiped, part)
      show(this.#wiped[part], gone, gone ? progress(gone, gone.wipedAt) : 0, gone ? leftOf(gone, now) : 0)
    }
  }

  #partsOf(kit: ViewKit<typeof manifest>): Readonly<Record<Part, Written>> {
    const make = (part: Part) => {
      const written = new Written(kit, part, STEPS[part])
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

function show(written: Written, word: Brushed | null, share: number, left: number): void {
  if (!word) {
    written.hide()
    return
  }
  const size = word.isSmall ? 'small' : 'large'
  written.show(WRITING[size][word.part], WRITING_SCALE[size], share, left)
}
