import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dayNamed } from '../../src/calendar'
import { type Drawings, drawings } from './drawings'

/** The project's root folder. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** A room: a day, or a part of the house several days share, that has drawings. */
export interface Room {
  name: string
  /** Where its sources are. */
  source: string
  /** Where its pictures are served from, under `assets/public/`: `day22` for the heist, else the room's own name. */
  folder: string
}

/** All rooms that have drawings, by name. */
export function findRooms(root = ROOT): Room[] {
  const assets = join(root, 'assets')
  return readdirSync(assets)
    .filter((name) => name !== 'pipeline' && existsSync(join(assets, name, 'drawings.ts')))
    .sort()
    .map((name) => roomNamed(name, root))
}

/** The room of that name. Throws when it has no drawings. */
export function roomNamed(name: string, root = ROOT): Room {
  const source = join(root, 'assets', name)
  if (!existsSync(join(source, 'drawings.ts'))) throw new Error(`There is no assets/${name}/drawings.ts.`)
  const day = dayNamed(name)
  return { name, source, folder: day ? `day${day.number}` : name }
}

/** What the room declares. Throws when `drawings.ts` does not export `pictures`. */
export async function loadDrawings(room: Room): Promise<Drawings> {
  const module: { pictures?: Drawings } = await import(join(room.source, 'drawings.ts'))
  if (!module.pictures) throw new Error(`assets/${room.name}/drawings.ts exports no \`pictures\`.`)
  return drawings(module.pictures)
}
