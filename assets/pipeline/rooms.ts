import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Drawings, drawings } from './drawings'

/** The project's root folder. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Slugs of the days, first to last. The calendar knows them too, but only Vite can read it; a test holds the two together. */
export const SLUGS = (
  'gargoyle scurry bat scallop flame bouquet trip match nest crabby eagle forget kind empty armadillo fowl salty ' +
  'scrape ponytail bluff baddog heist booger fairy tempting ego snack camping uh-oh gear farm'
).split(' ')

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
    .filter((name) => existsSync(join(assets, name, 'drawings.ts')))
    .sort()
    .filter((name) => name !== 'pipeline')
    .map((name) => roomNamed(name, root))
}

/** The room of that name. Throws when it has no drawings. */
export function roomNamed(name: string, root = ROOT): Room {
  const source = join(root, 'assets', name)
  if (!existsSync(join(source, 'drawings.ts'))) throw new Error(`There is no assets/${name}/drawings.ts.`)
  const day = SLUGS.indexOf(name) + 1
  return { name, source, folder: day > 0 ? `day${day}` : name }
}

/** What the room declares. Throws when `drawings.ts` does not export `pictures`. */
export async function loadDrawings(room: Room): Promise<Drawings> {
  const module: { pictures?: Drawings } = await import(join(room.source, 'drawings.ts'))
  if (!module.pictures) throw new Error(`assets/${room.name}/drawings.ts exports no \`pictures\`.`)
  return drawings(module.pictures)
}
