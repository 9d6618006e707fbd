/** The id of what leads to a page from the home page, a card, so that a visitor who comes home from there finds the focus where it was. */
export function cardId(slug: string): string {
  return `card-${slug}`
}
