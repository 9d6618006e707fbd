import type { TextureSource } from 'pixi.js'
import type { Language } from '../../language/words'
import type { SheetManifest } from '../contract/manifest'

/** What one visit to a day draws from. */
export interface Sheets {
  /** Where the frames lie on them. */
  readonly manifest: SheetManifest
  /** The language of the words that are drawn on them. */
  readonly language: Language
  /** The picture of a sheet, by its number in the manifest. Throws when there is none. */
  picture(sheet: number): TextureSource
  /** Lets go of all of it; what nobody else holds leaves the memory. */
  release(): void
}
