import { findNames } from 'virtual:find-names'
import { type CalendarDay, days } from '../calendar'
import type { FindPlaces } from '../scores/recordWord'
import type { BookPage, BookPages } from './bookPages'

/** The names of what can be found on the day. */
export function findNamesOf({ slug }: CalendarDay): readonly string[] {
  return findNames[slug] ?? []
}

/** How many of the day's finds are on its page of a book. */
export function countFound(page: BookPage | undefined, day: CalendarDay): number {
  return findNamesOf(day).filter((name) => page?.found.includes(name)).length
}

/** What of a book a record word carries. */
export function findPlacesIn(pages: BookPages): FindPlaces {
  const places = days.map((day) => {
    const found = pages.get(day.slug)?.found ?? []
    return [day.number, findNamesOf(day).flatMap((name, place) => (found.includes(name) ? [place] : []))] as const
  })
  return new Map(places.filter(([, found]) => found.length > 0))
}

/** What of a record word goes into a book. Of a find that this site does not know, nothing. */
export function pagesOf(places: FindPlaces): BookPages {
  return new Map(
    days.flatMap((day) => {
      const found = (places.get(day.number) ?? []).flatMap((place) => findNamesOf(day)[place] ?? [])
      return found.length > 0 ? [[day.slug, { opened: null, found }] as const] : []
    }),
  )
}
