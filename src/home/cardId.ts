/** The id of a home page card, so that a visitor who comes home from a day finds the focus where it was. */
export function cardId(slug: string): string {
  return `card-${slug}`
}
