import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/uh-oh/manifest'
import { TITLE } from '../../../assets/uh-oh/shared'
import { ringing } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { calmWordHeight, lineOf, shakenFor, struckFor, WORD_HOP, wordHeight } from '../layout'
import type { TitleLine, UhOhState } from '../state'

/** The five words, which hop when they are struck, and one after another when she shrieks. */
export class Title {
  readonly roots: readonly Container[]
  readonly #words

  constructor(kit: ViewKit<typeof manifest>) {
    const lines: Record<TitleLine, Container> = {
      cap: new Container({ label: 'cap' }),
      quill: new Container({ label: 'quill' }),
    }
    this.roots = [lines.cap, lines.quill]
    this.#words = TITLE.map((place, i) => {
      const word = kit.sprite(place.name)
      lines[lineOf(i)].addChild(word)
      return { ...place, word, sign: i % 2 ? -1 : 1 }
    })
  }

  draw(screen: UhOhState, { now, reducedMotion }: Moment): void {
    for (let i = 0; i < this.#words.length; i++) {
      const each = this.#words[i]
      if (!each) continue
      const { word, x, y, sign } = each
      const struck = struckFor(i, screen, now)
      const shaken = shakenFor(i, screen, now)
      const height = (reducedMotion ? calmWordHeight : wordHeight)(i, screen, now)
      const landed = reducedMotion
        ? 0
        : ringing(struck - WORD_HOP.first, 70, 190) + ringing(shaken - WORD_HOP.first, 70, 190) * 0.7
      word.position.set(x, y - height)
      word.scale.set(1 + landed * 0.035, 1 - landed * 0.06 + height * 0.0009)
      word.rotation = sign * height * 0.0007 + sign * landed * 0.008
    }
  }
}
