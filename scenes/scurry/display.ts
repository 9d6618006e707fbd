import { BitmapText, Container } from 'pixi.js'
import { clock, pad, SCORE } from './figures'
import type { Scurry } from './rules'

const FONT = { fontFamily: 'Inkwell Display 64', fontSize: 50 } as const
const PAPER = '#f5ecd9'
const INK = '#1d1a17'
const LABEL_X = 52
const FIGURES_X = 236
const ROWS = [32, 85, 138] as const

/** A line of lettering in paper, over its own shadow in ink. */
class Lettering {
  readonly root = new Container()
  readonly #shadow = new BitmapText({ text: '', style: { ...FONT, fill: INK }, position: { x: 3, y: 4 } })
  readonly #face = new BitmapText({ text: '', style: { ...FONT, fill: PAPER } })

  constructor(text: string, x: number, y: number) {
    this.root.position.set(x, y)
    this.root.addChild(this.#shadow, this.#face)
    this.write(text)
  }

  /** Sets the text anew if it is another. */
  write(text: string): void {
    if (this.#face.text === text) return
    this.#face.text = text
    this.#shadow.text = text
  }
}

/** The display in the upper left: score, time and rings. */
export class Display {
  readonly root = new Container()
  readonly #time = new Lettering(clock(0), FIGURES_X, ROWS[1])
  readonly #rings = new Lettering(pad(0), FIGURES_X, ROWS[2])
  #shown = { seconds: 0, rings: 0 }

  constructor() {
    const labels = [new Lettering('SCORE', LABEL_X, ROWS[0]), new Lettering('TIME', LABEL_X, ROWS[1])]
    const fixed = [...labels, new Lettering('RINGS', LABEL_X, ROWS[2]), new Lettering(SCORE, FIGURES_X, ROWS[0])]
    this.root.addChild(...fixed.map(({ root }) => root), this.#time.root, this.#rings.root)
  }

  draw({ seconds, rings }: Scurry): void {
    if (seconds !== this.#shown.seconds) this.#time.write(clock(seconds))
    if (rings !== this.#shown.rings) this.#rings.write(pad(rings))
    this.#shown.seconds = seconds
    this.#shown.rings = rings
  }
}
