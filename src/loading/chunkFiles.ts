import { dayFiles } from 'virtual:day-files'
import type { ChunkFile } from './chunkFile'

/** The files that a lazy part of the site is made of, by a day's slug or by `sound` for the mixer; none in development. */
export function chunkFilesOf(name: string): readonly ChunkFile[] {
  return dayFiles[name] ?? []
}
