import type { NumbersOf, Tunable } from './scene'

/** The numbers of a tuning table as a day starts with them, some of them replaced. */
export function tuned<Table extends Readonly<Record<string, Tunable>>>(
  table: Table,
  changes: Partial<NumbersOf<Table>> = {},
): NumbersOf<Table> {
  const values = Object.fromEntries(Object.entries(table).map(([name, { value }]) => [name, value]))
  return { ...(values as NumbersOf<Table>), ...changes }
}
