import type { Day } from './day/day'

/** The prompts in the order of the home page's cells, `null` being a blank cell. Source: specification, section 2. */
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

/** Loads what a day's folder holds. */
type ImportDay = () => Promise<{ readonly day: Day }>

const folders = import.meta.glob<{ readonly day: Day }>('#scenes/*/index.ts')

const importers = new Map<string, ImportDay>(
  Object.entries(folders).map(([path, importDay]) => [path.split('/').at(-2) ?? path, importDay]),
)

/** The day of that slug, or `undefined` when the calendar has none. */
export function dayNamed(slug: string): CalendarDay | undefined {
  return days.find((day) => day.slug === slug)
}

/** How to import the day's folder, or `undefined` while the day has none: it is still being drawn. */
export function importerOf(day: CalendarDay): ImportDay | undefined {
  return importers.get(day.slug)
}

/** The folders that bear the name of no day: a misspelt slug. */
export function strayFolders(): string[] {
  return [...importers.keys()].filter((name) => !dayNamed(name))
}

function numbered(prompts: readonly (Prompt | null)[]): (CalendarDay | null)[] {
  let number = 0
  return prompts.map((prompt) => {
    if (prompt === null) return null
    number += 1
    return { number, prompt, slug: prompt.replaceAll(' ', '') as Slug }
  })
}
