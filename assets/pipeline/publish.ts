import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Drawings } from './drawings'
import { FrameStore } from './frame-store'
import { type Frame, framesOf } from './frames'
import { fingerprint, fingerprints, type Lock, readLock, writeIfChanged, writeLock } from './lock'
import { manifestText } from './manifest-text'
import type { Pool } from './pool'
import { type Files, print } from './print'
import { type Outcome, renderFrame } from './render-task'
import { ROOT, type Room } from './rooms'
import { hashMachinery, hashSources } from './sources'

/** Where pictures are published and rendered frames kept. */
export interface Places {
  public: string
  store: string
}

export const PLACES: Places = { public: join(ROOT, 'assets/public'), store: join(ROOT, '.cache/ink/frames') }

/** A room in print: its files, the text of its manifest, and the lock that says what they were made from. */
export interface Printed {
  files: Files
  manifest: string
  lock: Lock
  outcomes: Outcome[]
}

/** Draws and packs a room. Without a pool, in this process. `anew` also draws what the store holds. */
export async function printRoom(
  room: Room,
  drawings: Drawings,
  { places = PLACES, pool, anew = false }: { places?: Places; pool?: Pool; anew?: boolean } = {},
): Promise<Printed> {
  const machinery = hashMachinery()
  const store = new FrameStore(places.store)
  const frames = framesOf(room.name, drawings)
  const task = { room, frames: frames.map(({ name }) => name), machinery, store: places.store, anew }
  const outcomes = pool ? await pool.render(task) : frames.map((frame) => renderFrame(frame, machinery, store, anew))
  const keys = new Map(outcomes.map(({ name, key }) => [name, key]))
  const rendered = (frame: Frame) => {
    const pixels = store.read(keys.get(frame.name) ?? '')
    if (!pixels) throw new Error(`${room.name}: ${frame.name} was drawn, and then lost from ${places.store}.`)
    return pixels
  }
  const { files, manifest } = print(room, drawings, frames, rendered)
  const text = manifestText(room.name, manifest)
  const lock = {
    sources: hashSources([join(room.source, 'drawings.ts')]),
    machinery,
    frames: Object.fromEntries(frames.map(({ name }) => [name, keys.get(name) ?? ''])),
    files: fingerprints(files),
    manifest: fingerprint(text),
  }
  return { files, manifest: text, lock, outcomes }
}

/** Writes what was printed, and removes what the room published before and no longer does. Returns the files that changed. */
export function publish(room: Room, printed: Printed, places = PLACES): string[] {
  const before = readLock(room)?.files ?? {}
  for (const file of Object.keys(before)) {
    if (!printed.files.has(file)) rmSync(join(places.public, file), { force: true })
  }
  const changed: string[] = []
  for (const [file, bytes] of printed.files) {
    const path = join(places.public, file)
    if (!existsSync(dirname(path))) mkdirSync(dirname(path), { recursive: true })
    if (writeIfChanged(path, bytes)) changed.push(file)
  }
  if (writeIfChanged(join(room.source, 'manifest.ts'), printed.manifest)) changed.push(`${room.name}/manifest.ts`)
  writeLock(room, printed.lock)
  return changed
}
