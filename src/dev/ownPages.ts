import type { IncomingMessage } from 'node:http'

/**
 * Whether no page of another origin asks: a browser names the origin of the page that does, and another site that a developer has
 * open may neither read nor write here. What is no page, as tests and tools, names none. A name that somebody else lets lead
 * to this machine would be its own page's; Vite refuses hosts that it does not know before anything of ours is asked.
 */
export function isFromOwnPage({ headers: { origin, host } }: Pick<IncomingMessage, 'headers'>): boolean {
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}
