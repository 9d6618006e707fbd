import { Rectangle, Texture } from 'pixi.js'
import type { Manifest } from './manifest'
import type { Sheets } from './sheets'

const UPPER_LEFT = { x: 0, y: 0 }

/** The frames that one view draws from, cut out of their sheets when they are first asked for. */
export class Frames {
  readonly #places: Manifest['frames']
  readonly #sheets: Sheets
  readonly #textures = new Map<string, Texture>()

  constructor({ frames }: Manifest, sheets: Sheets) {
    this.#places = frames
    this.#sheets = sheets
  }

  /** Throws, naming the frame, when no sheet has it. */
  texture(name: string, defaultAnchor: { readonly x: number; readonly y: number } = UPPER_LEFT): Texture {
    const texture = this.#textures.get(name) ?? this.#cut(name, defaultAnchor)
    this.#textures.set(name, texture)
    return texture
  }

  /** The sheets stay, and hear no more of them. */
  destroy(): void {
    for (const texture of this.#textures.values()) texture.destroy()
    this.#textures.clear()
  }

  #cut(name: string, defaultAnchor: { readonly x: number; readonly y: number }): Texture {
    const place = this.#places[name]
    if (!place) throw new Error(`No sheet has a frame named ${name}.`)
    const [sheet, left, top, width, height, trimmedLeft, trimmedTop, wholeWidth, wholeHeight] = place
    const source = this.#sheets.picture(sheet)
    const rectangle = (x: number, y: number, right: number, down: number) =>
      new Rectangle(x / source.resolution, y / source.resolution, right / source.resolution, down / source.resolution)
    const isTrimmed = width !== wholeWidth || height !== wholeHeight
    return new Texture({
      source,
      frame: rectangle(left, top, width, height),
      orig: rectangle(0, 0, wholeWidth, wholeHeight),
      ...(isTrimmed && { trim: rectangle(trimmedLeft, trimmedTop, width, height) }),
      defaultAnchor,
      label: name,
    })
  }
}
