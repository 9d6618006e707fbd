import type { Language } from '../../src/language/words'

/** A picture that holds many frames; `resolution` is pixels a scene unit. Files are named under `assets/public/`; a version changes with the file. */
export interface Sheet {
  file: string
  version: string
  resolution: number
}

/** Where the frames of a bundle's sprites and letters lie: all that is to be known of finer pictures, which are called like the first ones. */
export interface SheetManifest {
  sheets: Sheet[]
  /** Where every frame lies, by its name. */
  frames: Record<string, FramePlace>
  /** What of a frame is not empty, by its name, where its drawing asks for it. */
  outlines?: Record<string, Outline>
  /** What another language has otherwise. */
  editions?: Partial<Record<Language, Edition>>
}

/** Pictures with words in them, in another language. */
export interface Edition {
  /** What is loaded in the stead of a sheet, by its number: that sheet with other words. */
  sheets: Record<string, Sheet>
  /** Where frames lie that lie elsewhere on it, or are on no other. */
  frames: Record<string, FramePlace>
}

/** What a bundle's pictures are called, where they are and how large: all that a scene needs to know before it loads them. */
export interface Manifest extends SheetManifest {
  /** The most pixels that a scene unit has, where that is not the resolution of a sheet: the view enlarges them. */
  sharpest?: number
  /** Sizes in scene units; the anchor is a share (0…1) of them. */
  sprites: Record<string, { frames: string[]; width: number; height: number; anchor: { x: number; y: number } }>
  /** Letters of the hand on the sheets. Lengths are scene units at the font size `size`. */
  words: Record<string, WordsEntry>
  /** Sizes in scene units; `resolution` is pixels a scene unit. A version changes with the file. */
  backdrops: Record<string, { file: string; version: string; width: number; height: number; resolution: number }>
  /** By size; in units of the page (CSS pixels), `resolution` being pixels to each. */
  pictures: Record<string, Record<string, { file: string; width: number; height: number; resolution: number }>>
}

/**
 * A frame in pixels: the number of its sheet, and its rectangle there. Of the picture that it was cut from, whose clear
 * rim was trimmed: where in it the rectangle lay, and how large it was.
 */
export type FramePlace = [
  sheet: number,
  left: number,
  top: number,
  width: number,
  height: number,
  trimmedLeft: number,
  trimmedTop: number,
  wholeWidth: number,
  wholeHeight: number,
]

/** Polygons that do not overlap: each its rim, and then the rims of its holes. */
export type Outline = Rim[][]

/** A closed line: x, y, x, y… in pixels from the upper left corner of the picture that the frame was cut from. */
export type Rim = number[]

/** Letters to set words with: the upper left corner of a letter's frame lies at the pen's place plus (`x`, `y`). */
export interface WordsEntry {
  size: number
  /** From the top of a line to that of the next, and to where the letters stand. */
  lineHeight: number
  baseline: number
  /** By character; a blank has no frame. The pen's place is on the top of the line, and goes on by `advance`. */
  glyphs: Record<string, { frame: string | null; x: number; y: number; advance: number }>
  /** By two characters in a row: how far the second moves. */
  kerning: Record<string, number>
}

/** A generated manifest keeps every name as a literal. */
type Fixed<Part> = { readonly [Key in keyof Part]: Fixed<Part[Key]> }
export type FixedManifest = Fixed<Manifest>
export type FixedSheetManifest = Fixed<SheetManifest>
