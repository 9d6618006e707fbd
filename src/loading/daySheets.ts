import type { Language } from '../language/words'

/** The sheets that a day draws from: paths under the site's address, with their versions. */
export interface DaySheets {
  readonly files: readonly string[]
  /** The most pixels that those have for a scene unit. */
  readonly sharpest: number
  /** What is loaded in their stead where they would be soft. */
  readonly fine?: readonly string[]
  /** What is loaded in a file's stead by who does not read the first language. */
  readonly editions?: Partial<Readonly<Record<Language, Readonly<Record<string, string>>>>>
}
