/** Local time, hours and minutes in two digits each. */
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** What ends a line, which a message has only one of. */
const LINE_ENDS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g

/**
 * What nobody can see and what turns the text about: control characters, marks and embeddings of direction, and spaces
 * without width. Joiners stay, as scripts and emoji are made with them.
 */
const UNSEEN = /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu

/** The time of a message, `[HH:MM]`, as the visitor's clock shows it. @param date ms since the epoch */
export function timeOf(date: number): string {
  return `[${clock.format(date)}]`
}

/** A text from anybody as it may be shown: in one line, and without characters that would change what is around it. */
export function shownText(text: string): string {
  return text.replaceAll(LINE_ENDS, ' ').replaceAll(UNSEEN, '')
}
