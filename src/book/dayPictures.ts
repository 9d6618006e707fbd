import type { CalendarDay } from '../calendar'

/** A day's picture, 1200 × 630, as `npm run cards` has photographed it: its address. */
export function cardPicture({ slug }: CalendarDay): string {
  return `${import.meta.env.BASE_URL}cards/${slug}.webp`
}

/** What its folk were tried in, and beside it what they have left on the page. */
export function studyPicture({ slug }: CalendarDay): string {
  return `${import.meta.env.BASE_URL}book-studies/${slug}-1x.webp`
}
