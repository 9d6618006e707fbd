import { exportedValue, numberOf, propertyOf, SourceEditError } from './sourceObjects.ts'

/** From this number on, digits are written in groups, where they were or nothing says otherwise. */
const GROUPED_FROM = 10_000

/**
 * Writes another value of one number into the text of a `tuning.ts`. Nothing else of the text changes.
 * @throws {SourceEditError} when the file has no such number, or the value is none, or out of its range
 */
export function withNumber(source: string, name: string, value: number): string {
  const entry = propertyOf(exportedValue(source, 'tuning'), name)
  if (!entry) throw new SourceEditError(`tuning.ts has no number named ${name}.`)
  const literal = propertyOf(entry, 'value')
  if (!literal || numberOf(literal) === undefined) {
    throw new SourceEditError(`In tuning.ts the value of ${name} is not written as a number: change it there.`)
  }
  if (!Number.isFinite(value)) throw new SourceEditError(`${name} takes a number.`)
  const [min, max] = [numberOf(propertyOf(entry, 'min')), numberOf(propertyOf(entry, 'max'))]
  if ((min !== undefined && value < min) || (max !== undefined && value > max)) {
    throw new SourceEditError(`${name} takes ${min ?? 'anything'} to ${max ?? 'anything'}; ${value} is not in it.`)
  }
  const { start, end } = literal
  return source.slice(0, start) + printNumber(value, source.slice(start, end)) + source.slice(end)
}

/** Prints a number in the manner of the one before it. */
function printNumber(value: number, before: string): string {
  const text = String(value)
  const wasLong = Math.abs(Number(before.replaceAll('_', ''))) >= GROUPED_FROM
  const isGrouped = Math.abs(value) >= GROUPED_FROM && (before.includes('_') || !wasLong)
  if (!isGrouped || text.includes('e')) return text
  const [whole = '', fraction] = text.split('.')
  const groups = whole.replaceAll(/\B(?=(\d{3})+$)/g, '_')
  return fraction === undefined ? groups : `${groups}.${fraction}`
}
