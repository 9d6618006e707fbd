import type { FixedManifest, FixedSheetManifest } from '../../../assets/pipeline/manifest'
import type { Language } from '../../language/words'

/** Where frames lie: what sheets are loaded by, and drawn from. */
export type SheetManifest = FixedSheetManifest

/** What a view needs to know of the day's pictures. */
export type Manifest = Pick<
  FixedManifest,
  'sharpest' | 'sheets' | 'frames' | 'sprites' | 'outlines' | 'words' | 'editions'
>

/** Where frames lie for who reads that language; the manifest itself where nothing is otherwise. */
export function editionIn(language: Language, manifest: SheetManifest): SheetManifest {
  const edition = manifest.editions?.[language]
  if (!edition) return manifest
  return {
    ...manifest,
    sheets: manifest.sheets.map((sheet, number) => edition.sheets[number] ?? sheet),
    frames: { ...manifest.frames, ...edition.frames },
  }
}

/** The names of a day's sprites: one that was not drawn does not compile. */
export type SpriteName<Drawn extends Manifest> = keyof Drawn['sprites'] & string

/** The names of a day's words. */
export type TextName<Drawn extends Manifest> = keyof Drawn['words'] & string

/** The names of the sprites whose drawings are cut to their outlines. */
export type CutName<Drawn extends Manifest> = {
  [Name in SpriteName<Drawn>]: FrameName<Drawn, Name> extends keyof Drawn['outlines'] ? Name : never
}[SpriteName<Drawn>]

type FrameName<Drawn extends Manifest, Name extends SpriteName<Drawn>> = Drawn['sprites'][Name]['frames'][number]

/** What the frames of a sprite are called: `open` of `eyes_open`. */
export type FrameKey<Drawn extends Manifest, Name extends SpriteName<Drawn>> =
  FrameName<Drawn, Name> extends infer Frame ? (Frame extends `${Name}_${infer Key}` ? Key : never) : never
