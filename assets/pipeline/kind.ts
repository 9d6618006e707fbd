import { join } from 'node:path'
import { type AssetBundle, ROOT } from './bundle'

/** Files by their name under `assets/public/`. */
export type Files = ReadonlyMap<string, Buffer>

/** Where assets are published, and where what is expensive to render is kept. */
export interface Places {
  readonly public: string
  /** Safe to delete at any time. */
  readonly cache: string
}

export const PLACES: Places = { public: join(ROOT, 'assets/public'), cache: join(ROOT, '.cache/assets') }

/** Says what modules and their declarations are made from. */
export interface SourceHasher {
  /**
   * Thirty-two digits that change with the text of a declaration, or of any that it uses, in whatever file, directly or
   * not; but neither with comments, spaces and types, nor with what the declaration does not use.
   *
   * @param file absolute path of the module
   * @throws Error when the module declares no such name
   */
  hashOf(file: string, name: string): string
  /** The same for all that a module declares. */
  hashOfModule(file: string): string
}

/** What a bundle's files were rendered from, so that a check need not render them again. Committed beside the sources. */
export interface Lock {
  /** The fingerprint of all sources. */
  readonly sources: string
  /** The fingerprint of what turns them into files. */
  readonly machinery: string
  /** Each asset's key. */
  readonly keys: Readonly<Record<string, string>>
  /** Each file under `assets/public/`, and the fingerprint of its bytes. */
  readonly files: Readonly<Record<string, string>>
  /** The fingerprint of the manifest. */
  readonly manifest: string
}

/** How a bundle is to be rendered. */
export interface RenderOrder {
  readonly places: Places
  readonly hasher: SourceHasher
  /** What the bundle was rendered from the last time; absent the first time. */
  readonly lock: Lock | undefined
  /** Renders also what has not changed. */
  readonly force: boolean
}

/** A bundle's assets of one kind, ready to be published. */
export interface Rendering {
  /** All of the bundle's files of this kind. */
  readonly files: Files
  /** The text of the module that tells the site what there is. */
  readonly manifest: string
  /** The key of every asset, by its name. */
  readonly keys: Readonly<Record<string, string>>
  /** What was rendered, and not taken from the time before. */
  readonly rendered: readonly { readonly name: string; readonly milliseconds: number }[]
}

/** Pictures, or sounds: what is declared in a bundle, and how it becomes files. */
export interface AssetKind {
  /** What one asset is called: `picture`. */
  readonly noun: string
  /** What renders it: `npm run draw`. */
  readonly command: string
  /** Names of files in a bundle's folder: what declares the assets, what they were rendered from, what there is. */
  readonly declaration: string
  readonly lock: string
  readonly manifest: string
  /** How the names of its files end. */
  readonly extensions: readonly string[]
  /** A fingerprint of what turns any declaration into files. */
  machinery(hasher: SourceHasher): string
  /** A fingerprint of all sources of a bundle: as long as it stays the same, so do all keys. */
  sources(bundle: AssetBundle, hasher: SourceHasher): string
  /** A fingerprint of what each asset is made of, by the asset's name. Throws when one is not declared as it should be. */
  keys(bundle: AssetBundle, hasher: SourceHasher): Promise<Readonly<Record<string, string>>>
  /** Renders what has changed, or all of it. */
  render(bundle: AssetBundle, order: RenderOrder): Promise<Rendering>
}
