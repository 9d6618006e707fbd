import { StatusError } from '../status.ts'

/**
 * A number that the client counts by; where it names none, 0.
 *
 * @throws StatusError INVALID_ARGUMENT
 */
export function countOf(text: string | null): number {
  const count = Number(text ?? 0)
  if (Number.isSafeInteger(count) && count >= 0) return count
  throw new StatusError('INVALID_ARGUMENT', `"${text}" counts nothing.`)
}
