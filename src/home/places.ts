/** How many places are shown at once. */
const SHOWN = 7

/** A place in the row of drops. `more` is one beyond which there are others. */
interface MarkedPlace {
  readonly number: number
  readonly mark: 'here' | 'other' | 'more'
}

/** The places around that one, of so many: it is in their middle, but near the ends. */
export function placesAround(here: number, of: number): readonly MarkedPlace[] {
  const first = Math.max(0, Math.min(here - Math.floor(SHOWN / 2), of - SHOWN))
  const last = Math.min(first + SHOWN, of) - 1
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const number = first + index
    const isEnd = (number === first && first > 0) || (number === last && last < of - 1)
    return { number, mark: number === here ? 'here' : isEnd ? 'more' : 'other' }
  })
}
