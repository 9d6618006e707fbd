import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type ESTree, parseSync } from 'vite'
import packageJson from '../../package.json' with { type: 'json' }

/** How a source file is read; tests hand in a changed one. */
export type ReadSource = (file: string) => string

/** Says what a named export of a module is made from. */
export interface SourceHasher {
  /**
   * Sixteen digits that change with the text of a declaration, or of any that it uses, in whatever file, directly or
   * not; but neither with comments, spaces and types, nor with what the declaration does not use.
   *
   * @param file absolute path of the module
   * @throws Error when the module declares no such name
   */
  hashOf(file: string, name: string): string
}

/** A top-level declaration, without its comments, and every word in it. */
interface Declaration {
  readonly text: string
  readonly words: ReadonlySet<string>
}

interface Module {
  readonly declarations: ReadonlyMap<string, Declaration>
  readonly imports: ReadonlyMap<string, { readonly from: string; readonly name: string }>
}

const WORDS = /[\p{ID_Start}$_][\p{ID_Continue}$]*/gu
const PACKAGES: Readonly<Record<string, string>> = { ...packageJson.dependencies, ...packageJson.devDependencies }

/** A hasher that parses each file once. */
export function createSourceHasher(read: ReadSource = (file) => readFileSync(file, 'utf8')): SourceHasher {
  const modules = new Map<string, Module>()

  function moduleAt(file: string): Module {
    const module = modules.get(file) ?? parsed(file, read(file))
    modules.set(file, module)
    return module
  }

  /** Gathers the texts of a declaration and of all that it uses, by file and name. */
  function gather(file: string, name: string, texts: Map<string, string>): void {
    const key = `${file} ${name}`
    if (texts.has(key)) return
    const module = moduleAt(file)
    const declaration = module.declarations.get(name)
    if (!declaration) throw new Error(`${file} declares no "${name}".`)
    texts.set(key, declaration.text)
    for (const word of declaration.words) {
      const imported = module.imports.get(word)
      if (imported?.from.startsWith('.')) gather(fileOf(imported.from, file), imported.name, texts)
      else if (imported) texts.set(imported.from, PACKAGES[imported.from] ?? '')
      else if (module.declarations.has(word)) gather(file, word, texts)
    }
  }

  return {
    hashOf(file, name) {
      const texts = new Map<string, string>()
      gather(file, name, texts)
      const hash = createHash('sha256')
      // In the order of use, and without paths: the same in every folder.
      for (const text of texts.values()) hash.update(text).update('\n')
      return hash.digest('hex').slice(0, 16)
    },
  }
}

function parsed(file: string, text: string): Module {
  const { program, comments, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const declarations = new Map<string, Declaration>()
  const imports = new Map<string, { from: string; name: string }>()
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      for (const specifier of statement.specifiers) {
        if (isTypeOnly(statement, specifier)) continue
        imports.set(specifier.local.name, { from: statement.source.value, name: importedName(specifier) })
      }
      continue
    }
    const words = declaredNames(statement)
    if (words.length === 0) continue
    const code = withoutComments(text, statement, comments)
    const declaration = { text: code, words: new Set(code.match(WORDS)) }
    for (const word of words) declarations.set(word, declaration)
  }
  return { declarations, imports }
}

type ImportSpecifier = ESTree.ImportDeclaration['specifiers'][number]

function isTypeOnly(statement: ESTree.ImportDeclaration, specifier: ImportSpecifier): boolean {
  return statement.importKind === 'type' || ('importKind' in specifier && specifier.importKind === 'type')
}

function importedName(specifier: ImportSpecifier): string {
  if (specifier.type !== 'ImportSpecifier') return specifier.local.name
  return specifier.imported.type === 'Identifier' ? specifier.imported.name : specifier.imported.value
}

function declaredNames(statement: ESTree.Statement | ESTree.Directive): string[] {
  switch (statement.type) {
    case 'ExportNamedDeclaration':
      return statement.declaration ? declaredNames(statement.declaration) : []
    case 'FunctionDeclaration':
      return statement.id ? [statement.id.name] : []
    case 'VariableDeclaration':
      return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
    default:
      return []
  }
}

function withoutComments(text: string, { start, end }: ESTree.Span, comments: readonly ESTree.Span[]): string {
  let code = ''
  let place = start
  for (const comment of comments.filter((span) => span.start >= start && span.end <= end)) {
    code += text.slice(place, comment.start)
    place = comment.end
  }
  return (code + text.slice(place, end)).replace(/\s+/g, ' ')
}

function fileOf(specifier: string, importer: string): string {
  const path = resolve(dirname(importer), specifier)
  return existsSync(path) ? path : `${path}.ts`
}
