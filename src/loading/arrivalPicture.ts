import type { CalendarDay } from '../calendar'

/** What stands in for a day while it loads, its path under the site's address: the first drawing of what comes forward on its card. */
export function arrivalPicture({ number }: CalendarDay): string {
  return `day${number}/vignette-arrival.webp`
}
