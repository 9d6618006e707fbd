/**
 * What a table holds under the name of an area; `undefined` for a name that it has not, be it one that every object has:
 * what is pressed may come from a recording, which calls areas as it likes.
 */
export function named<Value>(table: Readonly<Record<string, Value>>, name: string | null): Value | undefined {
  return name !== null && Object.hasOwn(table, name) ? table[name] : undefined
}
