import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type ESTree, parseSync } from 'vite'
import packageJson from '../../package.json' with { type: 'json' }
import type { SourceHasher } from './kind'
import { fingerprint } from './lock'

/** How a source file is read; tests hand in a changed one. */
export type ReadSource = (file: string) => string

/** A top-level declaration, without its comments, and every word in it. */
interface Declaration {
  readonly text: string
  readonly words: ReadonlySet<string>
}

/** What is imported: one name of a module, or, as `*`, all of it. */
interface Import {
  readonly from: string
  readonly name: string
}

interface Module {
  readonly declarations: ReadonlyMap<string, Declaration>
  readonly imports: ReadonlyMap<string, Import>
  /** What runs when the module is imported and declares nothing; it belongs to all that the module declares. */
  readonly effects: readonly Declaration[]
  /** Modules that are imported for what they do. */
  readonly effectImports: readonly string[]
}

/** Stands for all that a module declares. */
const WHOLE = '*'

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

  /** Gathers the texts of a declaration, or of a whole module, and of all that it uses, by file and name. */
  function gather(file: string, name: string, texts: Map<string, string>): void {
    const key = `${file} ${name}`
    if (texts.has(key)) return
    const module = moduleAt(file)
    if (name === WHOLE) {
      texts.set(key, '')
      for (const declared of module.declarations.keys()) gather(file, declared, texts)
    } else {
      const declaration = module.declarations.get(name)
      if (!declaration) throw new Error(`${file} declares no "${name}".`)
      texts.set(key, declaration.text)
      gatherUsed(file, module, declaration, texts)
    }
    for (const [index, effect] of module.effects.entries()) {
      const effectKey = `${file} ${index}`
      if (texts.has(effectKey)) continue
      texts.set(effectKey, effect.text)
      gatherUsed(file, module, effect, texts)
    }
    for (const from of module.effectImports) gatherImport(file, { from, name: WHOLE }, texts)
  }

  function gatherUsed(file: string, module: Module, { words }: Declaration, texts: Map<string, string>): void {
    for (const word of words) {
      const imported = module.imports.get(word)
      if (imported) gatherImport(file, imported, texts)
      else if (module.declarations.has(word)) gather(file, word, texts)
    }
  }

  function gatherImport(file: string, { from, name }: Import, texts: Map<string, string>): void {
    if (!from.startsWith('.')) texts.set(from, PACKAGES[packageOf(from)] ?? '')
    else if (/\.tsx?$/.test(fileOf(from, file))) gather(fileOf(from, file), name, texts)
    else texts.set(fileOf(from, file), read(fileOf(from, file)))
  }

  function hashOf(file: string, name: string): string {
    const texts = new Map<string, string>()
    gather(file, name, texts)
    // In the order of use, and without paths: the same in every folder.
    return fingerprint(...[...texts.values()].map((text) => `${text}\n`))
  }

  return { hashOf, hashOfModule: (file) => hashOf(file, WHOLE) }
}

function parsed(file: string, text: string): Module {
  const { program, comments, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const declarations = new Map<string, Declaration>()
  const imports = new Map<string, Import>()
  const effects: Declaration[] = []
  const effectImports: string[] = []
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      if (statement.specifiers.length === 0) effectImports.push(statement.source.value)
      for (const specifier of statement.specifiers) {
        if (isTypeOnly(statement, specifier)) continue
        imports.set(specifier.local.name, { from: statement.source.value, name: importedName(specifier) })
      }
      continue
    }
    if (isType(statement)) continue
    const code = withoutComments(text, statement, comments)
    const declaration = { text: code, words: new Set(code.match(WORDS)) }
    const names = declaredNames(statement)
    if (names.length === 0) effects.push(declaration)
    for (const name of names) declarations.set(name, declaration)
  }
  return { declarations, imports, effects, effectImports }
}

type ImportSpecifier = ESTree.ImportDeclaration['specifiers'][number]

function isTypeOnly(statement: ESTree.ImportDeclaration, specifier: ImportSpecifier): boolean {
  return statement.importKind === 'type' || ('importKind' in specifier && specifier.importKind === 'type')
}

function importedName(specifier: ImportSpecifier): string {
  if (specifier.type === 'ImportNamespaceSpecifier') return WHOLE
  if (specifier.type !== 'ImportSpecifier') return specifier.local.name
  return specifier.imported.type === 'Identifier' ? specifier.imported.name : specifier.imported.value
}

function isType(statement: ESTree.Statement | ESTree.Directive): boolean {
  if (statement.type === 'ExportNamedDeclaration') return statement.exportKind === 'type'
  return statement.type === 'TSInterfaceDeclaration' || statement.type === 'TSTypeAliasDeclaration'
}

/** The names that a statement declares. Throws on what hands on another module's declarations, which is not followed. */
function declaredNames(statement: ESTree.Statement | ESTree.Directive): string[] {
  switch (statement.type) {
    case 'ExportNamedDeclaration':
      if (!statement.declaration) throw new Error('Export a declaration where it is declared.')
      return declaredNames(statement.declaration)
    case 'ExportAllDeclaration':
      throw new Error('Export a declaration where it is declared.')
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return statement.id ? [statement.id.name] : []
    case 'VariableDeclaration':
      return statement.declarations.flatMap(({ id }) => boundNames(id))
    default:
      return []
  }
}

/** The names that a pattern binds: `a`, `[a, b]`, `{ a, b: [c] }`. */
function boundNames(pattern: ESTree.BindingPattern | ESTree.BindingRestElement): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? boundNames(element) : []))
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        boundNames(property.type === 'RestElement' ? property : property.value),
      )
    case 'AssignmentPattern':
      return boundNames(pattern.left)
    case 'RestElement':
      return boundNames(pattern.argument)
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
  const file = [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find(
    (candidate) => /\.\w+$/.test(candidate) && existsSync(candidate),
  )
  if (!file) throw new Error(`${importer} imports ${specifier}, which is not there.`)
  return file
}

/** The package that a module belongs to: `@scope/name` of `@scope/name/file`. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
