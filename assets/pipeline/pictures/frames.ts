import type { CutOut } from '../../ink/cut-out'
import type { Traces } from '../../ink/dry-wash'
import { Ink } from '../../ink/ink'
import type { Mood } from '../../ink/mood'
import { lerp, type Options } from '../../ink/numbers'
import { DrawingError } from '../../ink/recorder'
import {
  type Backdrop,
  type Drawings,
  framesOfSprite,
  type Glyphs,
  type Keeping,
  printsOf,
  type Sprite,
  type Standalone,
} from '../drawings'
import { fingerprint } from '../lock'
import { GLYPH_RESOLUTION, type GlyphDrawing, lettersOf } from './glyphs'
import { LARGEST } from './pack'

/** One picture to be rendered: a frame of a sprite, a letter of some words, a backdrop, or one size of a standalone picture. */
export interface Frame {
  /** Unlike any other in its bundle; what lies on a sheet is known to the stage by it. */
  name: string
  kind: 'sprite' | 'glyph' | 'backdrop' | 'picture'
  /** The declaration it comes from. */
  owner: string
  /** Pixels a drawing unit. */
  pixelScale: number
  /** Pixels a scene unit: the resolution of the texture. */
  resolution: number
  keep: Keeping
  /** The place in it that stands where the scene puts it: a share (0…1) of the picture's size. */
  anchor: { x: number; y: number }
  /** How its washes dry; the house's way when absent. */
  drying?: Options<Traces> | undefined
  /** The light or livery it is shown in; as it was drawn when absent. */
  mood?: Options<Mood> | undefined
  /** How it is cut out of paper, and whether it is only the shadow of that; absent when it is not cut out. */
  paper?: { cutOut: Options<CutOut>; isShadow: boolean } | undefined
  /** Draws it. Throws a `DrawingError` that names bundle and picture when it cannot be drawn. */
  draw(): Drawing
}

/** What is to be turned into pixels: marks of ink that have to dry, or a letter's outline. */
export type Drawing = Ink | GlyphDrawing

/** All pictures of a bundle, in the order they are declared. Throws on two of one name, and on an anchor or size that cannot be. */
export function framesOf(bundle: string, { sprites, words, backdrops, pictures }: Drawings): Frame[] {
  const frames = [
    ...Object.entries(sprites).flatMap(([name, sprite]) => spriteFrames(bundle, name, sprite)),
    ...Object.entries(words).flatMap(([name, glyphs]) => glyphFrames(bundle, name, glyphs)),
    ...Object.entries(backdrops).flatMap(([name, backdrop]) => backdropFrames(bundle, name, backdrop)),
    ...Object.entries(pictures).flatMap(([name, picture]) => standaloneFrames(bundle, name, picture)),
  ]
  const names = new Set<string>()
  for (const { name } of frames) {
    if (!/^[a-zA-Z][\w-]*$/.test(name)) throw new Error(`${bundle}: "${name}" is no name for a picture.`)
    if (names.has(name)) throw new Error(`${bundle}: two pictures are called "${name}".`)
    names.add(name)
  }
  return frames
}

/** A fingerprint of all that is declared of a picture: of its pixels, and of how they are kept and shown. */
export function keyOf(frame: Frame, drawing: Drawing): string {
  const { kind, pixelScale, resolution, keep, anchor, drying, mood, paper } = frame
  return fingerprint(
    JSON.stringify([kind, pixelScale, resolution, keep, anchor, { ...factsOf(drawing), drying, mood, paper }]),
  )
}

/** A fingerprint of what decides a picture's pixels alone, but for the machinery that dries them. */
export function pixelsKeyOf({ kind, pixelScale }: Frame, drawing: Drawing): string {
  return fingerprint(JSON.stringify([kind, pixelScale, factsOf(drawing)]))
}

function factsOf(drawing: Drawing): object {
  if (!(drawing instanceof Ink)) return drawing
  const { marks, width, height, left, top, seed, light, under } = drawing
  return { marks, width, height, left, top, seed, light, under }
}

type Declared = Sprite | Backdrop | Standalone

function spriteFrames(bundle: string, name: string, sprite: Sprite): Frame[] {
  const { scale = 2, sceneScale = 1, keep = 'measured' } = sprite
  const anchor = anchorOf(bundle, name, sprite)
  const drawings = new Map<number, () => Drawing>()
  return framesOfSprite(name, sprite).map(({ index, own, full, mood, isShadow }) => {
    const boiled = sprite.boil === false ? 0 : index
    const title = `${bundle}, sprite ${name}, frame ${own}`
    const draw = () =>
      drawnWith(inkFor(bundle, name, title, sprite, boiled, false), (ink) => sprite.draw(ink, index, own))
    const shared = drawings.get(index) ?? (isPrintedOften(sprite) ? once(draw) : draw)
    drawings.set(index, shared)
    // A shadow is flat and soft: half of the pixels show all of it.
    const resolution = isShadow ? scale / 2 : scale
    return {
      name: full,
      kind: 'sprite',
      owner: name,
      pixelScale: checkedScale(title, sprite, resolution * sceneScale),
      resolution,
      keep,
      anchor,
      drying: sprite.drying,
      mood,
      paper: sprite.cutOut && { cutOut: sprite.cutOut, isShadow },
      draw: shared,
    }
  })
}

function isPrintedOften({ moods, cutOut }: Pick<Sprite, 'moods' | 'cutOut'>): boolean {
  return moods !== undefined || cutOut !== undefined
}

/** Draws when it is first asked to: what is printed in several colours is one drawing. */
function once(draw: () => Drawing): () => Drawing {
  let drawn: Drawing | undefined
  return () => {
    drawn ??= draw()
    return drawn
  }
}

/** Blanks have no frame. */
function glyphFrames(bundle: string, name: string, words: Glyphs): Frame[] {
  const { scale = GLYPH_RESOLUTION, keep = 'measured' } = words
  return lettersOf(`${bundle}, words ${name}`, name, words).flatMap(({ frame, drawing }) => {
    if (!drawing) return []
    const shown = { pixelScale: 1, resolution: scale, keep, anchor: { x: 0, y: 0 } }
    return [{ name: frame, kind: 'glyph', owner: name, ...shown, draw: () => drawing }]
  })
}

function backdropFrames(bundle: string, name: string, backdrop: Backdrop): Frame[] {
  const { scale = 2, sceneScale = 1, keep = 'measured' } = backdrop
  const title = `${bundle}, backdrop ${name}`
  const draw = () => drawnWith(inkFor(bundle, name, title, backdrop, 0, true), (ink) => backdrop.draw(ink))
  const shared = isPrintedOften(backdrop) ? once(draw) : draw
  return printsOf(name, backdrop).map(({ full, mood }) => ({
    name: full,
    kind: 'backdrop',
    owner: name,
    pixelScale: checkedScale(title, backdrop, scale * sceneScale),
    resolution: scale,
    keep,
    anchor: { x: 0, y: 0 },
    drying: backdrop.drying,
    mood,
    draw: shared,
  }))
}

function standaloneFrames(bundle: string, name: string, picture: Standalone): Frame[] {
  const { keep = 'sharp' } = picture
  return Object.entries(picture.sizes).map(([size, pageScale]) => {
    const title = `${bundle}, picture ${name}, size ${size}`
    const scale = scaleOf(title, size, picture)
    return {
      name: `${name}-${size}`,
      kind: 'picture',
      owner: name,
      pixelScale: checkedScale(title, picture, scale * pageScale),
      resolution: scale,
      keep,
      anchor: { x: 0, y: 0 },
      drying: picture.drying,
      draw: () => drawnWith(inkFor(bundle, name, title, picture, 0, false), (ink) => picture.draw(ink)),
    }
  })
}

/** Pixels a unit of the page. Throws when the picture names some for other sizes and none for this one. */
function scaleOf(title: string, size: string, { scale = 2 }: Standalone): number {
  const own = typeof scale === 'number' ? scale : scale[size]
  if (own === undefined) throw new Error(`${title}: it has no scale.`)
  return own
}

function inkFor(bundle: string, name: string, title: string, declared: Declared, frame: number, bleed: boolean): Ink {
  const { width, height, left, top, lineWidth, under, light } = declared
  const seed = declared.seed ?? `${bundle}/${name}`
  const picture = { width, height, left, top, lineWidth, under, seed, frame, name: title }
  const ink = new Ink({ ...picture, bleed: declared.bleed ?? bleed })
  if (light) ink.light = light
  return ink
}

function drawnWith(ink: Ink, draw: (ink: Ink) => void): Ink {
  try {
    draw(ink)
  } catch (error) {
    if (error instanceof DrawingError) throw error
    throw new DrawingError(`${ink.name}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
  if (ink.marks.length === 0) throw new DrawingError(`${ink.name}: nothing is drawn.`)
  return ink
}

function checkedScale(title: string, { width, height }: Declared, scale: number): number {
  const longest = Math.max(width, height) * scale
  if (longest >= 1 && longest <= LARGEST) return scale
  throw new Error(`${title}: its longer side is ${longest} pixels, and must be 1…${LARGEST}.`)
}

/** The anchor as a share of the picture. Throws when it lies outside. */
function anchorOf(bundle: string, name: string, sprite: Sprite): { x: number; y: number } {
  const { width, height, left = 0, top = 0 } = sprite
  const [x, y] = sprite.anchor ?? [lerp(left, left + width, 0.5), top + height]
  const anchor = { x: rounded((x - left) / width), y: rounded((y - top) / height) }
  if (Math.min(anchor.x, anchor.y) >= 0 && Math.max(anchor.x, anchor.y) <= 1) return anchor
  throw new Error(`${bundle}, sprite ${name}: its anchor ${x},${y} lies outside the picture.`)
}

function rounded(share: number): number {
  return Math.round(share * 1e5) / 1e5
}
