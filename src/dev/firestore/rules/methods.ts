import { unimplemented } from '../status.ts'
import { Duration, isEqual, isList, isMap, NotAllowed, type RuleValue, Timestamp } from './ruleValues.ts'

const MICROS_PER_SECOND = 1_000_000n
const SECONDS: Readonly<Record<string, bigint>> = { w: 604_800n, d: 86_400n, h: 3600n, m: 60n, s: 1n }

// The reference says "spaces" and does not list them: all that any reading takes off.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const SPACE = /^[\s\u0000-\u0020]$/

/** What the rules may write before a method without naming a variable: `duration.value(1, 'h')`. */
export const NAMESPACES: ReadonlySet<string> = new Set(['duration'])

/** @throws NotAllowed when the value has no such method */
export function callMethod(of: RuleValue, name: string, given: readonly RuleValue[]): RuleValue {
  const [first = null] = given
  switch (name) {
    case 'size':
      // In characters, as the reference has it: code points, not the halves in which JavaScript counts.
      if (typeof of === 'string') return BigInt([...of].length)
      if (isList(of)) return BigInt(of.length)
      if (isMap(of)) return BigInt(of.size)
      break
    case 'trim':
      if (typeof of === 'string') return trimText(of)
      break
    case 'matches':
      if (typeof of === 'string' && typeof first === 'string') return new RegExp(`^(?:${first})$`, 'u').test(of)
      break
    case 'keys':
      if (isMap(of)) return [...of.keys()]
      break
    case 'hasOnly':
      if (isList(of) && isList(first)) return of.every((item) => first.some((other) => isEqual(item, other)))
      break
    case 'hasAll':
      if (isList(of) && isList(first)) return first.every((item) => of.some((other) => isEqual(item, other)))
      break
    default:
      throw unimplemented(`the rules' method ${name}()`)
  }
  throw new NotAllowed(`There is no ${name}() of this value.`)
}

/** By hand: an expression for the end of a text begins anew at every space in it, and takes seconds for many. */
function trimText(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && SPACE.test(text.charAt(start))) start += 1
  while (end > start && SPACE.test(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

/** Functions of the language itself, by their name with its namespace. */
export function callNamespace(namespace: string, name: string, given: readonly RuleValue[]): RuleValue {
  const [amount, unit] = given
  const seconds = typeof unit === 'string' ? SECONDS[unit] : undefined
  if (namespace === 'duration' && name === 'value' && typeof amount === 'bigint' && seconds !== undefined) {
    return new Duration(amount * seconds * MICROS_PER_SECOND)
  }
  throw unimplemented(`the rules' function ${namespace}.${name}() with these values`)
}

export function isOfType(value: RuleValue, type: string): boolean {
  switch (type) {
    case 'string':
      return typeof value === 'string'
    case 'int':
      return typeof value === 'bigint'
    case 'float':
      return typeof value === 'number'
    case 'bool':
      return typeof value === 'boolean'
    case 'timestamp':
      return value instanceof Timestamp
    case 'duration':
      return value instanceof Duration
    case 'list':
      return isList(value)
    case 'map':
      return isMap(value)
    default:
      throw unimplemented(`the rules' type ${type}`)
  }
}
