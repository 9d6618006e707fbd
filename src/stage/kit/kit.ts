import type { Container, Texture } from 'pixi.js'
import type { Language } from '../../language/words'
import type { Bounds } from '../contract/geometry'
import type { CutName, FrameKey, Manifest, SpriteName, TextName } from '../contract/manifest'
import { BakedTexture } from './bakedTexture'
import { CachedLayer } from './cachedLayer'
import { outlineOf } from './cutMesh'
import { CutSprite } from './cutSprite'
import { type Drawings, DrawnSprite } from './drawnSprite'
import { FrameAnimation } from './frameAnimation'
import { Frames } from './frames'
import { LaterPart } from './laterPart'
import { LazyTextures, type PictureSource } from './lazyTextures'
import { type Margin, MarginPart } from './marginPart'
import { Mirrored, type TileRange } from './mirrored'
import { Pool } from './pool'
import { ShaderMesh, type ShaderMeshOptions } from './shaderMesh'
import type { Sheets } from './sheets'
import { TextLine } from './textLine'
import { Tiles } from './tiles'

/** What margin parts are made with: nobody prints what they would cache or bake. */
export type MarginKit<Drawn extends Manifest> = Pick<
  ViewKit<Drawn>,
  'language' | 'sprite' | 'animation' | 'pool' | 'tiles' | 'texture' | 'touch'
>

/** What later parts are made with: they lie too deep to be printed for the window by themselves. */
export type LaterKit<Drawn extends Manifest> = MarginKit<Drawn> &
  Pick<ViewKit<Drawn>, 'bake' | 'cutSprite' | 'lazy' | 'mirrored' | 'shader' | 'text' | 'textures'>

/** What is printed for the window. */
type Printed = Pick<CachedLayer, 'bake' | 'destroyTexture' | 'invalidate' | 'isStale'>

/** Whatever a view is made of, typed by the day's manifest of pictures. */
export class ViewKit<Drawn extends Manifest> {
  readonly #manifest: Drawn
  readonly #pictures: PictureSource
  readonly #onChange: () => void
  readonly #drawings = new Map<string, Drawings>()
  /** All that is to be printed for the window. */
  readonly cachedLayers: Printed[] = []
  /** All that is to be printed once. */
  readonly bakedTextures: BakedTexture[] = []
  /** All that only windows of another shape than the stage show. */
  readonly marginParts: MarginPart[] = []
  /** All that is drawn later. */
  readonly laterParts: LaterPart[] = []
  /** All that is fetched while the day plays. */
  readonly lazyTextures: LazyTextures[]
  /** All that is cut out of the sheets. */
  readonly frames: Frames
  /** The language of the words that are drawn on the sheets. Another one makes another view. */
  readonly language: Language

  /**
   * @param manifest what the view knows of its pictures
   * @param sheets what it draws from: those of the manifest, or finer ones
   * @param pictures where those come from that are fetched one by one
   * @param onChange hears of changes that Pixi does not see
   * @param lazyTextures where it notes what is fetched while the day plays
   */
  constructor(
    manifest: Drawn,
    sheets: Sheets,
    pictures: PictureSource,
    onChange: () => void,
    lazyTextures: LazyTextures[] = [],
  ) {
    this.#manifest = manifest
    this.#pictures = pictures
    this.frames = new Frames(sheets)
    this.language = sheets.language
    this.#onChange = onChange
    this.lazyTextures = lazyTextures
  }

  /** What never moves, back to front: printed into one picture for each size of the window. Lies straight under the view's root, or in another. */
  cached(...content: Container[]): CachedLayer {
    return this.printed(new CachedLayer(content))
  }

  /**
   * A cached layer with nothing below it, which is never transparent: where it is not drawn on there is paper. It costs less than one that
   * is blended with what was there.
   */
  background(...content: Container[]): CachedLayer {
    return this.printed(new CachedLayer(content, true))
  }

  /** Something of the day's own that is printed for each size of the window. */
  printed<Layer extends Printed>(layer: Layer): Layer {
    this.cachedLayers.push(layer)
    return layer
  }

  /**
   * What only windows show that are taller than the stage, or wider: it is made once there is such a window, and its sheets have
   * come. It may lie in a cached layer.
   *
   * @param manifest of a bundle of its own, which is loaded in such windows only; or the day's, whose sheets are there
   */
  marginPart<Drawing extends Manifest, Content extends Container>(
    margin: Margin,
    manifest: Drawing,
    make: (kit: MarginKit<Drawing>) => Content,
  ): MarginPart<Content> {
    const part = new MarginPart(margin, manifest, (sheets) => {
      const kit = new ViewKit(manifest, sheets, this.#pictures, this.#onChange)
      return { content: make(kit), frames: kit.frames }
    })
    this.marginParts.push(part)
    return part
  }

  /** The place of something that the day draws later, by its name in `later`; an empty one until it has come. It draws itself. */
  laterPart(name: string): LaterPart {
    const part = new LaterPart(name)
    this.laterParts.push(part)
    return part
  }

  /**
   * A drawing by code, printed once into a picture that moves and grows as one sprite, anchored where the drawing has its origin:
   * a light, whose many washes a processor would else lay anew in every frame. Sprites may share it.
   *
   * @param bounds what of the drawing is printed, in its own units
   * @param density pixels for a unit; what is soft needs few
   */
  bake(content: Container, bounds: Readonly<Bounds>, density = 1): Texture {
    const baked = new BakedTexture(content, bounds, density)
    this.bakedTextures.push(baked)
    return baked.texture
  }

  /** Something drawn, showing its first frame; of several names it is the first, until another is shown. */
  sprite<Name extends SpriteName<Drawn>>(...names: [Name, ...Name[]]): DrawnSprite<Name, FrameKey<Drawn, Name>> {
    return new DrawnSprite(this.#setOf(names), names[0])
  }

  /** A large sprite whose drawings are partly empty, drawn without that: its declaration asks for the `cut`. */
  cutSprite<Name extends CutName<Drawn>>(name: Name): CutSprite<FrameKey<Drawn, Name>> {
    // Of a sprite without frames the only drawing is called like the sprite.
    return new CutSprite(this.#drawingsOf(name), (key) => this.frames.outline(key === '' ? name : `${name}_${key}`))
  }

  /** A drawing in frames by simulated time: the frames in the order they are seen, each for so many ms, and so many frames ahead of others. */
  animation<Name extends SpriteName<Drawn>>(
    name: Name,
    sequence: readonly number[],
    each: number,
    ahead?: number,
  ): FrameAnimation<Name, FrameKey<Drawn, Name>> {
    return new FrameAnimation(this.#setOf([name]), name, sequence, each, ahead)
  }

  /** A fixed number of sprites, shown as there are items for them. */
  pool<Name extends SpriteName<Drawn>>(name: Name, size: number): Pool<Name, FrameKey<Drawn, Name>> {
    return new Pool(size, () => this.sprite(name))
  }

  /**
   * An endless layer of a sprite side by side, in its first drawing.
   *
   * @param apart how far from one to the next, in scene units; as far as they are wide, unless they are drawn to overlap
   * @param part what of the drawing is shown, in scene units from its upper left corner; all that is not empty, when not given
   */
  tiles<Name extends SpriteName<Drawn>>(name: Name, apart?: number, part?: Readonly<Bounds>): Tiles {
    const { frames, width = 0 } = this.#manifest.sprites[name] ?? {}
    const outline = part ? outlineOf(part) : this.frames.outline(frames?.[0] ?? name)
    return new Tiles(this.texture(name), this.#drawingsOf(name).anchor, apart ?? width, outline)
  }

  /**
   * A ground that no window shows the end of: a sprite side by side, every other one turned over, so that their edges meet.
   *
   * @param columns which are laid: from the one to before the other; 0 is the sprite as it was drawn, its anchor at the origin
   * @param rows the same downwards, for a sprite that is anchored at its upper left corner
   * @param overlap how far each reaches under the next one to the right, in scene units
   */
  mirrored(name: SpriteName<Drawn>, columns: TileRange, rows: TileRange = [0, 1], overlap = 0): Mirrored {
    return new Mirrored(() => this.sprite(name), columns, rows, overlap)
  }

  /** A line of our hand: at most so many letters of the words that the day has drawn, as large as they were drawn for or smaller. */
  text<Name extends TextName<Drawn>>(name: Name, letters: number, size?: number): TextLine {
    const words = this.#manifest.words[name]
    if (!words) throw new Error(`The manifest has no words ${name}.`)
    return new TextLine(words, (frame) => this.frames.texture(frame), letters, size ?? words.size)
  }

  /** Pictures that are fetched one by one while the day plays, for a day that has far more of them than a visit shows. @param resolution pixels a scene unit */
  lazy(resolution: number): LazyTextures {
    const pictures = new LazyTextures(this.#pictures, resolution, this.#onChange)
    this.lazyTextures.push(pictures)
    return pictures
  }

  /** A rectangle that a shader of the day's own draws. It has no size until it is given one. */
  shader<Name extends string>(options: ShaderMeshOptions<Name>): ShaderMesh<Name> {
    return new ShaderMesh(options, this.#onChange)
  }

  /** The drawings of a sprite, in order: for meshes, particles and patterns, which the kit has no hand for. */
  textures<Name extends SpriteName<Drawn>>(name: Name): readonly Texture[] {
    return this.#drawingsOf(name).textures
  }

  /** One drawing of a sprite, its first unless another is named. */
  texture<Name extends SpriteName<Drawn>>(name: Name, key?: FrameKey<Drawn, Name>): Texture {
    const { textures, byKey } = this.#drawingsOf(name)
    const texture = key === undefined ? textures[0] : byKey[key]
    if (!texture) throw new Error(`The sprite ${name} has no frame ${key}.`)
    return texture
  }

  /** Says that something has changed that Pixi does not see: a shader's numbers, a texture's pixels. */
  touch(): void {
    this.#onChange()
  }

  #setOf<Name extends SpriteName<Drawn>>(names: readonly Name[]): Record<Name, Drawings> {
    return Object.fromEntries(names.map((name) => [name, this.#drawingsOf(name)])) as Record<Name, Drawings>
  }

  #drawingsOf(name: SpriteName<Drawn>): Drawings {
    const known = this.#drawings.get(name)
    if (known) return known
    const sprite = this.#manifest.sprites[name]
    if (!sprite) throw new Error(`The manifest has no sprite ${name}.`)
    const textures = sprite.frames.map((frame) => this.frames.texture(frame, sprite.anchor))
    const byKey = Object.fromEntries(
      sprite.frames.map((frame, place) => [frame.slice(name.length + 1), textures[place]]),
    ) as Record<string, Texture>
    const drawings = { textures, byKey, anchor: sprite.anchor }
    this.#drawings.set(name, drawings)
    return drawings
  }
}
