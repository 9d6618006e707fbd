import { dayFiles, daySheets } from 'virtual:day-files'
import type { ChunkFile } from './chunkFile'

/** The files that a lazy part of the site is made of, by a day's slug or by `sound` for the mixer; none in development. */
export function chunkFilesOf(name: string): readonly ChunkFile[] {
  return dayFiles[name] ?? []
}

/** The files of the sheets that a day draws from: paths under the site's address; none in development. */
export function sheetFilesOf(slug: string): readonly string[] {
  return daySheets[slug] ?? []
}
