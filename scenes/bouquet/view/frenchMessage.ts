import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/bouquet/manifest'
import { FRENCH_STEPS, type FrenchWord } from '../../../assets/bouquet/shared'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { FRENCH_WRITING, WRITING_SCALE } from '../layout'
import type { BouquetState, Brushed, Part } from '../state'
import { lastOf, leftOf, Written } from './written'

/** The parts by which the messages differ, and what is written in their stead: of a message, and of one that is meant really. */
const WORDS = [
  ['flourish', 'beaucoup', 'folie'],
  ['e', 'pas', 'plus'],
  ['not', 'duTout', 'duTout'],
] as const satisfies readonly (readonly [Part, FrenchWord, FrenchWord])[]

/** How much longer than an English part the brush takes: "beaucoup" stands where there is a single letter. */
const LONGER = 2

/**
 * What hangs over her in French: "beaucoup" or "pas du tout", and really, "à la folie" or "plus du tout". All of it is other
 * words, so that what the English messages begin with alike is time in which the first of them is written.
 */
export class FrenchMessage {
  readonly root = new Container({ label: 'message' })
  readonly #written
  readonly #wiped

  constructor(kit: ViewKit<typeof manifest>) {
    this.#wiped = this.#wordsOf(kit)
    this.#written = this.#wordsOf(kit)
  }

  draw({ brushed, wiped }: BouquetState, { now }: Moment): void {
    for (const { written } of this.#written) written.hide()
    for (const { written } of this.#wiped) written.hide()
    for (const [part, plain, really] of WORDS) {
      const gone = lastOf(wiped, part)
      if (gone)
        show(
          this.#wiped,
          gone,
          gone.isSmall ? really : plain,
          shareOf(gone, gone.wipedAt, brushed, wiped),
          leftOf(gone, now),
        )
      const word = lastOf(brushed, part)
      if (word) show(this.#written, word, word.isSmall ? really : plain, shareOf(word, now, brushed, wiped), 1)
    }
  }

  #wordsOf(kit: ViewKit<typeof manifest>): readonly Shown[] {
    const names: readonly FrenchWord[] = ['beaucoup', 'pas', 'plus', 'duTout', 'folie']
    return names.map((name) => {
      const written = new Written(kit, name, FRENCH_STEPS[name])
      this.root.addChild(written.root)
      return { name, written }
    })
  }
}

interface Shown {
  readonly name: FrenchWord
  readonly written: Written
}

function show(words: readonly Shown[], { isSmall }: Brushed, name: FrenchWord, share: number, left: number): void {
  const place = FRENCH_WRITING[isSmall && name === 'duTout' ? 'plusDuTout' : name]
  for (const each of words) if (each.name === name) each.written.show(place, WRITING_SCALE.large, share, left)
}

/** How much of it the brush has written, from when it set out: parts before it that nothing stands for are time of its own. */
function shareOf(word: Brushed, now: number, brushed: readonly Brushed[], wiped: readonly Brushed[]): number {
  if (word.part === 'not') return Math.min(1, Math.max(0, (now - word.from) / (word.until - word.from)))
  const from = startOf(word, brushed, wiped)
  const until = Math.max(word.until, from + LONGER * (word.until - word.from))
  return Math.min(1, Math.max(0, (now - from) / (until - from)))
}

/** When the brush began the parts that end where this one begins. */
function startOf({ from, isSmall }: Brushed, brushed: readonly Brushed[], wiped: readonly Brushed[]): number {
  let start = from
  for (const part of ['m', 'loves', 'really'] as const) {
    const before = endingAt(start, part, isSmall, brushed) ?? endingAt(start, part, isSmall, wiped)
    if (before) start = before.from
  }
  return start
}

function endingAt(time: number, part: Part, isSmall: boolean, words: readonly Brushed[]): Brushed | null {
  for (let place = 0; place < words.length; place++) {
    const word = words[place]
    if (word?.part === part && word.isSmall === isSmall && word.until === time) return word
  }
  return null
}
