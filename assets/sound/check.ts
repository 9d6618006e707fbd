import { existsSync, readFileSync } from 'node:fs'
import { type Lock, lockOf, manifestText } from './lock'
import { versionOf } from './render'
import { publicFile, publicSounds, RENDER_FILE, type Room, soundsOf } from './rooms'
import type { SourceHasher } from './sourceHash'

/** Hash of all that a sound is made from: its declaration, what that uses, and what renders it. */
export function sourceOf(room: Room, cue: string, hasher: SourceHasher): string {
  return hasher.hashOf(room.sourceFile, cue) + hasher.hashOf(RENDER_FILE, 'renderedTake')
}

/** What does not match between a room's sources and its renderings, a sentence each naming the sound; empty when all does. */
export async function mismatches(room: Room, hasher: SourceHasher): Promise<string[]> {
  const lock = lockOf(room)
  const cues = [...(await soundsOf(room)).keys()]
  const files = new Set(Object.values(lock).flatMap(({ takes }) => takes.map(({ file }) => file)))
  return [
    ...cues.flatMap((cue) => staleness(room, cue, lock, hasher) ?? []),
    ...Object.keys(lock)
      .filter((cue) => !cues.includes(cue))
      .map((cue) => `${room.name}, ${cue}: is rendered, but not declared any more.`),
    ...publicSounds(room)
      .filter((file) => !files.has(file))
      .map((file) => `${room.name}: ${file} belongs to no sound.`),
    ...manifestStaleness(room, lock),
  ]
}

/** Why a sound has to be rendered, or `undefined` when it need not. */
export function staleness(room: Room, cue: string, lock: Lock, hasher: SourceHasher): string | undefined {
  const locked = lock[cue]
  if (!locked) return `${room.name}, ${cue}: is not rendered yet.`
  if (locked.source !== sourceOf(room, cue, hasher)) {
    return `${room.name}, ${cue}: its source has changed since it was rendered.`
  }
  for (const { file, version } of locked.takes) {
    const bytes = publicFile(file)
    if (!bytes) return `${room.name}, ${cue}: ${file} is missing.`
    if (versionOf(bytes) !== version) return `${room.name}, ${cue}: ${file} is not what was rendered.`
  }
  return undefined
}

function manifestStaleness(room: Room, lock: Lock): string[] {
  const text = existsSync(room.manifestFile) ? readFileSync(room.manifestFile, 'utf8') : ''
  return text === manifestText(lock) ? [] : [`${room.name}: its manifest does not say what is rendered.`]
}
