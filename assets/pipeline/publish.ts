import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { AssetBundle } from './bundle'
import { checkBundle, strays } from './check'
import { type AssetKind, PLACES, type Places, type Rendering, type SourceHasher } from './kind'
import { lockOf, readLock, writeIfChanged, writeLock } from './lock'
import { createSourceHasher } from './sourceHash'

/** How a bundle is brought up to date. */
export interface UpdateOptions {
  readonly places?: Places
  readonly hasher?: SourceHasher
  /** Renders also what has not changed. */
  readonly force?: boolean
}

/** Renders a bundle's assets of a kind, and writes nothing. */
export function renderBundle(
  kind: AssetKind,
  bundle: AssetBundle,
  { places = PLACES, hasher = createSourceHasher(), force = false }: UpdateOptions = {},
): Promise<Rendering> {
  return kind.render(bundle, { places, hasher, force, lock: readLock(kind, bundle) })
}

/** Renders and publishes what has changed. Returns what was done, and undefined when nothing had changed. */
export async function updateBundle(
  kind: AssetKind,
  bundle: AssetBundle,
  { places = PLACES, hasher = createSourceHasher(), force = false }: UpdateOptions = {},
): Promise<{ rendering: Rendering; changed: string[] } | undefined> {
  const isOutdated = async () =>
    readLock(kind, bundle)?.sources !== kind.sources(bundle, hasher) ||
    (await checkBundle(kind, bundle, { places, hasher })).length > 0
  if (!force && !(await isOutdated())) return undefined
  const rendering = await renderBundle(kind, bundle, { places, hasher, force })
  return { rendering, changed: publish(kind, bundle, rendering, { places, hasher }) }
}

/** Writes what was rendered, and removes what the bundle published before and no longer does. Returns the files that changed. */
function publish(
  kind: AssetKind,
  bundle: AssetBundle,
  rendering: Rendering,
  { places, hasher }: { places: Places; hasher: SourceHasher },
): string[] {
  const gone = strays(kind, bundle, rendering.files.keys(), places)
  for (const file of gone) rmSync(join(places.public, file))
  const changed: string[] = []
  for (const [file, bytes] of rendering.files) {
    const path = join(places.public, file)
    mkdirSync(dirname(path), { recursive: true })
    if (writeIfChanged(path, bytes)) changed.push(file)
  }
  if (writeIfChanged(join(bundle.source, kind.manifest), rendering.manifest)) {
    changed.push(`${bundle.name}/${kind.manifest}`)
  }
  writeLock(kind, bundle, lockOf(kind, bundle, rendering, hasher))
  return changed
}
