import type { CalendarDay } from '../calendar'
import type { Day } from './day'

/** What a day's `index.ts` exports. */
export interface DayModule {
  readonly day: Day
}

type ImportDay = () => Promise<DayModule>

const importers = new Map<string, ImportDay>(
  Object.entries(import.meta.glob<DayModule>('#scenes/*/index.ts')).map(([path, importDay]) => [
    path.split('/').at(-2) ?? path,
    importDay,
  ]),
)

/** How to import the day's folder, or `undefined` while the day has none: it is still being drawn. */
export function importerOf(day: CalendarDay): ImportDay | undefined {
  return importers.get(day.slug)
}
