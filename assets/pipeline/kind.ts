import { join } from 'node:path'
import { type AssetBundle, ROOT } from './bundle'
import type { Lock } from './lock'
import type { SourceHasher } from './sourceHash'

/** Files by their name under `assets/public/`. */
export type Files = ReadonlyMap<string, Buffer>

/** Where assets are published, and where what is expensive to render is kept. */
export interface Places {
  readonly public: string
  /** Safe to delete at any time. */
  readonly cache: string
}

export const PLACES: Places = { public: join(ROOT, 'assets/public'), cache: join(ROOT, '.cache/assets') }

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
