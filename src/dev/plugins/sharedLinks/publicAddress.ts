/** Where a build is going to be. */
export interface Site {
  /** The path that it is served under, with a slash at either end. */
  readonly base: string
  /** The whole of its address, a slash at its end; `null` where nobody has said it. */
  readonly address: string | null
}

/**
 * The site of a build, whose setting `VITE_PUBLIC_ADDRESS` says where it will be read.
 *
 * @throws when that is no address of the web, or leads elsewhere than to the base
 */
export function siteOf(setting: string | undefined, base: string): Site {
  if (!setting) return { base, address: null }
  const address = setting.endsWith('/') ? setting : `${setting}/`
  if (!/^https?:/.test(address) || !URL.canParse(address)) {
    throw new Error(`VITE_PUBLIC_ADDRESS is no address of the web: ${setting}`)
  }
  const { origin, pathname } = new URL(address)
  if (pathname !== base) {
    throw new Error(
      `VITE_PUBLIC_ADDRESS ends in ${pathname}, but the site is built for ${base}: see base in vite.config.ts.`,
    )
  }
  return { base, address: origin + pathname }
}
