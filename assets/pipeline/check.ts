import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type AssetBundle, bundlesWith } from './bundle'
import { type AssetKind, type Lock, PLACES, type Places, type Rendering, type SourceHasher } from './kind'
import { fingerprint, readLock } from './lock'
import { createSourceHasher } from './sourceHash'

/**
 * What of a bundle's committed files does not match its sources, a sentence each; nothing when all do. Compares fingerprints
 * and renders nothing: a new comment leaves every asset as it is.
 */
export async function checkBundle(
  kind: AssetKind,
  bundle: AssetBundle,
  { places = PLACES, hasher = createSourceHasher() }: { places?: Places; hasher?: SourceHasher } = {},
): Promise<string[]> {
  const lock = readLock(kind, bundle)
  if (!lock) return [`${bundle.name}: no ${kind.noun} was ever rendered.`]
  const faults = [...damagedFiles(kind, bundle, lock, places), ...strayFiles(kind, bundle, lock.files, places)]
  if (lock.machinery !== kind.machinery(hasher)) {
    return [...faults, `${bundle.name}: ${kind.noun}s are rendered otherwise than they were.`]
  }
  if (lock.sources === kind.sources(bundle, hasher)) return faults
  return [...faults, ...outdatedAssets(bundle, lock, await kind.keys(bundle, hasher))]
}

/** What of a bundle's committed files differs, byte for byte, from what was just rendered. */
export function compareRendering(
  kind: AssetKind,
  bundle: AssetBundle,
  rendering: Rendering,
  places: Places = PLACES,
): string[] {
  const faults = [...rendering.files]
    .filter(([file, bytes]) => !bytesAt(join(places.public, file))?.equals(bytes))
    .map(([file]) => `${bundle.name}: ${file} is not what its source gives.`)
  const isManifestTrue = bytesAt(join(bundle.source, kind.manifest))?.toString('utf8') === rendering.manifest
  return isManifestTrue ? faults : [...faults, `${bundle.name}: ${kind.manifest} is not what its sources give.`]
}

/** The files of a kind in a bundle's public folder that belong to none of its assets, nor to another bundle that shares the folder. */
export function strays(kind: AssetKind, bundle: AssetBundle, known: Iterable<string>, places: Places): string[] {
  const folder = join(places.public, bundle.folder)
  if (!existsSync(folder)) return []
  const files = new Set([...known, ...filesOfNeighbours(kind, bundle)])
  return readdirSync(folder)
    .filter((name) => kind.extensions.some((extension) => name.endsWith(extension)))
    .map((name) => `${bundle.folder}/${name}`)
    .filter((file) => !files.has(file))
}

/** What other bundles publish into the same folder, as a day's parts may. */
function filesOfNeighbours(kind: AssetKind, bundle: AssetBundle): string[] {
  return bundlesWith(kind.declaration, dirname(dirname(bundle.source)))
    .filter(({ name, folder }) => name !== bundle.name && folder === bundle.folder)
    .flatMap((neighbour) => Object.keys(readLock(kind, neighbour)?.files ?? {}))
}

function strayFiles(kind: AssetKind, bundle: AssetBundle, files: Lock['files'], places: Places): string[] {
  return strays(kind, bundle, Object.keys(files), places).map(
    (file) => `${bundle.name}: ${file} belongs to no ${kind.noun}.`,
  )
}

function damagedFiles(kind: AssetKind, bundle: AssetBundle, lock: Lock, places: Places): string[] {
  const published = Object.entries(lock.files).map(([file, print]) => [file, join(places.public, file), print] as const)
  const manifest = [`${bundle.name}/${kind.manifest}`, join(bundle.source, kind.manifest), lock.manifest] as const
  return [...published, manifest].flatMap(([file, path, print]) => {
    const bytes = bytesAt(path)
    if (!bytes) return [`${bundle.name}: ${file} is missing.`]
    return fingerprint(bytes) === print ? [] : [`${bundle.name}: ${file} is not the file that was rendered.`]
  })
}

function outdatedAssets(bundle: AssetBundle, lock: Lock, keys: Readonly<Record<string, string>>): string[] {
  const outdated = Object.entries(keys).filter(([name, key]) => lock.keys[name] !== key)
  const gone = Object.keys(lock.keys).filter((name) => !(name in keys))
  return [
    ...outdated.map(
      ([name]) => `${bundle.name}: ${name} was ${lock.keys[name] ? 'changed' : 'added'} and not rendered again.`,
    ),
    ...gone.map((name) => `${bundle.name}: ${name} is rendered, and no longer declared.`),
  ]
}

function bytesAt(path: string): Buffer | undefined {
  return existsSync(path) ? readFileSync(path) : undefined
}
