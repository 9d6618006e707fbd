import type { CalendarDay } from '../calendar'
import { language } from '../language/language'
import { chunkFilesOf, sheetFilesOf } from '../loading/chunkFiles'
import type { Chunk } from '../loading/chunkLoader'
import { loader } from '../loading/loader'
import type { Screen } from '../loading/pictureDetail'
import type { Day } from './day'
import { type DayModule, importerOf } from './dayFolders'

/** Whether the day can be visited: it has a folder. */
export function isDrawn(day: CalendarDay): boolean {
  return importerOf(day) !== undefined
}

/**
 * Loads what the day's folder holds, and beside it the sheets that it will draw from.
 * @throws {ChunkLoadError} with the reason, in words.
 */
export async function loadDay(day: CalendarDay, onProgress: (arrived: number) => void): Promise<Day> {
  loader.prefetchAssets(
    sheetFilesOf(day.slug, screenOfPage(), language.read()).map((path) => ({
      name: path.split('?', 1)[0] ?? path,
      url: import.meta.env.BASE_URL + path,
    })),
  )
  const module = await loader.load(chunkOf(day), onProgress)
  return module.day
}

/** Fetches the day's files, so that a visit that is likely begins at once. */
export function prefetchDay(day: CalendarDay): void {
  loader.prefetch(chunkOf(day))
}

function screenOfPage(): Screen {
  const { clientWidth: width, clientHeight: height } = document.documentElement
  return { width, height, density: window.devicePixelRatio }
}

function chunkOf(day: CalendarDay): Chunk<DayModule> {
  const importDay = importerOf(day)
  if (!importDay) throw new Error(`Day ${day.number}, ${day.prompt}, has no folder under scenes/ yet.`)
  return { name: day.slug, files: chunkFilesOf(day.slug), run: importDay }
}
