import { useEffect } from 'react'
import { useTranslate } from '../language/language'
import { SITE_NAME } from '../site'

/** Titles the page, in the browser's tab and history: `22. heist · Inktober 2022, the toy box`. */
export function usePageTitle(page?: string): void {
  const t = useTranslate()
  useEffect(() => {
    document.title = page ? `${page} · ${t(SITE_NAME)}` : t(SITE_NAME)
  }, [page, t])
}
