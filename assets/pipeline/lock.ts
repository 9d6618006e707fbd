import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Files } from './print'
import type { Room } from './rooms'

/** What a room's files were made from, so that a check need not draw them again. Committed as `drawings.lock.json`. */
export interface Lock {
  /** The fingerprint of the drawings' sources. */
  sources: string
  /** The fingerprint of what turns marks into files. */
  machinery: string
  /** Each picture's key. */
  frames: Record<string, string>
  /** Each file under `assets/public/`, and the fingerprint of its bytes. */
  files: Record<string, string>
  /** The fingerprint of `manifest.ts`. */
  manifest: string
}

/** A room's lock, or undefined when it was never drawn. Throws on a lock that is no JSON. */
export function readLock(room: Room): Lock | undefined {
  const path = lockPath(room)
  if (!existsSync(path)) return undefined
  const lock: Lock = JSON.parse(readFileSync(path, 'utf8'))
  return lock
}

export function writeLock(room: Room, lock: Lock): void {
  writeIfChanged(lockPath(room), `${JSON.stringify(lock, null, 2)}\n`)
}

export function fingerprints(files: Files): Record<string, string> {
  return Object.fromEntries([...files].map(([name, bytes]) => [name, fingerprint(bytes)]))
}

export function fingerprint(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32)
}

/** Leaves a file alone that already says this, so that nobody who watches it wakes for nothing. */
export function writeIfChanged(path: string, content: Buffer | string): boolean {
  const bytes = Buffer.from(content)
  if (existsSync(path) && readFileSync(path).equals(bytes)) return false
  writeFileSync(path, bytes)
  return true
}

function lockPath(room: Room): string {
  return join(room.source, 'drawings.lock.json')
}
