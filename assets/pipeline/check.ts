import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Drawings } from './drawings'
import { framesOf, keyOf } from './frames'
import { fingerprint, type Lock, readLock } from './lock'
import { PLACES, type Places, type Printed } from './publish'
import type { Room } from './rooms'
import { hashMachinery, hashSources } from './sources'

/**
 * What of a room's committed pictures does not match its sources, in words; nothing when all do. Compares fingerprints;
 * only when the sources have changed are the drawings made again, and not dried: a new comment leaves every picture as it is.
 */
export async function checkRoom(room: Room, load: () => Promise<Drawings>, places: Places = PLACES): Promise<string[]> {
  const lock = readLock(room)
  if (!lock) return [`${room.name}: it was never drawn.`]
  const faults = damagedFiles(room, lock, places)
  const machinery = hashMachinery()
  if (lock.machinery !== machinery)
    return [...faults, `${room.name}: ink dries or is packed otherwise than when it was drawn.`]
  if (lock.sources === hashSources([join(room.source, 'drawings.ts')])) return faults
  return [...faults, ...outdatedPictures(room, lock, await load(), machinery)]
}

/** What of a room's committed files differs, byte for byte, from the room printed anew. */
export function comparePrint(room: Room, printed: Printed, places: Places = PLACES): string[] {
  const files = [...printed.files].filter(([file, bytes]) => {
    const path = join(places.public, file)
    return !existsSync(path) || !readFileSync(path).equals(bytes)
  })
  const manifest = join(room.source, 'manifest.ts')
  const named = existsSync(manifest) && readFileSync(manifest, 'utf8') === printed.manifest
  const faults = files.map(([file]) => `${room.name}: ${file} is not what its drawing gives.`)
  return named ? faults : [...faults, `${room.name}: manifest.ts is not what its drawings give.`]
}

function damagedFiles(room: Room, lock: Lock, places: Places): string[] {
  const expected = Object.entries(lock.files).map(([file, print]) => [file, join(places.public, file), print] as const)
  const all = [...expected, [`${room.name}/manifest.ts`, join(room.source, 'manifest.ts'), lock.manifest] as const]
  return all.flatMap(([file, path, print]) => {
    if (!existsSync(path)) return [`${room.name}: ${file} is missing.`]
    return fingerprint(readFileSync(path)) === print ? [] : [`${room.name}: ${file} is not the file that was drawn.`]
  })
}

function outdatedPictures(room: Room, lock: Lock, drawings: Drawings, machinery: string): string[] {
  const frames = framesOf(room.name, drawings)
  const names = new Set(frames.map(({ name }) => name))
  const changed = frames.filter((frame) => lock.frames[frame.name] !== keyOf(frame, frame.draw(), machinery))
  const gone = Object.keys(lock.frames).filter((name) => !names.has(name))
  return [
    ...changed.map(
      ({ name }) => `${room.name}: ${name} was ${lock.frames[name] ? 'changed' : 'added'} and not drawn again.`,
    ),
    ...gone.map((name) => `${room.name}: ${name} is drawn, and no longer declared.`),
  ]
}
