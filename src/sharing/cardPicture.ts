import type { CalendarDay } from '../calendar'

/** A day's picture, 1200 × 630, as `npm run cards` has photographed it: its path under the site's address. */
export function cardFile({ slug }: CalendarDay): string {
  return `cards/${slug}.webp`
}

/** The same picture: its address. */
export function cardPicture(day: CalendarDay): string {
  return import.meta.env.BASE_URL + cardFile(day)
}
