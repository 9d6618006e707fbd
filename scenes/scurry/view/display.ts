import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/scurry/manifest'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import type { ScurryState } from '../state'
import { formatTime, padRings } from './figures'
import { Haul } from './haul'

/** What the score is, and stays. */
const SCORE = '02102022'
const SIZE = 50
/** The most letters in a line. */
const LETTERS = 8
const PAPER = '#f5ecd9'
const INK = '#1d1a17'
const LABEL_X = 52
const FIGURES_X = 236
const LABELS = ['SCORE', 'TIME', 'RINGS'] as const
const FRENCH_LABELS = ['SCORE', 'TEMPS', 'ANNEAUX'] as const
/** Further to the right, beside the longer words. */
const FRENCH_FIGURES_X = 290
const ROWS = [47.234375, 100.234375, 153.234375] as const

/** The display in the upper left of the window, whatever its shape: score, time and rings. */
export class Display {
  readonly root = new Container({ label: 'display' })
  readonly #time: Line
  readonly #rings: Line
  readonly #haul = new Haul('display')
  #seconds = Number.NaN
  #count = Number.NaN

  constructor(kit: ViewKit<typeof manifest>) {
    const isFrench = kit.language === 'fr'
    const [score, time, rings] = isFrench ? FRENCH_LABELS : LABELS
    const figuresX = isFrench ? FRENCH_FIGURES_X : FIGURES_X
    const label = (y: number, text: string) =>
      new Line(kit, this.root, LABEL_X, y, isFrench ? 'frenchLabels' : 'display', text)
    const line = (y: number, text = '') => new Line(kit, this.root, figuresX, y, 'display', text)
    const [first, second, third] = ROWS
    label(first, score)
    label(second, time)
    label(third, rings)
    line(first, SCORE)
    this.#time = line(second)
    this.#rings = line(third)
  }

  draw(scurry: ScurryState, moment: Moment): void {
    const { seconds, rings } = scurry
    this.#haul.follow(scurry, moment)
    this.#haul.place(this.root, moment.viewport.visible, 1)
    if (seconds !== this.#seconds) this.#time.write(formatTime(seconds))
    if (rings !== this.#count) this.#rings.write(padRings(rings))
    this.#seconds = seconds
    this.#count = rings
  }
}

/** A line of lettering in paper, over its own shadow in ink. */
class Line {
  readonly #shadow
  readonly #face

  constructor(
    kit: ViewKit<typeof manifest>,
    root: Container,
    x: number,
    y: number,
    words: 'display' | 'frenchLabels',
    text: string,
  ) {
    this.#shadow = kit.text(words, LETTERS, SIZE)
    this.#face = kit.text(words, LETTERS, SIZE)
    this.#shadow.tint = INK
    this.#face.tint = PAPER
    this.#shadow.position.set(x + 3, y + 4)
    this.#face.position.set(x, y)
    root.addChild(this.#shadow, this.#face)
    this.write(text)
  }

  write(text: string): void {
    this.#shadow.write(text)
    this.#face.write(text)
  }
}
