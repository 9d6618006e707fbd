import type { Document } from '../documents.ts'
import { conditionsOf } from '../query.ts'
import type { StructuredQuery } from '../requests.ts'
import { unimplemented } from '../status.ts'
import { microsOf, type Time } from '../time.ts'
import { allows, type Scope } from './evaluate.ts'
import { parseRules } from './parse.ts'
import { mapOf, Range, type RuleValue, ruleValueOf, Timestamp } from './ruleValues.ts'
import type { Match, Operation, RulesFunction } from './syntax.ts'

/** Something that an anonymous visitor asks for. */
export interface Access {
  readonly operation: Operation
  /** Below `/documents/`: the path of the document; for a list, that of the collection. */
  readonly path: string
  readonly time: Time
  /** The document as it is, if there is one. */
  readonly before?: Document | undefined
  /** The document as a write would make it. */
  readonly after?: Document | undefined
  /** What a list asks for. */
  readonly query?: StructuredQuery
}

/** Whether the rules allow it. */
export type Rules = (access: Access) => boolean

/** Stands in a list's path for the id of whatever document it may find; rules that look at that id are not known here. */
const ANY_ID = '*'

/**
 * Makes the rules of `firestore.rules` ready to judge. A list is judged by its query alone, as Firestore does: of a field
 * the rules then know nothing but the bounds that the query sets.
 *
 * @throws StatusError UNIMPLEMENTED when the rules use a part of the language that is not known here
 */
export function compileRules(source: string): Rules {
  const matches = parseRules(source)
  return (access) => {
    const path = ['databases', '(default)', 'documents', ...access.path.split('/')]
    if (access.operation === 'list') path.push(ANY_ID)
    const scope = { variables: variablesOf(access), functions: new Map<string, RulesFunction>() }
    return matches.some((match) => judgeMatch(match, path, access.operation, scope))
  }
}

function judgeMatch(match: Match, path: readonly string[], operation: Operation, outer: Scope): boolean {
  if (path.length < match.path.length) return false
  const variables = new Map(outer.variables)
  for (const [index, segment] of match.path.entries()) {
    const name = path[index] ?? ''
    if ('variable' in segment) {
      if (name !== ANY_ID) variables.set(segment.variable, name)
    } else if (segment.literal !== name) return false
  }
  const functions = new Map([...outer.functions, ...match.functions.map((named) => [named.name, named] as const)])
  const scope = { variables, functions }
  const rest = path.slice(match.path.length)
  if (rest.length > 0) return match.matches.some((inner) => judgeMatch(inner, rest, operation, scope))
  return match.allows.some((rule) => rule.operations.includes(operation) && allows(rule.condition, scope))
}

function variablesOf({ operation, time, before, after, query }: Access): Map<string, RuleValue> {
  const request = new Map<string, RuleValue>([
    ['time', new Timestamp(microsOf(time))],
    ['auth', null],
    ['method', operation],
  ])
  if (after) request.set('resource', resourceOf(after))
  if (query) request.set('query', new Map([['limit', query.limit === undefined ? null : BigInt(query.limit)]]))
  const resource = query ? new Map([['data', boundsOf(query)]]) : before ? resourceOf(before) : null
  return new Map<string, RuleValue>([
    ['request', request],
    ['resource', resource],
  ])
}

function resourceOf({ fields }: Document): RuleValue {
  return new Map([['data', mapOf(fields)]])
}

/** What the query's conditions say about each field. */
function boundsOf(query: StructuredQuery): ReadonlyMap<string, RuleValue> {
  const bounds = new Map<string, RuleValue>()
  for (const { field, op, value } of conditionsOf(query)) {
    const bound = ruleValueOf(value)
    const known = bounds.get(field.fieldPath)
    if (known === undefined) bounds.set(field.fieldPath, rangeOf(op, bound))
    else if (known instanceof Range) bounds.set(field.fieldPath, narrowRange(known, op, bound))
    else throw unimplemented('a query with two conditions on a field of which one is equality')
  }
  return bounds
}

function rangeOf(operator: string, bound: RuleValue): RuleValue {
  return operator === 'EQUAL' ? bound : narrowRange(new Range(undefined, undefined), operator, bound)
}

function narrowRange({ least, most }: Range, operator: string, bound: RuleValue): Range {
  if (operator.startsWith('GREATER') && least === undefined) return new Range(bound, most)
  if (operator.startsWith('LESS') && most === undefined) return new Range(least, bound)
  throw unimplemented('a query with two bounds on one side of a field')
}
