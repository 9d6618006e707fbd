/** Times that something lasts. A state holds a `Span`, or `null` for what has not happened yet; that is over, too. */

/** From when to when something is: simulated ms, the end excluded. */
export interface Span {
  from: number
  until: number
}

/** What begins now and lasts that many ms. */
export function spanOf(now: number, duration: number): Span {
  return { from: now, until: now + duration }
}

/** The share (0…1) of a span that has gone by: 0 before it, 1 after it and of none at all. */
export function progress(span: Readonly<Span> | null, now: number): number {
  if (!span || span.until <= span.from) return 1
  return Math.min(1, Math.max(0, (now - span.from) / (span.until - span.from)))
}

/** How long ago a moment was, in ms; for ever, if it never was. */
export function since(moment: number | null | undefined, now: number): number {
  return now - (moment ?? Number.NEGATIVE_INFINITY)
}

/** Whether it is just now: its beginning has come, and its end has not. */
export function isDuring(span: Readonly<Span> | null, now: number): boolean {
  return span !== null && now >= span.from && now < span.until
}

/** Whether its end has come, or it never began. */
export function isOver(span: Readonly<Span> | null, now: number): boolean {
  return span === null || now >= span.until
}
