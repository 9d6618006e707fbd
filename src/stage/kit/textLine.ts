import { Container, Sprite, type Texture } from 'pixi.js'
import { setLine, type TextEntry } from './typesetting'

/** A line of our hand on the stage, for words that change while they are looked at: white, to be tinted. */
export class TextLine extends Container {
  readonly #words: TextEntry
  readonly #textureOf: (frame: string) => Texture
  readonly #sprites: readonly Sprite[]
  #text = ''

  /**
   * @param letters the most that a text has, without its blanks; of more, the first ones are seen
   * @param size the font size in scene units, no larger than that of the words
   */
  constructor(words: TextEntry, textureOf: (frame: string) => Texture, letters: number, size: number) {
    super({ scale: size / words.size })
    this.#words = words
    this.#textureOf = textureOf
    this.#sprites = Array.from({ length: letters }, () => new Sprite({ visible: false }))
    this.addChild(...this.#sprites)
  }

  /**
   * Sets another text, in one line; the upper left corner of the line is where the lettering is. The same text costs nothing.
   *
   * @throws when there is no such letter among its words
   */
  write(text: string): void {
    if (text === this.#text) return
    this.#text = text
    const seen = setLine(this.#words, text, this.#place)
    for (const [letter, sprite] of this.#sprites.entries()) sprite.visible = letter < seen
  }

  readonly #place = (letter: number, frame: string, x: number, y: number) => {
    const sprite = this.#sprites[letter]
    if (!sprite) return
    sprite.texture = this.#textureOf(frame)
    sprite.position.set(x, y)
  }
}
