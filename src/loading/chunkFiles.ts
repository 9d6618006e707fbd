import { chunkFiles, dayFiles, daySheets } from 'virtual:day-files'
import type { Language } from '../language/words'
import type { ChunkFile } from './chunkFile'
import { areSoftOn, type Screen } from './pictureDetail'

/** The files that a lazy part of the site is made of, by a day's slug, `sound` for the mixer, `credits` or the like; none in development. */
export function chunkFilesOf(name: string): readonly ChunkFile[] {
  const built = (dayFiles[name] ?? []).flatMap((place) => chunkFiles.slice(place, place + 1))
  return built.map(([path, bytes, checksum]) => ({ url: import.meta.env.BASE_URL + path, bytes, checksum }))
}

/** The files of the sheets that a day draws from on such a screen, in that language: paths under the site's address; none in development. */
export function sheetFilesOf(slug: string, screen: Screen, language: Language): readonly string[] {
  const sheets = daySheets[slug]
  if (!sheets) return []
  const files = sheets.fine && areSoftOn(screen, sheets.sharpest) ? sheets.fine : sheets.files
  return files.map((file) => sheets.editions?.[language]?.[file] ?? file)
}
