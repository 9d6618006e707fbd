/** The sheets that a day draws from: paths under the site's address, with their versions. */
export interface DaySheets {
  readonly files: readonly string[]
  /** The most pixels that those have for a scene unit. */
  readonly sharpest: number
  /** What is loaded in their stead where they would be soft. */
  readonly fine?: readonly string[]
}
