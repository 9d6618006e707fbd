import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { encodeProof } from './raster'
import { type PictureTiles, parseTiles, printTiles, type Raster } from './tiles'

export const SNAPSHOTS_FOLDER = 'tests/visual/snapshots'

/** The name under which a day's snapshot is kept. */
export function snapshotName(slug: string, name: string): string {
  return `${slug}-${name.replaceAll(/[^a-z0-9]+/gi, '-')}`
}

/** The name under which the frame around what is first in focus on a day is kept. */
export function focusName(slug: string): string {
  return `${slug}-in-focus`
}

/** The tiles that a picture of that name is held to; `null` while there are none. */
export function readSnapshot(name: string): PictureTiles | null {
  const file = tilesFile(name)
  return existsSync(file) ? parseTiles(readFileSync(file, 'utf8')) : null
}

/** Keeps a picture as its tiles, which it is compared by, and as a proof, which is looked at. */
export function writeSnapshot(name: string, raster: Raster, tiles: PictureTiles): void {
  mkdirSync(SNAPSHOTS_FOLDER, { recursive: true })
  writeFileSync(tilesFile(name), printTiles(tiles))
  writeFileSync(proofFile(name), encodeProof(raster))
}

/** The picture of that name to look at. */
export function proofFile(name: string): string {
  return join(SNAPSHOTS_FOLDER, `${name}.webp`)
}

function tilesFile(name: string): string {
  return join(SNAPSHOTS_FOLDER, `${name}.tiles`)
}
