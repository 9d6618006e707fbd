import { useEffect } from 'react'
import { useSay } from '../language/language'
import { SITE_NAME } from '../site'

/** Titles the page, in the browser's tab and history: `22. heist · Inktober 2022, the toy box`. */
export function usePageTitle(page?: string): void {
  const say = useSay()
  useEffect(() => {
    document.title = page ? `${page} · ${say(SITE_NAME)}` : say(SITE_NAME)
  }, [page, say])
}
