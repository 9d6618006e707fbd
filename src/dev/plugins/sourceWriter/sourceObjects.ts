import { type ESTree, parseSync } from 'vite'

/** Why a source file was left as it is; its message is for the scene maker. */
export class SourceEditError extends Error {
  override readonly name = 'SourceEditError'
}

/**
 * Finds what a TypeScript module exports under that name, without its `as const` and the like.
 * @throws {SourceEditError} when the module does not parse or exports no such constant
 */
export function exportedValue(source: string, name: string): ESTree.Expression {
  const { program, errors } = parseSync('module.ts', source)
  if (errors.length > 0) throw new SourceEditError('The file does not parse as TypeScript.')
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of statement.declaration.declarations) {
      if (id.type === 'Identifier' && id.name === name && init) return unwrapExpression(init)
    }
  }
  throw new SourceEditError(`The file exports no constant named ${name}.`)
}

/** The value of that property of an object literal, if it is written there. */
export function propertyOf(object: ESTree.Expression, name: string): ESTree.Expression | undefined {
  if (object.type !== 'ObjectExpression') return undefined
  for (const property of object.properties) {
    if (property.type !== 'Property' || property.computed) continue
    const { key } = property
    const isNamedSo = (key.type === 'Identifier' && key.name === name) || (key.type === 'Literal' && key.value === name)
    if (isNamedSo) return unwrapExpression(property.value)
  }
  return undefined
}

/** The number that a literal stands for, its sign included; `undefined` when it is anything else. */
export function numberOf(expression: ESTree.Expression | undefined): number | undefined {
  if (expression?.type === 'Literal' && typeof expression.value === 'number') return expression.value
  if (expression?.type !== 'UnaryExpression' || expression.operator !== '-') return undefined
  const amount = numberOf(expression.argument)
  return amount === undefined ? undefined : -amount
}

function unwrapExpression(expression: ESTree.Expression): ESTree.Expression {
  const isWrapper =
    expression.type === 'TSAsExpression' ||
    expression.type === 'TSSatisfiesExpression' ||
    expression.type === 'ParenthesizedExpression'
  return isWrapper ? unwrapExpression(expression.expression) : expression
}
