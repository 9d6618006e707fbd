import { unimplemented } from '../status.ts'
import { callMethod, callNamespace, isOfType, NAMESPACES } from './methods.ts'
import { isEqual, isInOrder, isList, isMap, NotAllowed, type RuleValue, sumOf } from './ruleValues.ts'
import type { BinaryOperator, Expression, RulesFunction } from './syntax.ts'

/** What names mean where an expression stands. */
export interface Scope {
  readonly variables: ReadonlyMap<string, RuleValue>
  readonly functions: ReadonlyMap<string, RulesFunction>
}

/**
 * Whether the condition holds. An error on the way means that it does not, as in Firestore.
 *
 * @throws StatusError UNIMPLEMENTED
 */
export function allows(condition: Expression, scope: Scope): boolean {
  try {
    return isTrue(condition, scope)
  } catch (error) {
    if (error instanceof NotAllowed) return false
    throw error
  }
}

function isTrue(expression: Expression, scope: Scope): boolean {
  const value = evaluate(expression, scope)
  if (typeof value !== 'boolean') throw new NotAllowed('A condition must be true or false.')
  return value
}

function evaluate(expression: Expression, scope: Scope): RuleValue {
  switch (expression.kind) {
    case 'literal':
      return expression.value
    case 'list':
      return expression.items.map((item) => evaluate(item, scope))
    case 'variable':
      return variableNamed(expression.name, scope)
    case 'member':
      return memberOf(evaluate(expression.of, scope), expression.name)
    case 'method': {
      const given = expression.given.map((item) => evaluate(item, scope))
      const { of } = expression
      if (of.kind === 'variable' && NAMESPACES.has(of.name)) return callNamespace(of.name, expression.name, given)
      return callMethod(evaluate(of, scope), expression.name, given)
    }
    case 'call':
      return callFunction(expression.name, expression.given, scope)
    case 'not':
      return !isTrue(expression.of, scope)
    case 'is':
      return isOfType(evaluate(expression.of, scope), expression.type)
    case 'binary':
      return applyOperator(expression.operator, expression.left, expression.right, scope)
  }
}

function variableNamed(name: string, { variables }: Scope): RuleValue {
  const value = variables.get(name)
  if (value === undefined) throw unimplemented(`the rules' variable ${name}`)
  return value
}

function memberOf(of: RuleValue, name: string): RuleValue {
  const value = isMap(of) ? of.get(name) : undefined
  if (value === undefined) throw new NotAllowed(`There is no ${name} here.`)
  return value
}

function callFunction(name: string, given: readonly Expression[], scope: Scope): RuleValue {
  const called = scope.functions.get(name)
  if (!called || called.parameters.length !== given.length) throw unimplemented(`the rules' function ${name}()`)
  const variables = new Map(scope.variables)
  for (const [index, expression] of given.entries()) {
    const parameter = called.parameters[index]
    if (parameter !== undefined) variables.set(parameter, evaluate(expression, scope))
  }
  return evaluate(called.body, { ...scope, variables })
}

function applyOperator(operator: BinaryOperator, left: Expression, right: Expression, scope: Scope): RuleValue {
  switch (operator) {
    case '&&':
      return !isEither(false, left, right, scope)
    case '||':
      return isEither(true, left, right, scope)
    case '==':
      return isEqual(evaluate(left, scope), evaluate(right, scope))
    case '!=':
      return !isEqual(evaluate(left, scope), evaluate(right, scope))
    case 'in': {
      const [item, all] = [evaluate(left, scope), evaluate(right, scope)]
      if (isList(all)) return all.some((other) => isEqual(item, other))
      if (isMap(all) && typeof item === 'string') return all.has(item)
      throw new NotAllowed('Only a list or a map has something in it.')
    }
    case '+':
    case '-':
      return sumOf(evaluate(left, scope), operator, evaluate(right, scope))
    default:
      return isInOrder(evaluate(left, scope), operator, evaluate(right, scope))
  }
}

/** Whether one of the two is `wanted`: that decides even where the other one is an error. */
function isEither(wanted: boolean, left: Expression, right: Expression, scope: Scope): boolean {
  try {
    if (isTrue(left, scope) === wanted) return true
  } catch (error) {
    if (error instanceof NotAllowed && isTrue(right, scope) === wanted) return true
    throw error
  }
  return isTrue(right, scope) === wanted
}
