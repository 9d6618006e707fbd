import { FIRST_LANGUAGE, type Language } from '../../src/language/words'
import type { CutOut } from '../ink/cut-out'
import type { Traces } from '../ink/dry-wash'
import type { Direction } from '../ink/field'
import type { Ink } from '../ink/ink'
import type { Mood } from '../ink/mood'
import type { Options } from '../ink/numbers'
import type { Color } from '../ink/palette'
import type { RecordedPicture } from '../ink/recorder'
import type { Cut } from './pictures/outline'

/**
 * How pixels are kept: `measured` is as small as can be while nobody sees it, lossy or lossless. The others are for pictures
 * that styles name, hence always WebP: `sharp` is lossless to the eye; `lean` a sixth of the bytes, for what comes with the
 * first view; `line` is for ink on paper with little colour: crisp and in few tones; `grain` is an opaque texture whose tooth
 * must survive. `png` is lossless, for readers that know nothing else.
 */
export type Keeping = 'measured' | 'sharp' | 'lean' | 'line' | 'grain' | 'png'

/** What every picture may say about itself. Sizes are drawing units. */
interface Drawn
  extends Pick<RecordedPicture, 'width' | 'height'>,
    Partial<Pick<RecordedPicture, 'left' | 'top' | 'lineWidth' | 'under' | 'bleed'>> {
  /** What chance is grown from; the bundle's and the picture's name when not given. */
  seed?: number | string
  /** Towards the light; from the upper left when not given. Who looks to the right gets it from the right: [0.5, -0.66, 0.56]. */
  light?: Direction
  /** How its washes dry, where it is not the house's way. */
  drying?: Options<Traces>
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

/** The lights or liveries, by name, in which one drawing is printed; once, as it was drawn, when not given. */
export type Moods = Readonly<Record<string, Options<Mood>>>

/** One thing of a scene, drawn on a sheet. */
export interface Sprite extends Drawn, Shown {
  /** How many frames, or their names: `thief_0`, `thief_1`… or `bat_up`, `bat_down`. One, called like the sprite, when not given. */
  frames?: number | readonly string[]
  /** Whether lines boil from frame to frame, as they do when not given. Frames that lie over each other should not. */
  boil?: boolean
  /** The place, in drawing units, that stands where the scene puts the sprite: feet. The middle of the lower edge when not given. */
  anchor?: readonly [x: number, y: number]
  /** Each frame once in every mood, drawn once: `hero_red`, `hero_blue`, or, of frames, `hero_walk_red`. */
  moods?: Moods
  /**
   * A figure cut out of paper: each frame is `…_paper` (or named by its mood), and `…_shadow`, its silhouette in white to be tinted,
   * at half of the resolution.
   */
  cutOut?: Options<CutOut>
  /** Cuts large frames to the outline of what they show, `toOutline(10)`, for `kit.cutSprite` and `kit.tiles`: what is empty costs as much to draw. */
  cut?: Cut
  /** Draws one frame, by its number from 0; `name` is what it is called in `frames`, or the number again. */
  draw(ink: Ink, frame: number, name: string): void
  /** Draws it for who reads French, where it holds words: the same frames in the same box. */
  french?(ink: Ink, frame: number, name: string): void
  /** The only language that there is it in: the view asks `kit.language` first. */
  only?: Language
}

/** A picture in a PNG of few colours, under a file name that a specification gives. */
export interface Indexed {
  /** The name of its file in the bundle's folder, without the ending. */
  readonly file: string
  /** All colours that it may have, beside paper that is half clear at its rim: each place takes the nearest. */
  readonly colors: readonly Color[]
  /** Units of paper around all that is drawn, so that black stands out from black. */
  readonly rim: number
}

/** A large picture in a file of its own, which may be tiled. It bleeds over its edges unless it says otherwise. */
export interface Backdrop extends Drawn, Shown {
  /** The picture once in every mood, drawn once: `room_lit`, `room_moonlit`. */
  moods?: Moods
  /** Prints it as a PNG of few colours with a rim of paper, under a file name of its own; it has no moods then. */
  indexed?: Indexed
  draw(ink: Ink): void
}

/** A small picture outside the scene, in files of its own. */
export interface Standalone extends Drawn {
  /** Its sizes by name, in units of the page (CSS pixels) a drawing unit: drawn anew for each, so that lines stay lines. */
  sizes: Readonly<Record<string, number>>
  /** Pixels a unit of the page; 2, for sharp screens, when not given. By the name of the size where they differ. */
  scale?: number | Readonly<Record<string, number>>
  draw(ink: Ink): void
  /** Draws it for who reads French, where it holds words: printed beside the other, `2x-fr` beside `2x`. */
  french?(ink: Ink): void
}

/** Letters of the house's hand on a sheet, in white to be tinted: for words that change while they are looked at. */
export interface Glyphs extends Pick<Shown, 'scale'>, Pick<Drawn, 'keep'> {
  /** The largest font size, in scene units, at which they are shown. */
  size: number
  /** Every character that the words may hold, blanks among them. */
  glyphs: string
  /** The hand for display when not given. */
  face?: 'text' | 'display'
  /** `even` sets any two letters as they come: a word of chance letters needs no pairs, and a day's script is lighter without. Kerned when not given. */
  spacing?: 'kerned' | 'even'
  /** The only language that there are they in: the view asks `kit.language` first. */
  only?: Language
}

/** All that a bundle has drawn. */
export interface Drawings {
  /** Whether they are those of another bundle in more pixels: their manifest says where they lie, and nothing that the other one says. */
  isFiner?: true
  /** The most pixels that a scene unit has, where the view enlarges what is drawn; that of the sharpest sheet when not given. */
  sharpest?: number
  sprites: Readonly<Record<string, Sprite>>
  words: Readonly<Record<string, Glyphs>>
  backdrops: Readonly<Record<string, Backdrop>>
  pictures: Readonly<Record<string, Standalone>>
}

/** Declares a bundle's pictures: what `assets/<bundle>/drawings.ts` exports as `pictures`. */
export function drawings(bundle: Partial<Drawings>): Drawings {
  return { sprites: {}, words: {}, backdrops: {}, pictures: {}, ...bundle }
}

/** What of a bundle is drawn in that language: in the first all but what others have alone, in another nothing else than its own. */
export function inLanguage(bundle: Drawings, language: Language): Drawings {
  const isFirst = language === FIRST_LANGUAGE
  const sprites = Object.entries(bundle.sprites).flatMap(([name, sprite]) => {
    const { french, only } = sprite
    if (only ? only === language : isFirst) return [[name, sprite] as const]
    return french && !only && !isFirst ? [[name, { ...sprite, draw: french }] as const] : []
  })
  const words = Object.entries(bundle.words).filter(([, { only }]) => (only ? only === language : isFirst))
  const set = { sprites: Object.fromEntries(sprites), words: Object.fromEntries(words) }
  if (isFirst) return { ...bundle, ...set }
  const pictures = Object.entries(bundle.pictures).flatMap(([name, picture]) =>
    picture.french ? [[name, { ...picture, draw: picture.french }] as const] : [],
  )
  return drawings({ ...set, pictures: Object.fromEntries(pictures) })
}

/** One picture of a sprite. */
export interface FrameOf {
  /** The frame it shows: its number from 0, and its name in the declaration. */
  readonly index: number
  readonly own: string
  /** Its name in the bundle. */
  readonly full: string
  readonly mood?: Options<Mood>
  readonly isShadow: boolean
}

/** All pictures of a sprite, frame by frame. */
export function framesOfSprite(name: string, sprite: Pick<Sprite, 'frames' | 'moods' | 'cutOut'>): FrameOf[] {
  const { frames } = sprite
  if (frames === undefined) return printsOf(name, sprite).map((print) => ({ index: 0, own: '0', ...print }))
  const own = typeof frames === 'number' ? Array.from({ length: frames }, (_, i) => String(i)) : frames
  return own.flatMap((frame, index) =>
    printsOf(`${name}_${frame}`, sprite).map((print) => ({ index, own: frame, ...print })),
  )
}

/** One drawing as often as it is printed: in each mood, and as a shadow. */
export function printsOf(
  name: string,
  { moods, cutOut }: Pick<Sprite, 'moods' | 'cutOut'>,
): Omit<FrameOf, 'index' | 'own'>[] {
  const shown = Object.entries(moods ?? {}).map(([key, mood]) => ({ full: `${name}_${key}`, mood, isShadow: false }))
  if (cutOut) {
    const figures = shown.length > 0 ? shown : [{ full: `${name}_paper`, isShadow: false }]
    return [...figures, { full: `${name}_shadow`, isShadow: true }]
  }
  return shown.length > 0 ? shown : [{ full: name, isShadow: false }]
}
