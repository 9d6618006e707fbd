import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AssetBundle } from './bundle'
import type { AssetKind, Lock, Rendering, SourceHasher } from './kind'

/** A bundle's lock, or undefined when it was never rendered. Throws on a lock that is no JSON. */
export function readLock(kind: AssetKind, bundle: AssetBundle): Lock | undefined {
  const path = join(bundle.source, kind.lock)
  if (!existsSync(path)) return undefined
  const lock: Lock = JSON.parse(readFileSync(path, 'utf8'))
  return lock
}

export function writeLock(kind: AssetKind, bundle: AssetBundle, lock: Lock): void {
  writeIfChanged(join(bundle.source, kind.lock), `${JSON.stringify(lock, null, 2)}\n`)
}

/** The lock of what was just rendered. */
export function lockOf(kind: AssetKind, bundle: AssetBundle, rendering: Rendering, hasher: SourceHasher): Lock {
  return {
    sources: kind.sources(bundle, hasher),
    machinery: kind.machinery(hasher),
    keys: rendering.keys,
    files: Object.fromEntries([...rendering.files].map(([name, bytes]) => [name, fingerprint(bytes)])),
    manifest: fingerprint(rendering.manifest),
  }
}

/** Thirty-two digits that change with the content. */
export function fingerprint(...contents: readonly (Uint8Array | string)[]): string {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content)
  return hash.digest('hex').slice(0, 32)
}

/** Eight digits that change with the content: for a file's address, lest an old copy be taken for the new one. */
export function versionOf(...contents: readonly (Uint8Array | string)[]): string {
  return fingerprint(...contents).slice(0, 8)
}

/** Leaves a file alone that already says this, so that nobody who watches it wakes for nothing. */
export function writeIfChanged(path: string, content: Uint8Array | string): boolean {
  const bytes = Buffer.from(content)
  if (existsSync(path) && readFileSync(path).equals(bytes)) return false
  writeFileSync(path, bytes)
  return true
}
