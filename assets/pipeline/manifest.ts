/** What a room's pictures are called, where they are and how large: all that a scene needs to know before it loads them. */
export interface Manifest {
  /** Sheets in Pixi's format; files are named under `assets/public/`. */
  sheets: string[]
  /** Sizes in scene units; the anchor is a share (0…1) of them. */
  sprites: Record<string, { frames: string[]; width: number; height: number; anchor: { x: number; y: number } }>
  /** Sizes in scene units; `resolution` is pixels a scene unit. */
  backdrops: Record<string, { file: string; width: number; height: number; resolution: number }>
  /** By size; in units of the page (CSS pixels), `resolution` being pixels to each. */
  pictures: Record<string, Record<string, { file: string; width: number; height: number; resolution: number }>>
}

/** A generated manifest keeps every name as a literal. */
type Fixed<Part> = { readonly [Key in keyof Part]: Fixed<Part[Key]> }
export type FixedManifest = Fixed<Manifest>

/** The names of all frames of a room: one that was never drawn does not compile. */
export type FrameName<Room extends FixedManifest> = Room['sprites'][keyof Room['sprites']]['frames'][number]

/** The names of a room's sprites. */
export type SpriteName<Room extends FixedManifest> = keyof Room['sprites'] & string

/** The names of a room's backdrops. */
export type BackdropName<Room extends FixedManifest> = keyof Room['backdrops'] & string
