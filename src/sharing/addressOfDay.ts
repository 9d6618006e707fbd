import type { CalendarDay } from '../calendar'

/** The site's own address. Only what was built has a page for each day, which services that show links can read. */
export function site(): string | null {
  return import.meta.env.DEV ? null : window.location.origin + import.meta.env.BASE_URL
}

/** The address of a day. */
export function addressOfDay({ slug }: CalendarDay): string {
  const address = site()
  return address === null ? `${window.location.origin}${import.meta.env.BASE_URL}#/${slug}` : `${address}${slug}/`
}
