import { Rectangle, Texture } from 'pixi.js'
import type { SheetManifest } from '../contract/manifest'
import { type Outline, outlineOf } from './cutMesh'
import type { Sheets } from './sheets'

const UPPER_LEFT = { x: 0, y: 0 }

/** The frames that one view draws from, cut out of their sheets when they are first asked for. */
export class Frames {
  readonly #sheets: Sheets
  readonly #textures = new Map<string, Texture>()

  constructor(sheets: Sheets) {
    this.#sheets = sheets
  }

  /** Throws, naming the frame, when no sheet has it. */
  texture(name: string, defaultAnchor: { readonly x: number; readonly y: number } = UPPER_LEFT): Texture {
    const texture = this.#textures.get(name) ?? this.#cutTexture(name, defaultAnchor)
    this.#textures.set(name, texture)
    return texture
  }

  /** What of a frame is not empty: within its outline, where its drawing asks to be cut, else all that was not trimmed. Throws like `texture`. */
  outline(name: string): Outline {
    const [sheet, , , width, height, x, y] = this.#placeOf(name)
    const { sheets, outlines } = this.#sheets.manifest
    const resolution = sheets[sheet]?.resolution ?? 1
    const outline = outlines?.[name] ?? outlineOf({ x, y, width, height })
    return outline.map((rims) => rims.map((rim) => rim.map((pixels) => pixels / resolution)))
  }

  /** Destroys the frames, which listen to their sheets; the sheets stay. */
  destroy(): void {
    for (const texture of this.#textures.values()) texture.destroy()
    this.#textures.clear()
  }

  #cutTexture(name: string, defaultAnchor: { readonly x: number; readonly y: number }): Texture {
    const [sheet, left, top, width, height, trimmedLeft, trimmedTop, wholeWidth, wholeHeight] = this.#placeOf(name)
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

  #placeOf(name: string): SheetManifest['frames'][string] {
    const place = this.#sheets.manifest.frames[name]
    if (!place) throw new Error(`No sheet has a frame named ${name}.`)
    return place
  }
}
