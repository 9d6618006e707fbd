import type { Direction } from '../ink/field'
import type { Ink } from '../ink/ink'
import type { Picture } from '../ink/recorder'

/**
 * How pixels are kept: `measured` is as small as can be while nobody sees it, lossy or lossless. The others are for pictures
 * that styles name, hence always WebP: `sharp` is lossless to the eye; `lean` a sixth of the bytes, for what comes with the
 * first view; `line` is for ink on paper with little colour: crisp and in few tones; `grain` is an opaque texture whose tooth
 * must survive. `png` is lossless, for readers that know nothing else.
 */
export type Keeping = 'measured' | 'sharp' | 'lean' | 'line' | 'grain' | 'png'

/** What every picture may say about itself. Sizes are drawing units. */
interface Drawn
  extends Pick<Picture, 'width' | 'height'>,
    Partial<Pick<Picture, 'left' | 'top' | 'lineWidth' | 'under' | 'bleed'>> {
  /** What chance is grown from; the bundle's and the picture's name when not given. */
  seed?: number | string
  /** Towards the light; from the upper left when not given. Who looks to the right gets it from the right: [0.5, -0.66, 0.56]. */
  light?: Direction
  /** `measured` when not given, and `sharp` for pictures outside the scene. */
  keep?: Keeping
}

/** Scene units a drawing unit, and pixels a scene unit. */
interface Shown {
  /** Scene units a drawing unit is shown at; 1 when not given. */
  sceneScale?: number
  /** Pixels a scene unit; 2, for sharp screens, when not given. */
  scale?: number
}

/** One thing of a scene, drawn on a sheet. */
export interface Sprite extends Drawn, Shown {
  /** How many frames, or their names: `thief_0`, `thief_1`… or `bat_up`, `bat_down`. One, called like the sprite, when not given. */
  frames?: number | readonly string[]
  /** Whether lines boil from frame to frame, as they do when not given. Frames that lie over each other should not. */
  boil?: boolean
  /** The place, in drawing units, that stands where the scene puts the sprite: feet. The middle of the lower edge when not given. */
  anchor?: readonly [x: number, y: number]
  /** Draws one frame, by its number from 0; `name` is what it is called in `frames`, or the number again. */
  draw(ink: Ink, frame: number, name: string): void
}

/** A large picture in a file of its own, which may be tiled. It bleeds over its edges unless it says otherwise. */
export interface Backdrop extends Drawn, Shown {
  draw(ink: Ink): void
}

/** A small picture outside the scene, in files of its own. */
export interface Standalone extends Drawn {
  /** Its sizes by name, in units of the page (CSS pixels) a drawing unit: drawn anew for each, so that lines stay lines. */
  sizes: Readonly<Record<string, number>>
  /** Pixels a unit of the page; 2, for sharp screens, when not given. By the name of the size where they differ. */
  scale?: number | Readonly<Record<string, number>>
  draw(ink: Ink): void
}

/** Letters of the house's hand on a sheet, in white to be tinted: for words that change while they are looked at. */
export interface Glyphs extends Pick<Shown, 'scale'>, Pick<Drawn, 'keep'> {
  /** The largest font size, in scene units, at which they are shown. */
  size: number
  /** Every character that the words may hold, blanks among them. */
  glyphs: string
  /** The hand for display when not given. */
  face?: 'text' | 'display'
}

/** All that a bundle has drawn. */
export interface Drawings {
  sprites: Readonly<Record<string, Sprite>>
  words: Readonly<Record<string, Glyphs>>
  backdrops: Readonly<Record<string, Backdrop>>
  pictures: Readonly<Record<string, Standalone>>
}

/** Declares a bundle's pictures: what `assets/<bundle>/drawings.ts` exports as `pictures`. */
export function drawings(bundle: Partial<Drawings>): Drawings {
  return { sprites: {}, words: {}, backdrops: {}, pictures: {}, ...bundle }
}

/** The names of a sprite's frames: in its declaration, and in the bundle. */
export function frameNames(name: string, { frames }: Pick<Sprite, 'frames'>): { own: string; full: string }[] {
  if (frames === undefined) return [{ own: '0', full: name }]
  const own = typeof frames === 'number' ? Array.from({ length: frames }, (_, i) => String(i)) : frames
  return own.map((frame) => ({ own: frame, full: `${name}_${frame}` }))
}
