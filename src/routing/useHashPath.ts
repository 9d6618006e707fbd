import type { BaseLocationHook } from 'wouter'
import { navigate, useHashLocation } from 'wouter/use-hash-location'

/**
 * The path after the hash sign, without its query: `#/heist?seed=7` is at `/heist`.
 * What follows the question mark belongs to the day, not to the route.
 */
export const useHashPath: BaseLocationHook & { hrefs: (href: string) => string } = () => {
  const [location] = useHashLocation()
  return [location.split('?', 1)[0] ?? '/', navigate]
}

useHashPath.hrefs = (href) => `#${href}`
