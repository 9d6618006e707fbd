import type { CalendarDay } from '../calendar'

/** What a day's folk were tried in, and beside it what they have left on the page. */
export function studyPicture({ slug }: CalendarDay): string {
  return `${import.meta.env.BASE_URL}book-studies/${slug}-1x.webp`
}
