import { readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor } from 'vite'

interface Declaration {
  readonly name: string
  readonly start: number
  readonly end: number
}

/**
 * The code that a file declares under a name, without its comments: `Run`, or of what is declared within that, `Run.send`,
 * `Playhead.#step`, `rules.press`.
 * @throws when it declares none
 */
export function codeOf(file: string, symbol: string): string {
  const source = readFileSync(file, 'utf8')
  const { program, comments, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} does not parse.`)
  let within: Declaration = { name: file, start: 0, end: source.length }
  const all = declarationsIn(program)
  for (const part of symbol.split('.')) {
    const { start, end } = within
    const found = all.find(({ name, ...at }) => name === part && at.start >= start && at.end <= end)
    if (!found) throw new Error(`${file} declares no ${symbol}.`)
    within = found
  }
  const blanked = comments.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    source,
  )
  return blanked.slice(within.start, within.end)
}

/** All that is declared, what encloses before what is in it. */
function declarationsIn(program: ESTree.Program): Declaration[] {
  const found: Declaration[] = []
  const add = (key: ESTree.Node | null, { start, end }: ESTree.Span) => {
    if (key?.type === 'Identifier') found.push({ name: key.name, start, end })
    else if (key?.type === 'PrivateIdentifier') found.push({ name: `#${key.name}`, start, end })
  }
  const byId = (node: ESTree.Span & { readonly id: ESTree.Node | null }) => add(node.id, node)
  const byKey = (node: ESTree.Span & { readonly key: ESTree.Node }) => add(node.key, node)
  new Visitor({
    ClassDeclaration: byId,
    FunctionDeclaration: byId,
    VariableDeclarator: byId,
    MethodDefinition: byKey,
    Property: byKey,
    PropertyDefinition: byKey,
  }).visit(program)
  return found
}
