/** The prompts in the order of the home page's cells, `null` being a blank cell. Source: docs/specification.md, Section 2, home. */
// biome-ignore format: one line a column, as the page shows them
const PROMPTS = [
  'gargoyle', 'scurry', 'bat', 'scallop', 'flame', 'bouquet', 'trip', 'match', 'nest', 'crabby', null,
  'eagle', 'forget', 'kind', 'empty', 'armadillo', 'fowl', 'salty', 'scrape', 'ponytail', 'bluff', null,
  'bad dog', 'heist', 'booger', 'fairy', 'tempting', 'ego', 'snack', 'camping', 'uh-oh', 'gear', 'farm',
] as const

type Prompt = Exclude<(typeof PROMPTS)[number], null>
type WithoutSpaces<Text extends string> = Text extends `${infer Head} ${infer Tail}`
  ? `${Head}${WithoutSpaces<Tail>}`
  : Text

/** A day's name in addresses and folders: its prompt without spaces. */
export type Slug = WithoutSpaces<Prompt>

/** One day of the calendar. */
export interface CalendarDay {
  /** 1…31; also the number of its asset folder (`day22/` is the heist). */
  readonly number: number
  readonly prompt: Prompt
  readonly slug: Slug
}

/** The 33 cells of the home page in reading order, down columns of eleven; `null` is a blank cell, which takes no number. */
export const cells: readonly (CalendarDay | null)[] = numbered(PROMPTS)

/** The 31 days, first to last. */
export const days: readonly CalendarDay[] = cells.filter((cell) => cell !== null)

/** The day of that slug, or `undefined` when the calendar has none. */
export function dayNamed(slug: string): CalendarDay | undefined {
  return days.find((day) => day.slug === slug)
}

function numbered(prompts: readonly (Prompt | null)[]): (CalendarDay | null)[] {
  let number = 0
  return prompts.map((prompt) => {
    if (prompt === null) return null
    number += 1
    return { number, prompt, slug: prompt.replaceAll(' ', '') as Slug }
  })
}
