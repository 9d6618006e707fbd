import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/bouquet/manifest'
import { FRENCH_STEPS, type FrenchWord, STEPS } from '../../../assets/bouquet/shared'
import { clamp } from '../../../src/stage/contract/math'
import { progress } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { WRITING } from '../layout'
import type { BouquetState, Brushed, Part } from '../state'
import { Written } from './written'

/** What is written for a part of a message; where it says so, for one that is meant really, or for one that is not. */
interface Word {
  readonly part: Part
  readonly name: Part | FrenchWord
  readonly isSmall?: boolean
}

const ENGLISH: readonly Word[] = (['really', 'loves', 'm', 'e', 'flourish', 'not'] as const).map((part) => ({
  part,
  name: part,
}))

/**
 * In French it is "beaucoup" or "pas du tout", and really, "à la folie" or "plus du tout". All of it is other words, so that what
 * the English messages begin with alike is time in which the first of them is written.
 */
const FRENCH: readonly Word[] = [
  { part: 'flourish', name: 'beaucoup', isSmall: false },
  { part: 'flourish', name: 'folie', isSmall: true },
  { part: 'e', name: 'pas', isSmall: false },
  { part: 'e', name: 'plus', isSmall: true },
  { part: 'not', name: 'duTout' },
]
const STEPS_OF: Readonly<Record<Part | FrenchWord, number>> = { ...STEPS, ...FRENCH_STEPS }

/** How much longer than an English part the brush takes: "beaucoup" stands where there is a single letter. */
const LONGER = 2

/** What hangs over her, stroke by stroke as the brush writes it, and the words that go. */
export class Message {
  readonly root = new Container()
  readonly #words
  readonly #isFrench

  constructor(kit: ViewKit<typeof manifest>) {
    this.#isFrench = kit.language === 'fr'
    const make = (word: Word) => {
      const written = new Written(kit, word.name, STEPS_OF[word.name])
      this.root.addChild(written.root)
      return written
    }
    const words = this.#isFrench ? FRENCH : ENGLISH
    const gone = words.map(make)
    this.#words = words.map((word, index) => ({ word, written: make(word), wiped: gone[index] }))
  }

  draw({ brushed, wiped }: BouquetState, { now }: Moment): void {
    for (const { word, written, wiped: going } of this.#words) {
      const here = lastOf(brushed, word)
      if (here) written.show(placeOf(word, here, brushed), this.#shareOf(here, now), 1)
      else written.hide()
      const gone = lastOf(wiped, word)
      if (gone) {
        const left = (gone.goneAt - now) / (gone.goneAt - gone.wipedAt)
        going?.show(placeOf(word, gone, wiped), this.#shareOf(gone, gone.wipedAt), left)
      } else going?.hide()
    }
  }

  /** How much of it the brush has written: in French, from when it was asked for, as nothing stands for the parts before. */
  #shareOf(part: Brushed, now: number): number {
    const { askedAt, from, until } = part
    if (!this.#isFrench || part.part === 'not') return progress(part, now)
    return clamp((now - askedAt) / Math.max(until - askedAt, LONGER * (until - from)), 0, 1)
  }
}

/** The last of the parts that the word is written for. */
function lastOf<Kind extends Brushed>(parts: readonly Kind[], { part, isSmall }: Word): Kind | null {
  for (let place = parts.length - 1; place >= 0; place--) {
    const each = parts[place]
    if (each?.part === part && (isSmall ?? each.isSmall) === each.isSmall) return each
  }
  return null
}

/** Among which parts it stands tells how much room there is. */
function placeOf({ name }: Word, { isSmall }: Brushed, among: readonly Brushed[]) {
  const line = !isSmall ? 0 : among[among.length - 1]?.part === 'not' ? 2 : 1
  return WRITING[line]?.[name]
}
