import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mismatches, sourceOf, staleness } from '../check'
import { type Lock, type LockedSound, lockOf, lockText, manifestText } from '../lock'
import type { Take } from '../manifest'
import { loopLimits, renderedTake } from '../render'
import { PUBLIC_FOLDER, publicSounds, type Room, roomNamed, roomsWithSounds, soundsOf } from '../rooms'
import type { Sound } from '../sound'
import { createSourceHasher } from '../sourceHash'

// npm run sounds [room…]             renders the sounds whose source has changed
// npm run sounds -- --check [room…]  renders nothing, and fails when there are such

const names = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const rooms = names.length > 0 ? names.map(roomNamed) : roomsWithSounds()
const hasher = createSourceHasher()

if (process.argv.includes('--check')) {
  const sentences = (await Promise.all(rooms.map((room) => mismatches(room, hasher)))).flat()
  for (const sentence of sentences) console.error(sentence)
  if (sentences.length > 0) {
    console.error('Run `npm run sounds` and commit what it renders.')
    process.exitCode = 1
  }
} else {
  for (const room of rooms) await render(room)
}

async function render(room: Room): Promise<void> {
  const before = lockOf(room)
  const lock: Record<string, LockedSound> = {}
  mkdirSync(join(PUBLIC_FOLDER, room.folder), { recursive: true })
  for (const [cue, sound] of await soundsOf(room)) {
    const locked = before[cue]
    const fresh = locked && !staleness(room, cue, before, hasher)
    lock[cue] = fresh ? locked : await renderedSound(room, cue, sound)
  }
  removeStrays(room, lock)
  writeFileSync(room.lockFile, lockText(lock))
  writeFileSync(room.manifestFile, manifestText(lock))
}

async function renderedSound(room: Room, cue: string, sound: Sound): Promise<LockedSound> {
  const takes: Take[] = []
  const count = sound.takes ?? 1
  for (let take = 1; take <= count; take++) {
    const file = `${room.folder}/${cue}${count > 1 ? `-${take}` : ''}.mp3`
    const { mp3, seconds, version } = await renderedTake(sound, take)
    writeFileSync(join(PUBLIC_FOLDER, file), mp3)
    takes.push({ file, version, seconds: Number(seconds.toFixed(7)) })
    console.log(
      `${file.padEnd(28)} ${seconds.toFixed(2).padStart(6)} s ${(mp3.length / 1000).toFixed(1).padStart(7)} kB`,
    )
  }
  const seconds = takes[0]?.seconds ?? 0
  return { source: sourceOf(room, cue, hasher), loop: sound.kind === 'loop' ? loopLimits(seconds) : null, takes }
}

function removeStrays(room: Room, lock: Lock): void {
  const files = Object.values(lock).flatMap(({ takes }) => takes.map(({ file }) => file))
  for (const file of publicSounds(room)) if (!files.includes(file)) rmSync(join(PUBLIC_FOLDER, file))
}
