import type { CalendarDay } from '../calendar'

/** What stands in for a day while it loads, its path under the site's address: the picture that comes forward on its card. */
export function arrivalPicture({ number }: CalendarDay): string {
  return `day${number}/vignette-hover-strip.webp`
}
