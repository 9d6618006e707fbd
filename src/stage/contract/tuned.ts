import type { Tunable, TuningOf, TuningTable } from './scene'

/** The numbers of a tuning table as a day starts with them. */
export function tuned<Table extends Readonly<Record<string, Tunable>>>(table: Table): TuningOf<Table>
export function tuned<Tuning>(table: TuningTable<Tuning>): Tuning
export function tuned(table: Readonly<Record<string, Tunable>>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(table).map(([name, { value }]) => [name, value]))
}
