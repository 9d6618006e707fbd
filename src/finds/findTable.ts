import type { Localized } from '../language/words'

/** What can be found on a day: `Finds` of the stage's contract, of whichever events. */
export type FindTable = Readonly<
  Record<
    string,
    {
      readonly on: string
      // biome-ignore lint/suspicious/noExplicitAny: TypeScript has no word for "the data of that event".
      readonly when?: (data: any) => boolean
      readonly name: Localized
      readonly hint: Localized
    }
  >
>

/** The names of the finds that an event with such data is found by. */
export function findsOf(table: FindTable, event: string, data: unknown): readonly string[] {
  return Object.keys(table).filter((name) => table[name]?.on === event && (table[name].when?.(data) ?? true))
}
