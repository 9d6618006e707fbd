import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { dayNamed } from '../../src/calendar'
import type { Sound } from './sound'

const ASSETS = resolve(dirname(fileURLToPath(import.meta.url)), '..')

/** Where rendered sounds lie. */
export const PUBLIC_FOLDER = join(ASSETS, 'public')

/** What renders the takes, for the hash of a sound's sources. */
export const RENDER_FILE = join(ASSETS, 'sound', 'render.ts')

/** A folder under `assets/` that declares sounds. */
export interface Room {
  /** A day's slug, or `shared`. */
  readonly name: string
  /** Folder of its renderings, below {@link PUBLIC_FOLDER}: `day22`, `shared`. */
  readonly folder: string
  /** Absolute paths. */
  readonly sourceFile: string
  readonly lockFile: string
  readonly manifestFile: string
}

/** All rooms that declare sounds, in the order of their names. */
export function roomsWithSounds(): Room[] {
  return readdirSync(ASSETS)
    .filter((name) => existsSync(join(ASSETS, name, 'sounds.ts')))
    .map(roomNamed)
}

/** @throws Error when `assets/` has no such folder, or it declares no sounds */
export function roomNamed(name: string): Room {
  const sourceFile = join(ASSETS, name, 'sounds.ts')
  if (!existsSync(sourceFile)) throw new Error(`No sounds are declared in assets/${name}/sounds.ts.`)
  return {
    name,
    folder: publicFolderOf(name),
    sourceFile,
    lockFile: join(ASSETS, name, 'sounds.lock.json'),
    manifestFile: join(ASSETS, name, 'sounds.manifest.ts'),
  }
}

/** The sounds that a room declares, by cue, in the order of their names. @throws Error when an export is no sound */
export async function soundsOf(room: Room): Promise<ReadonlyMap<string, Sound>> {
  const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(room.sourceFile).href)
  const sounds = new Map<string, Sound>()
  for (const [cue, sound] of Object.entries(module).sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (!isSound(sound)) throw new Error(`${room.name}: "${cue}" is exported from sounds.ts and is no sound.`)
    sounds.set(cue, sound)
  }
  return sounds
}

/** The bytes of a rendered file, or `undefined` when there is none. @param file below {@link PUBLIC_FOLDER} */
export function publicFile(file: string): Uint8Array | undefined {
  const path = join(PUBLIC_FOLDER, file)
  return existsSync(path) ? readFileSync(path) : undefined
}

/** The rendered sounds in a room's folder, whether they still belong there or not. */
export function publicSounds(room: Room): string[] {
  const folder = join(PUBLIC_FOLDER, room.folder)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.mp3'))
    .map((name) => `${room.folder}/${name}`)
}

function publicFolderOf(name: string): string {
  if (name === 'shared') return name
  const day = dayNamed(name)
  if (!day) throw new Error(`assets/${name}/ bears the name of no day.`)
  return `day${day.number}`
}

function isSound(value: unknown): value is Sound {
  return typeof value === 'object' && value !== null && 'make' in value && 'loudness' in value
}
