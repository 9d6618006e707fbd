/** At least so many ms lie between two messages of a visitor. */
export const APART = 1000

/** So many messages of a visitor are the most, within so many ms. */
export const MOST = 10
export const MOST_WITHIN = 60_000

/**
 * From when on a visitor may send the next message: a message a second, ten a minute.
 *
 * @param sentAt when the visitor sent messages, oldest first, in ms since the epoch
 * @returns ms since the epoch; some time past when there is nothing to wait for
 */
export function freeFrom(sentAt: readonly number[]): number {
  const [last = -Infinity, tenth = -Infinity] = [sentAt.at(-1), sentAt.at(-MOST)]
  return Math.max(last + APART, tenth + MOST_WITHIN)
}

/** Whether the next message waits for its minute, not only for its second. */
export function isMinuteFull(sentAt: readonly number[]): boolean {
  const [last = -Infinity] = [sentAt.at(-1)]
  return freeFrom(sentAt) > last + APART
}

/** What has to be kept of when messages were sent, to know how long the next one has to wait. */
export function withSent(sentAt: readonly number[], now: number): readonly number[] {
  return [...sentAt, now].slice(-MOST)
}
