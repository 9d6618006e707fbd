/** The parts of a day's picture, in CSS pixels of the book: the studies, and right of them what the day has left on the page. */
export const STUDIES = { width: 580, height: 260 } as const
export const TRACE = { width: 220, height: 260 } as const
