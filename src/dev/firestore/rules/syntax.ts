/** The part of the security rules' language that this project's local Firestore understands. */

export type Operation = 'get' | 'list' | 'create' | 'update' | 'delete'

export type Expression =
  | { readonly kind: 'literal'; readonly value: null | boolean | bigint | string }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'member'; readonly of: Expression; readonly name: string }
  | { readonly kind: 'method'; readonly of: Expression; readonly name: string; readonly given: readonly Expression[] }
  | { readonly kind: 'call'; readonly name: string; readonly given: readonly Expression[] }
  | { readonly kind: 'not'; readonly of: Expression }
  | { readonly kind: 'is'; readonly of: Expression; readonly type: string }
  | {
      readonly kind: 'binary'
      readonly operator: BinaryOperator
      readonly left: Expression
      readonly right: Expression
    }

/** From the loosest to the tightest; operators of one level are read from left to right. */
export const BINARY_OPERATORS = [['||'], ['&&'], ['==', '!='], ['<', '<=', '>', '>=', 'in'], ['+', '-']] as const

export type BinaryOperator = (typeof BINARY_OPERATORS)[number][number]

export interface RulesFunction {
  readonly name: string
  readonly parameters: readonly string[]
  readonly body: Expression
}

export interface Allow {
  readonly operations: readonly Operation[]
  readonly condition: Expression
}

/** A step of a path: a name, or a variable that takes whatever name stands there. */
export type Segment = { readonly literal: string } | { readonly variable: string }

export interface Match {
  readonly path: readonly Segment[]
  readonly allows: readonly Allow[]
  readonly functions: readonly RulesFunction[]
  readonly matches: readonly Match[]
}
