import { useEffect } from 'react'
import { SITE_NAME } from './site'

/** Titles the page, in the browser's tab and history: `22. heist · Inktober 2022, the toy box`. */
export function usePageTitle(page?: string): void {
  useEffect(() => {
    document.title = page ? `${page} · ${SITE_NAME}` : SITE_NAME
  }, [page])
}
